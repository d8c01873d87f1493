import { Scene } from '../../bodies.mjs';
import { man } from '../../figures.mjs';
import { chance, noise, smooth } from '../../noise.mjs';
import { wing } from '../../parts.mjs';

/** In the cellar of the museum, by the watchman's lamp: of the fourteen in the ice from the south one has thawed, and has spread its wings to dry. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 128, y: 250, z: -250, power: 2.7, reach: 300, soft: 14 },
    sky: { dir: [0.7, -0.6, 0.2], power: 0.85, rim: 1.4, tight: 1.8 },
    ambient: 0.06,
    floor: {
      y: 306,
      tilt: 0.25,
      far: 240,
      gap: 5,
      lum: 0.55,
      top: 0.6,
      fill: 0.5,
      wet: 0.5,
      wob: 2,
      bump: 6,
      scale: 0.05,
      dir: [0.02, 0, 0.3],
    },
  });
  // A vault: through the grating at its end stands the night.
  const [X, Y] = [336, 150];
  const wall = s.body({
    set: true,
    k: 0.5,
    rim: 0,
    lum: 0.34,
    top: 0.4,
    fill: 1,
    wob: 0.6,
    gap: 4.4,
    phase: (x, y) => (Math.hypot(x - X, (y - Y) * 1.1) + 3 * noise(x * 0.03, y * 0.03)) / 4.4,
    tone: (x, y, _z, a) => {
      const d = Math.hypot(x - X, (y - Y) * 1.1);
      const ring = d / 34;
      const stone = (Math.atan2(y - Y, x - X) / 6.283) * Math.round(ring) * 6;
      const joint = Math.abs(ring - Math.round(ring)) < 0.045 || Math.abs(stone - Math.round(stone)) < 0.05;
      return joint ? [-1, -1] : [a, 0.16 + 0.5 * smooth(300, 60, d)];
    },
  });
  wall.box(330, 130, 190, 420, 300, 8, [0, 0, 0], 1);
  // Blocks of ice, something dark in each; this one's has burst.
  const ice = s.body({
    set: true,
    k: 1,
    dir: [0.7, 0.7, 0.3],
    gap: 4,
    wet: 1,
    lum: 0.8,
    fill: 1.1,
    bump: 0.3,
    grain: 0.06,
  });
  ice
    .box(530, 292, 40, 40, 52, 36, [0, 20, 0], 4)
    .box(584, 312, -30, 30, 30, 24, [0, -16, 3], 4)
    .box(126, 268, 90, 42, 46, 36, [0, -18, 0], 4)
    .box(204, 326, -120, 24, 10, 18, [0, 24, 8], 2)
    .box(458, 330, -110, 30, 12, 20, [0, -20, -7], 2)
    .box(250, 334, -150, 14, 6, 12, [0, 40, 4], 2);
  const dark = s.body({ set: true, cast: false, k: 6, lum: 0.05, fill: 0.1, rim: 0, gap: 4 });
  dark.egg(524, 286, 6, 18, 36, 6, [0, 0, 5]).egg(122, 264, 56, 19, 32, 6, [0, 0, -4]);
  // The barrel: five ridges, and swollen in the middle.
  const ridges = (x, y, z) =>
    4.6 * Math.cos(5 * Math.atan2(x - X - (y - 190) * 0.03, z + 20) + 0.5) * smooth(92, 140, y) * smooth(300, 250, y);
  const barrel = s.body({
    k: 14,
    dir: [0.1, 1, 0.6],
    gap: 3,
    wet: 0.4,
    bump: 0.4,
    grain: 0.12,
    lum: 1.05,
    disp: ridges,
  });
  barrel.tube('330 116 -20 24, 332 140 -20 44, 335 186 -20 57, 338 228 -20 52, 341 264 -20 34, 342 282 -20 24', {
    per: 5,
  });
  const soft = { k: 5, rings: 1, gap: 2.6, wet: 0.4, bump: 0.3, grain: 0.15 };
  const limb = (path, o = {}) => s.body({ ...soft, ...o }).tube(path, { per: 5 });
  limb('330 122 -22 20, 326 100 -26 15, 322 82 -30 14');
  // The head is a starfish, an eye at each end: all five look for the lamp.
  const star = s.body({ k: 7, ck: 2, dir: [0.4, 1, 0.8], gap: 2.2, lum: 1.25, bump: 0.3, grain: 0.2 });
  const [hx, hy] = [318, 66];
  star.egg(hx, hy, -44, 21, 19, 17, [0, 0, -10]).egg(hx - 3, hy + 3, -62, 6, 5, 9, [0, 0, 0], true);
  for (let i = 0; i < 5; i++) {
    const a = -1.66 + i * 1.256;
    const l = [52, 62, 50, 50, 64][i];
    const [c, q] = [Math.cos(a), Math.sin(a) * 0.82];
    star.tube(
      [
        [hx + 8 * c, hy + 8 * q, -46, 13],
        [hx + l * 0.5 * c, hy + l * 0.5 * q, -60, 10],
        [hx + l * c, hy + l * q - 3, -68, 5.4],
      ],
      { per: 5 },
    );
    const [x, y] = [hx + l * 1.06 * c, hy + l * 1.06 * q - 3];
    s.body({ k: 1, cast: false, lum: 1.2, wet: 1, gap: 2.2 }).ball(x, y, -70, 7.4);
    s.body({ glow: 1, cast: false }).ball(x - 1.6, y + 0.8, -76.6, 3);
  }
  // Arms about its middle: each parts into five, and these are hands.
  const random = chance(30);
  const arm = (path, [x, y, z], a, l) => {
    limb(path);
    for (let i = 0; i < 5; i++) {
      const e = a + (i - 2) * 0.42 + (random() - 0.5) * 0.16;
      const m = l * (0.8 + random() * 0.4);
      const [c, q] = [Math.cos(e), Math.sin(e)];
      const curl = (i - 2) * 0.14 + 0.25;
      limb(
        [
          [x, y, z, 5],
          [x + c * m * 0.5, y + q * m * 0.5, z - 8, 4],
          [x + Math.cos(e + curl) * m, y + Math.sin(e + curl) * m, z - 12, 0.7],
        ],
        { gap: 2.2 },
      );
    }
  };
  arm('288 172 -52 13, 246 186 -84 10, 206 172 -112 8, 186 148 -126 6', [186, 148, -128], -2.1, 38);
  arm('306 204 -72 13, 276 244 -102 10, 240 258 -122 8, 214 250 -132 6', [214, 250, -134], 2.9, 36);
  arm('382 176 -48 13, 424 198 -70 10, 462 190 -84 8, 482 168 -92 6', [482, 168, -94], -0.9, 38);
  arm('366 210 -68 12, 396 244 -92 10, 430 258 -104 8, 452 250 -108 6', [452, 250, -110], 0.2, 32);
  // Five feet, flat on the wet floor.
  for (const [x, y, z, r] of [
    [256, 314, -70, 9],
    [300, 330, -104, 10],
    [372, 330, -104, 10],
    [424, 312, -66, 9],
  ])
    limb([
      [342 + (x - 342) * 0.16, 270, -24 + (z + 20) * 0.2, 17],
      [342 + (x - 342) * 0.5, 296, -20 + (z + 20) * 0.6, 12],
      [x, y - 8, z, r],
      [x + (x - 342) * 0.2, y - 3, z - 10, 4],
    ]);
  wing(
    s,
    [366, 140],
    [
      [440, 22],
      [520, 18],
      [578, 58],
      [592, 120],
      [546, 160],
      [456, 176],
    ],
    34,
    { bend: -0.07, lum: 1.1, sag: 0.14 },
  );
  wing(
    s,
    [298, 142],
    [
      [232, 20],
      [156, 22],
      [104, 64],
      [98, 124],
      [144, 156],
      [226, 170],
    ],
    24,
    { bend: 0.07, lum: 1.15, back: -0.02, sag: 0.14 },
  );
  // The watchman has got as far as this.
  man(s, [92, 328, -150], 62, { side: 1, lum: 0.6 });
  s.crop = [56, 2, 588, 331];
  return s;
}
