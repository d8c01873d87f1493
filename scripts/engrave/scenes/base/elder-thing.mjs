import { Scene } from '../../bodies.mjs';
import { chance, noise } from '../../noise.mjs';
import { wing } from '../../parts.mjs';

/** In the cellar of the museum, by the night watchman's lamp: of the fourteen in the ice from the south one has thawed. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 140, y: 292, z: -230, power: 2.4, reach: 280, soft: 14 },
    sky: { dir: [0.8, -0.5, 0.15], power: 0.7, rim: 1.1, tight: 2 },
    ambient: 0.06,
    floor: {
      y: 306,
      tilt: 0.25,
      far: 240,
      gap: 5,
      lum: 0.5,
      top: 0.6,
      fill: 0.4,
      wet: 0.5,
      wob: 2,
      bump: 6,
      scale: 0.05,
      dir: [0.02, 0, 0.3],
    },
  });
  const wall = s.body({
    set: true,
    k: 0.5,
    rim: 0,
    lum: 0.9,
    top: 0.55,
    fill: 0.5,
    wob: 0.6,
    gap: 4.4,
    phase: (_x, y) => y / 4.4,
    tone: (x, y, _z, a, c) => {
      const row = Math.floor(y / 22);
      const u = (x + (row % 2) * 24) / 48;
      return Math.abs(y / 22 - Math.round(y / 22)) < 0.07 || Math.abs(u - Math.round(u)) < 0.035
        ? [-1, -1]
        : [a * (0.75 + 0.4 * noise(Math.floor(u) * 2.3, row * 1.7)), c + 0.08];
    },
  });
  wall.box(330, 130, 190, 420, 300, 8, [0, 4, 0], 1);
  // Crates, of which one is open and empty, and blocks of ice with something dark in each.
  const plank = s.body({ set: true, k: 0.6, dir: [0.05, 1, 0.3], gap: 3, bump: 0.4, grain: 0.2, lum: 0.7, fill: 0.7 });
  plank
    .box(520, 262, 70, 62, 46, 40, [0, -18, 0], 1)
    .box(548, 176, 84, 46, 40, 34, [0, 12, 0], 1)
    .box(112, 258, 110, 46, 50, 36, [0, 20, 0], 1)
    .box(150, 320, -40, 40, 6, 20, [0, 30, -5], 1)
    .box(206, 332, -90, 50, 4, 12, [0, -24, 3], 1);
  const ice = s.body({
    set: true,
    k: 1,
    dir: [0.7, 0.7, 0.3],
    gap: 4,
    wet: 1,
    lum: 0.8,
    fill: 1.2,
    bump: 0.3,
    grain: 0.06,
  });
  ice
    .box(470, 318, -60, 46, 22, 26, [0, 16, 4], 3)
    .box(520, 308, -10, 30, 28, 24, [0, -20, -6], 3)
    .box(112, 188, 116, 30, 22, 26, [0, -14, 3], 3);
  // The barrel, ridge on ridge.
  const [X, Z] = [330, -20];
  const ridges = (x, y, z) => 5.5 * Math.cos(5 * Math.atan2(x - X - (y - 190) * 0.06, z - Z) + 0.5);
  const barrel = s.body({
    k: 16,
    dir: [0.15, 1, 0.6],
    gap: 3,
    wet: 0.35,
    bump: 0.45,
    grain: 0.12,
    lum: 1,
    disp: ridges,
  });
  barrel.tube('324 112 -20 34, 326 150 -20 50, 330 200 -20 56, 336 250 -20 46, 340 284 -20 32', { per: 5 });
  const soft = { k: 5, rings: 1, gap: 2.6, wet: 0.4, bump: 0.3, grain: 0.15 };
  const limb = (path, o = {}) => s.body({ ...soft, ...o }).tube(path, { per: 5 });
  limb('324 108 -22 22, 318 88 -26 18, 314 74 -28 16');
  // The head is a starfish, an eye at each end; it turns all five towards the lamp.
  const star = s.body({ k: 6, ck: 2, dir: [0.4, 1, 0.8], gap: 2.3, lum: 1.1, bump: 0.3, grain: 0.2 });
  star.egg(308, 58, -40, 22, 19, 18, [0, 0, -10]).egg(304, 60, -58, 5, 4, 8, [0, 0, 0], true);
  const eyes = [];
  for (let i = 0; i < 5; i++) {
    const a = -1.75 + i * 1.256;
    const l = [62, 52, 46, 54, 58][i];
    const [c, q] = [Math.cos(a), Math.sin(a)];
    star.tube(
      [
        [308 + 10 * c, 58 + 8 * q, -44, 10.5],
        [308 + l * 0.5 * c, 58 + l * 0.42 * q, -62, 8],
        [308 + l * c + 3, 58 + l * 0.72 * q - 3, -66, 5],
      ],
      { per: 5 },
    );
    eyes.push([308 + l * 1.08 * c + 3, 58 + l * 0.78 * q - 3, -70]);
  }
  for (const [x, y, z] of eyes) {
    s.body({ k: 1, cast: false, lum: 0.9, wet: 1, gap: 2.2 }).ball(x, y, z, 6.6);
    s.body({ glow: 1, cast: false }).ball(x - 1.6, y + 0.6, z - 6, 2);
  }
  const cilia = s.body({ k: 0.6, dir: [1, 0.2, 0.4], gap: 2, lum: 1 });
  const random = chance(30);
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * 6.28;
    const l = 24 + random() * 12;
    cilia.tube(
      [
        [308 + 18 * Math.cos(a), 58 + 15 * Math.sin(a), -52, 1.4],
        [308 + l * Math.cos(a) + 4 * random(), 58 + l * 0.8 * Math.sin(a) - 3, -64, 0.4],
      ],
      { soft: false },
    );
  }
  // Arms that part, and part again.
  const branch = (x, y, z, a, l, r, left) => {
    const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l];
    limb(
      [
        [x, y, z, r],
        [x + Math.cos(a + 0.3) * l * 0.5, y + Math.sin(a + 0.3) * l * 0.5, z - l * 0.2, r * 0.8],
        [ex, ey, z - l * 0.3, left ? r * 0.62 : 0.6],
      ],
      { gap: left === 2 ? 2.8 : 2.3 },
    );
    if (left)
      for (const e of [-0.5, 0.06, 0.62])
        branch(ex, ey, z - l * 0.3, a + e + (random() - 0.5) * 0.3, l * (0.5 + random() * 0.18), r * 0.6, left - 1);
  };
  branch(286, 178, -56, 2.75, 74, 12, 2);
  branch(312, 196, -74, 2.0, 58, 12, 2);
  branch(374, 176, -50, 0.2, 70, 12, 2);
  branch(356, 206, -66, 0.95, 52, 11, 2);
  // Five feet, flat on the wet floor.
  for (const [x, y, z] of [
    [232, 322, -70],
    [286, 334, -100],
    [366, 334, -100],
    [424, 320, -70],
    [350, 300, 20],
  ])
    limb([
      [336 + (x - 336) * 0.2, 276, -24 + (z + 20) * 0.2, 17],
      [336 + (x - 336) * 0.6, 288 + (y - 300) * 0.3, -20 + (z + 20) * 0.6, 12],
      [x, y - 10, z, 8],
      [x + (x - 336) * 0.12, y - 4, z - 10, 3],
    ]);
  wing(
    s,
    [362, 130],
    [
      [430, 40],
      [500, 34],
      [532, 86],
      [506, 138],
      [440, 158],
    ],
    26,
    { bend: -0.08, lum: 1, sag: 0.16 },
  );
  wing(
    s,
    [288, 134],
    [
      [214, 70],
      [172, 90],
      [164, 136],
      [196, 172],
      [256, 172],
    ],
    16,
    { bend: 0.08, lum: 0.9, back: -0.05, sag: 0.16 },
  );
  s.crop = [56, 2, 588, 331];
  return s;
}
