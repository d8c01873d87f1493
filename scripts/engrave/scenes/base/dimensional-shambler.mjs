import { Scene } from '../../bodies.mjs';
import { INK, noise, smooth } from '../../noise.mjs';
import { hand } from '../../parts.mjs';

/** From the bed, by the night light: it is coming out of the glass of the wardrobe, where there is no room with such a light. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 112, y: 250, z: -250, power: 3, reach: 270, soft: 14 },
    sky: { dir: [0.7, -0.4, 0.5], power: 0.9, rim: 1.6, tight: 1.7 },
    ambient: 0.05,
    floor: {
      y: 308,
      tilt: 0.28,
      far: 160,
      gap: 6,
      lum: 0.5,
      top: 0.6,
      fill: 0.4,
      wob: 1,
      rim: 0,
      phase: (x, _y, z) => (x + z * 0.5) / 6.4,
      tone: (x, _y, z, a, c) => (Math.abs(((x + z * 0.5) / 44) % 1) < 0.05 ? [-1, -1] : [a, c]),
    },
  });
  s.glowInk = INK.cold;
  s.body({
    set: true,
    k: 0.5,
    rim: 0,
    lum: 0.9,
    top: 0.5,
    fill: 0.45,
    wob: 0.8,
    gap: 4.4,
    phase: (x) => x / 5,
    tone: (x, y, _z, a, c) =>
      Math.abs((x / 40) % 1) < 0.05 ? [-1, -1] : [a * (0.7 + 0.6 * Math.max(0, noise(x * 0.05, y * 0.05))), c],
  }).box(320, 130, 150, 420, 300, 8, [0, 4, 0], 1);
  // The wardrobe; in its door, where the glass was, level light and a depth.
  const wood = s.body({
    set: true,
    k: 1,
    rim: 0.3,
    lum: 0.9,
    fill: 0.6,
    gap: 3.2,
    dir: [1, 0.16, 0.3],
    bump: 0.5,
    grain: 0.06,
  });
  wood
    .box(300, 170, 110, 18, 176, 26, [0, 0, 0], 3)
    .box(524, 170, 110, 18, 176, 26, [0, 0, 0], 3)
    .box(412, 4, 110, 134, 20, 32, [0, 0, 0], 4)
    .box(412, 322, 110, 134, 14, 32, [0, 0, 0], 3);
  s.body({
    set: true,
    k: 0.5,
    rim: 0,
    lum: 0,
    fill: 1,
    cast: false,
    gap: 4,
    wob: 0,
    tone: (x, y) => {
      const d = Math.hypot((x - 420) * 1.1, (y - 150) * 0.8);
      const a = Math.atan2(y - 150, x - 420);
      return [
        0,
        0.2 + 0.62 * smooth(170, 20, d) * (0.7 + 0.5 * Math.sin(a * 4 + d * 0.05 + 2 * noise(x * 0.02, y * 0.02))),
      ];
    },
    phase: (x, y) => (Math.hypot((x - 420) * 1.1, (y - 150) * 0.8) + 6 * noise(x * 0.03, y * 0.03)) / 4.2,
  }).box(412, 170, 122, 98, 156, 4, [0, 0, 0], 1);
  const hang = (x, y, z) =>
    2 * noise(x * 0.1, y * 0.03, z * 0.1) +
    1.6 * Math.sin(y * 0.3 + 3 * noise(x * 0.04, y * 0.02)) * smooth(60, 200, y) * 0.6;
  const hide = {
    k: 9,
    ck: 3,
    dir: [0.62, 0.72, 0.75],
    gap: 3,
    bump: 0.55,
    grain: 0.14,
    wet: 0.25,
    lum: 0.95,
    fill: 1,
    disp: hang,
  };
  const b = s.body(hide);
  b.egg(372, 156, 20, 52, 58, 40, [0, 0, 14])
    .egg(384, 226, 40, 42, 50, 34, [0, 0, -6])
    .tube('356 118 0 34, 326 108 -34 27, 300 112 -60 20');
  // Its skin hangs on it as on a nail.
  for (let i = 0; i < 6; i++)
    b.tube(
      [
        [340 + i * 14, 150 + i * 4, -28 + i * 6, 5],
        [336 + i * 15, 196 + i * 3, -30 + i * 8, 6.4],
        [340 + i * 15, 236 + (i % 2) * 12, -22 + i * 8, 2],
      ],
      { per: 4 },
    );
  const head = s.body({ ...hide, k: 4.4, ck: 2, gap: 2.2, dir: [0.35, 1, 0.8], lum: 1.1, disp: 0 });
  head
    .egg(282, 108, -82, 24, 21, 22, [0, 0, -24])
    .tube('270 116 -94 13, 250 132 -108 9, 238 148 -112 5', { per: 4 })
    .tube('274 124 -90 8, 258 146 -102 5, 252 160 -104 2', { per: 3 })
    .tube('262 98 -98 4.4, 274 92 -104 5, 290 96 -102 4', { per: 3 })
    .tube('296 92 -72 6, 312 72 -62 4, 318 50 -58 0.6', { per: 4 })
    .tube('280 88 -78 5, 286 66 -74 3.4, 282 48 -72 0.6', { per: 4 })
    .egg(264, 108, -102, 6.4, 4.6, 7, [0, 0, -24], true)
    .egg(284, 106, -102, 7, 5, 7, [0, 0, -10], true)
    .egg(247, 146, -110, 4, 8, 8, [0, 0, 30], true);
  // Eyes that are blind here.
  s.body({ k: 1, cast: false, lum: 1.5, wet: 1, gap: 2 }).ball(264, 108.5, -98, 3.8).ball(284, 106.5, -98, 4.2);
  const teeth = s.body({ k: 0.4, lum: 1.7, fill: 1.2, gap: 2 });
  for (let i = 0; i < 6; i++)
    teeth.tube(
      [
        [240 + i * 4.6, 151 - i * 3.6, -116 + i * 1.6, 1.7],
        [243 + i * 4.6, 158 - i * 3.4, -116 + i * 1.6, 0.3],
      ],
      { soft: false },
    );
  const limb = (path) => s.body({ ...hide, k: 6 }).tube(path, { per: 5 });
  // Arms to the ground, and what they end in.
  const near = limb('326 128 -44 24, 268 184 -96 16, 262 198 -102 15, 214 254 -124 11, 198 276 -128 10');
  hand(near, [192, 282, -130], '-52 14 -12, -46 34 -20, -22 46 -24, 10 44 -18, -34 -14 -4', {
    r: 6,
    lift: -12,
    claw: 0.5,
  });
  const far = limb('410 124 10 24, 470 150 -30 16, 488 176 -50 13, 470 226 -70 10');
  hand(far, [468, 230, -72], '-40 28 -14, -24 46 -18, 4 52 -16, 28 38 -8', { r: 5.4, lift: -2, claw: 0.5 });
  limb('372 262 10 28, 336 272 -50 18, 324 290 -60 12, 316 312 -66 9');
  hand(limb('312 312 -68 8, 308 314 -70 8'), [306, 314, -72], '-34 8 -10, -24 14 -16, -6 16 -16', { r: 4.6, lift: -4 });
  // One leg is still there.
  const leg = limb('410 262 60 28, 436 288 80 18, 452 306 100 10');
  leg.cast = false;
  // The glass breaks up about it, in level pieces.
  const shard = s.body({ set: true, glow: 1, cast: false, k: 0.3 });
  for (const [x, y, a, l] of [
    [326, 74, 30, 12],
    [336, 222, -50, 15],
    [322, 250, 10, 8],
    [494, 96, -30, 14],
    [502, 244, 40, 11],
    [340, 40, -12, 8],
    [476, 290, 20, 10],
    [486, 60, 70, 7],
  ]) {
    const [c, q] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    shard.tube(
      [
        [x - l * c, y - l * q, 60, 0.4],
        [x, y, 58, 2.1],
        [x + l * 0.6 * c, y + l * 0.6 * q, 60, 0.4],
      ],
      { soft: false },
    );
  }
  s.crop = [72, 12, 560, 315];
  return s;
}
