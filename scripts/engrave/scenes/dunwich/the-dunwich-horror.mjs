import { Scene } from '../../bodies.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { chance, INK, noise } from '../../noise.mjs';
import { night, roofs } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** Over the roofs of the village, taller than its steeple, and it has half a face. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 120, y: 330, z: -250, power: 2.5, reach: 260, soft: 14 },
    sky: { dir: [0.7, -0.6, 0.2], power: 0.8, rim: 1.2, tight: 2.2 },
    ambient: 0.07,
    back: night(452, 90, 44, { reach: 130, line: 3.4 }),
  });
  const b = s.body({
    k: 20,
    ck: 4,
    dir: [0.5, 0.8, 0.8],
    gap: 3.6,
    bump: 0.6,
    grain: 0.09,
    wet: 0.4,
    disp: (x, y, z) => 2.4 * noise(x * 0.06, y * 0.06, z * 0.06),
  });
  b.egg(322, 190, 20, 118, 84, 80, [0, 0, 6])
    .egg(300, 130, 6, 74, 58, 56)
    .egg(380, 170, 30, 70, 66, 60)
    .egg(256, 206, 0, 62, 56, 50);
  const R = chance(19);
  for (let i = 0; i < 14; i++) {
    const a = R() * 6.28,
      d = 40 + R() * 56;
    b.ball(322 + d * Math.cos(a) * 1.15, 186 + d * Math.sin(a) * 0.8, -34 + R() * 16, 12 + R() * 12);
  }
  const ropes = (n, seed, z, r) => {
    const q = chance(seed);
    for (let i = 0; i < n; i++) {
      const t = (i + 0.5) / n,
        a = -0.35 + 3.85 * t,
        c = Math.cos(a),
        v = Math.sin(a),
        l = 84 + q() * 88,
        w = (q() - 0.5) * 80;
      s.body({ k: 4, rings: 1, gap: 3.1, wet: 0.5, bump: 0.25, grain: 0.2 }).tube(
        [0, 0.3, 0.55, 0.8, 1].map((u) => [
          322 + 84 * c + c * l * u * 0.9 - v * w * Math.sin(u * 4.4) * u,
          192 + 52 * v + v * l * u + Math.abs(c) * w * Math.sin(u * 4.4) * u,
          z - 44 * Math.sin(u * 2.6),
          r * (1 - u) + 1.4,
        ]),
        { per: 6 },
      );
    }
  };
  ropes(9, 4, -30, 12);
  ropes(7, 9, 16, 14);
  const up = chance(31);
  for (let i = 0; i < 7; i++) {
    const x = 216 + i * 36,
      l = 50 + up() * 60,
      w = (up() - 0.5) * 90;
    s.body({ k: 4, rings: 1, gap: 3.1, wet: 0.5 }).tube(
      [
        [x, 150 - 30 * Math.sin(i / 2), 20, 11],
        [x + w * 0.3, 120 - l * 0.4, 4, 8],
        [x + w, 110 - l * 0.7, -10, 5],
        [x + w * 0.7, 112 - l, -16, 1.2],
      ],
      { per: 6 },
    );
  }
  // Half of a man's face, as tall as a door.
  const face = s.body({ k: 4, ck: 2.4, dir: [0.35, 1, 0.7], gap: 2.4, bump: 0.35, grain: 0.16, wet: 0.2, lum: 1.2 });
  face
    .egg(288, 128, -42, 34, 44, 26, [0, 0, -6])
    .tube('290 112 -66 4, 286 134 -76 6, 284 142 -74 5', { per: 3 })
    .tube('262 108 -60 4, 274 104 -66 5, 288 110 -66 3', { per: 3 })
    .tube('266 150 -60 4, 282 148 -68 4.6, 300 152 -62 3', { per: 3 })
    .tube('268 164 -56 4, 284 166 -62 5, 300 162 -56 4', { per: 3 })
    .egg(272, 117, -68, 8, 6, 7, [0, 0, -4], true)
    .egg(284, 157, -68, 14, 3.4, 8, [0, 0, 0], true)
    .tube('264 134 -60 2, 272 142 -66 2.4, 270 150 -62 1.6', { per: 3 });
  face.tone = (x, y, _z, a, c) => {
    const e = 302 + 5 * noise(y * 0.09, 2) + (y - 128) * 0.1;
    return x > e ? [a * 0.25, c * 0.6] : [a, c];
  };
  s.body({ k: 1, lum: 1, wet: 1, gap: 2 }).ball(272, 117.5, -63, 5);
  s.body({ glow: 1, cast: false }).ball(272, 117.5, -67, 2.2);
  for (const [x, y, z, r] of [
    [352, 150, -50, 9],
    [390, 196, -34, 8],
    [250, 214, -50, 7],
    [318, 220, -62, 8],
    [362, 236, -44, 6],
    [228, 176, -34, 5],
  ]) {
    b.egg(x, y, z, r, r * 0.62, r, [0, 0, R() * 30 - 15], true);
    s.body({ k: 1, cast: false, lum: 0.6, wet: 1, gap: 2 }).ball(x, y + 0.6, z + r * 0.2, r * 0.6);
    s.body({ glow: 1, cast: false }).egg(x, y + 0.6, z - r * 0.46, r * 0.42, r * 0.24, 2);
  }
  s.before.push(
    roofs(-10, 660, 282, 8),
    fillPath('M470 362V262L476 222L482 262V362z', INK.night),
    fillPath(
      stroke(
        [
          [470, 262],
          [476, 220],
          [482, 262],
        ],
        0.8,
        0.8,
      ),
      INK.slate,
    ),
  );
  s.crop = CROP;
  return s;
}
