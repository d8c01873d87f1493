import { Scene } from '../../bodies.mjs';
import { robed } from '../../figures.mjs';
import { clamp } from '../../noise.mjs';
import { ground, hand, night, wood } from '../../parts.mjs';

/** From between the trees, by the fire they stand round: one of them has heard a twig break. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 190, y: 256, z: -196, power: 2.7, reach: 260, soft: 12 },
    sky: { dir: [0.75, -0.6, 0.15], power: 0.75, rim: 1, tight: 2.2 },
    ambient: 0.06,
    back: night(560, 76, 26, { reach: 120, base: 0.16 }),
    floor: ground({ y: 300, tilt: 0.24, far: 280, lum: 0.42 }),
  });
  s.behind.push(
    wood([
      [60, 262, 300, 5, { lean: 0.1, deep: 4 }],
      [132, 256, 240, 17, { deep: 4 }],
      [520, 260, 280, 9, { lean: -0.08, deep: 4 }],
      [590, 266, 320, 33, { deep: 4 }],
      [262, 250, 200, 26, { deep: 3 }],
      [456, 252, 220, 40, { deep: 3 }],
    ]),
  );
  // The others have their backs to us, or their eyes on what lies in the fire.
  const far = { lum: 0.5, fill: 0.9, gap: 2.6, rim: 0.7 };
  robed(s, [132, 196, 110], 96, { face: 0.7, lean: 0.3, deep: 3, how: far });
  robed(s, [262, 190, 150], 92, { face: -0.2, deep: 3, how: far });
  robed(s, [76, 204, -10], 128, { face: 0.9, lean: 0.5, how: { ...far, lum: 0.36 } });
  // He who turns round: from the middle up he has turned already.
  const { robe } = robed(s, [404, 128, -30], 204, { face: -0.75, lean: -0.4, how: { lum: 0.95 } });
  const sleeve = { ...robe.options, k: 7, ck: 3, disp: 0, dir: [0.6, 0.6, 0.7] };
  s.body(sleeve)
    .tube('372 142 -40 17, 340 186 -72 17, 312 206 -104 20')
    .egg(300, 214, -120, 11, 14, 13, [0, 0, 30], true);
  s.body(sleeve).tube('438 146 -26 16, 470 192 -30 17, 462 236 -52 20').egg(458, 250, -60, 13, 12, 13, [0, 0, 0], true);
  const skin = s.body({ k: 3, ck: 1.4, dir: [0.4, 1, 0.8], gap: 2, bump: 0.4, grain: 0.24, lum: 1.2 });
  skin.tube('310 208 -106 6, 296 216 -120 5, 288 218 -128 5.5');
  hand(skin, [286, 218, -130], '-8 8 -12, -12 2 -14, -10 -6 -14, 4 -12 -12', { r: 3.4, lift: 3, claw: 1.6 });
  skin.tube('460 246 -58 6, 456 262 -66 5');
  hand(skin, [455, 264, -67], '-14 14 -10, -6 20 -10, 3 20 -8, 10 14 -4, -16 2 -12', { r: 3.2, lift: -2, claw: 1 });
  // Of his face as much as the fire finds: a chin, a mouth that is about to call.
  const face = s.body({ k: 3, ck: 1.2, dir: [0.35, 1, 0.8], gap: 2, bump: 0.3, grain: 0.24, lum: 1.3, cast: false });
  face
    .egg(388, 100, -62, 11, 18, 12, [0, 0, -8])
    .tube('382 96 -72 2, 377 103 -77 2.6, 381 106 -74 1.6', { per: 3 })
    .egg(382, 113, -74, 4, 2.6, 5, [0, 0, -6], true);
  face.tone = (_x, y, _z, a, c) => [a * clamp((y - 92) / 12), c * clamp((y - 92) / 12)];
  // The knife, that has been used already.
  const steel = s.body({ k: 0.6, dir: [1, 0.2, 0.3], gap: 2, lum: 1.5, fill: 1.2, wet: 0.6 });
  steel.tube('278 212 -142 2.6, 266 184 -146 3.6, 246 158 -148 2.6, 222 144 -148 0.4', { per: 6 });
  s.body({ k: 0.6, gap: 2, lum: 0.6 })
    .tube('290 204 -140 2, 268 222 -140 2', { soft: false })
    .ball(284, 230, -140, 3.4);
  // The fire, and stones round it.
  const stone = s.body({ set: true, k: 2, dir: [0.2, 1, 0.4], gap: 2.6, bump: 0.5, grain: 0.16, lum: 0.7 });
  for (const [x, y, z, r] of [
    [150, 322, -96, 15],
    [180, 330, -118, 13],
    [212, 330, -118, 14],
    [240, 322, -96, 13],
  ])
    stone.egg(x, y, z, r, r * 0.66, r);
  const log = s.body({ set: true, k: 1, rings: 1, gap: 3, lum: 0.5, cast: false });
  log.tube('166 322 -92 6, 218 300 -80 5', { soft: false }).tube('228 322 -92 6, 176 300 -80 5', { soft: false });
  s.body({ set: true, glow: 1, cast: false, k: 4 })
    .tube('186 312 -90 9, 182 290 -90 10, 194 268 -90 5, 188 246 -90 0.5', { per: 4 })
    .tube('204 312 -90 9, 212 294 -90 8, 206 276 -90 4, 214 260 -90 0.5', { per: 4 })
    .tube('174 314 -90 5, 168 298 -90 4, 172 286 -90 0.5', { per: 4 });
  s.crop = [64, 36, 512, 288];
  return s;
}
