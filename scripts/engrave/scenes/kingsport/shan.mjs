import { Scene } from '../../bodies.mjs';
import { fillPath } from '../../lines.mjs';
import { INK, noise } from '../../noise.mjs';
import { night, wing } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** Through the open window, no larger than a pigeon: it sits down by the one who has fallen asleep over his book. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 170, y: 226, z: -240, power: 3, reach: 340, soft: 12 },
    sky: { dir: [0.6, -0.6, 0.2], power: 0.7, rim: 1.1, tight: 2.2 },
    ambient: 0.07,
    back: night(486, 84, 40, { reach: 120 }),
  });
  // The window.
  const wall = s.body({
    set: true,
    k: 0.5,
    ck: 0.5,
    gap: 5,
    rim: 0,
    lum: 0.55,
    top: 0.45,
    fill: 0.6,
    dir: [0.02, 1, 0.1],
    cast: false,
  });
  wall.box(320, 150, 130, 420, 260, 8).box(400, 96, 130, 168, 112, 30, [0, 0, 0], 1, true);
  const frame = s.body({ set: true, k: 1, gap: 3, rim: 0.7, lum: 0.8, fill: 0.9, dir: [0.1, 1, 0.2], cast: false });
  frame
    .box(400, 210, 112, 176, 5, 14)
    .box(230, 90, 116, 5, 124, 8)
    .box(570, 90, 116, 5, 124, 8)
    .box(400, 100, 122, 3, 112, 4)
    .box(400, 92, 122, 168, 3, 4);
  const curtain = s.body({
    set: true,
    k: 8,
    gap: 3.6,
    lum: 0.7,
    fill: 0.8,
    rim: 0.6,
    dir: [1, 0.1, 0.5],
    cast: false,
    disp: (x, y) => 4 * Math.sin(x * 0.3 + 2 * noise(y * 0.02, 3)),
  });
  curtain.tube('196 20 90 30, 190 120 84 26, 204 190 80 22, 226 226 74 14', { per: 5 });
  // The table, the book, and who reads no longer.
  const table = s.body({ set: true, k: 1, gap: 4, rim: 0.5, lum: 0.75, top: 0.75, fill: 0.6, dir: [0.04, 0.3, 0.8] });
  table.box(320, 322, -60, 320, 26, 110, [16, 0, 0], 2);
  const cloth = s.body({
    set: true,
    k: 9,
    dir: [0.85, 0.4, 0.6],
    gap: 3,
    lum: 0.5,
    fill: 1,
    bump: 0.4,
    grain: 0.09,
    disp: (x, y, z) => 1.6 * noise(x * 0.06, y * 0.05, z * 0.08),
  });
  cloth
    .tube('560 300 -40 50, 528 270 -50 36, 490 262 -70 24', { per: 4 })
    .tube('520 276 -70 20, 474 296 -120 16, 424 292 -130 13, 396 288 -130 11', { per: 4 });
  const man = s.body({ set: true, k: 5, ck: 2, dir: [0.35, 1, 0.7], gap: 2.2, lum: 1.15, bump: 0.35, grain: 0.2 });
  man
    .egg(456, 254, -104, 27, 23, 24, [0, 0, 70])
    .egg(434, 264, -116, 17, 14, 16)
    .tube('420 256 -126 3.4, 413 262 -132 4.600, 419 266 -130 3.4', { per: 3 })
    .tube('424 248 -128 1.600, 430 252 -130 2, 432 257 -128 1.600', { per: 3 })
    .tube('424 274 -128 2, 431 276 -130 2.4, 437 273 -128 2', { per: 3 })
    .tube('400 288 -130 9, 382 284 -136 8', { soft: false })
    .egg(372, 284, -140, 15, 7, 9, [0, 0, -6]);
  const hair = s.body({ set: true, k: 3, dir: [1, 0.3, 0.3], gap: 2, lum: 0.5, fill: 1, bump: 0.5, grain: 0.2 });
  hair.egg(466, 240, -104, 30, 19, 24, [0, 0, 40]).egg(482, 258, -98, 18, 22, 22);
  const book = s.body({ set: true, k: 1, dir: [0.2, 1, 0.9], gap: 2.4, lum: 1.2, cast: false });
  book.box(328, 296, -146, 34, 3, 24, [-30, 8, 4], 1).box(264, 298, -144, 34, 3, 24, [-30, -6, -3], 1);
  const candle = s.body({ set: true, cast: false, k: 1, dir: [0, 1, 0.3], lum: 1, gap: 2.4 });
  candle.tube('112 300 -120 8, 112 256 -120 7', { soft: false }).egg(112, 302, -120, 20, 5, 16);
  s.body({ set: true, glow: 1, cast: false }).tube('112 250 -122 3, 112.5 241 -122 4, 111 224 -122 0.4', { per: 3 });
  // What has come in.
  wing(
    s,
    [322, 152],
    [
      [356, 52],
      [420, 46],
      [470, 88],
      [468, 146],
      [420, 182],
    ],
    14,
    { bend: -0.06, lum: 0.7, sag: 0.1 },
  );
  wing(
    s,
    [282, 152],
    [
      [250, 58],
      [188, 54],
      [140, 98],
      [144, 152],
      [192, 186],
    ],
    -10,
    { bend: 0.08, back: -0.1, lum: 0.55, sag: 0.1 },
  );
  const shell = { k: 4, ck: 1.5, dir: [0.3, 1, 0.6], gap: 2.6, wet: 0.6, bump: 0.25, grain: 0.2, lum: 1.05 };
  const body = s.body({ ...shell, rings: 1 });
  body.tube('302 140 -30 24, 306 176 -40 26, 312 210 -50 19, 320 240 -50 10, 328 258 -44 2', { per: 7 });
  const head = s.body(shell);
  head.egg(298, 118, -60, 38, 27, 28, [0, 0, 4]).egg(296, 142, -70, 22, 16, 18);
  for (const [x, y, z, r] of [
    [272, 116, -78, 20],
    [324, 118, -76, 20],
  ]) {
    head.egg(x, y, z, r * 0.96, r * 0.96, r, [0, 0, 0], true);
    s.body({ k: 1, cast: false, lum: 0.5, wet: 1.2, gap: 2.2, rings: 0, dir: [0, 1, 0.2] }).ball(x, y, z + 5, r * 0.84);
    s.body({ glow: 1, cast: false }).egg(x - 2, y + 3, z - r * 0.72, 5, 6.5, 3);
    s.body({ k: 0.4, cast: false, lum: 0, fill: 0, rim: 0 }).ball(x - 2.4, y + 3.4, z - r * 0.9, 2.2);
  }
  // Three mouths that move, and feelers that do not rest.
  for (const [x, y] of [
    [284, 150],
    [298, 154],
    [312, 150],
  ]) {
    head.egg(x, y, -86, 5, 6, 8, [0, 0, 0], true);
    s.body({ k: 1.5, rings: 1, gap: 2, wet: 0.6 }).tube(
      [
        [x, y, -80, 2.6],
        [x - 3, y + 12, -96, 2.2],
        [x + 3, y + 20, -100, 1.4],
        [x - 2, y + 28, -98, 0.4],
      ],
      { per: 4 },
    );
  }
  const feeler = (l) => s.body({ k: 1.5, rings: 1, gap: 2.2, wet: 0.4, lum: 1.1 }).tube(l, { per: 6 });
  feeler('284 94 -70 4, 262 70 -84 3.2, 232 62 -96 2.6, 214 78 -100 2, 226 90 -100 1.2, 234 82 -100 0.5');
  feeler('314 94 -66 4, 334 66 -80 3.2, 366 54 -90 2.6, 386 68 -94 2, 376 82 -94 1.2, 366 76 -94 0.5');
  feeler('294 92 -74 3.4, 284 62 -92 2.6, 294 40 -100 2, 282 28 -100 0.6');
  feeler('304 92 -74 3.4, 318 58 -92 2.6, 310 38 -100 2, 324 26 -100 0.6');
  // Ten legs, each of hairs.
  for (let i = 0; i < 5; i++)
    for (const q of [-1, 1]) {
      const [x, y] = [304 + i * 4 + q * 18, 166 + i * 15];
      s.body({ k: 1, rings: 1, gap: 2.3, lum: 1 }).tube(
        [
          [x, y, -52, 4],
          [x + q * (30 - i * 2), y + 4 - i, -80, 3],
          [x + q * (40 - i * 3), y + 26, -88, 2.2],
          [x + q * (34 - i * 4), y + 44, -86, 0.5],
        ],
        { per: 4 },
      );
    }
  s.before.push(fillPath('M64 318h512v6H64z', INK.night));
  s.crop = CROP;
  return s;
}
