import { Scene } from '../../bodies.mjs';
import { chance, noise } from '../../noise.mjs';
import { hand } from '../../parts.mjs';

/** In the corridor of the asylum, by the lamp a warder has dropped: his shadow on the wall has struck already. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 70, y: 290, z: -330, power: 3.4, reach: 330, soft: 10 },
    sky: { dir: [0.8, -0.5, 0.1], power: 0.6, rim: 0.9, tight: 2.2 },
    ambient: 0.05,
    floor: {
      y: 304,
      tilt: 0.26,
      far: 300,
      gap: 6,
      lum: 0.5,
      top: 0.6,
      fill: 0.4,
      wob: 0,
      rim: 0,
      phase: (x, _y, z) => (x * 0.25 + z) / 6,
      tone: (x, _y, z, a, c) =>
        (Math.floor(x / 42 + z * 0.004) + Math.floor(z / 42)) % 2 === 0 ? [a, c] : [a * 0.4, c * 0.4],
    },
  });
  // Tiles to the height of a man, then whitewash; two doors stand open.
  const wall = s.body({
    set: true,
    k: 0.5,
    rim: 0,
    lum: 1.5,
    top: 0.72,
    fill: 0.5,
    wob: 1,
    gap: 4.2,
    tone: (x, y, _z, a, c) =>
      y > 176 && y < 182
        ? [-1, -1]
        : y > 182 && (Math.abs(x % 30) < 1.4 || Math.abs((y - 182) % 24) < 1.6)
          ? [-1, -1]
          : [a, c],
    phase: (x, y) => (y * 0.94 - x * 0.1 + 2.4 * noise(x * 0.02, y * 0.02)) / 4.2,
  });
  wall.box(330, 130, 128, 420, 300, 8, [0, 8, 0], 1);
  const door = s.body({ set: true, k: 0.5, rim: 0.5, lum: 0.6, fill: 0.6, gap: 3.6, dir: [1, 0.1, 0.4], cast: false });
  door.box(92, 176, 106, 40, 118, 5, [0, -52, 0], 1);
  // Shirt and sleeves of canvas, of which the straps hang down undone.
  const cloth = {
    k: 7,
    ck: 2,
    dir: [0.9, 0.34, 0.6],
    gap: 3,
    bump: 0.5,
    grain: 0.1,
    lum: 1,
    fill: 1,
    disp: (x, y, z) => 1.6 * noise(x * 0.07 + y * 0.03, y * 0.04, z * 0.09),
  };
  const shirt = s.body(cloth);
  shirt
    .tube('324 128 -40 24, 344 166 -26 27, 362 204 -14 25, 370 226 -10 24')
    .tube('292 128 -54 13, 326 114 -42 17, 362 124 -26 14');
  const strap = s.body({ k: 1, dir: [0.2, 1, 0.4], gap: 2.4, lum: 1, wet: 0.3 });
  strap
    .tube('308 164 -62 2.4, 330 172 -58 2.6, 364 176 -44 2.6', { per: 3 })
    .tube('318 192 -52 2.4, 344 200 -46 2.6, 380 196 -32 2.6', { per: 3 });
  strap
    .tube('312 168 -64 2.6, 300 196 -72 2.4, 306 220 -72 2.2, 298 240 -74 1.6')
    .tube('378 198 -32 2.6, 392 224 -34 2.4, 388 252 -36 1.6');
  const trousers = s.body({ ...cloth, lum: 0.5, dir: [0.95, 0.25, 0.6] });
  trousers.tube('360 222 -18 20, 318 254 -62 15, 312 300 -66 10.5').tube('376 224 -2 20, 410 264 10 14, 444 300 34 10');
  const skin = s.body({ k: 3.4, ck: 1.8, dir: [0.35, 1, 0.8], gap: 2, bump: 0.4, grain: 0.22, wet: 0.25, lum: 1.25 });
  // Feet are bare.
  skin
    .tube('312 300 -66 7, 308 312 -70 7, 286 319 -88 5, 272 320 -96 3.4', { per: 3 })
    .tube('444 298 34 7, 450 306 32 6.4, 436 316 20 5, 424 318 12 3.4', { per: 3 });
  // The arm that strikes, and the one that feels ahead for whom.
  const arm = s.body(cloth);
  arm.tube('360 122 -26 14, 402 96 -34 12, 416 66 -54 11');
  skin.tube('416 66 -54 7, 410 42 -70 5.4, 404 34 -76 6.4');
  const fist = s.body({ ...skin.made, k: 1.6 });
  fist.ball(402, 30, -80, 8);
  for (let i = 0; i < 4; i++)
    fist.tube(
      [
        [396 + i * 4.6, 24 + i * 2, -84, 3.2],
        [392 + i * 4.6, 30 + i * 2, -90, 3],
        [396 + i * 4.4, 36 + i * 2, -86, 2.6],
      ],
      { per: 3 },
    );
  const steel = s.body({ k: 0.8, dir: [0.2, 1, 0.4], gap: 2.4, lum: 1.2, fill: 1.1, wet: 0.5 });
  steel
    .tube('414 40 -80 3.6, 388 20 -86 3.2', { soft: false })
    .box(352, 12, -90, 32, 15, 2, [0, 20, 32], 1)
    .ball(338, -4, -92, 3, true);
  arm.tube('294 130 -56 13, 252 166 -96 11, 224 172 -128 10');
  skin.tube('226 172 -128 6, 206 172 -146 5, 198 172 -152 6');
  hand(skin, [196, 172, -154], '-28 -12 -14, -32 2 -18, -26 16 -16, -12 24 -12, 0 -22 -10', {
    r: 3.6,
    lift: -5,
    claw: 1.2,
  });
  // He has not slept for long.
  skin
    .tube('318 116 -50 9, 304 104 -62 8', { per: 3 })
    .egg(288, 78, -72, 20, 23, 21, [0, 0, -16])
    .egg(282, 98, -80, 13, 15, 14, [0, 0, -14])
    .tube('276 80 -94 2, 270 89 -101 2.8, 273 94 -98 2.2', { per: 3 })
    .tube('262 76 -88 2.2, 270 71 -93 2.8, 278 76 -94 2', { per: 3 })
    .tube('284 74 -94 2, 294 68 -90 2.8, 303 74 -84 2', { per: 3 })
    .egg(269, 82, -92, 5.4, 5.2, 6, [0, 0, 0], true)
    .egg(291, 79, -92, 6.2, 5.6, 7, [0, 0, 0], true)
    .egg(279, 105, -92, 9.5, 5.4, 8, [0, 0, -10], true)
    .egg(304, 92, -76, 4, 7, 5, [0, 0, 10], true);
  s.body({ k: 1, lum: 1.5, gap: 1.8, cast: false }).ball(270, 82, -89, 3.6).ball(291.5, 79, -88.5, 4);
  s.body({ k: 1, lum: 0, fill: 0, rim: 0, gap: 2, cast: false }).ball(268.5, 82, -92, 1.5).ball(289.5, 79, -92, 1.6);
  const teeth = s.body({ k: 0.3, lum: 1.4, fill: 1.2, gap: 2, cast: false });
  for (let i = 0; i < 5; i++)
    teeth.egg(272.5 + i * 3.4, 102.5 - i * 0.6 - (i - 2) ** 2 * 0.1, -94 + i * 0.6, 1.5, 2.2, 1.5);
  const hair = s.body({ k: 1.2, dir: [1, 0.3, 0.4], gap: 2.1, lum: 0.9, fill: 1.1 });
  const random = chance(12);
  for (let i = 0; i < 30; i++) {
    const a = -2.9 + (i / 29) * 2.9;
    const l = 8 + random() * 15;
    const z = -74 + (random() - 0.5) * 24;
    hair.tube(
      [
        [290 + 19 * Math.cos(a), 76 + 21 * Math.sin(a), z, 2.6],
        [292 + (19 + l * 0.6) * Math.cos(a), 74 + (21 + l * 0.6) * Math.sin(a) + 2, z, 1.8],
        [296 + (19 + l) * Math.cos(a + 0.3), 74 + (21 + l) * Math.sin(a + 0.2) + 6 * random(), z, 0.4],
      ],
      { per: 3 },
    );
  }
  // The lamp lies where it fell.
  const tin = s.body({ set: true, cast: false, k: 0.6, dir: [1, 0.2, 0.4], gap: 2.4, lum: 0.9 });
  tin.tube('82 322 -180 8, 90 319 -180 8', { soft: false }).tube('116 314 -180 6.4, 124 311 -180 4', { soft: false });
  tin.tube('88 308 -180 1.2, 104 300 -180 1.2, 120 304 -180 1.2', { per: 4 });
  s.body({ set: true, glow: 1, cast: false }).egg(103, 317, -182, 11, 6.4, 6, [0, 0, -16]);
  s.crop = [52, -10, 576, 324];
  return s;
}
