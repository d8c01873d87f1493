import { Scene } from '../../bodies.mjs';
import { chance, clamp, noise, smooth } from '../../noise.mjs';
import { hand } from '../../parts.mjs';

/** In the attic, by her own candle: the window she raises her hand to is not there by day. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 204, y: 200, z: -142, power: 2.7, reach: 250, soft: 12 },
    sky: { dir: [0.8, -0.5, -0.3], power: 0.42, rim: 0.25 },
    ambient: 0.06,
    floor: {
      y: 302,
      tilt: 0.3,
      far: 330,
      gap: 7,
      bump: 3,
      lum: 0.6,
      fill: 0.5,
      wob: 1,
      phase: (x, _y, z) => (x * 0.8 + z * 0.55) / 5.4,
    },
  });
  // walls that do not meet as they should
  const chalk = [
    [438, 118, 560, 40],
    [438, 118, 604, 150],
    [560, 40, 604, 150],
    [438, 118, 520, 190],
    [520, 190, 604, 150],
    [520, 190, 560, 40],
    [462, 60, 590, 200],
  ];
  const mark = (x, y) => {
    let d = 1e9;
    for (const [a, b, c, e] of chalk) {
      const t = clamp(((x - a) * (c - a) + (y - b) * (e - b)) / ((c - a) ** 2 + (e - b) ** 2));
      d = Math.min(d, Math.hypot(x - a - t * (c - a), y - b - t * (e - b)));
    }
    return Math.min(d, Math.abs(Math.hypot(x - 528, y - 116) - 62));
  };
  const wall = (o) =>
    s.body({
      set: true,
      k: 0.5,
      gap: 3.8,
      wob: 1.6,
      bump: 0.25,
      grain: 0.05,
      rim: 0,
      lum: 2.1,
      top: 0.62,
      fill: 0.8,
      ...o,
    });
  const pane = (x, y) => {
    const u = (x - 432) / 176,
      v = (y - 36 - (x - 432) * 0.16) / 156;
    if (u < 0 || u > 1 || v < 0 || v > 1) return 0;
    const bar = (t, n) => Math.abs(t * n - Math.round(t * n)) < 0.035 * n && t > 0.05 && t < 0.95;
    return bar(u, 3) || bar(v, 2) ? 0.04 : 0.62 + 0.12 * noise(x * 0.03, y * 0.03);
  };
  wall({
    dir: [0.25, 1, 0.1],
    tone: (x, y, _z, a, b) =>
      mark(x, y) < 0.8 && noise(x * 0.3, y * 0.3) > -0.5 ? [1.2, 1.2] : [a, Math.max(b, pane(x, y))],
  }).box(560, 120, 170, 300, 420, 10, [0, 30, -6], 1);
  wall({ dir: [0.55, 1, 0.1] }).box(60, 120, 200, 330, 420, 10, [0, -30, -9], 1);
  wall({ dir: [1, 0.3, 0.5], gap: 5, fill: 0.5, lum: 0.7, cast: false }).box(
    120,
    -40,
    40,
    330,
    10,
    300,
    [18, 0, -33],
    1,
  );
  const rag = s.body({
    k: 14,
    dir: [0.75, 0.42, 0.7],
    gap: 3.4,
    bump: 0.5,
    grain: 0.07,
    lum: 0.8,
    fill: 0.9,
    disp: (x, y, z) =>
      smooth(130, 260, y) *
      5 *
      Math.sin(Math.atan2(x - 338 + 6 * noise(y * 0.02, 1), -(z - 20)) * 13 + noise(x * 0.03, y * 0.015) * 3),
  });
  rag
    .tube('336 146 6 32, 344 200 14 42, 346 262 10 54, 340 318 4 66')
    .egg(346, 128, 8, 38, 34, 32, [0, 0, 20])
    .tube('318 140 -14 18, 282 184 -54 15, 252 214 -86 15')
    .tube('366 134 -6 17, 404 166 -20 14, 420 146 -30 13');
  const skin = s.body({ k: 3.6, ck: 2, dir: [0.35, 1, 0.8], gap: 2, bump: 0.4, grain: 0.24, wet: 0.12 });
  skin
    .tube('322 124 -12 10, 304 118 -34 7.5, 292 112 -44 6.5')
    .egg(285, 86, -46, 17, 22, 20, [0, 0, -10])
    .egg(277, 108, -56, 9.5, 20, 11, [0, 0, -8]);
  skin
    .tube('273 90 -67 1.9, 269 98 -72 2.1, 266 104 -75 1.8, 270 107 -71 1.5', { per: 3 })
    .tube('263 87 -62 1.6, 272 84 -67 2.1, 284 84 -68 2.1, 297 90 -62 1.6', { per: 3 })
    .tube('292 100 -62 2.6, 284 103 -67 2.6, 279 108 -67 1.4', { per: 3 })
    .tube('264 100 -66 2.2, 265 106 -66 1.4', { per: 2 })
    .egg(265, 93, -68, 4.4, 5, 6, [0, 0, 0], true)
    .egg(281, 94, -70, 6.4, 6.2, 8, [0, 0, 8], true)
    .egg(273.5, 117, -70, 3.4, 6.4, 7, [0, 0, -8], true)
    .egg(286, 113, -66, 3.6, 8, 5, [0, 0, 8], true);
  skin.tube('256 212 -84 6, 236 226 -102 5, 222 232 -112 5.5');
  hand(skin, [224, 234, -114], '-16 -14 -8, -18 -4 -8, -14 6 -8, 2 -20 2', { r: 3, lift: 3, claw: 1.4 });
  skin.tube('420 144 -30 6, 430 116 -34 4.6, 434 104 -36 6');
  hand(skin, [434, 104, -37], '-34 -26 -22, -16 -52 -16, 8 -58 -10, 28 -46 -8, 34 -12 -26', {
    r: 3.3,
    lift: -8,
    claw: 0.5,
  });
  const hair = s.body({ k: 1.4, dir: [1, 0.25, 0.3], gap: 2.2, lum: 1, fill: 1.1 });
  const r = chance(3);
  for (let i = 0; i < 30; i++) {
    const t = i / 29,
      x = 270 + 36 * t,
      z = -46 + (r() - 0.5) * 26 - 12 * Math.sin(t * 3),
      side = x - 268 - (x < 284 ? 6 : 0);
    hair.tube(
      [
        [282 + (x - 284) * 0.4, 66 + Math.abs(t - 0.4) * 8, z + 4, 2],
        [x + side * 0.2 + 6, 88 + r() * 6, z + 8, 1.8],
        [x + 8 + r() * 10, 124 + r() * 14, z + 8, 1.5],
        [x + 12 + (r() - 0.4) * 22, 156 + r() * 40, z - 6, 0.4],
      ],
      { per: 4 },
    );
  }
  s.body({ cast: false, k: 1, dir: [0, 1, 0.3], lum: 1.2, gap: 2.4 }).tube('212 240 -120 4.4, 213 218 -121 4', {
    soft: false,
  });
  s.body({ glow: 1, cast: false }).tube('213 212 -121 2.6, 213.5 206 -121 3, 212 196 -121 0.4', { per: 3 });
  s.body({ glow: 1, cast: false }).ball(265.5, 93.5, -67, 1).ball(281, 94.5, -69, 1.2);
  skin.tone = (x, y, z, a, c) =>
    z < -55 && ((x - 272.5 - (y - 118) * 0.12) / 3.4) ** 2 + ((y - 118) / 6.6) ** 2 < 1 ? [-1, -1] : [a, c];
  // what sits at her hem
  const rat = s.body({ k: 4, ck: 1.4, dir: [0.8, 0.5, 0.8], gap: 2.3, bump: 0.9, grain: 0.3, lum: 0.6 });
  rat
    .egg(182, 318, -84, 30, 15, 17, [0, 0, -18])
    .egg(154, 306, -98, 12, 9.5, 10, [0, 0, -16])
    .tube('149 309 -106 6, 141 313 -111 4, 136 316 -113 2', { per: 3 })
    .ball(163, 296, -96, 3.2)
    .ball(149, 297, -100, 2.8)
    .egg(147, 305, -108, 2.6, 2.2, 3, [0, 0, 0], true)
    .egg(155, 304, -108, 2.4, 2, 3, [0, 0, 0], true)
    .tube('204 328 -80 5, 230 336 -92 3, 262 328 -104 2, 290 338 -110 0.6');
  hand(rat, [152, 326, -104], '-10 8 -6, -5 11 -8, 1 11 -8', { r: 2.2, lift: -2 });
  s.body({ glow: 1, cast: false }).ball(147, 305.4, -107.6, 0.9).ball(155, 304.4, -107.6, 0.8);
  s.crop = [108, 36, 544, 306];
  return s;
}
