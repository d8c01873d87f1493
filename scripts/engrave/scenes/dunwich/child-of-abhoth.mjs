import { Scene } from '../../bodies.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { chance, INK, noise, smooth } from '../../noise.mjs';
import { ground, hand } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** In the cave under the hill the pool has children. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 150, y: 190, z: -230, power: 2.3, reach: 270, soft: 14 },
    sky: { dir: [0.7, -0.5, 0.1], power: 0.6, rim: 1, tight: 2.2 },
    ambient: 0.08,
    back: (x, y) => ({
      key: 0,
      fill: 0.12 + 0.3 * smooth(240, 60, Math.hypot(x - 330, (y - 170) * 1.3)) + 0.25 * noise(x * 0.014, y * 0.014, 3),
      phase: (x * 0.4 + y + 10 * noise(x * 0.02, y * 0.02)) / 4.4,
    }),
    floor: ground({ y: 300, bump: 22, wet: 0.5, lum: 0.6, fill: 0.7 }),
  });
  const R = chance(3);
  let teeth = '';
  let lit = '';
  for (let x = 40; x < 610; x += 16 + R() * 20) {
    const l = 30 + R() * 70 + Math.abs(x - 320) * 0.2,
      w = 9 + R() * 10;
    teeth += `M${x - w} 30L${x} ${30 + l}L${x + w} 30z`;
    for (let k = 0; k < 4; k++)
      lit += stroke(
        [
          [x - w * (0.7 - k * 0.16), 32],
          [x - 1, 30 + l * (0.95 - k * 0.14)],
        ],
        1,
        0.3,
      );
  }
  s.behind.push(fillPath(teeth, INK.night), fillPath(lit, INK.slate));
  const slime = {
    k: 16,
    lum: 0.55,
    ck: 3,
    dir: [0.5, 0.85, 0.7],
    gap: 3.1,
    bump: 0.5,
    grain: 0.1,
    wet: 0.8,
    disp: (x, y, z) => 2.6 * noise(x * 0.06, y * 0.06, z * 0.06),
  };
  const b = s.body(slime);
  b.egg(322, 232, 0, 78, 64, 56)
    .egg(310, 170, -10, 52, 46, 44)
    .egg(372, 250, -20, 56, 46, 46)
    .egg(268, 270, -30, 60, 36, 44)
    .egg(330, 296, -40, 120, 22, 70);
  b.tube('286 176 -30 20, 244 150 -70 14, 222 110 -90 11, 206 104 -96 10')
    .tube('356 190 0 18, 402 166 -30 13, 418 122 -40 10')
    .tube('380 250 -40 16, 430 244 -70 11, 456 268 -90 8');
  hand(
    b,
    [206, 100, -98],
    [
      [-34, -14, -16],
      [-26, -32, -14],
      [-6, -42, -10],
      [18, -34, -8],
      [-32, 8, -14],
    ],
    { r: 5, lift: -4 },
  );
  hand(
    b,
    [419, 118, -42],
    [
      [-16, -32, -8],
      [2, -38, -8],
      [20, -30, -6],
      [30, -10, -4],
    ],
    { r: 4.4, lift: -4 },
  );
  hand(
    b,
    [458, 270, -92],
    [
      [10, 18, -8],
      [22, 10, -6],
      [-6, 22, -8],
    ],
    { r: 4, lift: -2 },
  );
  const eye = (x, y, z, r, q = 0) => {
    b.egg(x, y, z, r * 1.2, r * 0.9, r, [0, 0, q], true);
    s.body({ k: 1, cast: false, lum: 1.1, wet: 1, gap: 2.2 }).ball(x, y, z + r * 0.3, r * 0.86);
    s.body({ glow: 1, cast: false }).ball(x - 1, y, z - r * 0.36, r * 0.4);
  };
  eye(300, 152, -54, 17);
  eye(344, 176, -46, 9, 12);
  eye(380, 236, -66, 8, -10);
  eye(262, 244, -68, 7);
  eye(336, 130, -32, 6);
  const maw = [316, 222, -56, 36, 18];
  b.egg(maw[0], maw[1], maw[2] + 2, maw[3], maw[4], 24, [0, 0, 8], true);
  b.tone = (x, y, _z, a, c) =>
    ((x - maw[0]) / maw[3]) ** 2 + ((y - maw[1] - (x - maw[0]) * 0.14) / maw[4]) ** 2 < 0.86
      ? [a * 0.1, c * 0.3]
      : [a, c];
  const fang = s.body({ k: 0.4, lum: 1.7, fill: 1.2, gap: 2 });
  for (let i = 0; i < 11; i++) {
    const t = i / 10,
      x = maw[0] - 32 + 64 * t,
      e = Math.sqrt(1 - ((x - maw[0]) / 37) ** 2),
      m = maw[1] + (x - maw[0]) * 0.14;
    fang
      .tube(
        [
          [x, m - 17 * e, maw[2] - 6, 2.6],
          [x + 1, m - 17 * e + 10 + (i % 3) * 3, maw[2] - 9, 0.3],
        ],
        { soft: false },
      )
      .tube(
        [
          [x + 3, m + 17 * e, maw[2] - 6, 2.6],
          [x + 2, m + 17 * e - 9 - (i % 2) * 4, maw[2] - 9, 0.3],
        ],
        { soft: false },
      );
  }
  // Its brothers, not quite out.
  const low = s.body({ ...slime, lum: 0.4 });
  low
    .egg(136, 292, -40, 46, 26, 34)
    .egg(126, 268, -50, 24, 22, 20)
    .tube('150 276 -50 10, 176 250 -70 7, 186 226 -76 3, 180 214 -76 0.8')
    .egg(524, 282, 40, 52, 26, 40)
    .egg(532, 258, 36, 24, 20, 20)
    .tube('510 262 30 9, 492 236 20 6, 498 212 16 1');
  s.body({ glow: 1, cast: false })
    .ball(120, 264, -70, 2.6)
    .ball(134, 266, -70, 2)
    .ball(526, 256, 16, 2.2)
    .ball(540, 258, 16, 1.8);
  s.crop = CROP;
  return s;
}
