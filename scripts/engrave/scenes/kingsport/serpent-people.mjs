import { Scene } from '../../bodies.mjs';
import { noise } from '../../noise.mjs';
import { folds, ground, hand } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** Between the pillars of its temple it turns round from the bowl of fire; under the robe it goes on for long. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 190, y: 226, z: -250, power: 3.3, reach: 260, soft: 12 },
    sky: { dir: [0.8, -0.5, 0], power: 0.55, rim: 1, tight: 2.2 },
    ambient: 0.06,
    back: (x, y) => ({ key: 0, fill: 0.12 + 0.16 * noise(x * 0.01, y * 0.03), phase: y / 4 }),
    floor: ground({
      y: 304,
      bump: 1,
      wob: 0,
      gap: 6,
      phase: (_x, _y, z) => z / 15,
      tone: (x, _y, z, a, c) => (Math.abs(((x + z * 0.3) / 46) % 1) < 0.05 ? [-1, -1] : [a, c]),
    }),
  });
  const stone = { set: true, k: 2, gap: 3.8, bump: 0.3, grain: 0.1, lum: 0.75, fill: 0.75, rim: 0.7 };
  for (const [x, z, r] of [
    [96, 70, 30],
    [196, 170, 22],
    [452, 170, 22],
    [552, 70, 32],
  ]) {
    const column = s.body({
      ...stone,
      dir: [0.05, 1, 0.1],
      // Coils are carved round it.
      disp: (px, y, pz) => 2.6 * Math.sin((y * 0.9 + Math.atan2(px - x, -(pz - z)) * 10) * 0.17),
    });
    column.tube([
      [x, -20, z, r],
      [x, 310, z, r],
    ]);
    s.body({ ...stone, dir: [0.1, 1, 0.2] }).box(x, 300, z, r * 1.4, 10, r * 1.3, [0, 16, 0], 3);
  }
  const robe = s.body({
    k: 12,
    dir: [0.85, 0.35, 0.7],
    gap: 3.2,
    bump: 0.3,
    grain: 0.08,
    lum: 0.7,
    fill: 1,
    disp: folds(352, 8, 10, 5, 170, 290),
  });
  robe
    .tube('348 164 -4 30, 352 204 4 38, 358 256 6 50, 360 310 0 60')
    .tube('314 168 -8 17, 344 154 -8 24, 380 166 -4 17')
    .tube('310 172 -12 16, 272 204 -60 16, 236 204 -92 19')
    .tube('384 170 -8 16, 424 196 -30 15, 446 172 -52 18');
  robe.egg(226, 204, -102, 14, 15, 15, [0, 0, 0], true).egg(452, 164, -58, 14, 14, 15, [0, 0, 0], true);
  const scale = (x, y, z) => 0.9 * Math.max(0, Math.sin(x * 0.7 + y * 0.35) * Math.sin(y * 0.62 - x * 0.3 + z * 0.4));
  const skin = s.body({ k: 7, ck: 2, dir: [0.45, 0.9, 0.7], gap: 2.5, wet: 0.5, lum: 1.1, disp: scale });
  // The neck is too long, and a hood spreads from it.
  skin
    .tube('346 164 -10 22, 352 136 -8 21, 344 108 -16 20, 318 88 -36 21', { per: 6 })
    .egg(352, 128, -2, 42, 34, 14, [0, 20, -10])
    .egg(306, 84, -48, 30, 20, 24, [0, 0, 12])
    .tube('296 84 -60 17, 264 92 -86 13, 240 98 -98 7.500', { per: 4 })
    .tube('300 102 -58 10, 272 118 -80 7, 250 126 -90 4', { per: 4 })
    .tube('274 72 -82 4, 290 68 -80 5, 308 70 -70 4', { per: 3 })
    .egg(284, 80, -84, 7, 4.6, 7, [0, 0, 14], true)
    .egg(244, 93, -106, 2.2, 1.6, 3, [0, 0, 0], true);
  s.body({ glow: 1, cast: false }).egg(284, 80.5, -83, 4.6, 3, 3, [0, 0, 14]);
  s.body({ k: 0.4, cast: false, lum: 0, fill: 0, rim: 0 }).egg(283.5, 80.5, -87, 0.8, 3, 1.5);
  const fang = s.body({ k: 0.4, lum: 1.7, fill: 1.2, gap: 2 });
  fang
    .tube('254 104 -96 2.4, 251 116 -99 1.4, 252 122 -98 0.3', { per: 3 })
    .tube('264 106 -96 2, 262 115 -99 1.200, 262 120 -98 0.3', { per: 3 })
    .tube('258 122 -90 1.600, 256 114 -93 0.3', { soft: false });
  s.body({ k: 1, wet: 0.9, dir: [1, 0.2, 0.4], gap: 2.2, lum: 1.2 })
    .tube('262 112 -86 3, 236 116 -104 2.4, 214 110 -112 2', { per: 4 })
    .tube('214 110 -112 2, 200 104 -116 1.200, 190 106 -116 0.4', { per: 3 })
    .tube('214 110 -112 2, 202 114 -116 1.200, 194 120 -116 0.4', { per: 3 });
  const claws = s.body({ k: 3, ck: 2, dir: [0.45, 0.9, 0.7], gap: 2.3, wet: 0.4, lum: 1.1, disp: scale });
  claws.tube('230 204 -98 8, 214 204 -116 7').tube('450 166 -56 8, 460 144 -62 7');
  hand(
    claws,
    [210, 204, -120],
    [
      [-26, -16, -12],
      [-30, -2, -16],
      [-24, 12, -14],
      [-6, -22, -8],
    ],
    { r: 4.4, lift: -4 },
  );
  hand(
    claws,
    [462, 140, -64],
    [
      [-8, -10, -14],
      [4, -12, -16],
      [13, -6, -14],
      [-14, 2, -10],
    ],
    { r: 4.4, lift: 2, claw: 2 },
  );
  // The staff.
  const staff = s.body({ k: 2, rings: 1, gap: 3, lum: 1, wet: 0.3 });
  staff
    .tube('474 318 -70 3.6, 464 200 -74 3.6, 460 96 -78 3.6', { soft: false })
    .tube('460 98 -78 5, 444 84 -82 5, 450 64 -84 5, 470 60 -84 5, 478 74 -86 4.600, 468 82 -90 4, 460 78 -92 3', {
      per: 5,
    });
  // What comes out under the hem.
  const tail = s.body({ k: 4, rings: 1, gap: 3, wet: 0.5, lum: 0.95, bump: 0.2 });
  tail.tube('396 306 -30 20, 450 316 -70 18, 500 304 -50 14, 520 290 -10 10, 492 290 20 7, 470 296 10 4, 456 300 4 1', {
    per: 8,
  });
  // The bowl.
  const bowl = s.body({ set: true, cast: false, k: 2, ck: 1, dir: [0.1, 1, 0.3], gap: 3, lum: 0.6 });
  bowl
    .egg(142, 262, -60, 30, 16, 24)
    .box(142, 246, -60, 40, 8, 40, [0, 0, 0], 1, true)
    .tube('142 276 -60 6, 142 300 -60 4', { soft: false })
    .egg(142, 306, -60, 18, 6, 14);
  const flame = s.body({ set: true, glow: 1, cast: false, k: 4 });
  flame
    .tube('130 256 -64 7, 126 240 -64 8, 132 222 -64 4, 128 210 -64 0.5', { per: 4 })
    .tube('146 256 -64 9, 150 236 -64 9, 142 214 -64 5, 148 194 -64 0.5', { per: 4 })
    .tube('158 256 -64 6, 164 244 -64 5, 160 230 -64 0.5', { per: 4 });
  s.crop = CROP;
  return s;
}
