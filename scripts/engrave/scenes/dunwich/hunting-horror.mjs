import { Scene } from '../../bodies.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { INK } from '../../noise.mjs';
import { hand, night, roofs, wing } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** Between the steeple and the moon; it stays where it is dark. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 170, y: 350, z: -240, power: 2.5, reach: 260, soft: 14 },
    sky: { dir: [0.4, -0.6, 0.4], power: 0.8, rim: 1.4, tight: 2 },
    ambient: 0.08,
    back: night(448, 84, 60, { reach: 120, line: 3.4, power: 0.6 }),
  });
  s.behind.push(
    roofs(-10, 660, 276, 5),
    fillPath('M140 362V232L148 176L156 232V362z', INK.night),
    fillPath(
      stroke(
        [
          [140, 232],
          [148, 172],
          [156, 232],
        ],
        0.8,
        0.8,
      ),
      INK.slate,
    ),
  );
  wing(
    s,
    [356, 132],
    [
      [470, 30],
      [556, 44],
      [600, 110],
      [552, 172],
      [470, 190],
      [400, 180],
    ],
    24,
    { bend: -0.1, lum: 0.5 },
  );
  wing(
    s,
    [322, 138],
    [
      [262, 40],
      [174, 26],
      [96, 70],
      [120, 130],
      [196, 164],
      [290, 176],
    ],
    -6,
    { bend: 0.12, back: -0.12, lum: 0.34 },
  );
  const b = s.body({ k: 7, ck: 3, rings: 1, gap: 3.2, wet: 0.5, bump: 0.3, grain: 0.2 });
  b.tube(
    '276 146 -78 15, 310 128 -40 20, 352 150 -6 24, 372 200 10 24, 330 238 0 21, 268 238 -30 18, 236 270 -60 14, 280 302 -80 11, 360 296 -70 9, 430 270 -40 7, 476 290 -30 4.6, 520 276 -20 1',
    { per: 8 },
  );
  const head = s.body({ k: 5, ck: 2, dir: [0.7, 0.7, 0.8], gap: 2.6, wet: 0.5, bump: 0.4, grain: 0.2 });
  head
    .egg(266, 138, -84, 24, 17, 20, [0, 0, -12])
    .tube('254 134 -92 14, 226 136 -112 10, 202 146 -124 5', { per: 4 })
    .tube('264 152 -88 10, 240 172 -104 6.4, 218 184 -112 3', { per: 4 })
    .tube('240 124 -98 3.4, 254 120 -100 4.4, 272 124 -96 3', { per: 3 })
    .egg(250, 129, -103, 6.4, 4.6, 6, [0, 0, -14], true);
  for (let i = 0; i < 5; i++)
    head.tube(
      [
        [268 + i * 9, 122 - i * 1.5, -80 + i * 9, 3.6],
        [282 + i * 11, 104 - i * 2, -76 + i * 10, 2.2],
        [300 + i * 12, 96 - i, -72 + i * 10, 0.4],
      ],
      { per: 3 },
    );
  const teeth = s.body({ k: 0.4, lum: 1.8, fill: 1.2, gap: 2 });
  for (let i = 0; i < 8; i++) {
    const t = i / 7;
    teeth.tube(
      [
        [250 - t * 46, 146 + t * 4, -102 - t * 20, 2.6 - t],
        [246 - t * 46, 160 + t * 3 + (i % 2) * 3, -104 - t * 18, 0.3],
      ],
      { soft: false },
    );
    if (i < 6)
      teeth.tube(
        [
          [252 - t * 34, 162 + t * 20, -98 - t * 14, 2.2 - t],
          [247 - t * 36, 153 + t * 18, -102 - t * 14, 0.3],
        ],
        { soft: false },
      );
  }
  s.body({ k: 2, wet: 0.9, dir: [1, 0.2, 0.4], gap: 2.2, lum: 1.1 })
    .tube('240 156 -98 4, 212 164 -118 3, 186 178 -126 2.2, 168 172 -126 0.6')
    .tube('186 178 -126 2, 174 194 -124 0.5');
  s.body({ glow: 1, cast: false }).egg(250, 130, -105, 3, 2, 2);
  const feet = s.body({ k: 3, dir: [0.5, 1, 0.6], gap: 2.6, lum: 1 });
  feet.tube('326 246 -16 9, 304 268 -40 6, 316 290 -54 5');
  hand(
    feet,
    [316, 292, -56],
    [
      [-24, 10, -8],
      [-12, 22, -10],
      [6, 24, -10],
      [20, 12, 0],
    ],
    { r: 3.2, lift: 2 },
  );
  s.crop = CROP;
  return s;
}
