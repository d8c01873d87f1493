import { Scene } from '../../bodies.mjs';
import { man } from '../../figures.mjs';
import { chance, noise } from '../../noise.mjs';
import { hand, night, wood } from '../../parts.mjs';

/** On the hill, by the fire of those who called it: what it has instead of a face it has let down among them. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 176, y: 292, z: -210, power: 3.6, reach: 300, soft: 13 },
    sky: { dir: [0.8, -0.5, 0.25], power: 0.8, rim: 1.4, tight: 1.9 },
    ambient: 0.05,
    back: night(540, 74, 40, { reach: 170, power: 0.6 }),
    floor: {
      y: 300,
      tilt: 0.22,
      far: 250,
      bump: 16,
      scale: 0.045,
      gap: 4.4,
      dir: [0.03, 0, 0.3],
      lum: 0.45,
      top: 0.6,
      fill: 0.5,
      wob: 3,
    },
  });
  s.behind.push(
    wood([
      [40, 258, 150, 3, { deep: 4 }],
      [604, 262, 230, 14, { lean: -0.1, deep: 4 }],
      [100, 252, 110, 8, { deep: 3 }],
    ]),
  );
  const skin = {
    k: 12,
    ck: 4,
    dir: [0.55, 0.78, 0.8],
    gap: 3.1,
    wet: 0.5,
    bump: 0.5,
    grain: 0.09,
    lum: 0.95,
    disp: (x, y, z) => 1.8 * noise(x * 0.06, y * 0.06, z * 0.06),
  };
  const b = s.body(skin);
  b.tube('432 214 30 50, 424 160 10 54, 398 108 -10 48, 372 72 -30 36', { per: 6 }).tube(
    '336 96 -40 24, 394 80 -8 38, 462 104 30 28',
    { per: 5 },
  );
  for (let i = 0; i < 6; i++)
    b.tube(
      [
        [366 + i * 9, 96 + i * 18, -52 + i * 6, 5],
        [400 + i * 8, 110 + i * 18, -56 + i * 7, 6.4],
        [440 + i * 5, 100 + i * 19, -34 + i * 8, 3.6],
      ],
      { per: 4 },
    );
  // The tongue, from where a head would be: over them, and down.
  const tongue = s.body({ ...skin, k: 6, rings: 1, gap: 2.9, disp: 0, lum: 1, wet: 0.8 });
  tongue.tube(
    '380 78 -36 34, 346 34 -70 28, 290 8 -100 24, 228 26 -130 20, 196 84 -150 16, 214 146 -166 13, 250 186 -170 10, 240 232 -174 7.6, 206 246 -176 5, 190 226 -176 3, 202 214 -176 1',
    { per: 9 },
  );
  const wart = s.body({ ...skin, k: 2, disp: 0, gap: 2.2, wet: 1 });
  const random = chance(23);
  for (const [x, y, z, r] of [
    [352, 42, -92, 24],
    [318, 20, -106, 22],
    [280, 14, -122, 20],
    [240, 26, -142, 17],
    [210, 64, -162, 14],
    [202, 100, -168, 12],
    [216, 140, -178, 10],
  ])
    for (let i = 0; i < 3; i++)
      wart.ball(x + (random() - 0.5) * r * 1.4, y + (random() - 0.5) * r * 1.2, z - r * 0.3, 2 + random() * 2.6);
  const limb = (path) => s.body({ ...skin, k: 8 }).tube(path, { per: 6 });
  const near = limb('340 102 -44 28, 296 170 -90 19, 284 184 -98 17, 306 240 -130 12, 300 262 -138 11');
  hand(near, [298, 268, -140], '-36 20 -10, -28 38 -16, -6 46 -18, 18 40 -14, 26 16 -8', { r: 6, lift: -4, claw: 0.5 });
  const far = limb('466 110 34 30, 536 158 10 20, 548 174 4 17, 522 226 -20 12, 516 242 -24 11');
  hand(far, [514, 248, -26], '-34 18 -10, -24 38 -14, -2 46 -16, 22 36 -10', { r: 5.6, lift: -3, claw: 0.5 });
  // Three legs.
  limb('416 230 0 40, 360 262 -60 26, 352 276 -66 21, 378 306 -70 14, 346 322 -86 11, 328 326 -94 4');
  limb('446 236 30 38, 466 276 -20 24, 468 290 -24 20, 444 316 -40 14, 414 332 -60 10, 398 336 -66 4');
  limb('462 226 50 38, 528 262 50 24, 540 276 48 20, 520 302 46 13, 532 318 40 10, 508 324 26 4');
  // They have not all run.
  const low = s.body({ set: true, k: 4, dir: [0.9, 0.3, 0.5], gap: 2.5, lum: 0.9, fill: 1 });
  for (const [x, y, z] of [
    [96, 320, -120],
    [238, 330, -150],
    [274, 318, -110],
  ])
    low
      .egg(x, y, z, 17, 7.5, 9, [0, 0, -8])
      .egg(x - 15, y + 2, z - 4, 5.4, 4.6, 5)
      .tube(
        [
          [x - 12, y + 2, z - 6, 3],
          [x - 30, y + 6, z - 12, 2.2],
        ],
        { soft: false },
      );
  man(s, [128, 322, -150], 54, { side: 0, lum: 0.7, back: -3 });
  const log = s.body({ set: true, k: 1, rings: 1, gap: 3, lum: 0.5, cast: false });
  log.tube('152 330 -120 5, 196 312 -112 4', { soft: false }).tube('202 330 -120 5, 158 312 -112 4', { soft: false });
  s.body({ set: true, glow: 1, cast: false, k: 4 })
    .tube('170 322 -120 8, 164 302 -120 9, 176 282 -120 5, 170 262 -120 0.5', { per: 4 })
    .tube('186 322 -120 8, 194 304 -120 6, 188 288 -120 3, 196 274 -120 0.5', { per: 4 });
  s.crop = [56, 4, 576, 324];
  return s;
}
