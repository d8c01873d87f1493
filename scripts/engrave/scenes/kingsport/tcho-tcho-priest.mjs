import { Scene } from '../../bodies.mjs';
import { noise } from '../../noise.mjs';
import { folds, ground, hand, skull } from '../../parts.mjs';

const CROP = [64, 30, 512, 288];

/** Before the idol of the two that are one: no taller than a child but for the crown, and the knife is already up. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 240, y: 290, z: -290, power: 3.4, reach: 270, soft: 12 },
    sky: { dir: [0.8, -0.4, 0], power: 0.55, rim: 1, tight: 2.2 },
    ambient: 0.06,
    floor: ground({ y: 310, bump: 3, wob: 1, gap: 5, phase: (x, _y, z) => (z + x * 0.05) / 13 }),
  });
  const stone = { set: true, k: 3, ck: 2, gap: 4, bump: 0.35, grain: 0.08, lum: 0.7, fill: 0.75, rim: 0.6 };
  // Behind him something of stone with two faces.
  const idol = s.body({ ...stone, k: 10, dir: [0.2, 1, 0.4] });
  idol
    .box(330, 210, 150, 150, 130, 30, [0, 0, 0], 8)
    .egg(258, 110, 120, 62, 72, 46)
    .egg(404, 110, 120, 62, 72, 46)
    .tube('230 82 80 8, 258 76 70 10, 284 84 80 8', { per: 4 })
    .tube('376 84 80 8, 404 76 70 10, 430 82 80 8', { per: 4 })
    .tube('258 90 74 6, 256 116 64 10, 256 124 68 8', { per: 3 })
    .tube('404 90 74 6, 406 116 64 10, 406 124 68 8', { per: 3 })
    .egg(236, 98, 82, 13, 7, 14, [0, 0, 6], true)
    .egg(280, 98, 82, 13, 7, 14, [0, 0, -6], true)
    .egg(382, 98, 82, 13, 7, 14, [0, 0, 6], true)
    .egg(426, 98, 82, 13, 7, 14, [0, 0, -6], true)
    .egg(258, 148, 78, 26, 9, 16, [0, 0, 0], true)
    .egg(404, 148, 78, 26, 9, 16, [0, 0, 0], true);
  for (const x of [104, 552])
    s.body({ ...stone, dir: [0.05, 1, 0.1], disp: (_x, y) => 2 * Math.sin(y * 0.2) }).tube([
      [x, -10, 60, 26],
      [x, 320, 60, 30],
    ]);
  const robe = s.body({
    k: 11,
    dir: [0.85, 0.35, 0.7],
    gap: 3.1,
    bump: 0.3,
    grain: 0.08,
    lum: 0.72,
    fill: 1,
    disp: folds(334, -30, 10, 4, 190, 300),
  });
  robe
    .tube('334 186 -40 26, 334 226 -34 32, 336 270 -30 42, 338 314 -36 52')
    .tube('306 190 -44 15, 334 180 -44 20, 362 190 -44 15')
    .tube('302 192 -48 14, 268 176 -74 14, 250 146 -92 17')
    .tube('366 192 -48 14, 404 204 -80 14, 424 222 -110 17');
  robe.egg(245, 136, -98, 13, 14, 13, [0, 0, 0], true).egg(431, 228, -118, 13, 13, 13, [0, 0, 0], true);
  const skin = s.body({ k: 4, ck: 2, dir: [0.45, 0.95, 0.8], gap: 2.2, bump: 0.4, grain: 0.2, wet: 0.25, lum: 1.1 });
  skin
    .egg(334, 142, -66, 29, 30, 28)
    .egg(336, 166, -76, 21, 17, 19)
    .tube('314 134 -88 4, 326 131 -94 5, 334 136 -93 3', { per: 3 })
    .tube('340 136 -93 3, 350 130 -91 5, 360 135 -84 4', { per: 3 })
    .tube('337 138 -92 3.6, 338 152 -100 5.4, 338 156 -98 6', { per: 3 })
    .ball(318, 158, -88, 6)
    .ball(356, 158, -84, 6)
    .egg(324, 142, -92, 7, 4.6, 7, [0, 0, 14], true)
    .egg(350, 142, -90, 7, 4.6, 7, [0, 0, -14], true)
    .egg(337, 172, -94, 16, 7, 11, [0, 0, 0], true);
  s.body({ glow: 1, cast: false }).ball(324, 142.5, -92, 1.9).ball(350, 142.5, -90, 1.9);
  const teeth = s.body({ k: 0.3, lum: 1.7, fill: 1.2, gap: 2 });
  for (let i = 0; i < 7; i++) {
    const x = 325 + i * 4;
    teeth.tube(
      [
        [x, 167, -99, 2],
        [x + 0.5, 174, -100, 0.3],
      ],
      { soft: false },
    );
    if (i < 6)
      teeth.tube(
        [
          [x + 2, 178 - Math.abs(i - 2.5) * 0.5, -97, 1.9],
          [x + 2, 171, -99, 0.3],
        ],
        { soft: false },
      );
  }
  // The crown: ribs, and the skull they came with.
  const rib = s.body({ k: 1.6, rings: 1, gap: 2.6, lum: 1.1, bump: 0.2 });
  rib.tube('304 124 -64 6, 320 114 -90 6, 350 114 -88 6, 364 124 -62 6', { per: 5 });
  for (let i = 0; i < 7; i++) {
    const a = -2.5 + i * 0.31;
    const long = i === 3 ? 62 : 76 - Math.abs(i - 3) * 8;
    const [c, q] = [Math.cos(a), Math.sin(a)];
    rib.tube(
      [
        [334 + c * 24, 124 + q * 12, -72, 4.6],
        [334 + c * (24 + long * 0.5) + c * 12, 118 + q * long * 0.55, -70, 4],
        [334 + c * (30 + long * 0.8), 112 + q * long, -62, 0.8],
      ],
      { per: 4 },
    );
  }
  skull(s, [334, 104, -88], 11, 0, 0, { eyes: false });
  const ring = s.body({ k: 0.6, lum: 1.3, wet: 0.8, gap: 2.2, dir: [0, 1, 0.2] });
  for (const x of [300, 370])
    ring.tube(
      Array.from({ length: 9 }, (_, i) => [x + 7 * Math.cos(i * 0.785), 172 + 8 * Math.sin(i * 0.785), -66, 1.9]),
      { per: 2 },
    );
  // Beads, of what they are made is plain.
  for (let i = 0; i < 7; i++) {
    const t = i / 6 - 0.5;
    skull(s, [334 + t * 60, 214 - t * t * 60, -78 + t * t * 40], 6.4, 0, t * 30, { eyes: false });
  }
  const arm = s.body({ k: 4, ck: 2, dir: [0.45, 0.95, 0.8], gap: 2.3, bump: 0.4, grain: 0.2, wet: 0.2, lum: 1.05 });
  arm.tube('250 144 -94 8, 240 118 -104 7, 238 104 -108 7').tube('426 222 -112 8, 446 232 -136 7');
  hand(
    arm,
    [237, 100, -110],
    [
      [-8, -6, -12],
      [2, -9, -14],
      [10, -6, -12],
      [-10, 6, -10],
    ],
    { r: 4, lift: 2, claw: 2 },
  );
  hand(
    arm,
    [450, 234, -140],
    [
      [10, -22, -8],
      [22, -16, -10],
      [28, -4, -10],
      [22, 10, -10],
      [-10, -18, -8],
    ],
    { r: 4, lift: -4 },
  );
  const steel = s.body({ k: 0.6, dir: [0.2, 1, 0.2], gap: 2.6, lum: 1.6, fill: 1.2, wet: 0.8 });
  steel
    .tube('238 114 -118 3.4, 236 96 -118 3.4', { soft: false })
    .box(236, 92, -118, 12, 2.2, 4, [0, 0, 6], 1)
    .tube('236 90 -118 5, 226 74 -120 5.4, 238 58 -120 4.600, 224 40 -120 0.4', { per: 6 });
  // The slab, and whose hand hangs from it.
  const slab = s.body({ ...stone, k: 2, dir: [0.05, 1, 0.2], lum: 0.85 });
  slab.box(400, 318, -150, 150, 16, 40, [0, 4, 0], 3);
  const body = s.body({ k: 6, ck: 2, dir: [0.3, 1, 0.7], gap: 2.6, bump: 0.3, grain: 0.15, lum: 1 });
  body
    .tube('520 290 -150 18, 476 288 -150 21, 436 292 -150 15, 400 294 -150 12', { per: 4 })
    .egg(356, 290, -152, 17, 14, 15, [0, 0, 10])
    .tube('452 296 -176 8, 430 306 -192 7, 416 326 -196 6', { per: 4 });
  hand(
    body,
    [414, 330, -196],
    [
      [-8, 16, -4],
      [0, 20, -4],
      [8, 18, -4],
      [-12, 8, -6],
    ],
    { r: 3.4, lift: -2, claw: 1 },
  );
  const bowl = s.body({ set: true, cast: false, k: 2, dir: [0.1, 1, 0.3], gap: 3, lum: 0.6 });
  bowl.egg(196, 314, -130, 26, 10, 20);
  s.body({ set: true, glow: 1, cast: false, k: 4 })
    .tube('186 308 -134 6, 182 292 -134 8, 190 276 -134 4, 184 264 -134 0.5', { per: 4 })
    .tube('204 308 -134 7, 210 292 -134 8, 202 272 -134 4, 208 252 -134 0.5', { per: 4 });
  idol.tone = (x, y, z, a, c) => [a * (0.9 + 0.3 * noise(x * 0.03, y * 0.03, z * 0.03)), c];
  s.crop = CROP;
  return s;
}
