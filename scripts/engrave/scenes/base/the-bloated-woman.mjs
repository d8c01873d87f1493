import { Scene } from '../../bodies.mjs';
import { chance, noise, smooth } from '../../noise.mjs';

/** In the back room of the tea house, by a paper lantern: over the fan her eyes are lovely, and the fan is not held by a hand. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 150, y: 170, z: -240, power: 2.7, reach: 280, soft: 13 },
    sky: { dir: [0.8, -0.4, 0.2], power: 0.75, rim: 1.2, tight: 2 },
    ambient: 0.05,
    floor: {
      y: 312,
      tilt: 0.26,
      far: 210,
      gap: 6,
      lum: 0.5,
      top: 0.6,
      fill: 0.4,
      wob: 1,
      rim: 0,
      phase: (x, _y, z) => (x + z * 0.4) / 6,
    },
  });
  // Paper screens.
  s.body({
    set: true,
    k: 0.5,
    rim: 0,
    lum: 1,
    top: 0.55,
    fill: 0.5,
    wob: 0.6,
    gap: 4.4,
    phase: (x, y) => (y + 0.02 * x) / 4.4,
    tone: (x, y, _z, a, c) => {
      const [u, v] = [Math.abs((x / 46) % 1), Math.abs((y / 58) % 1)];
      return u < 0.06 || v < 0.05
        ? [-1, -1]
        : [a * (0.85 + 0.3 * noise(Math.floor(x / 46) * 2.1, Math.floor(y / 58) * 1.7)), c + 0.1];
    },
  }).box(330, 130, 170, 420, 300, 8, [0, 6, 0], 1);
  // Silk over much too much.
  const fold = (x, y, z) =>
    5 * Math.sin(x * 0.075 + 4 * noise(x * 0.01, y * 0.014, z * 0.014)) * smooth(180, 300, y) +
    1.4 * noise(x * 0.05, y * 0.03, z * 0.05);
  const silk = {
    k: 18,
    ck: 3,
    dir: [0.8, 0.5, 0.66],
    gap: 3.1,
    bump: 0.2,
    grain: 0.06,
    lum: 0.9,
    fill: 0.95,
    wet: 0.3,
    disp: fold,
  };
  const b = s.body(silk);
  b.egg(382, 206, 10, 92, 82, 70, [0, 0, 6])
    .egg(392, 290, 6, 124, 70, 84)
    .egg(372, 138, 0, 66, 44, 48)
    .tube('320 148 -10 30, 372 122 0 36, 436 150 10 30', { per: 4 });
  // The sash, and flowers worked on the silk: they have eyes in the middle.
  const sash = s.body({ k: 4, dir: [0.3, 1, 0.5], gap: 2.5, lum: 1, wet: 0.4 });
  sash.tube('300 210 -52 11, 352 226 -78 13, 420 222 -70 13, 470 200 -30 11', { per: 5 });
  b.tone = (x, y, z, a, c) => {
    for (const [fx, fy, r] of [
      [340, 272, 17],
      [404, 284, 21],
      [452, 262, 15],
      [300, 300, 13],
    ]) {
      const d = Math.hypot(x - fx, y - fy) / r;
      const p = 0.72 + 0.26 * Math.cos(5 * Math.atan2(y - fy, x - fx) + fx);
      if (z < 20 && d < p)
        return d < 0.22 ? [-1, -1] : d < 0.34 ? [1.2, 1] : d > p - 0.12 ? [-1, -1] : [a * 1.5 + 0.1, c];
    }
    return [a, c];
  };
  const skin = { k: 4, ck: 1.6, dir: [0.3, 1, 0.8], gap: 2.1, bump: 0.2, grain: 0.2, lum: 1.25, wet: 0.25 };
  const head = s.body(skin);
  head.egg(348, 72, -40, 34, 36, 32).egg(340, 98, -46, 32, 22, 26).tube('344 120 -24 34, 352 132 -14 40', { per: 3 });
  head.egg(329, 70, -72, 8, 4.4, 7, [0, 0, 6], true).egg(357, 69, -71, 8, 4.4, 7, [0, 0, -6], true);
  const lash = s.body({ k: 0.8, lum: 0, fill: 0, rim: 0, cast: false, gap: 2 });
  lash
    .tube('319 68 -75 1, 328 64 -78 1.6, 338 67 -76 1', { per: 3 })
    .tube('347 67 -76 1, 357 63 -77 1.6, 368 67 -72 1', { per: 3 })
    .tube('318 56 -72 0.7, 328 51 -75 1.2, 338 54 -74 0.7', { per: 3 })
    .tube('346 54 -74 0.7, 357 50 -74 1.2, 368 55 -70 0.7', { per: 3 });
  s.body({ glow: 1, cast: false }).ball(329, 70.5, -70, 2).ball(357, 69.5, -69, 2);
  const hair = s.body({ k: 5, dir: [1, 0.3, 0.4], gap: 2.4, lum: 0.4, fill: 1.1, wet: 0.9 });
  hair
    .egg(352, 40, -10, 41, 23, 34, [0, 0, 4])
    .egg(390, 62, -4, 18, 26, 22)
    .egg(312, 60, -4, 13, 22, 18)
    .egg(360, 22, -10, 28, 18, 20)
    .egg(396, 34, 0, 16, 14, 14);
  const pin = s.body({ k: 0.5, rings: 1, gap: 3, lum: 1.3, wet: 0.5 });
  pin
    .tube('330 30 -40 1.6, 420 4 -10 1.6', { soft: false })
    .tube('332 10 -30 1.6, 400 50 -20 1.6', { soft: false })
    .ball(421, 3, -10, 4)
    .ball(330, 9, -30, 4);
  // The fan: ribs and paper, before the mouths.
  const [fx, fy, fz] = [308, 160, -126];
  const ribs = 13;
  s.sheet(
    [
      [fx, fy],
      ...Array.from({ length: ribs * 2 + 1 }, (_, i) => {
        const a = -2.72 + (i / (ribs * 2)) * 2.3;
        return [fx + Math.cos(a) * (i % 2 ? 82 : 86), fy + Math.sin(a) * (i % 2 ? 82 : 86)];
      }),
    ],
    (x, y) =>
      fz +
      3 *
        Math.abs(
          ((Math.atan2(y - fy, x - fx) + 2.72) / 2.3) * ribs -
            Math.round(((Math.atan2(y - fy, x - fx) + 2.72) / 2.3) * ribs),
        ) *
        3,
    {
      lum: 0.95,
      fill: 1,
      rim: 0.8,
      gap: 3,
      thin: 0.5,
      tone: (x, y, _z, a, c) => {
        const r = Math.hypot(x - fx, y - fy);
        const t = ((Math.atan2(y - fy, x - fx) + 2.72) / 2.3) * ribs;
        if (Math.abs(t - Math.round(t)) < 0.07) return [1.2, 1];
        const branch =
          Math.abs(r - 58 - 9 * Math.sin(t * 0.9)) < 2.2 ||
          Math.hypot((t - 4) * 6, r - 66) < 6 ||
          Math.hypot((t - 8) * 6, r - 52) < 6;
        return r < 34 ? [a * 0.6, c] : branch ? [-1, -1] : [a, c];
      },
      phase: (x, y) => Math.hypot(x - fx, y - fy) / 3.4,
    },
  );
  // What holds it, and what else comes out of the sleeves.
  const feel = (path, r = 2.8) =>
    s.body({ k: 4, rings: 1, gap: r, wet: 0.6, bump: 0.25, grain: 0.14, lum: 1 }).tube(path, { per: 6 });
  const sleeve = { ...silk, k: 8, disp: (x, y, z) => 1.8 * noise(x * 0.06, y * 0.05, z * 0.06) };
  s.body(sleeve)
    .tube('318 158 -20 26, 272 204 -60 24, 268 226 -92 28', { per: 5 })
    .egg(262, 236, -116, 17, 19, 16, [0, 0, 0], true);
  feel(
    '270 228 -96 15, 262 222 -124 12, 276 192 -136 9, 300 172 -138 6.4, 314 158 -136 5, 306 146 -136 3, 298 154 -138 1',
  );
  feel('262 240 -106 11, 234 260 -130 8, 204 250 -140 5, 194 228 -142 3, 206 220 -142 1');
  feel('270 244 -106 10, 258 282 -130 7, 230 298 -138 4.4, 236 314 -140 1');
  s.body(sleeve)
    .tube('440 156 0 28, 492 206 -30 26, 500 244 -60 30', { per: 5 })
    .egg(502, 262, -80, 19, 17, 18, [0, 0, 0], true);
  const random = chance(3);
  for (let i = 0; i < 4; i++) {
    const w = 30 + random() * 30;
    feel([
      [500, 252, -70, 11],
      [494 + i * 10, 282, -90, 8],
      [476 + i * 30 + w * 0.2, 300 + 8 * (i % 2), -100, 5],
      [468 + i * 34, 320, -104, 3],
      [480 + i * 34, 326, -104, 0.8],
    ]);
  }
  for (const [x, y] of [
    [290, 330],
    [350, 338],
    [440, 336],
  ])
    feel([
      [x + 10, y - 26, -84, 12],
      [x, y - 8, -104, 8],
      [x - 26, y - 2, -112, 4.4],
      [x - 44, y - 8, -114, 1],
    ]);
  // The lantern of paper.
  const paper = s.body({ set: true, glow: 1, cast: false, k: 2 });
  paper.egg(132, 118, -120, 25, 32, 25);
  const wire = s.body({ set: true, k: 0.4, lum: 0, fill: 0, rim: 0, cast: false, gap: 3 });
  for (let i = -3; i <= 3; i++) {
    const w = 25 * Math.sqrt(1 - (i / 3.8) ** 2);
    wire.tube(
      [
        [132 - w, 118 + i * 8.6, -146, 0.8],
        [132, 120 + i * 8.6, -150, 0.8],
        [132 + w, 118 + i * 8.6, -146, 0.8],
      ],
      { per: 5 },
    );
  }
  s.body({ set: true, k: 0.6, lum: 0.7, cast: false, gap: 3 })
    .tube('132 84 -120 9, 132 80 -120 9', { soft: false })
    .tube('132 152 -120 9, 132 156 -120 9', { soft: false })
    .tube('132 80 -120 0.8, 132 -10 -120 0.8', { soft: false })
    .tube('132 158 -120 1, 132 184 -120 2.4', { soft: false });
  s.crop = [56, 0, 588, 331];
  return s;
}
