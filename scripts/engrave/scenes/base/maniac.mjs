import { Scene } from '../../bodies.mjs';
import { chance, noise, smooth } from '../../noise.mjs';
import { hand } from '../../parts.mjs';

/** In the corridor of the asylum, by the lamp a warder has dropped: he has heard us, and his shadow on the wall has struck already. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 150, y: 300, z: -300, power: 3.2, reach: 300, soft: 12 },
    sky: { dir: [0.85, -0.4, 0.2], power: 0.85, rim: 1.5, tight: 1.8 },
    ambient: 0.05,
    floor: {
      y: 304,
      tilt: 0.26,
      far: 300,
      gap: 6,
      lum: 0.55,
      top: 0.6,
      fill: 1.1,
      wob: 0,
      rim: 0,
      phase: (x, _y, z) => (x * 0.25 + z) / 6,
      tone: (x, _y, z, a, c) =>
        (Math.floor(x / 42 + z * 0.004) + Math.floor(z / 42)) % 2 === 0 ? [a, c] : [a * 0.3, c * 0.4],
    },
  });
  // Tiles to the height of a man, then whitewash, and the light of the lamp on both fails early.
  const wall = s.body({
    set: true,
    k: 0.5,
    rim: 0,
    lum: 1.5,
    top: 0.66,
    fill: 0.5,
    wob: 1,
    gap: 4.4,
    tone: (x, y, _z, a) => {
      const far = 0.25 + 0.75 * smooth(260, 120, x);
      // A window with bars at the end; outside stands the moon.
      if (x > 484 && x < 572 && y > 34 && y < 128)
        return [
          -1,
          Math.abs((x - 484) % 22) < 3 || Math.abs(y - 81) < 2.5 || x < 488 || x > 568 || y < 38 || y > 124 ? -1 : 1.2,
        ];
      return (y > 190 && y < 196) || (y > 196 && (Math.abs(x % 30) < 1.4 || Math.abs((y - 196) % 24) < 1.6))
        ? [-1, -1]
        : [x > 300 ? 0 : a * far, 0.5 * smooth(300, 540, x)];
    },
    phase: (x, y) => (y * 0.94 - x * 0.1 + 2.4 * noise(x * 0.02, y * 0.02)) / 4.4,
  });
  wall.box(330, 130, 150, 420, 300, 8, [0, 8, 0], 1);
  // The door of a cell stands open.
  const door = s.body({ set: true, k: 0.5, rim: 0.5, lum: 0.55, fill: 0.7, gap: 3.6, dir: [1, 0.1, 0.4], cast: false });
  door.box(116, 178, 122, 38, 122, 5, [0, -40, 0], 1).box(114, 116, 112, 12, 8, 6, [0, -40, 0], 1, true);
  // Canvas: the sleeves were sewn shut and are torn open, the straps fly.
  const cloth = {
    k: 7,
    ck: 2,
    dir: [0.9, 0.34, 0.6],
    gap: 3,
    bump: 0.5,
    grain: 0.1,
    lum: 1.1,
    fill: 1,
    disp: (x, y, z) => 1.6 * noise(x * 0.07 + y * 0.03, y * 0.04, z * 0.09),
  };
  const shirt = s.body(cloth);
  shirt
    .tube('350 136 -46 30, 372 176 -26 31, 388 214 -10 27, 392 232 -6 25')
    .tube('312 138 -62 16, 348 122 -50 21, 394 130 -28 18');
  const strap = s.body({ k: 1, dir: [0.2, 1, 0.4], gap: 2.2, lum: 1.1, wet: 0.3 });
  strap
    .tube('322 168 -72 2.8, 352 178 -66 3, 400 182 -42 3', { per: 3 })
    .tube('336 200 -58 2.8, 366 208 -50 3, 412 206 -26 3', { per: 3 })
    .tube('404 182 -40 3, 432 192 -44 2.8, 456 182 -40 2.6, 478 194 -38 1.6', { per: 4 })
    .tube('412 206 -26 3, 440 222 -30 2.8, 466 216 -26 2.4, 486 230 -24 1.6', { per: 4 })
    .tube('330 204 -66 2.8, 312 226 -80 2.6, 318 248 -80 2.2, 304 266 -84 1.6', { per: 4 });
  const trousers = s.body({ ...cloth, lum: 0.75, dir: [0.95, 0.25, 0.6] });
  trousers
    .tube('382 226 -18 23, 326 244 -84 19, 316 254 -92 17, 330 292 -76 11')
    .tube('398 230 2 23, 436 262 26 16, 446 268 30 14, 492 290 60 10');
  const skin = s.body({ k: 3.4, ck: 1.8, dir: [0.35, 1, 0.8], gap: 2, bump: 0.4, grain: 0.2, wet: 0.25, lum: 1.35 });
  // Feet are bare.
  skin
    .tube('330 290 -76 8, 330 306 -80 8, 306 316 -104 6, 290 319 -114 4', { per: 3 })
    .tube('490 290 60 7, 502 294 62 6.4, 500 306 56 5, 490 314 48 3.4', { per: 3 });
  // The arm that strikes, and the one that feels ahead for us.
  const arm = s.body(cloth);
  arm.tube('390 128 -30 17, 440 118 -44 15, 450 110 -48 14, 450 76 -66 12');
  skin.tube('450 78 -66 8, 445 54 -80 6.4, 440 44 -86 7');
  const fist = s.body({ ...skin.options, k: 1.6 });
  fist.ball(438, 38, -90, 9.6);
  for (let i = 0; i < 4; i++)
    fist.tube(
      [
        [431 + i * 5.4, 31 + i * 2.2, -95, 3.8],
        [426 + i * 5.4, 38 + i * 2.2, -102, 3.6],
        [431 + i * 5.2, 45 + i * 2.2, -97, 3],
      ],
      { per: 3 },
    );
  const steel = s.body({ k: 0.8, dir: [0.2, 1, 0.4], gap: 2.4, lum: 1.5, fill: 1.3, wet: 0.6 });
  steel
    .tube('452 48 -90 4, 420 29 -96 3.6', { soft: false })
    .box(380, 24, -100, 40, 19, 2.2, [0, 18, 28], 1)
    .ball(360, 8, -102, 4, true);
  const reach = s.body({ ...cloth, cast: false });
  reach.tube('316 140 -64 16, 264 180 -116 14, 254 186 -124 13, 218 190 -156 11');
  const palm = s.body({ ...skin.options, cast: false });
  palm.tube('220 190 -156 7, 200 191 -172 6', { soft: false });
  hand(palm, [194, 191, -178], '-44 -18 -18, -52 2 -24, -46 22 -22, -26 38 -18, 2 -34 -12', {
    r: 5.2,
    lift: -8,
    claw: 1.8,
  });
  // He has not slept for long.
  skin
    .tube('342 124 -58 12, 326 110 -74 11', { per: 3 })
    .egg(306, 76, -92, 27, 30, 27, [0, 0, -14])
    .egg(298, 107, -102, 17, 25, 17, [0, 0, -12])
    .tube('292 78 -122 2.4, 284 91 -131 3.6, 290 97 -127 2.8', { per: 3 })
    .tube('272 70 -114 2.6, 283 64 -121 3.6, 294 72 -122 2.6', { per: 3 })
    .tube('300 71 -122 2.6, 314 62 -117 3.6, 326 68 -108 2.4', { per: 3 })
    .egg(281, 79, -119, 7.6, 7.4, 8, [0, 0, 0], true)
    .egg(310, 76, -118, 8.6, 8, 9, [0, 0, 0], true)
    .egg(294, 114, -119, 12, 14, 13, [0, 0, -10], true)
    .egg(334, 80, -88, 5, 9, 6, [0, 0, 10]);
  s.body({ k: 1, lum: 1.8, fill: 1.3, gap: 1.8, cast: false }).ball(282, 79.5, -115, 5.4).ball(310.5, 76.5, -113, 6);
  s.body({ k: 1, lum: 0, fill: 0, rim: 0, gap: 2, cast: false }).ball(279.5, 80, -119.6, 2).ball(307, 77, -118.4, 2.2);
  s.body({ k: 1, lum: 0, fill: 0, rim: 0, cast: false }).egg(295, 114, -112, 11.4, 13, 6, [0, 0, -10]);
  const teeth = s.body({ k: 0.3, lum: 1.6, fill: 1.2, gap: 2, cast: false });
  for (let i = 0; i < 5; i++) {
    const b = (i - 2) ** 2;
    teeth.egg(286.5 + i * 4.4, 103.5 - i * 0.8 + b * 0.6, -119 + b * 0.5, 1.9, 3.4, 1.8);
    if (i > 0 && i < 4) teeth.egg(284 + i * 4.4, 126 - i * 0.8 - b * 0.6, -118, 1.9, 2.8, 1.8);
  }
  const hair = s.body({ k: 1.2, dir: [1, 0.3, 0.4], gap: 2.1, lum: 0.9, fill: 1.2, cast: false });
  const random = chance(12);
  for (let i = 0; i < 34; i++) {
    const a = -2.95 + (i / 33) * 3;
    const l = 10 + random() * 20;
    const z = -92 + (random() - 0.5) * 32;
    hair.tube(
      [
        [308 + 25 * Math.cos(a), 74 + 28 * Math.sin(a), z, 3.4],
        [311 + (25 + l * 0.6) * Math.cos(a), 71 + (28 + l * 0.6) * Math.sin(a) + 2, z, 2.2],
        [318 + (25 + l) * Math.cos(a + 0.3), 72 + (28 + l) * Math.sin(a + 0.2) + 6 * random(), z, 0.5],
      ],
      { per: 3 },
    );
  }
  // The lamp lies where it fell.
  const tin = s.body({ set: true, cast: false, k: 0.6, dir: [1, 0.2, 0.4], gap: 2.4, lum: 0.9, fill: 1 });
  tin.tube('132 312 -180 9, 141 309 -180 9', { soft: false }).tube('170 303 -180 7, 179 300 -180 4.4', { soft: false });
  tin.tube('138 297 -180 1.3, 155 288 -180 1.3, 174 293 -180 1.3', { per: 4 });
  s.body({ set: true, glow: 1, cast: false }).egg(156, 307, -182, 12.5, 7, 6, [0, 0, -16]);
  s.crop = [66, -10, 592, 333];
  return s;
}
