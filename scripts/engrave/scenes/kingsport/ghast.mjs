import { Scene } from '../../bodies.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { INK, noise } from '../../noise.mjs';
import { ground, hand } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** In the vaults of Zin, before the tower: it leaps at the torch, and its face would be a man's if it had more of one. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 150, y: 270, z: -210, power: 2.7, reach: 250, soft: 14 },
    sky: { dir: [0.7, -0.6, 0.1], power: 0.75, rim: 1.1, tight: 2.2 },
    ambient: 0.08,
    back: (x, y) => ({
      key: 0,
      fill: 0.16 + 0.3 * noise(x * 0.008, y * 0.02, 4) - 0.0012 * (y - 120),
      phase: (y + 6 * noise(x * 0.01, y * 0.03, 1)) / 4,
    }),
    floor: ground({ y: 306, bump: 14 }),
  });
  // The tower of Koth, and others, in what light there is below.
  const tower = (x, w, top) => {
    let d = fillPath(`M${x} 300L${x + w * 0.12} ${top}H${x + w * 0.88}L${x + w} 300z`, INK.night);
    let lines =
      stroke(
        [
          [x, 300],
          [x + w * 0.12, top],
        ],
        1,
        1,
      ) +
      stroke(
        [
          [x + w * 0.88, top],
          [x + w, 300],
        ],
        0.8,
        0.8,
      );
    for (let y = Math.max(top, 20) + 12; y < 296; y += 17)
      for (let i = 0; i < 3; i++)
        lines += stroke(
          [
            [x + w * (0.5 + i * 0.14) + ((y / 17) % 2) * 5, y],
            [x + w * (0.6 + i * 0.14) + ((y / 17) % 2) * 5, y],
          ],
          0.9,
          0.4,
        );
    d += fillPath(lines, INK.slate);
    return d;
  };
  s.behind.push(tower(470, 110, -10) + tower(400, 44, 60) + tower(84, 60, 40) + tower(170, 34, 90));
  const hide = {
    k: 10,
    ck: 3,
    dir: [0.55, 0.8, 0.75],
    gap: 3.2,
    bump: 0.6,
    grain: 0.13,
    wet: 0.3,
    disp: (x, y, z) => 1.4 * noise(x * 0.1, y * 0.1, z * 0.1),
  };
  const body = s.body(hide);
  body
    .tube('262 132 -60 30, 308 140 -30 38, 356 170 -4 42, 396 210 10 40', { per: 5 })
    .egg(404, 214, 10, 52, 48, 46, [0, 0, 30])
    .tube('440 232 20 20, 494 250 30 13, 540 236 30 7, 572 246 30 3', { per: 5 });
  for (let i = 0; i < 9; i++) body.ball(284 + i * 17, 104 + i * 8 + i * i * 0.2, -46 + i * 9, 6);
  for (let i = 0; i < 5; i++)
    body.tube(
      [
        [290 + i * 17, 130 + i * 8, -66 + i * 8, 3],
        [286 + i * 18, 156 + i * 8, -66 + i * 8, 3.4],
        [300 + i * 18, 176 + i * 7, -54 + i * 8, 2],
      ],
      { per: 3 },
    );
  // The hind legs are folded for the next leap.
  const leg = s.body(hide);
  leg
    .tube('400 236 -30 36, 346 250 -80 26, 316 268 -94 17', { per: 4 })
    .tube('316 268 -94 16, 368 296 -84 11, 396 300 -76 9', { per: 4 })
    .tube('396 300 -76 10, 366 316 -96 9, 336 322 -110 9', { per: 4 });
  leg.tube('430 240 40 30, 470 266 20 20, 500 262 10 12, 494 296 20 9, 470 310 0 9, 446 314 -14 8', { per: 4 });
  const hoof = s.body({ k: 2, ck: 1, dir: [0.1, 1, 0.4], gap: 2.6, wet: 0.4 });
  for (const [x, y, z] of [
    [326, 324, -118],
    [438, 316, -20],
  ])
    hoof.egg(x, y, z, 17, 9, 11, [0, 0, -8]).box(x - 10, y, z - 10, 14, 1.2, 14, [0, 0, -8], 0.5, true);
  const arm = s.body(hide);
  arm.tube('270 160 -70 17, 236 190 -106 12, 212 182 -130 9').tube('296 168 -40 15, 272 206 -70 11, 250 222 -90 8');
  hand(
    arm,
    [208, 180, -134],
    [
      [-28, -14, -14],
      [-30, 2, -18],
      [-24, 16, -16],
      [-6, 24, -10],
    ],
    { r: 4, lift: -5 },
  );
  hand(
    arm,
    [246, 224, -94],
    [
      [-20, 12, -12],
      [-12, 22, -14],
      [2, 24, -12],
    ],
    { r: 3.6, lift: -3 },
  );
  // The face: no nose, no brow.
  const face = s.body({ ...hide, k: 5, ck: 2, gap: 2.3, dir: [0.35, 1, 0.8], grain: 0.2, disp: 0, lum: 1.15 });
  face
    .egg(236, 110, -80, 40, 36, 36, [0, 0, 6])
    .egg(232, 132, -92, 34, 24, 28, [0, 0, 4])
    .egg(270, 96, -60, 30, 26, 28)
    .tube('204 90 -104 3, 216 84 -112 4, 228 88 -114 3', { per: 3 })
    .tube('240 90 -114 3, 252 86 -110 4, 264 94 -102 3', { per: 3 })
    .egg(216, 98, -114, 10, 8.5, 10, [0, 0, 6], true)
    .egg(251, 100, -110, 10, 8.5, 10, [0, 0, -4], true)
    .egg(233, 114, -120, 1.6, 3, 5, [0, 0, -10], true)
    .egg(240, 115, -119, 1.6, 3, 5, [0, 0, 10], true)
    .egg(232, 138, -116, 25, 13, 16, [0, 0, 3], true);
  for (const [x, y] of [
    [217, 99],
    [250, 101],
  ]) {
    s.body({ k: 1, cast: false, lum: 0.7, wet: 1, gap: 2 }).ball(x, y, -106, 6.6);
    s.body({ glow: 1, cast: false }).ball(x - 1, y, -112, 2.8);
  }
  face.tone = (x, y, _z, a, c) => (((x - 232) / 23) ** 2 + ((y - 138) / 11.5) ** 2 < 1 ? [a * 0.05, 0] : [a, c]);
  const teeth = s.body({ k: 0.3, lum: 1.7, fill: 1.2, gap: 2 });
  for (let i = 0; i < 9; i++) {
    const t = i / 8 - 0.5;
    const x = 232 + t * 42;
    teeth.tube(
      [
        [x, 129 + t * t * 16 + t * 2, -118 + t * t * 14, 2.7],
        [x - 0.5, 140 + (i % 3) * 2 - t * t * 10, -120 + t * t * 14, 0.3],
      ],
      { soft: false },
    );
    if (i < 8)
      teeth.tube(
        [
          [x + 2.6, 149 - t * t * 16, -116 + t * t * 14, 2.5],
          [x + 2.4, 139 + (i % 2) * 2, -118 + t * t * 14, 0.3],
        ],
        { soft: false },
      );
  }
  // Who has the torch is not to be seen any more.
  const torch = s.body({ set: true, cast: false, k: 1.4, rings: 1, gap: 3, lum: 0.8 });
  torch.tube('92 326 -150 4.4, 126 288 -156 5.4', { soft: false });
  const flame = s.body({ set: true, glow: 1, cast: false, k: 4 });
  flame
    .tube('126 290 -156 6, 134 270 -156 9, 128 252 -156 5, 138 234 -156 0.5', { per: 4 })
    .tube('132 286 -156 5, 148 270 -156 5, 150 254 -156 0.5', { per: 4 });
  s.crop = CROP;
  return s;
}
