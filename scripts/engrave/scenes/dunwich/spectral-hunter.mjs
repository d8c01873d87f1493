import { Scene } from '../../bodies.mjs';
import { INK, noise, smooth } from '../../noise.mjs';
import { ground, hand, night, wood } from '../../parts.mjs';

/** Antlers between the trunks, and the string already drawn; the trunks can be seen through it. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 210, y: 330, z: -240, power: 2.3, reach: 260, soft: 16 },
    sky: { dir: [0.6, -0.7, 0.2], power: 0.9, rim: 1.5, tight: 1.8 },
    ambient: 0.08,
    back: night(350, 110, 54, { reach: 130 }),
    floor: ground(),
  });
  s.glowInk = INK.cold;
  s.behind.push(
    wood([
      [90, 270, 300, 4, { w: 20, deep: 4 }],
      [170, 262, 230, 12, { lean: -0.06, deep: 4 }],
      [250, 258, 200, 29, { deep: 4 }],
      [460, 262, 250, 22, { lean: 0.05, deep: 4 }],
      [546, 272, 290, 7, { w: 18, lean: -0.06, deep: 4 }],
    ]),
  );
  const thin = (x, y, a, c) => {
    const f = smooth(190, 290, y + 10 * noise(x * 0.04, 3));
    const g = Math.abs(Math.sin(y * 0.21 + x * 0.02));
    return [a * (1 - f * (0.55 + 0.45 * g)), c * (1 - f * 0.6 * g)];
  };
  const ghost = {
    k: 9,
    ck: 3,
    dir: [0.85, 0.4, 0.6],
    gap: 3.1,
    bump: 0.4,
    grain: 0.1,
    lum: 0.9,
    disp: (x, y, _z) => 3 * Math.sin(x * 0.16 + 3 * noise(x * 0.02, y * 0.02)) * smooth(180, 290, y),
    tone: (x, y, _z, a, c) => thin(x, y, a, c),
  };
  const b = s.body(ghost);
  b.tube('344 142 -10 26, 348 180 -4 28, 356 230 0 24, 372 276 6 16, 396 306 14 3')
    .tube('336 220 -6 16, 328 262 -8 10, 340 300 -8 1.5')
    .tube('306 146 -16 15, 344 132 -16 18, 384 144 -10 15');
  b.tube('308 148 -20 12, 266 156 -60 9.5, 226 160 -96 8').tube(
    '382 148 -14 12, 412 160 -50 10, 380 160 -86 8, 352 158 -98 7',
  );
  b.egg(330, 108, -30, 27, 31, 28, [0, 0, -12]).egg(318, 112, -54, 17, 22, 20, [0, 0, -12], true);
  const skull = s.body({ k: 3, ck: 1.6, dir: [0.4, 1, 0.7], gap: 2.1, bump: 0.4, grain: 0.2, lum: 1.3 });
  skull
    .egg(318, 102, -46, 15, 16, 16, [0, 0, -12])
    .tube('312 110 -58 10, 302 126 -74 6.4, 296 136 -82 4', { per: 3 })
    .egg(309, 101, -60, 5, 4.6, 6, [0, 0, -20], true)
    .egg(325, 104, -58, 4.6, 4.4, 6, [0, 0, -8], true)
    .egg(298, 134, -86, 2, 3, 4, [0, 0, 0], true);
  const antler = s.body({ k: 2, rings: 1, gap: 3, lum: 1.2, bump: 0.2 });
  antler
    .tube('334 88 -36 5, 352 64 -24 4.4, 380 54 -16 3.6, 400 38 -14 2.6, 410 18 -14 0.5')
    .tube('356 62 -24 3, 352 40 -30 2, 360 24 -30 0.4')
    .tube('382 54 -16 3, 384 32 -20 2, 378 18 -20 0.4')
    .tube('396 40 -14 2.4, 416 40 -14 1.6, 428 30 -14 0.4');
  antler
    .tube('308 84 -42 5, 292 58 -40 4.4, 264 50 -40 3.6, 244 34 -40 2.6, 236 14 -40 0.5')
    .tube('288 57 -40 3, 292 36 -44 2, 284 20 -44 0.4')
    .tube('262 50 -40 3, 258 30 -44 2, 264 16 -44 0.4')
    .tube('248 38 -40 2.4, 228 38 -40 1.6, 216 28 -40 0.4');
  const bone = s.body({ k: 2, dir: [0.4, 1, 0.6], gap: 2.1, lum: 1.2, bump: 0.3, grain: 0.3 });
  hand(
    bone,
    [222, 160, -100],
    [
      [-8, -16, -8],
      [-14, -6, -10],
      [-14, 6, -10],
      [-8, 16, -8],
    ],
    { r: 3.2, lift: 0, claw: 1.2 },
  );
  hand(
    bone,
    [348, 158, -102],
    [
      [-14, -6, -8],
      [-16, 2, -8],
      [-14, 10, -8],
    ],
    { r: 3, lift: 0, claw: 1 },
  );
  s.body({ k: 2, rings: 1, gap: 3.2, lum: 1.1, bump: 0.2 }).tube(
    '262 46 -90 1.6, 226 84 -104 3.6, 210 126 -112 4.4, 208 160 -112 5, 210 196 -112 4.4, 228 238 -104 3.6, 264 276 -90 1.6',
    { per: 6 },
  );
  const string = s.body({ k: 0.5, lum: 1.6, fill: 1.4, gap: 4, cast: false });
  string
    .tube('262 47 -92 0.8, 338 159 -108 0.8', { soft: false })
    .tube('338 159 -108 0.8, 264 275 -92 0.8', { soft: false })
    .tube('338 159 -110 1.3, 176 163 -116 1.3', { soft: false })
    .tube('182 163 -116 5, 156 163.6 -118 0.4', { soft: false });
  for (let i = 0; i < 4; i++)
    string
      .tube(
        [
          [326 - i * 5, 159, -110, 0.8],
          [336 - i * 5, 150, -110, 0.5],
        ],
        { soft: false },
      )
      .tube(
        [
          [326 - i * 5, 159, -110, 0.8],
          [336 - i * 5, 168, -110, 0.5],
        ],
        { soft: false },
      );
  s.body({ glow: 1, cast: false }).ball(309, 101.5, -60, 1.8).ball(325, 104, -58, 1.6);
  s.before.push(
    wood([
      [40, 380, 420, 11, { w: 30, deep: 4, lean: 0.05 }],
      [612, 384, 400, 23, { w: 30, deep: 3, lean: -0.04 }],
    ]),
  );
  s.crop = [64, 12, 512, 288];
  return s;
}
