import { Scene } from '../../bodies.mjs';
import { noise, smooth } from '../../noise.mjs';
import { hand } from '../../parts.mjs';

/** From before the throne, by one of the bowls that burn there: he plays, and what is under the silk is not a face. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 140, y: 246, z: -220, power: 2.6, reach: 280, soft: 13 },
    sky: { dir: [0.8, -0.4, 0.2], power: 0.7, rim: 1.1, tight: 2 },
    ambient: 0.05,
    floor: {
      y: 312,
      tilt: 0.28,
      far: 230,
      gap: 5,
      lum: 0.5,
      top: 0.6,
      fill: 0.4,
      wob: 1.5,
      rim: 0,
      phase: (x, _y, z) => Math.hypot(x - 344, (z + 10) * 1.1) / 6,
    },
  });
  // A dome, and the stones that stand about in it, each with something cut into it.
  s.back = (x, y) => {
    const r = Math.hypot((x - 344) * 0.9, y - 330);
    const ring = r / 34;
    const u = Math.atan2(y - 330, x - 344) * 9 + (Math.floor(ring) % 2) * 0.5;
    const joint = Math.abs(ring - Math.round(ring)) < 0.045 || Math.abs(u - Math.round(u)) < 0.04;
    return joint
      ? { key: -1, fill: -1 }
      : {
          key: 0,
          fill: 0.2 + 0.16 * noise(Math.floor(ring) * 2.1, Math.floor(u) * 1.9) + 0.2 * smooth(420, 120, x),
          phase: r / 4.4,
        };
  };
  const stone = s.body({
    set: true,
    k: 1,
    dir: [0.06, 1, 0.25],
    gap: 3.2,
    bump: 0.6,
    grain: 0.1,
    wob: 1,
    lum: 0.9,
    fill: 0.8,
  });
  stone
    .box(110, 210, 150, 30, 120, 20, [0, 16, -3], 5)
    .box(568, 214, 130, 32, 118, 20, [0, -20, 4], 5)
    .box(196, 226, 200, 20, 90, 16, [0, 8, 2], 5)
    .box(498, 230, 200, 22, 86, 16, [0, -8, -2], 5);
  // The throne: back, arms, three steps.
  const seat = s.body({
    set: true,
    k: 1.4,
    dir: [0.05, 1, 0.4],
    gap: 3.2,
    bump: 0.4,
    grain: 0.08,
    lum: 0.8,
    fill: 0.8,
  });
  seat
    .box(352, 164, 74, 86, 150, 14, [0, 0, 0], 4)
    .box(254, 244, 30, 18, 50, 56, [0, 6, 0], 4)
    .box(448, 244, 30, 18, 50, 56, [0, -6, 0], 4)
    .box(350, 306, 10, 132, 12, 90, [0, 0, 0], 2)
    .box(350, 326, -10, 168, 10, 110, [0, 0, 0], 2)
    .egg(352, 30, 64, 28, 28, 12, [0, 0, 0]);
  const fold = (x, y, z) =>
    4.6 * Math.sin(x * 0.12 + 4 * noise(x * 0.012, y * 0.016, z * 0.02)) * smooth(130, 230, y) +
    1.2 * noise(x * 0.06, y * 0.03, z * 0.06);
  const silk = {
    k: 13,
    ck: 3,
    dir: [0.88, 0.36, 0.6],
    gap: 3,
    bump: 0.25,
    grain: 0.06,
    lum: 0.9,
    fill: 0.9,
    wet: 0.25,
    disp: fold,
  };
  const robe = s.body(silk);
  robe
    .tube('350 118 10 36, 352 170 6 44, 352 220 -10 52', { per: 4 })
    .tube('326 232 -20 34, 304 250 -74 30, 298 312 -84 34', { per: 4 })
    .tube('382 232 -16 34, 400 252 -70 30, 408 312 -80 34', { per: 4 })
    .tube('352 240 -30 40, 352 276 -70 34, 354 322 -76 44', { per: 4 })
    .tube('300 128 4 17, 350 112 10 24, 402 130 8 17');
  const sleeve = { ...silk, k: 7, disp: (x, y, z) => 1.6 * noise(x * 0.07, y * 0.05, z * 0.07) };
  s.body(sleeve)
    .tube('302 134 -4 17, 272 178 -44 17, 300 190 -92 18')
    .egg(308, 188, -108, 12, 12, 10, [0, 0, -10], true);
  s.body(sleeve)
    .tube('402 138 -2 17, 426 190 -40 17, 384 204 -88 19')
    .egg(374, 202, -104, 12, 12, 10, [0, 0, 10], true);
  // The mask hangs from the brow, and is pushed outwards lower than where a mouth would be.
  const hood = s.body({ ...silk, k: 8, disp: 0, dir: [0.5, 0.85, 0.7], gap: 2.8, lum: 0.8 });
  hood
    .egg(350, 78, 0, 36, 40, 34, [0, 0, 0])
    .tube('350 44 6 24, 352 22 16 13, 352 4 24 4', { per: 4 })
    .tube('316 90 4 11, 308 122 2 15', { per: 3 })
    .tube('384 90 4 11, 392 122 4 15', { per: 3 })
    .egg(346, 88, -34, 24, 30, 18, [0, 0, 0], true);
  const veil = s.body({
    ...silk,
    k: 6,
    gap: 2.3,
    dir: [0.95, 0.24, 0.7],
    lum: 1.25,
    disp: (x, y) => 1.8 * Math.sin(x * 0.34 + 2.4 * noise(x * 0.03, y * 0.03)) * smooth(84, 122, y),
  });
  veil
    .egg(344, 82, -24, 22, 26, 15, [0, 0, -4])
    .tube('340 92 -34 9, 332 108 -48 8, 334 122 -52 6', { per: 4 })
    .tube('346 96 -30 16, 344 122 -38 15, 346 140 -36 13', { per: 4 });
  const slit = s.body({ k: 1, lum: 0, fill: 0, rim: 0, gap: 3, cast: false });
  slit.egg(333, 76, -42, 5, 1.5, 3, [0, 0, 14]).egg(355, 76, -42, 5.4, 1.5, 3, [0, 0, -12]);
  // The flute, and paws in silk gloves.
  const glove = s.body({ k: 2.4, dir: [0.4, 1, 0.8], gap: 2.1, bump: 0.3, grain: 0.2, lum: 1.2 });
  glove.ball(316, 182, -112, 9).ball(368, 196, -108, 9);
  hand(glove, [316, 180, -114], '-16 -6 -16, -12 4 -20, -2 8 -20', { r: 5, lift: -5, claw: 2.6 });
  hand(glove, [366, 194, -112], '-18 -8 -12, -14 4 -16, -4 10 -16', { r: 5, lift: -5, claw: 2.6 });
  const ivory = s.body({ k: 0.6, rings: 1, gap: 5, lum: 1.3, wet: 0.6, cast: false });
  ivory
    .tube('342 132 -74 3.2, 316 172 -128 3.8, 274 236 -150 5', { soft: false })
    .tube('276 233 -150 5, 268 246 -154 9', { soft: false });
  // A bowl on three feet.
  const bowl = s.body({ set: true, k: 2, rings: 0, dir: [0.1, 1, 0.3], gap: 2.8, lum: 0.8, wet: 0.5, cast: false });
  bowl
    .egg(132, 284, -150, 30, 13, 24)
    .tube('116 290 -150 3, 106 336 -158 3', { soft: false })
    .tube('150 290 -150 3, 160 336 -158 3', { soft: false });
  s.body({ set: true, glow: 1, cast: false, k: 4 })
    .tube('122 276 -150 8, 118 260 -150 8, 128 242 -150 4, 122 226 -150 0.5', { per: 4 })
    .tube('142 276 -150 8, 148 262 -150 6, 142 248 -150 3, 150 236 -150 0.5', { per: 4 });
  s.crop = [56, 16, 576, 324];
  return s;
}
