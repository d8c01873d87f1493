import { Scene } from '../../bodies.mjs';
import { fillPath } from '../../lines.mjs';
import { chance, INK, noise, smooth } from '../../noise.mjs';
import { night, roofs } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** It is seen as long as it has just fed. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 200, y: 330, z: -240, power: 2.4, reach: 260, soft: 14 },
    sky: { dir: [0.7, -0.6, 0.25], power: 0.7, rim: 1.5, tight: 1.8 },
    ambient: 0.06,
    back: night(330, 150, 10, { moon: false, reach: 190, line: 3.4, base: 0.1, power: 0.55 }),
  });
  const R = chance(6);
  let stars = '';
  for (let i = 0; i < 70; i++) {
    const [x, y, r] = [60 + R() * 520, 36 + R() * 200, 0.5 + R() * 0.9];
    stars += `M${x - r} ${y}L${x} ${y - r}L${x + r} ${y}L${x} ${y + r}z`;
  }
  s.behind.push(fillPath(stars, INK.bone));
  const gone = (x) => smooth(360, 430, x + 14 * noise(x * 0.05, 2));
  const b = s.body({
    k: 14,
    ck: 4,
    dir: [0.5, 0.8, 0.75],
    gap: 3.2,
    bump: 0.4,
    grain: 0.12,
    wet: 0.7,
    disp: (x, y, z) => 2 * noise(x * 0.07, y * 0.07, z * 0.07),
    tone: (x, _y, _z, a, c) => [a * (1 - 0.92 * gone(x)), c * (1 - 0.7 * gone(x))],
  });
  b.egg(318, 136, 0, 88, 66, 66).egg(280, 150, -26, 50, 46, 42).egg(362, 118, 10, 54, 46, 48);
  const arm = (l, o = {}) =>
    s.body({ k: 3, rings: 1, gap: 3, wet: 0.6, bump: 0.2, tone: b.tone, ...o }).tube(l, { per: 7 });
  const mouths = [
    [278, 150, -72, 26, 1],
    [338, 172, -58, 15, 1],
    [330, 104, -56, 12, 1],
    [238, 118, -40, 9, 1],
  ];
  const teeth = s.body({ k: 0.4, lum: 1.7, fill: 1.1, gap: 2 });
  b.tone = (x, y, _z, a, c) =>
    mouths.some(([mx, my, , r]) => Math.hypot(x - mx, y - my) < r * 0.92)
      ? [a * 0.1, c * 0.25]
      : [a * (1 - 0.92 * gone(x)), c * (1 - 0.7 * gone(x))];
  for (const [x, y, z, r] of mouths) {
    b.egg(x, y, z + 6, r, r, r * 0.9, [0, 0, 0], true).tube(
      Array.from({ length: 9 }, (_, i) => [
        x + r * 1.12 * Math.cos((i / 8) * 6.283),
        y + r * 1.12 * Math.sin((i / 8) * 6.283),
        z + 8,
        r * 0.2,
      ]),
      { per: 3 },
    );
    for (let ring = 0; ring < 2; ring++)
      for (let i = 0; i < 13; i++) {
        const t = (i / 13) * 6.283 + ring * 0.24,
          q = r * (1 - ring * 0.28);
        teeth.tube(
          [
            [x + q * Math.cos(t), y + q * Math.sin(t), z + 2 + ring * 8, r * 0.09],
            [x + q * 0.56 * Math.cos(t), y + q * 0.56 * Math.sin(t), z - 4 + ring * 8, 0.3],
          ],
          { soft: false },
        );
      }
  }
  const q = chance(14);
  const ends = [
    [150, 250],
    [196, 300],
    [246, 312],
    [300, 318],
    [352, 306],
    [404, 310],
    [452, 286],
    [500, 246],
    [120, 170],
    [520, 160],
    [150, 90],
    [480, 70],
  ];
  ends.forEach(([x, y], i) => {
    const a = Math.atan2(y - 140, x - 318),
      [x0, y0] = [318 + 66 * Math.cos(a), 140 + 48 * Math.sin(a)],
      w = (q() - 0.5) * 80;
    arm([
      [x0, y0, -10, 10],
      [x0 + (x - x0) * 0.35 - w * 0.3, y0 + (y - y0) * 0.3 + w * 0.2, -50, 8],
      [x0 + (x - x0) * 0.7 + w * 0.3, y0 + (y - y0) * 0.7, -64, 5.4],
      [x, y, -60, 3.4],
    ]);
    const cup = s.body({
      k: 2,
      ck: 1,
      dir: [1, 0.2, 0.3],
      gap: 2.2,
      wet: 0.5,
      tone: (X, _Y, _z, k, c) => [k * (1 - 0.92 * gone(X)), c * (1 - 0.6 * gone(X))],
    });
    cup.egg(x, y, -62, 9, 8, 7).egg(x - 2, y, -70, 5.4, 5, 5, [0, 0, 0], true);
    if (i % 3 === 0)
      for (let k = 0; k < 3; k++)
        cup.tube(
          [
            [x, y, -62, 3],
            [x + (k - 1) * 12, y + 14, -72, 1.8],
            [x + (k - 1) * 15, y + 26, -66, 0.3],
          ],
          { per: 4 },
        );
  });
  // What it holds, and drinks.
  const man = s.body({ set: true, k: 4, dir: [0.3, 1, 0.5], gap: 2.4, lum: 0.5 });
  man
    .tube('214 290 -90 8, 206 268 -92 9, 200 252 -90 6', { per: 3 })
    .ball(194, 240, -90, 7)
    .tube('206 262 -98 4, 222 250 -106 3, 232 238 -100 2.4', { per: 3 })
    .tube('212 288 -90 5, 222 308 -86 4, 216 326 -86 3.4', { per: 3 })
    .tube('216 288 -86 5, 234 302 -80 4, 236 322 -80 3.4', { per: 3 })
    .tube('200 262 -96 4, 184 276 -100 3, 176 290 -98 2', { per: 3 });
  s.before.push(roofs(-10, 660, 300, 21, { rise: 12 }));
  s.crop = CROP;
  return s;
}
