import { Scene } from '../../bodies.mjs';
import { chance, noise } from '../../noise.mjs';
import { hand } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** On the beam above the bed. It has a beard, and small hands, and it knows the name of whoever sleeps there. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 150, y: 150, z: -220, power: 2.4, reach: 250, soft: 12 },
    sky: { dir: [0.8, -0.4, -0.1], power: 0.5, rim: 0.9, tight: 2 },
    ambient: 0.07,
  });
  const board = (o) =>
    s.body({
      set: true,
      k: 0.5,
      gap: 4.2,
      rim: 0,
      lum: 0.9,
      top: 0.5,
      fill: 0.9,
      cast: false,
      bump: 0.2,
      grain: 0.04,
      ...o,
    });
  board({
    dir: [0.3, 1, 0.1],
    tone: (x, y, _z, a, c) => (Math.abs(((x - y * 0.3) / 46) % 1) < 0.05 ? [-1, -1] : [a * 0.8, c]),
  }).box(330, 90, 190, 420, 240, 8, [0, 10, -4], 1);
  const beam = s.body({ set: true, k: 2, dir: [0.08, 1, 0.3], gap: 4, bump: 0.6, grain: 0.06, lum: 0.8, wob: 4 });
  beam.box(320, 300, -10, 420, 30, 74, [0, 4, -2], 4);
  const fur = s.body({
    k: 9,
    ck: 2,
    dir: [0.9, 0.4, 0.6],
    gap: 2.6,
    bump: 0.9,
    grain: 0.26,
    lum: 0.8,
    disp: (x, y, z) => 1.8 * noise(x * 0.25, y * 0.08, z * 0.2),
  });
  fur
    .egg(384, 212, 0, 78, 54, 48, [0, 0, 10])
    .egg(326, 214, -22, 52, 46, 42, [0, 0, -10])
    .egg(280, 190, -44, 36, 34, 32, [0, 0, -14])
    .egg(426, 236, -30, 38, 34, 26, [0, 0, 20])
    .tube('420 258 -44 15, 392 268 -62 9')
    .tube('302 230 -50 14, 272 252 -78 9, 252 262 -88 7')
    .tube('330 240 -56 14, 316 258 -84 8, 304 264 -92 7');
  fur
    .egg(296, 150, -34, 18, 20, 7, [0, 24, 20])
    .egg(262, 148, -30, 16, 18, 7, [0, -20, -20])
    .egg(297, 150, -44, 11, 13, 7, [0, 24, 20], true)
    .egg(262, 148, -40, 10, 12, 7, [0, -20, -20], true);
  // The face is a man's.
  const skin = s.body({ k: 3, ck: 1.8, dir: [0.3, 1, 0.7], gap: 2.1, bump: 0.4, grain: 0.22, wet: 0.15, lum: 1.25 });
  skin
    .egg(262, 190, -66, 23, 27, 18, [0, 0, -8])
    .tube('256 178 -82 3, 250 194 -92 4, 246 202 -94 5, 254 205 -88 3.4', { per: 3 })
    .tube('238 174 -76 2.4, 248 171 -82 3, 258 176 -82 2', { per: 3 })
    .tube('264 176 -80 2, 274 172 -78 3, 284 178 -72 2.4', { per: 3 })
    .ball(240, 196, -76, 5)
    .ball(276, 200, -74, 6)
    .egg(247, 182, -82, 5, 3.8, 6, [0, 0, -4], true)
    .egg(270, 184, -80, 5.4, 3.8, 6, [0, 0, 6], true)
    .egg(256, 212, -82, 12, 4, 8, [0, 0, 4], true);
  const hair = s.body({ k: 1.2, dir: [1, 0.3, 0.3], gap: 2.2, lum: 1, fill: 1.1 });
  const r = chance(8);
  for (let i = 0; i < 22; i++) {
    const t = i / 21,
      x = 236 + 46 * t;
    hair.tube(
      [
        [x + 2, 212 + 6 * Math.sin(t * 3), -80, 2],
        [x - 2 + r() * 6, 228 + r() * 6, -84, 1.7],
        [x - 8 + r() * 14, 246 + r() * 12, -80, 0.4],
      ],
      { per: 4 },
    );
  }
  const teeth = s.body({ k: 0.3, lum: 1.6, gap: 2 });
  teeth.box(252, 211, -87, 2.2, 5, 1.6, [0, 0, 4], 1).box(257.5, 211, -87, 2.2, 5, 1.6, [0, 0, -2], 1);
  s.body({ glow: 1, cast: false }).ball(247.5, 182.5, -82, 1.9).ball(269.5, 184, -80, 1.9);
  hand(
    skin,
    [250, 264, -92],
    [
      [-26, 6, -8],
      [-22, 14, -14],
      [-10, 18, -16],
      [4, 16, -12],
      [-14, -6, -8],
    ],
    { r: 3.2, lift: -4, claw: 1 },
  );
  hand(
    skin,
    [302, 266, -96],
    [
      [-22, 10, -8],
      [-14, 16, -14],
      [-2, 18, -14],
      [10, 14, -10],
    ],
    { r: 3.2, lift: -4, claw: 1 },
  );
  hand(
    skin,
    [388, 270, -66],
    [
      [-24, 6, -8],
      [-18, 12, -14],
      [-6, 14, -14],
    ],
    { r: 3.2, lift: -3, claw: 1 },
  );
  for (let i = 0; i < 5; i++) {
    hair.tube(
      [
        [238, 204 + i * 2, -86, 0.8],
        [206, 198 + i * 6, -90, 0.6],
        [180, 200 + i * 10, -86, 0.3],
      ],
      { per: 4 },
    );
    hair.tube(
      [
        [276, 206 + i * 2, -82, 0.8],
        [306, 204 + i * 5, -100, 0.6],
        [330, 210 + i * 8, -100, 0.3],
      ],
      { per: 4 },
    );
  }
  s.body({ k: 3, rings: 1, gap: 2.8, wet: 0.3 }).tube(
    '452 236 0 11, 500 262 -30 8, 520 300 -70 6, 486 322 -90 5, 440 312 -96 3.4, 404 330 -100 1',
    { per: 8 },
  );
  s.body({ set: true, cast: false, k: 1, dir: [0, 1, 0.3], lum: 1.2, gap: 2.4 })
    .tube('140 268 -70 6, 141 226 -70 5.6', { soft: false })
    .box(140, 268, -70, 18, 3, 16, [0, 20, 0], 2);
  s.body({ set: true, glow: 1, cast: false }).tube('141 218 -70 3, 142 210 -70 3.6, 140 194 -70 0.5', { per: 3 });
  s.crop = CROP;
  return s;
}
