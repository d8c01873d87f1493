import { Scene } from '../../bodies.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { chance, INK, noise } from '../../noise.mjs';
import { ground, night } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** Where the sand ends it lies, and turns to the caravan what it has for a face. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 130, y: 300, z: -260, power: 2.4, reach: 290, soft: 14 },
    sky: { dir: [0.7, -0.6, 0.2], power: 0.8, rim: 1.3, tight: 2.2 },
    ambient: 0.07,
    back: night(180, 92, 26, { reach: 200, base: 0.16 }),
    floor: ground({ y: 286, bump: 16, scale: 0.02, far: 600, gap: 4.6 }),
  });
  s.behind.push(
    fillPath('M40 230L120 150L200 230z', INK.night),
    fillPath(
      [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map((i) =>
          stroke(
            [
              [124 + i * 8, 156 + i * 8.6],
              [126 + i * 6, 228],
            ],
            1,
            0.3,
          ),
        )
        .join('') +
        stroke(
          [
            [40, 230],
            [120, 150],
          ],
          0.6,
          1.2,
        ) +
        stroke(
          [
            [120, 150],
            [200, 230],
          ],
          1.2,
          0.5,
        ),
      INK.slate,
    ),
  );
  const stone = {
    k: 10,
    ck: 3,
    dir: [0.4, 0.9, 0.7],
    gap: 3.3,
    bump: 0.4,
    grain: 0.1,
    lum: 0.9,
    disp: (x, y, z) => 1.2 * noise(x * 0.09, y * 0.09, z * 0.09),
  };
  const b = s.body(stone);
  b.egg(400, 220, 40, 100, 50, 56, [0, 0, 2])
    .egg(330, 214, 0, 52, 62, 48)
    .egg(468, 236, 20, 56, 50, 54)
    .tube('318 240 -40 26, 280 282 -90 20, 230 296 -130 17, 196 298 -150 16')
    .tube('356 250 -50 24, 330 288 -104 20, 286 308 -150 17, 256 312 -170 16')
    .tube('470 262 -30 26, 430 292 -70 18, 384 300 -100 15');
  b.tube('516 250 40 12, 556 240 20 9, 574 200 10 8, 552 174 10 7, 530 184 10 8', { per: 7 });
  for (const [x, y, z] of [
    [190, 300, -158],
    [250, 314, -178],
  ])
    for (let i = 0; i < 4; i++)
      b.tube(
        [
          [x + 10, y, z + i * 9 - 14, 8],
          [x - 10, y + 4, z + i * 9 - 18, 6],
        ],
        { soft: false },
      );
  for (let i = 0; i < 7; i++)
    b.tube(
      [
        [366 + i * 14, 184 + i * 2, -6 + i * 2, 3],
        [356 + i * 16, 214, -16 + i * 4, 4],
        [366 + i * 15, 244, -12 + i * 4, 2.4],
      ],
      { per: 3 },
    );
  const cloth = s.body({
    k: 5,
    ck: 2,
    dir: [0.9, 0.3, 0.5],
    gap: 5,
    bump: 0.15,
    lum: 1,
    phase: (x, y) => Math.hypot(x - 318, (y - 70) * 0.7) / 5.4,
  });
  cloth
    .egg(318, 128, -30, 50, 58, 44, [0, 0, -4])
    .tube('286 130 -40 22, 268 176 -46 20, 262 214 -44 13', { per: 4 })
    .tube('354 132 -34 22, 374 178 -34 20, 380 212 -30 13', { per: 4 })
    .egg(318, 88, -28, 36, 30, 36);
  cloth.egg(306, 142, -74, 29, 44, 34, [0, 0, -3], true);
  const rim = s.body({ k: 2, rings: 1, gap: 4, lum: 1.1 });
  rim.tube(
    Array.from({ length: 17 }, (_, i) => [
      306 + 30 * Math.cos((i / 16) * 6.283),
      142 + 45 * Math.sin((i / 16) * 6.283),
      -66 + 4 * Math.cos((i / 16) * 12.5),
      3.4,
    ]),
    { per: 3 },
  );
  const dark = s.body({ k: 1, lum: 0, fill: 0, rim: 0, cast: false });
  dark.egg(306, 142, -50, 28, 43, 12, [0, 0, -3]);
  const R = chance(40);
  let stars = '';
  for (let i = 0; i < 34; i++) {
    const a = R() * 6.283,
      d = Math.sqrt(R()),
      [x, y, r] = [306 + 25 * d * Math.cos(a), 142 + 39 * d * Math.sin(a), 0.4 + R() * 0.8];
    stars += `M${x - r} ${y}L${x} ${y - r}L${x + r} ${y}L${x} ${y + r}z`;
  }
  const big = (x, y, r) =>
    `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}z`;
  s.before.push(
    fillPath(stars, INK.bone),
    fillPath(big(298, 128, 9) + big(317, 152, 5.5) + big(302, 164, 4), INK.cold),
  );
  const man = (x, y, z, k) => {
    s.body({ set: true, k: 3, dir: [0.3, 1, 0.5], gap: 2.2, lum: 0.3 })
      .tube(
        [
          [x, y, z, 7 * k],
          [x + 1, y - 20 * k, z, 5.6 * k],
          [x, y - 32 * k, z, 4 * k],
        ],
        { per: 3 },
      )
      .ball(x - 1, y - 38 * k, z, 4.6 * k);
  };
  man(112, 318, -160, 0.8);
  man(132, 322, -170, 0.74);
  s.body({ set: true, glow: 1, cast: false }).egg(122, 302, -176, 2.6, 4, 2.6);
  s.crop = CROP;
  return s;
}
