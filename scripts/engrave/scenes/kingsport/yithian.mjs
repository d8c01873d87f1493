import { Scene } from '../../bodies.mjs';
import { chance, noise } from '../../noise.mjs';
import { ground } from '../../parts.mjs';

const CROP = [64, 14, 512, 288];

/** In its library, a hundred million years ago: it looks up from what it writes at somebody who is not born yet. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 196, y: 196, z: -230, power: 2.7, reach: 270, soft: 12 },
    sky: { dir: [0.8, -0.5, 0.1], power: 0.6, rim: 1.1, tight: 2.2 },
    ambient: 0.07,
    floor: ground({
      y: 304,
      bump: 1,
      wob: 0,
      gap: 6,
      phase: (_x, _y, z) => z / 15,
      tone: (x, _y, z, a, c) => (Math.abs(((x + z * 0.5) / 52) % 1) < 0.04 ? [-1, -1] : [a, c]),
    }),
  });
  // Shelves as high as houses, and what is filed in them.
  const shelf = s.body({
    set: true,
    k: 0.5,
    gap: 4.4,
    rim: 0.3,
    lum: 0.7,
    top: 0.5,
    fill: 0.8,
    dir: [0.05, 1, 0.1],
    cast: false,
  });
  const random = chance(37);
  shelf.box(320, 120, 190, 420, 230, 8);
  const cases = s.body({
    set: true,
    k: 0.4,
    gap: 3,
    lum: 0.75,
    fill: 0.85,
    rim: 0.4,
    cast: false,
    dir: [1, 0.1, 0.2],
    tone: (x, y, _z, a, c) => [
      a * (0.5 + 0.5 * Math.abs(noise(Math.floor(x / 15) * 3.1, Math.floor(y / 56) * 5.3))),
      c,
    ],
  });
  for (let row = 0; row < 5; row++)
    for (let x = 56; x < 600; x += 15 + random() * 3) {
      const h = 18 + random() * 6;
      if (random() < 0.86) cases.box(x, 40 + row * 56 + 24 - h, 176, 6.4, h, 8, [0, 0, random() < 0.12 ? 8 : 0], 1);
    }
  for (let row = 0; row < 5; row++) shelf.box(320, 68 + row * 56, 174, 320, 3, 12);
  const arch = s.body({ set: true, k: 1, gap: 3.6, lum: 0.8, fill: 0.8, rim: 0.7, dir: [0.06, 1, 0.2], cast: false });
  for (const x of [70, 572]) arch.box(x, 160, 120, 22, 180, 16, [0, 12, 0], 2);
  // The cone.
  const skin = { k: 8, ck: 2, gap: 3.3, bump: 0.45, grain: 0.1, wet: 0.35, fill: 1 };
  const cone = s.body({
    ...skin,
    dir: [0.12, 1, 0.3],
    disp: (x, y, z) =>
      2.2 * Math.sin(y * 0.34 + noise(x * 0.03, z * 0.03) * 2) + 1.4 * noise(x * 0.07, y * 0.05, z * 0.07),
  });
  cone
    .tube('356 306 0 96, 356 270 0 76, 354 210 0 50, 350 158 0 28, 348 140 0 20', { per: 5 })
    .egg(356, 312, 0, 108, 16, 74);
  const limb = (l, g = 2.8) => s.body({ ...skin, k: 3, rings: 1, gap: g }).tube(l, { per: 6 });
  // The limb that thinks.
  limb('346 150 -12 17, 320 112 -34 14, 330 84 -50 12, 318 68 -58 14');
  const head = s.body({ ...skin, k: 3, dir: [0.4, 0.9, 0.8], gap: 2.5, lum: 1.1 });
  head.egg(310, 76, -66, 33, 30, 30);
  for (const [x, y, z, r] of [
    [298, 68, -92, 8],
    [318, 82, -94, 7],
    [292, 88, -90, 5.5],
  ]) {
    head.egg(x, y, z, r * 1.2, r * 0.9, r, [0, 0, 10], true);
    s.body({ k: 1, cast: false, lum: 0.6, wet: 1, gap: 2 }).ball(x, y, z + r * 0.5, r * 0.74);
    s.body({ glow: 1, cast: false }).egg(x, y, z - r * 0.1, r * 0.5, r * 0.34, 2);
  }
  // Stalks like flowers above, feelers below.
  for (const [x, y, dx] of [
    [296, 48, -14],
    [308, 46, -4],
    [322, 48, 8],
    [332, 54, 18],
  ])
    head.tube(
      [
        [x, y + 6, -66, 3],
        [x + dx * 0.5, y - 8, -70, 2],
        [x + dx, y - 14, -74, 3.6],
      ],
      { per: 3 },
    );
  for (let i = 0; i < 9; i++)
    limb(
      [
        [292 + i * 5, 100 + Math.sin(i) * 2, -78, 2.8],
        [288 + i * 6, 116, -90, 2.2],
        [292 + i * 5 + random() * 8, 128 + random() * 8, -88, 1.6],
        [288 + i * 7, 138 + random() * 12, -86, 0.4],
      ],
      2.2,
    );
  // Two that grasp.
  const claw = (x, y, z, turn, size) => {
    const b = s.body({ k: 3, ck: 1.5, dir: [0.6, 0.8, 0.5], gap: 2.6, wet: 0.5, lum: 1.1 });
    const at = (a, r) => [x + Math.cos(a + turn) * r * size, y + Math.sin(a + turn) * r * size];
    b.tube(
      [
        [x, y, z, 11 * size],
        [...at(0.75, 22), z - 6, 11 * size],
        [...at(0.4, 42), z - 10, 7 * size],
        [...at(0.12, 54), z - 10, 0.6],
      ],
      { per: 5 },
    );
    b.tube(
      [
        [x, y, z, 10 * size],
        [...at(-0.8, 20), z - 6, 8 * size],
        [...at(-0.5, 38), z - 10, 5 * size],
        [...at(-0.1, 50), z - 10, 0.6],
      ],
      { per: 5 },
    );
    for (let i = 0; i < 4; i++)
      b.tube(
        [
          [...at(0.36, 24 + i * 7), z - 14, 2.4 * size],
          [...at(0.14, 25 + i * 7), z - 15, 0.3],
        ],
        { soft: false },
      );
  };
  limb('338 158 -20 16, 282 150 -66 12, 240 176 -92 10, 212 160 -110 10');
  claw(206, 158, -112, 3.5, 1);
  limb('366 160 -10 16, 420 160 -40 12, 446 196 -60 10, 470 214 -70 10');
  claw(474, 218, -72, 0.5, 0.95);
  // One that speaks: four red mouths like trumpets.
  limb('356 152 10 15, 396 108 0 11, 424 96 -10 9, 440 80 -16 8');
  const horn = s.body({ ...skin, k: 2, ck: 1.5, rings: 1, gap: 2.6, lum: 1.05 });
  for (const [dx, dy] of [
    [-6, -38],
    [20, -34],
    [38, -14],
    [36, 12],
  ]) {
    horn.tube(
      [
        [440, 80, -16, 4],
        [440 + dx * 0.6, 80 + dy * 0.6, -26, 4.6],
        [440 + dx * 1.1, 80 + dy * 1.1, -44, 15],
      ],
      { per: 4 },
    );
    horn.egg(440 + dx * 1.16, 80 + dy * 1.16, -58, 11, 11, 16, [0, 0, 0], true);
  }
  // A table of stone, the book, and the pen.
  const stone = s.body({ set: true, k: 1, dir: [0.05, 1, 0.2], gap: 3.4, lum: 0.8, fill: 0.8, rim: 0.7, bump: 0.2 });
  stone
    .box(150, 262, -90, 84, 8, 40, [0, 8, 0], 2)
    .box(120, 296, -84, 20, 30, 22, [0, 8, 0], 2)
    .box(196, 296, -84, 16, 30, 22, [0, 8, 0], 2);
  const book = s.body({ set: true, k: 1, dir: [0.3, 1, 0.9], gap: 2.4, lum: 1.3, cast: false });
  book.box(166, 246, -112, 27, 3, 20, [-34, 10, -5], 1).box(112, 246, -110, 27, 3, 20, [-34, -4, 5], 1);
  s.body({ cast: false, k: 1, lum: 1.2, gap: 2.4 }).tube('158 170 -124 1.8, 150 206 -130 2.4, 146 232 -134 0.6', {
    per: 3,
  });
  // A globe gives light.
  s.body({ set: true, cast: false, k: 1, lum: 0.6, gap: 2.6 }).tube('206 254 -112 9, 206 246 -112 4, 206 240 -112 5', {
    soft: false,
  });
  s.body({ set: true, glow: 1, cast: false }).ball(206, 229, -112, 10);
  s.crop = CROP;
  return s;
}
