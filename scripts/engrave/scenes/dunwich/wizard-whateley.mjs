import { Scene } from '../../bodies.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { chance, INK, noise } from '../../noise.mjs';
import { folds, ground, hand, night } from '../../parts.mjs';

/** Old Whateley on his hill: the book in one hand, the other at the stone, and the hills answer. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 130, y: 210, z: -260, power: 2.6, reach: 260, soft: 12 },
    sky: { dir: [0.8, -0.5, 0.2], power: 0.8, rim: 1.2, tight: 2.2 },
    ambient: 0.07,
    back: night(470, 96, 40, { reach: 140, clouds: 0.4 }),
    floor: ground({ y: 292, bump: 18 }),
  });
  const bolt = [
    [214, 36],
    [206, 76],
    [222, 96],
    [200, 136],
    [212, 160],
    [196, 200],
  ];
  s.behind.push(
    fillPath('M20 240Q150 176 300 220T640 200V262H20z', INK.night),
    fillPath(
      stroke(
        [
          [20, 240],
          [150, 196],
          [300, 220],
          [460, 196],
          [640, 202],
        ],
        1.2,
        0.8,
      ),
      INK.slate,
    ),
    fillPath(
      stroke(bolt, 2.6, 0.8) +
        stroke(
          [
            [222, 96],
            [240, 116],
            [236, 140],
          ],
          1.4,
          0.4,
        ),
      INK.cold,
    ),
  );
  const stones = s.body({
    set: true,
    k: 4,
    dir: [0.1, 1, 0.25],
    gap: 3.4,
    bump: 0.7,
    grain: 0.08,
    lum: 0.8,
    disp: (x, y, z) => 2.4 * noise(x * 0.05, y * 0.05, z * 0.05),
  });
  stones
    .box(124, 232, 60, 22, 74, 16, [0, 16, -6], 8)
    .box(452, 226, 60, 22, 80, 16, [0, -14, 7], 8)
    .box(528, 252, 110, 18, 54, 14, [0, -14, -5], 8)
    .box(206, 256, 160, 15, 46, 12, [0, 10, 4], 6);
  stones
    .box(424, 290, -60, 62, 12, 34, [0, -10, 2], 5)
    .box(392, 312, -62, 12, 16, 20, [0, 0, 0], 4)
    .box(462, 310, -50, 12, 16, 20, [0, 0, 0], 4);
  const coat = s.body({
    k: 9,
    dir: [0.85, 0.35, 0.7],
    gap: 3.1,
    bump: 0.5,
    grain: 0.08,
    lum: 0.4,
    fill: 1.1,
    disp: folds(316, 0, 11, 4, 140, 300),
  });
  coat
    .tube('312 136 -14 26, 314 176 -10 29, 318 226 -8 34, 322 300 -8 46')
    .tube('276 142 -14 14, 312 128 -16 18, 350 142 -12 14')
    .tube('278 144 -18 14, 254 186 -50 12, 240 204 -82 13')
    .tube('350 144 -16 14, 388 180 -40 12, 404 222 -60 12');
  const skin = s.body({ k: 3.4, ck: 1.8, dir: [0.35, 1, 0.75], gap: 2.1, bump: 0.5, grain: 0.22, wet: 0.15, lum: 1.2 });
  skin
    .egg(304, 92, -36, 20, 25, 21, [0, 0, -6])
    .tube('298 86 -56 2.6, 292 100 -66 3.4, 290 106 -66 4', { per: 3 })
    .tube('284 84 -52 2.6, 294 80 -58 3.4, 302 84 -56 2.4', { per: 3 })
    .tube('308 84 -56 2.4, 316 80 -54 3.2, 324 86 -48 2.4', { per: 3 })
    .egg(291, 90, -58, 5, 3.8, 6, [0, 0, -6], true)
    .egg(313, 91, -56, 5, 3.8, 6, [0, 0, 4], true)
    .ball(286, 102, -52, 4)
    .ball(318, 104, -50, 4.4)
    .egg(298, 114, -58, 6, 3, 6, [0, 0, -4], true);
  const hair = s.body({ k: 1.5, dir: [1, 0.25, 0.3], gap: 2.3, lum: 1.15, fill: 1.1 });
  const r = chance(12);
  for (let i = 0; i < 34; i++) {
    const t = i / 33,
      x = 280 + 46 * t,
      z = -48 - 10 * Math.sin(t * 3.14);
    hair.tube(
      [
        [x, 104 + 8 * Math.sin(t * 3.14), z, 2.2],
        [x - 2 + r() * 6, 130 + r() * 10, z - 8, 2],
        [298 + (x - 302) * 0.6 + r() * 8, 166 + r() * 12, z - 4, 1.6],
        [300 + (x - 302) * 0.5 + (r() - 0.5) * 20, 196 + r() * 34, z + 4, 0.4],
      ],
      { per: 4 },
    );
  }
  for (const q of [-1, 1])
    for (let i = 0; i < 8; i++)
      hair.tube(
        [
          [304 + q * 20, 80 + i * 3, -34 + i, 2.2],
          [304 + q * (28 + i), 100 + i * 4, -30, 1.8],
          [304 + q * (30 + r() * 12), 126 + i * 5, -28, 0.4],
        ],
        { per: 4 },
      );
  const hat = s.body({ k: 3, dir: [0.4, 1, 0.5], gap: 2.8, lum: 0.6, bump: 0.3, grain: 0.1 });
  hat
    .egg(304, 70, -30, 54, 4.4, 44, [-8, 0, -5])
    .tube('304 70 -30 25, 307 44 -26 21, 312 34 -24 17', { per: 3 })
    .egg(318, 30, -30, 9, 12, 14, [0, 0, 20], true);
  hand(
    skin,
    [238, 214, -92],
    [
      [-16, -12, -12],
      [-20, -2, -14],
      [-18, 10, -14],
      [10, -14, -10],
    ],
    { r: 3.4, lift: -2, claw: 1.2 },
  );
  hand(
    skin,
    [407, 234, -66],
    [
      [-22, 18, -14],
      [-8, 28, -16],
      [8, 30, -14],
      [22, 24, -10],
      [-20, 2, -10],
    ],
    { r: 3.4, lift: -3, claw: 1 },
  );
  const book = s.body({ k: 1, dir: [0.2, 1, 0.3], gap: 2.6, lum: 1.3 });
  book.box(222, 206, -112, 25, 3.4, 19, [38, 16, -22], 1).box(264, 206, -104, 25, 3.4, 19, [38, -14, 16], 1);
  s.body({ glow: 1, cast: false }).ball(291, 90.5, -57, 1.5).ball(313, 91.5, -55, 1.5);
  const lamp = s.body({ set: true, cast: false, k: 1, lum: 0.6, dir: [0, 1, 0.3] });
  lamp
    .box(176, 316, -176, 10, 2, 9, [0, 20, 0], 1)
    .box(176, 288, -176, 8, 2, 8, [0, 20, 0], 1)
    .tube('168 286 -176 1.2, 176 274 -176 1.2, 184 286 -176 1.2');
  s.body({ set: true, glow: 1, cast: false }).egg(176, 302, -176, 6, 10, 6);
  s.crop = [64, 24, 512, 288];
  return s;
}
