import { Scene } from '../../bodies.mjs';
import { noise } from '../../noise.mjs';
import { ground, night, wood } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** In the wood on the hill: it stands upright like somebody who is waiting. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 190, y: 330, z: -230, power: 2.5, reach: 240, soft: 14 },
    sky: { dir: [0.6, -0.7, 0.2], power: 0.85, rim: 1.2, tight: 2.2 },
    ambient: 0.08,
    back: night(420, 96, 50, { reach: 120 }),
    floor: ground(),
  });
  s.behind.push(
    wood([
      [110, 270, 280, 4, { lean: 0.08, deep: 4 }],
      [210, 262, 210, 12, { lean: -0.06, deep: 4 }],
      [480, 262, 250, 22, { lean: 0.05, deep: 4 }],
      [560, 272, 290, 7, { lean: -0.08, deep: 4 }],
    ]),
  );
  const fur = s.body({
    k: 9,
    ck: 3,
    dir: [0.9, 0.4, 0.6],
    gap: 3,
    bump: 0.7,
    grain: 0.16,
    lum: 0.8,
    disp: (x, y, z) => 2.2 * noise(x * 0.18, y * 0.06, z * 0.15),
  });
  fur
    .tube('330 134 -6 26, 326 170 0 28, 322 206 2 25')
    .tube('288 136 -6 15, 330 126 -10 18, 368 140 -6 15')
    .tube('312 210 -4 20, 290 240 -40 17, 316 272 -8 10, 300 306 -30 8')
    .tube('338 210 2 20, 356 242 -30 17, 372 270 14 10, 360 304 -4 8');
  fur.tube('330 122 -14 17, 318 104 -34 15');
  const head = s.body({ k: 5, ck: 2, dir: [0.45, 1, 0.8], gap: 2.4, bump: 0.5, grain: 0.2, wet: 0.2, lum: 1.1 });
  head
    .egg(312, 88, -44, 20, 19, 22, [0, 0, -20])
    .tube('304 94 -58 14, 290 112 -80 10, 282 124 -92 7', { per: 3 })
    .egg(281, 125, -94, 8, 6, 8)
    .tube('296 112 -66 7, 288 126 -80 5, 284 134 -86 3', { per: 3 })
    .tube('298 78 -60 4, 308 74 -62 4.4, 320 80 -58 3', { per: 3 })
    .egg(301, 85, -64, 5, 3.6, 6, [0, 0, -20], true)
    .egg(322, 88, -60, 4.4, 3.4, 6, [0, 0, -10], true)
    .egg(278, 122, -101, 2, 1.6, 3, [0, 0, 0], true)
    .egg(285, 124, -101, 2, 1.6, 3, [0, 0, 0], true)
    .tube('330 84 -40 6, 350 86 -34 5, 364 94 -34 1', { per: 3 })
    .tube('294 82 -46 5, 276 80 -44 4.4, 264 88 -46 1', { per: 3 });
  const horn = s.body({ k: 2, rings: 1, gap: 3.2, lum: 1, bump: 0.2 });
  horn
    .tube('324 74 -40 8, 344 46 -20 7, 376 46 -10 5.5, 392 72 -16 4, 380 92 -26 0.8', { per: 6 })
    .tube('304 72 -44 8, 290 42 -30 7, 258 38 -24 5.5, 240 62 -30 4, 250 84 -40 0.8', { per: 6 });
  const arms = (l, g = 3) => s.body({ k: 4, rings: 1, gap: g, wet: 0.5, bump: 0.25, grain: 0.2 }).tube(l, { per: 7 });
  arms('290 140 -12 11, 250 158 -50 9, 222 140 -80 7, 206 166 -96 5, 226 190 -100 3, 214 206 -96 0.8');
  arms('290 156 -16 9, 256 190 -60 7.5, 226 210 -80 6, 236 246 -90 4, 212 262 -90 0.8');
  arms('366 142 -8 11, 408 150 -30 9, 430 120 -40 7, 462 122 -40 4.6, 470 98 -40 0.8');
  arms('364 160 -10 9, 400 188 -50 7, 440 188 -60 5.4, 452 216 -60 3.6, 480 222 -56 0.8');
  arms('310 130 -30 4, 300 152 -60 3.4, 312 172 -66 2.6, 300 190 -60 0.6', 2.4);
  for (let i = 0; i < 6; i++)
    arms(
      [
        [286 + i * 3, 132, -88 + i, 2.2],
        [278 + i * 6, 150, -92, 1.9],
        [284 + i * 5, 166 + (i % 3) * 8, -88, 0.5],
      ],
      2,
    );
  const maw = [
    [330, 168, -26, 9, 17, 12],
    [312, 196, -24, 7, 12, -16],
  ];
  fur.tone = (x, y, _z, a, c) =>
    maw.some(([mx, my, , rx, ry]) => ((x - mx) / rx) ** 2 + ((y - my) / ry) ** 2 < 0.9) ? [a * 0.1, c * 0.3] : [a, c];
  const teeth = s.body({ k: 0.4, lum: 1.6, fill: 1.2, gap: 2 });
  for (const [x, y, z, rx, ry, q] of maw) {
    fur.egg(x, y, z, rx, ry, 12, [0, 0, q], true);
    for (let i = 0; i < 12; i++) {
      const t = (i / 12) * 6.283,
        u = Math.cos(t) * rx,
        v = Math.sin(t) * ry;
      teeth.tube(
        [
          [x + u, y + v, z - 4, 1.8],
          [x + u * 0.5, y + v * 0.55, z - 7, 0.3],
        ],
        { soft: false },
      );
    }
  }
  const hoof = s.body({ k: 2, ck: 1, dir: [0.1, 1, 0.4], gap: 3, wet: 0.3 });
  for (const [x, y, z] of [
    [298, 314, -32],
    [358, 310, -6],
  ])
    hoof
      .tube(
        [
          [x, y - 14, z, 7],
          [x - 5, y, z - 6, 11],
        ],
        { soft: false },
      )
      .box(x - 6, y, z - 16, 1.2, 10, 10, [0, 0, 10], 0.5, true);
  s.body({ glow: 1, cast: false })
    .box(301, 85.5, -67, 3, 0.9, 1.5, [0, 0, -10], 0.4)
    .box(322, 88, -63, 2.6, 0.9, 1.5, [0, 0, 0], 0.4);
  s.before.push(
    wood([
      [54, 380, 380, 11, { w: 24, deep: 4, lean: 0.1 }],
      [606, 384, 360, 23, { w: 26, deep: 3, lean: -0.06 }],
    ]),
  );
  s.crop = CROP;
  return s;
}
