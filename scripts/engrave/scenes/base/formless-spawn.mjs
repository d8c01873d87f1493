import { Scene } from '../../bodies.mjs';
import { chance, noise } from '../../noise.mjs';

/** In the baths, by a lamp set down on the tiles: what was in the basin has stood up, and has not made up its mind how. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 138, y: 226, z: -250, power: 3, reach: 280, soft: 14 },
    sky: { dir: [0.8, -0.5, 0.2], power: 0.8, rim: 1.4, tight: 1.9 },
    ambient: 0.05,
    floor: {
      y: 306,
      tilt: 0.3,
      far: 240,
      lum: 0.5,
      top: 0.62,
      fill: 0.4,
      wob: 0,
      rim: 0,
      wet: 0.4,
      phase: (x, _y, z) => (z + x * 0.05) / 6,
      tone: (x, _y, z, a, c) =>
        Math.abs((x / 36 + z * 0.002) % 1) < 0.045 || Math.abs((z / 36) % 1) < 0.06 ? [-1, -1] : [a, c],
    },
  });
  s.body({
    set: true,
    k: 0.5,
    rim: 0,
    lum: 0.95,
    top: 0.55,
    fill: 0.5,
    wob: 0.8,
    gap: 4.2,
    phase: (x, y) => (y + 0.05 * x) / 4.2,
    tone: (x, y, _z, a, c) =>
      Math.abs((x / 26) % 1) < 0.05 || Math.abs((y / 26) % 1) < 0.06
        ? [-1, -1]
        : [a * (0.8 + 0.4 * noise(Math.floor(x / 26) * 1.7, Math.floor(y / 26) * 2.3)), c + 0.06],
  }).box(320, 130, 200, 420, 300, 8, [0, 5, 0], 1);
  const pipe = s.body({ set: true, k: 2, rings: 1, gap: 4, lum: 0.9, wet: 0.6 });
  pipe.tube('560 -20 150 8, 560 190 150 8, 540 214 130 8, 500 220 110 8', { per: 4 });
  // The basin's edge.
  const basin = s.body({ set: true, k: 3, ck: 3, dir: [0.1, 1, 0.35], gap: 3, lum: 0.9, bump: 0.3, grain: 0.1 });
  basin.egg(356, 318, -20, 168, 26, 84).egg(356, 300, -20, 152, 24, 72, [0, 0, 0], true);
  const tar = {
    k: 14,
    ck: 4,
    dir: [0.5, 0.75, 0.85],
    gap: 3,
    wet: 1,
    bump: 0.2,
    grain: 0.07,
    lum: 0.3,
    fill: 1.2,
    disp: (x, y, z) => 2.4 * noise(x * 0.06, y * 0.05, z * 0.06),
  };
  const b = s.body({ ...tar, k: 22 });
  b.egg(356, 302, -20, 140, 16, 62)
    .tube('360 306 -20 66, 352 250 -20 50, 366 196 -24 44, 350 150 -30 48, 330 116 -40 40', { per: 5 })
    .tube('340 130 -40 34, 300 100 -60 26, 272 104 -76 20', { per: 4 })
    .ball(402, 148, -20, 30)
    .ball(318, 196, -54, 26)
    .ball(400, 230, -50, 28);
  const limb = (path, r) => s.body({ ...tar, k: 6, rings: 1, gap: r, disp: 0 }).tube(path, { per: 6 });
  limb('328 190 -60 24, 262 200 -120 15, 222 244 -150 11, 196 296 -160 9, 168 318 -166 5, 140 318 -168 1', 2.8);
  limb('274 106 -80 18, 230 92 -104 13, 196 118 -124 9, 190 158 -130 6, 210 178 -132 3.4, 224 168 -132 1', 2.6);
  limb('400 140 -24 26, 460 104 -40 16, 494 128 -56 12, 486 176 -66 9, 506 206 -70 5, 528 198 -70 1', 2.8);
  limb('390 120 -10 22, 420 66 -20 14, 400 24 -30 10, 424 -4 -32 6, 450 10 -32 2', 2.8);
  limb('344 110 -40 22, 330 62 -50 14, 352 26 -54 9, 340 0 -54 6, 318 8 -54 2', 2.8);
  limb('398 226 -60 22, 444 236 -110 14, 458 280 -130 10, 432 308 -140 7, 440 328 -146 2', 2.8);
  // A hand that it has seen somewhere, with a finger too many; drops that follow.
  for (const [dx, dy] of [
    [-30, -4],
    [-34, 10],
    [-26, 22],
    [-10, 30],
    [6, 28],
    [-16, -16],
  ])
    limb(
      [
        [150, 318, -168, 5],
        [150 + dx * 0.5, 312 + dy * 0.4, -174, 4],
        [150 + dx, 316 + dy * 0.7, -176, 1],
      ],
      2.2,
    );
  const random = chance(5);
  for (let i = 0; i < 16; i++) {
    const x = 230 + random() * 280;
    const y = 60 + random() * 200;
    const l = 5 + random() * 16;
    s.body({ ...tar, k: 2, disp: 0, gap: 2.6 }).tube(
      [
        [x, y, -60, 2.6],
        [x + 1, y + l, -60, 3.4 + random() * 2],
      ],
      { soft: false },
    );
  }
  // Where it wants to look it has a hollow for it.
  for (const [x, y, z, rx, ry, rot] of [
    [296, 96, -84, 9, 6, 10],
    [330, 104, -76, 11, 7, -12],
    [356, 158, -76, 8, 5, 6],
  ]) {
    b.egg(x, y, z, rx, ry, 12, [0, 0, rot], true);
    s.body({ glow: 1, cast: false }).egg(x, y + 0.6, z + 3, 2.6, 1.8, 2);
  }
  b.egg(316, 138, -76, 24, 7, 16, [0, 0, 12], true);
  // The lamp that was set down.
  const tin = s.body({ set: true, cast: false, k: 0.6, dir: [1, 0.2, 0.4], gap: 2.4, lum: 0.9 });
  tin
    .tube('92 330 -170 9, 92 324 -170 9', { soft: false })
    .tube('92 300 -170 7, 92 296 -170 4', { soft: false })
    .tube('82 326 -170 1, 82 300 -170 1', { soft: false })
    .tube('102 326 -170 1, 102 300 -170 1', { soft: false });
  s.body({ set: true, glow: 1, cast: false }).egg(92, 313, -171, 6, 9.5, 6);
  s.crop = [56, 18, 560, 315];
  return s;
}
