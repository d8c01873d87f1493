import { Scene } from '../../bodies.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { INK, noise } from '../../noise.mjs';
import { ground, hand, night, wood } from '../../parts.mjs';

const CROP = [52, 4, 576, 324];

/** On the head of the cliff, above the town: what is left of a shirt, and the moon in its mouth. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 160, y: 300, z: -220, power: 2.5, reach: 250, soft: 14 },
    sky: { dir: [0.6, -0.6, 0.25], power: 0.9, rim: 1.5, tight: 2 },
    ambient: 0.08,
    back: night(236, 100, 72, { reach: 130, line: 3.4, power: 0.6 }),
    floor: ground({ y: 306, far: 150, bump: 18 }),
  });
  // The town below, and the water.
  let town = '';
  let lines = '';
  const lit = [];
  for (let i = 0; i < 12; i++) {
    const [x, y, w] = [396 + i * 17, 250 + ((i * 7) % 5) * 3, 15 + ((i * 5) % 6)];
    town += fillPath(`M${x} 290V${y}L${x + w / 2} ${y - 9}L${x + w} ${y}V290z`, INK.night);
    lines +=
      stroke(
        [
          [x, y],
          [x + w / 2, y - 9],
        ],
        0.5,
        1,
      ) +
      stroke(
        [
          [x + w / 2, y - 9],
          [x + w, y],
        ],
        1,
        0.5,
      );
    if (i % 3) lit.push(`M${x + 4} ${y + 5}h2.400v3.600h-2.400z`);
  }
  s.behind.push(town + fillPath(lines, INK.slate) + fillPath(lit.join(''), INK.lamp));
  s.behind.push(
    wood([
      [108, 284, 260, 4, { lean: 0.08, deep: 4 }],
      [590, 280, 230, 12, { lean: -0.1, deep: 4 }],
    ]),
  );
  const fur = {
    k: 9,
    ck: 3,
    dir: [0.9, 0.42, 0.6],
    gap: 3,
    bump: 0.85,
    grain: 0.15,
    lum: 0.95,
    disp: (x, y, z) => 2.8 * noise(x * 0.16, y * 0.06, z * 0.15) + 1.2 * noise(x * 0.34, y * 0.12, z * 0.3),
  };
  const body = s.body(fur);
  body
    .tube('346 148 -20 36, 356 190 -6 34, 362 228 4 27, 358 250 4 28', { per: 5 })
    .tube('304 154 -22 20, 348 138 -22 26, 392 154 -16 20')
    .tube('340 132 -20 25, 326 108 -28 22, 318 92 -36 20');
  const leg = s.body(fur);
  leg
    .tube('344 252 -6 25, 312 268 -46 19, 318 292 -24 12, 296 316 -50 9', { per: 5 })
    .tube('376 250 10 25, 404 264 -14 18, 420 288 20 12, 404 312 4 9', { per: 5 });
  hand(
    leg,
    [292, 318, -54],
    [
      [-26, 6, -8],
      [-20, 10, -18],
      [-4, 12, -22],
    ],
    { r: 4.6, lift: -4 },
  );
  hand(
    leg,
    [400, 314, 0],
    [
      [-24, 6, -8],
      [-18, 10, -16],
      [-2, 12, -18],
    ],
    { r: 4.6, lift: -4 },
  );
  // It howls: the muzzle to the sky.
  const head = s.body({
    ...fur,
    k: 6,
    ck: 2,
    dir: [0.6, 0.9, 0.7],
    gap: 2.5,
    disp: (x, y, z) => 1.2 * noise(x * 0.2, y * 0.12, z * 0.2),
    lum: 1.1,
  });
  head
    .egg(312, 86, -40, 27, 24, 24, [0, 0, 40])
    .tube('300 74 -50 15, 282 54 -62 10, 268 36 -70 7', { per: 4 })
    .egg(266, 34, -72, 7, 5.4, 7)
    .tube('298 96 -50 10, 274 84 -64 7, 256 72 -72 4.4', { per: 4 })
    .tube('326 66 -44 8, 342 54 -40 6, 362 52 -36 0.8', { per: 4 })
    .tube('330 82 -30 8, 350 76 -20 6, 368 80 -14 0.8', { per: 4 })
    .tube('296 62 -60 3, 306 62 -62 4, 316 70 -58 3', { per: 3 })
    .egg(302, 70, -62, 5.4, 3.4, 6, [0, 0, 40], true);
  for (let i = 0; i < 8; i++)
    head.tube(
      [
        [334 + i * 3, 92 + i * 7, -30 + i * 2, 6],
        [350 + i * 4, 92 + i * 8, -24, 4],
        [366 + i * 4, 98 + i * 9 + (i % 2) * 5, -18, 0.5],
      ],
      { per: 3 },
    );
  s.body({ glow: 1, cast: false }).egg(302, 70, -64, 2.4, 1.7, 2, [0, 0, 40]);
  const teeth = s.body({ k: 0.3, lum: 1.8, fill: 1.2, gap: 2 });
  for (let i = 0; i < 6; i++) {
    const t = i / 5;
    const long = i === 4 ? 11 : 6;
    teeth.tube(
      [
        [292 - t * 22, 74 - t * 32, -64 - t * 10, 2],
        [289 - t * 22 - long * 0.4, 76 - t * 32 + long * 0.8, -66 - t * 10, 0.3],
      ],
      { soft: false },
    );
    if (i < 5)
      teeth.tube(
        [
          [290 - t * 30, 86 - t * 13, -66 - t * 8, 1.8],
          [288 - t * 30, 80 - t * 13 - (i === 3 ? 4 : 0), -68 - t * 8, 0.3],
        ],
        { soft: false },
      );
  }
  s.body({ k: 1, wet: 0.8, dir: [1, 0.2, 0.4], gap: 2, lum: 0.6 }).tube('296 86 -58 5, 278 74 -70 4, 264 66 -76 2', {
    per: 4,
  });
  const arm = s.body({ ...fur, k: 7 });
  arm
    .tube('304 156 -26 17, 268 184 -60 14, 254 200 -76 12, 222 186 -106 9')
    .tube('394 156 -18 17, 428 186 -24 14, 440 204 -34 12, 458 232 -60 9');
  hand(
    arm,
    [218, 184, -110],
    [
      [-30, -14, -14],
      [-32, 2, -18],
      [-26, 16, -16],
      [-10, 24, -10],
      [-8, -22, -10],
    ],
    { r: 4.8, lift: -7 },
  );
  hand(
    arm,
    [460, 236, -64],
    [
      [-10, 26, -12],
      [2, 31, -12],
      [14, 28, -10],
      [22, 16, -8],
      [-18, 10, -12],
    ],
    { r: 4.8, lift: -4 },
  );
  const shirt = s.body({ k: 4, dir: [0.95, 0.2, 0.4], gap: 3, lum: 0.5, fill: 1.1, bump: 0.4, grain: 0.1 });
  shirt
    .tube('388 144 -34 9, 380 176 -40 10, 386 210 -34 8, 378 238 -30 1', { per: 5 })
    .tube('404 156 -22 10, 420 178 -34 12, 424 196 -40 6', { per: 4 })
    .tube('330 236 -34 8, 350 244 -38 9, 380 240 -30 9, 392 252 -24 6', { per: 4 });
  for (const l of [
    '338 246 -40 9, 326 266 -58 10, 330 290 -54 3',
    '384 250 -24 9, 404 264 -38 11, 412 284 -24 6, 418 296 -20 1',
  ])
    shirt.tube(l, { per: 4 });
  const rock = s.body({
    set: true,
    k: 8,
    dir: [0.4, 0.9, 0.5],
    gap: 4.2,
    lum: 0.7,
    fill: 0.9,
    disp: (x, y, z) => 5 * noise(x * 0.04, y * 0.04, z * 0.04),
  });
  rock.egg(350, 346, -20, 130, 32, 60).egg(180, 346, -60, 90, 26, 50).egg(500, 352, 20, 110, 34, 60);
  s.crop = CROP;
  return s;
}
