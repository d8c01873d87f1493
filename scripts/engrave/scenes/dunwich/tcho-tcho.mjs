import { Scene } from '../../bodies.mjs';
import { noise, smooth } from '../../noise.mjs';
import { ground, hand } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** In the lane, where the lamp does not quite reach: as small as a child, with filed teeth. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 476, y: 96, z: -200, power: 2.4, reach: 260, soft: 12 },
    sky: { dir: [-0.8, -0.3, 0.2], power: 0.7, rim: 1, tight: 2.2 },
    ambient: 0.06,
    back: (x, y) => ({
      key: 0,
      fill: 0.1 + 0.5 * smooth(160, 20, Math.hypot(x - 478, y - 96)) + 0.2 * noise(x * 0.01, y * 0.03),
      phase: (y + 4 * noise(x * 0.01, y * 0.03)) / 3.8,
    }),
    floor: ground({
      y: 300,
      bump: 2,
      wob: 0,
      phase: (_x, _y, z) => z / 13 + 0.5 * Math.round(noise(Math.floor(z / 13), 2) * 2),
      tone: (x, _y, z, a, c) => {
        const row = Math.floor(z / 13),
          u = (x + (row % 2) * 9) / 18;
        return Math.abs(u - Math.round(u)) < 0.07 ? [-1, -1] : [a, c];
      },
    }),
  });
  const wall = (o) =>
    s.body({
      set: true,
      k: 0.5,
      rim: 0,
      lum: 0.8,
      top: 0.55,
      fill: 0.8,
      cast: false,
      gap: 4,
      dir: [0.1, 1, 0.2],
      tone: (x, y, z, a, c) => {
        const row = Math.floor(y / 12),
          u = (x + z * 0.8 + (row % 2) * 12) / 24;
        return Math.abs((y / 12) % 1) < 0.1 || Math.abs(u - Math.round(u)) < 0.05
          ? [-1, -1]
          : [a * (0.8 + 0.4 * noise(Math.floor(u) * 1.3, row * 1.7)), c];
      },
      ...o,
    });
  wall().box(-70, 150, 120, 120, 240, 300, [0, -18, 0], 1);
  wall().box(640, 150, 160, 110, 240, 300, [0, 20, 0], 1);
  const post = s.body({ set: true, cast: false, k: 2, dir: [0, 1, 0.2], gap: 3, rim: 0.6 });
  post
    .tube('522 110 40 3, 500 78 20 2.4, 484 76 10 2')
    .box(478, 82, 6, 11, 2, 10, [0, 30, 0], 1)
    .box(478, 108, 6, 6, 1.5, 6, [0, 30, 0], 1);
  s.body({ set: true, glow: 1, cast: false }).egg(478, 95, 6, 7, 10, 6);
  const skin = s.body({ k: 5, ck: 2, dir: [0.5, 0.9, 0.8], gap: 2.3, bump: 0.4, grain: 0.18, wet: 0.25, lum: 0.95 });
  skin
    .egg(318, 138, -60, 35, 37, 34, [0, 0, 6])
    .egg(326, 172, -70, 24, 20, 22)
    .tube('298 126 -88 4, 312 122 -94 5, 324 128 -92 3.4', { per: 3 })
    .tube('330 128 -92 3.4, 342 122 -90 5, 354 130 -82 4', { per: 3 })
    .tube('327 132 -92 4, 328 148 -100 6, 328 152 -98 7', { per: 3 })
    .egg(281, 146, -54, 7, 12, 8)
    .egg(356, 146, -50, 7, 12, 8)
    .ball(304, 156, -86, 7)
    .ball(350, 156, -80, 7)
    .egg(311, 136, -92, 8, 5, 7, [0, 0, 12], true)
    .egg(343, 136, -88, 8, 5, 7, [0, 0, -12], true)
    .egg(328, 174, -92, 20, 8, 12, [0, 0, 2], true);
  const cloth = s.body({
    k: 8,
    ck: 2,
    dir: [0.9, 0.35, 0.6],
    gap: 3,
    bump: 0.5,
    grain: 0.1,
    lum: 0.4,
    fill: 1.1,
    disp: (x, y, z) => 2 * noise(x * 0.08, y * 0.04, z * 0.09),
  });
  cloth
    .egg(316, 234, -30, 50, 52, 44)
    .tube('276 206 -40 18, 314 192 -40 20, 358 204 -36 18')
    .egg(296, 282, -30, 44, 26, 40)
    .egg(352, 280, -26, 40, 26, 38);
  const limb = s.body({ k: 5, ck: 2, dir: [0.5, 0.9, 0.8], gap: 2.4, bump: 0.4, grain: 0.18, wet: 0.2, lum: 0.95 });
  limb
    .tube('272 212 -50 13, 236 232 -90 10, 216 208 -122 8')
    .tube('362 210 -46 13, 404 236 -70 10, 430 214 -96 8')
    .tube('278 288 -50 16, 250 258 -86 12, 244 304 -96 9')
    .tube('364 288 -44 16, 398 262 -76 12, 406 306 -84 9')
    .egg(236, 312, -108, 17, 6, 12)
    .egg(410, 312, -96, 17, 6, 12);
  hand(
    limb,
    [214, 202, -126],
    [
      [-14, -16, -10],
      [-18, -4, -14],
      [-14, 8, -14],
      [8, -16, -8],
    ],
    { r: 4, lift: -3, claw: 1.2 },
  );
  hand(
    limb,
    [433, 210, -100],
    [
      [10, -24, -10],
      [24, -16, -10],
      [30, -2, -8],
      [22, 12, -6],
      [-10, -20, -10],
    ],
    { r: 4, lift: -4, claw: 0.6 },
  );
  const steel = s.body({ k: 0.6, dir: [0.2, 1, 0.2], gap: 3, lum: 1.6, fill: 1.2, wet: 0.8 });
  steel
    .tube('212 200 -136 4, 198 168 -142 5, 212 140 -146 5, 194 110 -148 4, 204 76 -150 0.4', { per: 6 })
    .tube('222 214 -132 3.4, 230 232 -130 3.4', { soft: false })
    .box(214, 204, -136, 13, 2.4, 4, [0, 0, -30], 1);
  const teeth = s.body({ k: 0.3, lum: 1.7, fill: 1.2, gap: 2 });
  for (let i = 0; i < 8; i++) {
    const x = 312 + i * 4.6;
    teeth.tube(
      [
        [x, 168 + Math.abs(i - 3.5) * 0.5, -98, 2.2],
        [x + 0.5, 176, -99, 0.3],
      ],
      { soft: false },
    );
    if (i < 7)
      teeth.tube(
        [
          [x + 2.3, 181 - Math.abs(i - 3) * 0.6, -96, 2.1],
          [x + 2.3, 174, -98, 0.3],
        ],
        { soft: false },
      );
  }
  const mark = s.body({ k: 1, lum: 0.1, fill: 0.1, gap: 2, cast: false });
  for (const q of [-1, 1])
    mark
      .tube(
        [
          [328 + q * 4, 112, -90, 1.6],
          [328 + q * 14, 104, -86, 1.6],
          [328 + q * 22, 112, -82, 1.2],
        ],
        { per: 4 },
      )
      .tube(
        [
          [328 + q * 22, 158, -94 + Math.abs(q), 1.3],
          [328 + q * 26, 168, -88, 1.3],
          [328 + q * 22, 176, -86, 1],
        ],
        { per: 4 },
      );
  s.body({ glow: 1, cast: false }).ball(311, 136.5, -93, 2.2).ball(343, 136.5, -89, 2.2);
  s.crop = CROP;
  return s;
}
