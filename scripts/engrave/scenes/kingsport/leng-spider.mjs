import { Scene } from '../../bodies.mjs';
import { chance, noise } from '../../noise.mjs';
import { ground, night } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** Legs, each through its points: hip, knee, shin, foot. */
const LEGS = [
  '288 196 -50 10, 232 122 -90 8, 176 150 -120 6, 150 250 -140 4, 146 306 -140 1.4',
  '290 192 -36 10, 216 92 -50 8, 122 106 -60 6, 92 214 -60 4, 96 290 -60 1.4',
  '298 206 -60 10, 262 240 -110 8, 232 226 -150 6, 216 290 -170 4, 210 330 -170 1.4',
  '306 184 0 9, 262 64 30 7.6, 186 48 44 5.6, 126 140 60 4, 116 246 60 1.4',
  '334 206 -54 10, 374 250 -104 8, 402 230 -134 6, 424 290 -150 4, 430 330 -150 1.4',
  '346 196 -36 10, 424 226 -50 8, 478 206 -60 6, 510 276 -60 4, 518 316 -60 1.4',
  '350 184 0 10, 452 120 0 8, 528 130 4 6, 552 226 10 4, 558 288 10 1.4',
  '350 172 20 9, 430 58 50 7.6, 504 62 60 5.6, 566 160 60 4, 580 262 60 1.4',
];

/** In the ravine below Leng: it has come down to the lantern, and the one who carried it hangs in the thread. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 300, y: 322, z: -240, power: 2.8, reach: 240, soft: 12 },
    sky: { dir: [0.6, -0.7, 0.2], power: 0.75, rim: 1.2, tight: 2.2 },
    ambient: 0.07,
    back: night(470, 66, 40, { reach: 130 }),
    floor: ground({ y: 300, bump: 16 }),
  });
  const rock = s.body({
    set: true,
    k: 12,
    dir: [0.7, 0.6, 0.4],
    gap: 4.4,
    lum: 0.5,
    fill: 0.7,
    rim: 0.5,
    disp: (x, y, z) => 7 * noise(x * 0.03, y * 0.03, z * 0.03),
  });
  rock
    .box(40, 170, 150, 60, 190, 30, [0, 0, 6], 6)
    .box(612, 190, 160, 50, 190, 30, [0, 0, -8], 6)
    .box(96, 270, 110, 40, 60, 20, [0, 0, -10], 6);
  const hull = {
    k: 8,
    ck: 3,
    gap: 3,
    bump: 0.6,
    grain: 0.16,
    wet: 0.35,
    disp: (x, y, z) => 1.2 * noise(x * 0.16, y * 0.16, z * 0.16),
  };
  const back = s.body({
    ...hull,
    dir: [0.85, 0.5, 0.7],
    lum: 0.9,
    // The mark on it is darker.
    tone: (x, y, _z, a, c) => {
      const [u, v] = [(x - 392) * 0.94 + (y - 124) * 0.34, (y - 124) * 0.94 - (x - 392) * 0.34];
      return Math.abs(u) + Math.abs(v) * 0.7 < 26 && Math.abs(u) + Math.abs(v) * 0.7 > 15
        ? [a * 0.15, c * 0.3]
        : [a, c];
    },
  });
  back.egg(396, 122, 30, 84, 66, 70, [0, 0, 14]).egg(352, 156, 0, 34, 28, 30);
  const trunk = s.body({ ...hull, dir: [0.4, 0.9, 0.8], gap: 2.6, lum: 1 });
  trunk.egg(318, 194, -40, 44, 34, 40, [0, 0, 8]).egg(308, 206, -66, 30, 24, 24);
  const random = chance(23);
  const hair = s.body({ k: 0.4, gap: 2.4, lum: 1, fill: 1.2, cast: false });
  for (let i = 0; i < 60; i++) {
    const a = 3.4 + random() * 3.9;
    const [x, y] = [396 + 80 * Math.cos(a), 122 + 62 * Math.sin(a)];
    hair.tube(
      [
        [x, y, 30, 1.6],
        [x + 13 * Math.cos(a + 0.3), y + 13 * Math.sin(a + 0.3), 26, 0.3],
      ],
      { soft: false },
    );
  }
  for (const through of LEGS)
    s.body({ k: 4, rings: 1, gap: 3, bump: 0.35, grain: 0.2, wet: 0.3 }).tube(through, { per: 4 });
  const fang = s.body({ k: 2, ck: 1, dir: [0.3, 1, 0.5], gap: 2.2, wet: 0.8, lum: 1.2 });
  fang
    .tube('294 218 -84 10, 286 240 -96 8, 290 258 -98 4, 298 270 -94 0.6', { per: 4 })
    .tube('322 220 -82 10, 328 242 -94 8, 324 260 -96 4, 314 272 -92 0.6', { per: 4 });
  const feel = s.body({ k: 3, rings: 1, gap: 2.6, wet: 0.3 });
  feel
    .tube('278 210 -80 6, 256 236 -110 5, 250 268 -124 3.6, 258 288 -126 2', { per: 4 })
    .tube('340 214 -78 6, 356 244 -108 5, 356 276 -122 3.6, 348 294 -124 2', { per: 4 });
  for (const [x, y, z, r] of [
    [297, 200, -88, 6],
    [317, 201, -88, 6],
    [283, 193, -80, 3.6],
    [332, 196, -79, 3.6],
    [300, 186, -82, 3],
    [316, 187, -82, 3],
  ]) {
    trunk.egg(x, y, z, r * 1.1, r, r, [0, 0, 0], true);
    s.body({ glow: 1, cast: false }).ball(x, y, z + r * 0.2, r * 0.7);
  }
  // Who carried the lantern.
  const thread = s.body({ set: true, k: 1.4, rings: 1, gap: 3, lum: 1.1, fill: 1.1, bump: 0.4, grain: 0.2 });
  thread
    .tube('160 20 40 1.2, 161 120 40 1.2', { soft: false })
    .tube('161 120 40 4, 162 150 40 13, 160 186 40 17, 162 220 40 12, 164 240 40 4', { per: 5 })
    .ball(162, 250, 38, 9)
    .tube('172 200 30 4, 184 226 22 3, 186 246 18 2.4', { per: 4 });
  s.body({ set: true, cast: false, k: 1, lum: 0.5, dir: [0, 1, 0.3] })
    .box(320, 322, -196, 9, 2, 8, [0, 20, -12], 1)
    .box(316, 300, -196, 7, 2, 7, [0, 20, -12], 1);
  s.body({ set: true, glow: 1, cast: false }).egg(318, 311, -196, 5, 8, 5, [0, 0, -12]);
  s.crop = CROP;
  return s;
}
