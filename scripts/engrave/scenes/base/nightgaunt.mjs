import { Scene } from '../../bodies.mjs';
import { gables } from '../../figures.mjs';
import { hand, night, panes, wing } from '../../parts.mjs';

/** From the street, against the moon: it has taken somebody from the roof, and where it looks down at us it has no face. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 190, y: 380, z: -220, power: 2.2, reach: 250, soft: 14 },
    sky: { dir: [-0.5, -0.6, 0.5], power: 0.8, rim: 1.7, tight: 1.7 },
    ambient: 0.06,
    back: night(262, 108, 88, { reach: 130, line: 3.4, power: 0.6 }),
  });
  s.behind.push(
    gables(
      [
        [-10, 90, 286, 44],
        [70, 64, 300, 34],
        [440, 90, 282, 52],
        [520, 74, 296, 36],
        [584, 90, 268, 50],
      ],
      362,
    ) +
      panes([
        [462, 300, 6, 9],
        [30, 308, 6, 9],
        [606, 296, 6, 9],
      ]),
  );
  wing(
    s,
    [352, 116],
    [
      [430, -14],
      [560, -8],
      [624, 70],
      [584, 150],
      [500, 168],
      [400, 176],
    ],
    30,
    { bend: -0.1, lum: 0.26, sag: 0.36 },
  );
  wing(
    s,
    [316, 112],
    [
      [214, -20],
      [116, 14],
      [70, 92],
      [120, 150],
      [204, 158],
      [296, 168],
    ],
    0,
    { bend: 0.12, back: -0.12, lum: 0.22, sag: 0.36 },
  );
  const hide = { k: 8, ck: 3, dir: [0.6, 0.75, 0.75], gap: 3, wet: 0.75, bump: 0.2, grain: 0.12, lum: 0.5, fill: 0.95 };
  const b = s.body(hide);
  b.egg(338, 138, -10, 30, 36, 24, [0, 0, 14])
    .tube('342 150 -8 24, 354 184 2 19, 362 208 6 20')
    .tube('300 118 -22 13, 332 108 -12 17, 366 120 0 13');
  for (let i = 0; i < 5; i++)
    b.tube(
      [
        [318 + i * 4, 136 + i * 9, -34 + i * 2, 2.6],
        [334 + i * 4, 142 + i * 9, -36 + i * 2, 3.2],
        [352 + i * 3, 138 + i * 9, -24, 2],
      ],
      { per: 3 },
    );
  // The head: horns that turn in, and a smoothness.
  const head = s.body({ ...hide, k: 5, gap: 2.3, dir: [0.3, 1, 0.8], lum: 0.75 });
  head
    .tube('326 108 -26 10, 312 92 -44 8', { per: 3 })
    .egg(302, 78, -56, 18, 23, 19, [0, 0, 20])
    .egg(296, 92, -62, 13, 15, 13, [0, 0, 20])
    .tube('290 64 -56 6, 274 46 -54 4.6, 276 26 -48 3, 290 16 -46 0.5', { per: 5 })
    .tube('316 62 -50 6, 332 48 -42 4.6, 338 28 -38 3, 326 14 -38 0.5', { per: 5 });
  const limb = (path) => s.body(hide).tube(path, { per: 5 });
  // One arm has him by the collar, the other is free for whoever looks on.
  const holds = limb('304 122 -30 12, 262 150 -54 8.6, 250 188 -70 6, 256 204 -74 5');
  hand(holds, [256, 206, -75], '-10 18 -6, 0 22 -10, 10 20 -8, 16 12 -2', { r: 3, lift: 2 });
  const free = limb('366 124 -8 12, 414 150 -30 8.6, 428 196 -56 6, 424 214 -62 5');
  hand(free, [424, 216, -63], '-24 16 -8, -12 30 -10, 4 32 -10, 18 22 -6, -24 0 -6', { r: 3.2, lift: 2 });
  const leg = limb('358 206 -6 16, 330 248 -38 11, 350 276 -42 8, 340 308 -50 6');
  hand(leg, [339, 310, -51], '-20 12 -6, -8 20 -10, 8 16 -6', { r: 3.2, lift: 2 });
  const other = limb('370 208 14 16, 398 244 6 11, 392 280 4 8, 410 304 0 6');
  hand(other, [411, 306, -1], '-10 16 -6, 6 20 -6, 18 10 0', { r: 3.2, lift: 2 });
  s.body({ ...hide, k: 4, rings: 1, gap: 2.8 }).tube(
    '372 206 20 10, 430 226 30 7, 474 268 20 5, 520 262 10 4, 540 226 0 3, 524 206 -4 2.4',
  );
  s.body({ ...hide, k: 1 })
    .tube('526 210 -4 4, 512 190 -6 0.4', { soft: false })
    .tube('524 204 -4 3.4, 536 184 -6 0.4', { soft: false });
  // Whom it has: he has lost a shoe.
  const suit = s.body({ k: 4, dir: [0.9, 0.35, 0.6], gap: 2.6, bump: 0.4, grain: 0.12, lum: 1, fill: 1 });
  suit
    .tube('262 224 -66 9, 254 246 -68 12, 250 270 -66 11', { per: 4 })
    .tube('248 272 -70 7, 236 298 -84 5.4, 240 322 -76 4.4', { per: 4 })
    .tube('258 272 -62 7, 270 296 -70 5.4, 262 320 -62 4.4', { per: 4 })
    .tube('250 228 -72 5, 226 244 -84 4, 206 262 -92 3.2', { per: 4 })
    .tube('272 230 -62 5, 288 250 -60 4, 284 272 -66 3.2', { per: 4 });
  const skin = s.body({ k: 2, ck: 1, dir: [0.3, 1, 0.7], gap: 2, lum: 1.3 });
  skin
    .egg(248, 214, -82, 8.6, 10.5, 9.5, [0, 0, 34])
    .ball(203, 264, -94, 4)
    .ball(284, 276, -67, 3.8)
    .tube('262 322 -62 3.8, 258 332 -66 3, 248 334 -72 2', { per: 3 })
    .egg(242, 218, -90, 2, 2.6, 3, [0, 0, 30], true);
  s.body({ k: 2, lum: 0.4, gap: 2 }).tube('240 324 -76 4.6, 230 332 -84 4', { per: 2 });
  s.crop = [64, 16, 576, 324];
  return s;
}
