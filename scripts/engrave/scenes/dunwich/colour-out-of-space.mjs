import { Scene } from '../../bodies.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { chance, INK, noise, smooth } from '../../noise.mjs';
import { ground, wood } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** It rises from the well as it fell in; what it has touched is grey, and the windows are dark. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 326, y: 210, z: -90, power: 2.6, reach: 170, soft: 14 },
    sky: { dir: [-0.6, -0.6, 0.2], power: 0.5, rim: 0.6, tight: 2.4 },
    ambient: 0.07,
    back: (x, y) => {
      const d = Math.abs(x - 326 - 26 * Math.sin(y * 0.022) * smooth(300, 60, y));
      return {
        key: 0,
        fill: 0.1 + 0.75 * smooth(150, 18, d) + 0.2 * noise(x * 0.01, y * 0.03, 4),
        phase: (x + 26 * Math.sin(y * 0.022) + 6 * noise(x * 0.03, y * 0.012)) / 3.7,
      };
    },
    floor: ground({ y: 286, bump: 14, lum: 0.6, gap: 4 }),
  });
  s.glowInk = INK.cold;
  // The farm, with nobody in it.
  let farm =
    fillPath('M70 250V176L128 132L186 176V250z', INK.night) +
    fillPath(
      stroke(
        [
          [66, 180],
          [128, 132],
        ],
        0.8,
        1.4,
      ) +
        stroke(
          [
            [128, 132],
            [190, 178],
          ],
          1.4,
          1,
        ),
      INK.slate,
    );
  for (let i = 0; i < 9; i++)
    farm += fillPath(
      stroke(
        [
          [132 + i * 6.4, 140 + i * 5],
          [134 + i * 6.4, 248],
        ],
        1.3 - i * 0.08,
        0.4,
      ),
      INK.slate,
    );
  farm +=
    fillPath('M90 196h14v18h-14zM120 196h14v18h-14zM104 226h18v24h-18z', INK.night) +
    fillPath(
      stroke(
        [
          [90, 205],
          [104, 205],
        ],
        0.8,
        0.8,
      ) +
        stroke(
          [
            [97, 196],
            [97, 214],
          ],
          0.8,
          0.8,
        ) +
        stroke(
          [
            [89, 196],
            [105, 196],
          ],
          0.9,
          0.9,
        ) +
        stroke(
          [
            [104, 226],
            [122, 226],
          ],
          1,
          1,
        ),
      INK.slate,
    );
  s.behind.push(
    farm,
    wood([
      [232, 256, 190, 5, { lean: 0.3 }],
      [446, 258, 220, 13, { lean: -0.3 }],
      [530, 262, 170, 21, { lean: -0.2 }],
    ]),
  );
  const well = s.body({
    k: 2,
    ck: 2,
    dir: [0.05, 1, 0.2],
    gap: 3.4,
    bump: 0.5,
    grain: 0.12,
    lum: 1,
    disp: (_x, y) => 1.6 * Math.max(0, Math.sin(y * 0.42 + 2) - 0.6),
  });
  well.tube('326 316 -30 52, 326 268 -30 50', { soft: false }).put(
    {
      t: 3,
      x: 326,
      y: 300,
      z: -30,
      dx: 0,
      dy: -80,
      dz: 0,
      q: 1 / 6400,
      r0: 40,
      r1: 40,
      s0: 0,
      s1: 80,
      cx: 326,
      cy: 260,
      cz: -30,
      e: 90,
    },
    true,
  );
  const post = s.body({ k: 2, dir: [0.9, 0.1, 0.3], gap: 3, bump: 0.5, grain: 0.1, lum: 0.9 });
  post
    .tube('272 300 -30 6, 270 178 -30 5', { soft: false })
    .tube('380 300 -30 6, 384 196 -30 5', { soft: false })
    .tube('258 180 -34 5, 330 188 -38 5, 398 200 -34 5', { soft: false })
    .tube('352 194 -40 2, 352 226 -44 1.6', { soft: false })
    .box(352, 238, -44, 10, 11, 10, [0, 20, 6], 2);
  const q = chance(17);
  const light = s.body({ glow: 1, cast: false, k: 2 });
  for (let i = 0; i < 9; i++) {
    const x = 296 + i * 7.4,
      w = (q() - 0.5) * 60,
      top = 40 + q() * 120,
      r = 1 + q() * 1.8;
    light.tube(
      [
        [x, 262, -40, 0.4],
        [x + w * 0.4 + 8, 262 - (262 - top) * 0.3, -60, r],
        [x - w * 0.6, 262 - (262 - top) * 0.6, -60, r * 1.3],
        [x + w * 0.5, top + 20, -50, r * 0.8],
        [x + w * 0.2 + 10, top, -46, 0.3],
      ],
      { per: 7 },
    );
  }
  for (let i = 0; i < 40; i++) {
    const t = q();
    light.ball(326 + (q() - 0.5) * (60 + 120 * t), 250 - 200 * t, -60, 0.5 + q() * 1.3);
  }
  // A cow that got too near.
  const cow = s.body({ k: 7, ck: 2, dir: [0.6, 0.7, 0.6], gap: 2.8, bump: 0.6, grain: 0.14, lum: 0.7 });
  cow
    .egg(498, 300, -60, 42, 17, 20, [0, 0, 4])
    .tube('464 300 -66 11, 444 304 -76 8, 426 312 -82 5')
    .tube('476 306 -76 5, 462 322 -90 3.4, 446 326 -94 2.4')
    .tube('522 308 -76 5, 538 322 -86 3.4, 556 322 -88 2.4')
    .tube('444 298 -80 2.4, 440 288 -84 1.6, 446 280 -84 0.4');
  for (let i = 0; i < 5; i++)
    cow.tube(
      [
        [478 + i * 10, 288, -68, 2.2],
        [476 + i * 10, 300, -78, 2.6],
        [480 + i * 10, 312, -74, 1.6],
      ],
      { per: 3 },
    );
  s.crop = CROP;
  return s;
}
