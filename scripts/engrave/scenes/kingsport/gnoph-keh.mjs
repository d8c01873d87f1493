import { Scene } from '../../bodies.mjs';
import { fillPath } from '../../lines.mjs';
import { chance, INK, noise } from '../../noise.mjs';
import { ground } from '../../parts.mjs';

const CROP = [44, 8, 560, 315];

/** On the ice, where the storm made a wall: it stands up on the last two of its six legs over the sledge. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 170, y: 306, z: -230, power: 2.8, reach: 270, soft: 14 },
    sky: { dir: [0.7, -0.6, 0.2], power: 0.85, rim: 1.2, tight: 2 },
    ambient: 0.08,
    back: (x, y) => ({
      key: 0,
      fill: 0.3 + 0.32 * noise(x * 0.006 + y * 0.012, y * 0.02, 4),
      phase: (y + x * 0.32 + 10 * noise(x * 0.008, y * 0.02, 1)) / 4,
    }),
    floor: ground({
      y: 304,
      bump: 22,
      scale: 0.03,
      lum: 0.8,
      top: 0.8,
      fill: 0.7,
      gap: 5,
      dir: [0.01, 0, 0.2],
      wob: 5,
    }),
  });
  const ice = s.body({ set: true, k: 2, dir: [0.3, 1, 0.3], gap: 4, lum: 0.7, fill: 0.9, rim: 0.8 });
  ice
    .box(96, 262, 120, 40, 60, 30, [10, 20, 24], 3)
    .box(150, 286, 90, 36, 34, 26, [0, -20, -18], 3)
    .box(548, 256, 130, 44, 70, 30, [0, 30, -16], 3)
    .box(500, 292, 90, 30, 24, 24, [8, 10, 20], 3);
  const fur = {
    k: 12,
    ck: 3,
    dir: [0.92, 0.36, 0.6],
    gap: 3.1,
    bump: 0.65,
    grain: 0.11,
    lum: 0.95,
    disp: (x, y, z) => 4 * noise(x * 0.13, y * 0.045, z * 0.12) + 1.8 * noise(x * 0.32, y * 0.1, z * 0.3),
  };
  const body = s.body(fur);
  body
    .tube('340 130 -30 48, 352 176 0 58, 364 226 16 62, 372 262 20 54', { per: 5 })
    .egg(338, 120, -24, 66, 46, 48, [0, 0, 6])
    .egg(372, 262, 20, 76, 46, 56);
  const leg = (l) => s.body({ ...fur, k: 9 }).tube(l, { per: 5 });
  leg('332 270 -20 34, 306 292 -50 24, 296 314 -60 22');
  leg('414 270 10 34, 436 292 -10 24, 440 314 -20 22');
  leg('300 118 -50 28, 250 108 -96 22, 216 84 -130 19');
  leg('388 122 -40 28, 436 100 -70 21, 470 70 -90 19');
  leg('302 186 -46 25, 254 202 -92 19, 222 190 -124 17');
  leg('404 190 -30 25, 452 200 -64 19, 486 184 -90 17');
  const claw = s.body({ k: 0.6, dir: [0.3, 1, 0.5], gap: 2.4, wet: 0.5, lum: 1.4, fill: 1.2 });
  const paw = (x, y, z, turn, size = 1) => {
    for (let i = 0; i < 5; i++) {
      const a = turn + (i - 2) * 0.36;
      const [c, q] = [Math.cos(a), Math.sin(a)];
      claw.tube(
        [
          [x + c * 12, y + q * 12, z - 8, 4.4 * size],
          [x + c * 28 * size, y + q * 28 * size - 3, z - 16, 3.4 * size],
          [x + c * 42 * size, y + q * 42 * size + 5, z - 14, 0.4],
        ],
        { per: 4 },
      );
    }
  };
  paw(210, 78, -136, 3.7);
  paw(476, 64, -94, -0.8);
  paw(216, 188, -130, 3, 0.9);
  paw(492, 182, -94, 0.1, 0.9);
  paw(292, 314, -72, 2.4, 0.7);
  paw(442, 314, -32, 1, 0.7);
  const head = s.body({
    ...fur,
    k: 7,
    ck: 2,
    dir: [0.5, 1, 0.7],
    gap: 2.5,
    disp: (x, y, z) => 1.6 * noise(x * 0.16, y * 0.1, z * 0.16),
    lum: 1.1,
  });
  head
    .egg(330, 98, -76, 40, 36, 34, [0, 0, 4])
    .egg(324, 122, -100, 27, 22, 26)
    .egg(292, 72, -62, 13, 15, 9, [0, 0, -26])
    .egg(366, 70, -58, 13, 15, 9, [0, 0, 26])
    .tube('300 92 -104 4, 312 94 -110 6, 322 100 -112 5', { per: 3 })
    .tube('336 100 -112 5, 346 93 -108 6, 358 90 -100 4', { per: 3 })
    .egg(310, 101, -110, 6.5, 4.5, 8, [0, 0, 16], true)
    .egg(346, 100, -108, 6.5, 4.5, 8, [0, 0, -16], true)
    .egg(324, 140, -118, 20, 11, 16, [0, 0, 2], true);
  head.tone = (x, y, _z, a, c) => (((x - 324) / 19) ** 2 + ((y - 140) / 10) ** 2 < 1 ? [a * 0.06, 0] : [a, c]);
  s.body({ k: 1, wet: 0.8, lum: 0.4, gap: 2 }).egg(323, 121, -126, 8, 5.5, 5);
  s.body({ glow: 1, cast: false }).ball(310, 101.5, -109, 2.6).ball(346, 100.5, -107, 2.6);
  // The horn.
  s.body({ k: 2, rings: 1, gap: 3, lum: 1.3, fill: 1.2, wet: 0.3 }).tube(
    '328 82 -104 11, 326 58 -124 9, 314 30 -132 6, 292 8 -130 0.8',
    { per: 7 },
  );
  const teeth = s.body({ k: 0.3, lum: 1.7, fill: 1.2, gap: 2 });
  for (let i = 0; i < 7; i++) {
    const t = i / 6 - 0.5;
    const long = i === 1 || i === 5 ? 15 : 8;
    teeth.tube(
      [
        [324 + t * 36, 132 + t * t * 14, -122 + t * t * 14, 2.7],
        [324 + t * 34, 132 + long, -124 + t * t * 14, 0.3],
      ],
      { soft: false },
    );
    if (i < 6)
      teeth.tube(
        [
          [327 + t * 34, 149 - t * t * 14, -120 + t * t * 14, 2.4],
          [327 + t * 33, 141, -122 + t * t * 14, 0.3],
        ],
        { soft: false },
      );
  }
  // The sledge, and its lantern.
  const sledge = s.body({ set: true, k: 1, dir: [0.1, 1, 0.3], gap: 3, lum: 0.9, fill: 0.9, cast: false });
  sledge
    .tube('120 320 -140 3, 200 318 -140 3, 236 308 -140 3, 246 292 -140 2.4', { per: 4 })
    .tube('140 302 -150 3, 214 300 -150 3', { soft: false })
    .tube('146 304 -150 2.4, 146 320 -150 2.4', { soft: false })
    .tube('200 302 -150 2.4, 200 318 -150 2.4', { soft: false })
    .box(172, 290, -144, 24, 10, 12, [0, 0, -4], 3);
  s.body({ set: true, cast: false, k: 1, lum: 0.6, dir: [0, 1, 0.3] })
    .box(118, 318, -160, 9, 2, 8, [0, 20, 10], 1)
    .box(122, 295, -160, 7, 2, 7, [0, 20, 10], 1);
  s.body({ set: true, glow: 1, cast: false }).egg(120, 307, -160, 5, 8.5, 5, [0, 0, 10]);
  const random = chance(44);
  let snow = '';
  for (let i = 0; i < 90; i++) {
    const [x, y, r] = [60 + random() * 520, 30 + random() * 296, 0.6 + random() * 1.2];
    snow += `M${x.toFixed(1)} ${y.toFixed(1)}l${(r * 3.4).toFixed(1)} ${r.toFixed(1)}l${(-r).toFixed(1)} ${(r * 0.9).toFixed(1)}z`;
  }
  s.before.push(fillPath(snow, INK.bone));
  s.crop = CROP;
  return s;
}
