import { Scene } from '../../bodies.mjs';
import { noise } from '../../noise.mjs';
import { ground, hand } from '../../parts.mjs';

const CROP = [64, 27, 512, 288];

/** In the vestry, among what people gave away: under the warmest of the cast-off robes somebody has come in. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 226, y: 274, z: -170, power: 2.7, reach: 240, soft: 12 },
    sky: { dir: [0.8, -0.5, -0.1], power: 0.55, rim: 0.9, tight: 2.2 },
    ambient: 0.06,
    floor: ground({
      y: 306,
      bump: 1,
      wob: 0,
      gap: 6,
      phase: (x, _y, _z) => x / 18,
      tone: (x, _y, z, a, c) => (Math.abs(((x + z * 0.4) / 36) % 1) < 0.06 ? [-1, -1] : [a, c]),
    }),
  });
  const wall = s.body({
    set: true,
    k: 0.5,
    gap: 4.6,
    rim: 0,
    lum: 0.6,
    top: 0.5,
    fill: 0.7,
    dir: [0.04, 1, 0.1],
    cast: false,
  });
  wall.box(320, 150, 150, 420, 200, 8);
  // Shelves of what is folded, and a rail of what hangs.
  const boards = s.body({ set: true, k: 2, gap: 3, rim: 0.6, lum: 0.7, dir: [1, 0.1, 0.2] });
  for (const y of [112, 172, 232]) boards.box(486, y, 112, 96, 4, 28, [0, -6, 0], 1);
  boards.box(396, 176, 116, 5, 130, 28, [0, -6, 0], 1);
  const folded = {
    k: 5,
    gap: 2.8,
    lum: 0.9,
    bump: 0.4,
    dir: [1, 0.15, 0.1],
    disp: (x, y, z) => 1.4 * noise(x * 0.08, y * 0.3, z * 0.05),
  };
  const piles = s.body(folded);
  [
    [438, 112, 3],
    [492, 112, 2],
    [544, 112, 4],
    [440, 172, 2],
    [500, 172, 4],
    [548, 172, 2],
    [446, 232, 4],
    [512, 232, 3],
  ].forEach(([x, y, n], at) => {
    for (let i = 0; i < n; i++)
      piles.box(x + ((at * 7 + i * 5) % 7) - 3, y - 10 - i * 11, 92, 20, 5, 18, [0, (at % 3) * 4 - 4, 0], 4);
  });
  const hung = s.body({
    k: 5,
    gap: 3.2,
    lum: 0.8,
    bump: 0.4,
    dir: [0.9, 0.2, 0.4],
    disp: (x, y, z) => 2 * noise(x * 0.12, y * 0.02, z * 0.05),
  });
  boards.tube('60 92 96 3, 250 88 104 3', { soft: false });
  for (const [x, z, low, wide] of [
    [104, 92, 236, 22],
    [158, 96, 206, 18],
    [208, 98, 226, 18],
  ])
    hung
      .tube(
        [
          [x, 112, z, wide * 0.62],
          [x - 1, 150, z, wide * 0.74],
          [x + 1, low, z, wide],
        ],
        { per: 4, soft: false },
      )
      .tube(
        [
          [x - wide * 0.3, 108, z, 8],
          [x - wide, 122, z, 8],
          [x - wide * 1.25, 186, z, 7],
        ],
        { per: 4 },
      )
      .tube(
        [
          [x + wide * 0.3, 108, z, 8],
          [x + wide, 122, z, 8],
          [x + wide * 1.2, 184, z, 7],
        ],
        { per: 4 },
      )
      .tube(
        [
          [x, 106, z, 2],
          [x, 94, z, 1.6],
        ],
        { per: 2 },
      );
  // The robe, too wide for what is in it.
  const cloth = {
    k: 9,
    ck: 2,
    dir: [0.9, 0.3, 0.6],
    gap: 3.2,
    bump: 0.4,
    grain: 0.1,
    lum: 0.8,
    fill: 0.6,
    rim: 1.1,
    disp: (x, y, z) => 3.4 * noise(x * 0.06, y * 0.018, z * 0.08),
  };
  const robe = s.body(cloth);
  robe
    .tube('322 132 -14 26, 320 176 -12 34, 318 232 -14 42, 316 300 -16 54', { per: 5 })
    .tube('276 146 -16 17, 320 126 -20 23, 366 146 -14 17');
  s.body(cloth).tube('366 146 -18 17, 392 194 -32 18, 398 236 -52 22', { per: 4 });
  s.body(cloth).tube('276 148 -18 17, 250 180 -46 18, 238 198 -78 21', { per: 4 });
  const hood = s.body({ ...cloth, k: 5 });
  hood
    .tube('288 124 -26 12, 284 88 -34 11, 302 54 -36 12, 324 44 -36 13, 346 56 -34 12, 360 90 -30 11, 354 126 -24 12', {
      per: 6,
    })
    .egg(323, 82, 2, 38, 42, 30);
  // What looks out of it is wound.
  const linen = {
    k: 6,
    ck: 2,
    rings: 1,
    gap: 4.6,
    bump: 0.4,
    grain: 0.12,
    lum: 0.6,
    fill: 1,
    disp: (x, y, z) =>
      1.3 * Math.abs(Math.sin((y + 0.4 * x) * 0.24 + noise(x * 0.03, z * 0.03))) +
      0.7 * noise(x * 0.15, y * 0.15, z * 0.15),
  };
  const face = s.body({ k: 3, ck: 1.6, dir: [0.35, 1, 0.7], gap: 2.2, bump: 0.5, grain: 0.25, lum: 0.95 });
  face
    .egg(322, 88, -30, 21, 27, 22)
    .egg(322, 108, -38, 14, 12, 14)
    .egg(313, 86, -52, 6, 5, 8, [0, 0, 8], true)
    .egg(331, 86, -52, 6, 5, 8, [0, 0, -8], true)
    .egg(322, 98, -54, 3, 5, 5, [0, 0, 0], true)
    .egg(323, 113, -52, 9, 5, 7, [0, 0, 4], true);
  s.body({ ...linen, k: 1.5, gap: 3 })
    .tube('300 72 -36 4, 322 64 -54 5, 346 74 -34 4', { per: 5 })
    .tube('302 104 -38 4, 322 103 -56 4.4, 344 96 -38 4', { per: 5 })
    .tube('306 122 -34 5, 324 126 -48 5.4, 342 118 -34 5', { per: 5 });
  s.body(linen).tube('240 198 -80 10, 226 202 -112 9, 216 198 -132 8');
  s.body(linen).tube('398 236 -54 10, 402 254 -74 9, 400 266 -90 8');
  const skin = s.body({ k: 3, ck: 1.6, dir: [0.35, 1, 0.7], gap: 2.2, bump: 0.5, grain: 0.25, lum: 1 });
  hand(
    skin,
    [214, 198, -136],
    [
      [-30, -12, -16],
      [-28, 2, -22],
      [-22, 14, -20],
      [-10, 20, -14],
      [0, -18, -14],
    ],
    { r: 4, lift: -6, claw: 1 },
  );
  hand(
    skin,
    [399, 268, -94],
    [
      [-8, 24, -12],
      [0, 28, -14],
      [10, 24, -12],
      [18, 14, -8],
      [-14, 8, -14],
    ],
    { r: 3.8, lift: -2, claw: 1 },
  );
  const loose = s.body({ k: 1, gap: 2.6, dir: [0.2, 1, 0.3], lum: 1 });
  for (const l of [
    [
      [232, 204, -104],
      [226, 232, -108],
      [238, 258, -104],
      [228, 288, -100],
    ],
    [
      [404, 250, -78],
      [420, 272, -80],
      [408, 296, -78],
      [424, 316, -80],
    ],
    [
      [344, 100, -46],
      [358, 118, -50],
      [350, 142, -54],
      [362, 162, -52],
    ],
    [
      [300, 306, -60],
      [286, 314, -84],
      [262, 318, -96],
      [240, 326, -110],
    ],
  ])
    loose.tube(
      l.map(([x, y, z], i) => [x, y, z, 3 - i * 0.5]),
      { per: 5 },
    );
  s.body({ glow: 1, cast: false }).ball(313, 87, -52, 1.6).ball(331, 87, -52, 1.6);
  // The candle that somebody left on the floor.
  s.body({ set: true, cast: false, k: 1, lum: 0.8, dir: [0, 1, 0.3] })
    .egg(216, 308, -176, 16, 4, 14)
    .tube('216 306 -176 5, 216 288 -176 4.6', { soft: false });
  s.body({ set: true, glow: 1, cast: false }).egg(216, 279, -176, 3.4, 8, 3.4);
  s.crop = CROP;
  return s;
}
