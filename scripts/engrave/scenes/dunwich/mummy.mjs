import { Scene } from '../../bodies.mjs';
import { noise } from '../../noise.mjs';
import { ground, hand } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** In the cellar of the museum the case is open; it has come as far as the lantern somebody dropped. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 214, y: 292, z: -170, power: 2.6, reach: 230, soft: 12 },
    sky: { dir: [0.8, -0.5, -0.1], power: 0.5, rim: 0.8, tight: 2.2 },
    ambient: 0.06,
    floor: ground({
      y: 306,
      bump: 1,
      wob: 0,
      gap: 6,
      phase: (_x, _y, z) => z / 16,
      tone: (x, _y, z, a, c) => (Math.abs(((x + (Math.floor(z / 32) % 2) * 30) / 60) % 1) < 0.03 ? [-1, -1] : [a, c]),
    }),
  });
  const wall = s.body({
    set: true,
    k: 0.5,
    gap: 4.4,
    rim: 0,
    lum: 0.7,
    top: 0.5,
    fill: 0.8,
    dir: [0.05, 1, 0.1],
    cast: false,
    tone: (x, y, _z, a, c) => {
      const row = Math.floor(y / 22),
        u = ((x + (row % 2) * 22) / 44) % 1;
      return Math.abs((y / 22) % 1) < 0.07 || (u + 1) % 1 < 0.04 ? [-1, -1] : [a, c];
    },
  });
  wall.box(320, 150, 150, 420, 200, 8);
  const coffin = s.body({ k: 3, dir: [0.08, 1, 0.2], gap: 3.4, bump: 0.2, lum: 0.9 });
  coffin
    .box(470, 200, 96, 44, 110, 20, [0, -12, 5], 6)
    .egg(472, 112, 92, 36, 34, 22)
    .egg(470, 220, 78, 34, 92, 20, [0, -12, 5], true)
    .egg(472, 112, 74, 26, 26, 18, [0, 0, 0], true);
  const lid = s.body({ k: 6, dir: [0.2, 1, 0.4], gap: 3.2, bump: 0.2, lum: 0.8 });
  lid
    .box(132, 210, 80, 32, 96, 10, [0, 16, -14], 8)
    .egg(112, 128, 70, 26, 32, 18, [0, 0, -14])
    .egg(110, 126, 58, 12, 17, 14, [0, 0, -14]);
  for (let i = 0; i < 6; i++)
    lid.tube(
      [
        [112 + i * 5, 180 + i * 20, 64, 2.4],
        [132 + i * 5, 186 + i * 18, 62, 2.4],
        [150 + i * 5, 178 + i * 20, 66, 2.4],
      ],
      { per: 3 },
    );
  // Wound: the slices of the body are its bandages.
  const linen = {
    k: 6,
    ck: 2,
    rings: 1,
    gap: 5.4,
    bump: 0.4,
    grain: 0.12,
    lum: 0.5,
    fill: 1,
    disp: (x, y, z) =>
      1.4 * Math.abs(Math.sin((y + 0.4 * x) * 0.19 + noise(x * 0.03, z * 0.03))) +
      0.8 * noise(x * 0.15, y * 0.15, z * 0.15),
  };
  const b = s.body(linen);
  b.tube('320 128 -20 24, 322 160 -18 30, 318 200 -14 24, 320 226 -14 26')
    .tube('274 134 -16 15, 320 122 -20 18, 366 134 -16 15')
    .tube('308 230 -16 18, 298 276 -30 13, 292 318 -52 11')
    .tube('336 230 -8 18, 348 280 4 13, 352 318 2 11')
    .egg(288, 324, -66, 13, 8, 20)
    .egg(354, 324, -10, 13, 8, 18);
  const arm = s.body(linen);
  arm
    .tube('276 136 -20 14, 250 176 -50 11, 236 190 -96 9, 228 186 -118 8')
    .tube('364 136 -18 14, 394 178 -30 11, 404 214 -60 9, 400 228 -80 8');
  const skin = s.body({ k: 3, ck: 1.6, dir: [0.35, 1, 0.7], gap: 2.2, bump: 0.5, grain: 0.25, lum: 1 });
  skin.egg(320, 84, -26, 23, 28, 24).egg(320, 104, -34, 15, 13, 15);
  hand(
    skin,
    [226, 186, -122],
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
    [399, 230, -84],
    [
      [-8, 24, -12],
      [0, 28, -14],
      [10, 24, -12],
      [18, 14, -8],
      [-14, 8, -14],
    ],
    { r: 3.8, lift: -2, claw: 1 },
  );
  skin
    .egg(311, 82, -48, 6, 5, 8, [0, 0, 8], true)
    .egg(330, 82, -48, 6, 5, 8, [0, 0, -8], true)
    .egg(320, 94, -52, 3, 5, 5, [0, 0, 0], true)
    .egg(321, 110, -50, 9, 6, 8, [0, 0, 4], true);
  const head = s.body({ ...linen, k: 1.5, gap: 3 });
  head
    .tube('297 70 -30 4, 320 62 -51 5, 344 72 -30 4', { per: 5 })
    .tube('299 60 -26 5, 322 54 -46 6, 342 62 -26 5', { per: 5 })
    .tube('298 100 -32 4, 318 100 -52 4.6, 343 92 -34 4', { per: 5 })
    .tube('304 118 -30 5, 322 122 -46 5.4, 340 114 -30 5', { per: 5 })
    .egg(320, 64, -22, 24, 20, 22);
  const loose = s.body({ k: 1, gap: 2.6, dir: [0.2, 1, 0.3], lum: 1 });
  for (const l of [
    [
      [250, 178, -58],
      [244, 206, -62],
      [254, 236, -60],
      [246, 262, -58],
    ],
    [
      [398, 214, -66],
      [412, 240, -66],
      [402, 268, -60],
      [414, 292, -58],
    ],
    [
      [342, 96, -40],
      [360, 108, -44],
      [356, 132, -50],
      [368, 150, -48],
    ],
    [
      [300, 280, -44],
      [286, 300, -60],
      [296, 318, -70],
      [270, 326, -80],
    ],
  ])
    loose.tube(
      l.map(([x, y, z], i) => [x, y, z, 3 - i * 0.5]),
      { per: 5 },
    );
  s.body({ glow: 1, cast: false }).ball(311, 83, -48, 1.6).ball(330, 83, -48, 1.6);
  const lamp = s.body({ set: true, cast: false, k: 1, lum: 0.6, dir: [0, 1, 0.3] });
  lamp
    .box(206, 316, -176, 10, 2, 9, [0, 20, 14], 1)
    .box(212, 290, -176, 8, 2, 8, [0, 20, 14], 1)
    .tube('204 288 -176 1.2, 208 276 -176 1.2, 220 280 -176 1.2');
  s.body({ set: true, glow: 1, cast: false }).egg(209, 303, -176, 6, 10, 6, [0, 0, 14]);
  s.crop = CROP;
  return s;
}
