import { Scene } from '../../bodies.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { chance, INK, noise } from '../../noise.mjs';
import { ground, hand, night, skull } from '../../parts.mjs';

const CROP = [64, 24, 512, 288];

/** At the foot of the harbour steps, an hour before the tide turns: the crew of a ship that never came in. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 170, y: 250, z: -220, power: 2.7, reach: 250, soft: 12 },
    sky: { dir: [0.6, -0.6, 0.2], power: 0.8, rim: 1.1, tight: 2.2 },
    ambient: 0.08,
    back: night(476, 92, 46, { reach: 140 }),
    floor: ground({
      y: 262,
      tilt: 0.3,
      far: 190,
      bump: 20,
      scale: 0.06,
      gap: 4,
      wet: 0.4,
      lum: 0.45,
      fill: 0.7,
      dir: [0.012, 0, 0.24],
      wob: 5,
    }),
  });
  // The ship, on its side, with what is left of its masts.
  const spars = [
    [
      [392, 196],
      [418, 70],
    ],
    [
      [428, 196],
      [470, 92],
    ],
    [
      [398, 130],
      [446, 120],
    ],
    [
      [380, 108],
      [452, 88],
    ],
    [
      [436, 140],
      [484, 128],
    ],
  ];
  s.behind.push(
    fillPath('M350 190Q400 176 470 190Q500 178 520 168Q516 190 500 206H366Q354 200 350 190z', INK.night),
    fillPath(spars.map((one) => stroke(one, 4.5, 2)).join(''), INK.night),
    fillPath(
      stroke(
        [
          [350, 190],
          [410, 183],
          [470, 190],
          [520, 168],
        ],
        1,
        1,
      ) +
        spars
          .map(([[x, y], [u, v]]) =>
            stroke(
              [
                [x - 1.6, y],
                [u - 1, v],
              ],
              0.8,
              0.6,
            ),
          )
          .join('') +
        stroke(
          [
            [418, 70],
            [520, 168],
          ],
          0.6,
          0.6,
        ) +
        stroke(
          [
            [418, 70],
            [352, 188],
          ],
          0.6,
          0.6,
        ),
      INK.slate,
    ),
  );
  const random = chance(3);
  const dead = (x, y, z, k, turn, nod) => {
    const o = { ck: 1.5, dir: [0.4, 1, 0.6], gap: 2.3, lum: 1.15, bump: 0.3, grain: 0.3 };
    const b = s.body({ ...o, k: 2 * k });
    const at = (dx, dy, dz = 0) => [x + dx * k, y + dy * k, z + dz * k];
    const tube = (list) =>
      b.tube(
        list.map(([dx, dy, dz, r]) => [...at(dx, dy, dz), r * k]),
        { per: 4 },
      );
    skull(s, at(0, -122, -14), 23 * k, turn, nod);
    // The spine, the ribs, the hips.
    for (let i = 0; i < 11; i++) b.egg(...at(Math.sin(i * 0.3) * 2, -96 + i * 11, 6), 5.4 * k, 4.6 * k, 6 * k);
    for (let i = 0; i < 6; i++) {
      const w = 25 + 7 * Math.sin((i + 1) * 0.5);
      for (const q of [-1, 1])
        tube([
          [0, -84 + i * 11, 6, 2.8],
          [q * w * 0.8, -84 + i * 11, 4, 2.8],
          [q * w, -78 + i * 11, -14, 2.6],
          [q * w * 0.4, -72 + i * 10, -26, 2.2],
        ]);
    }
    tube([
      [0, -84, -24, 3.4],
      [0, -62, -28, 3.4],
      [0, -40, -26, 2],
    ]);
    tube([
      [-34, -92, 0, 4.4],
      [-12, -94, -16, 3],
      [0, -88, -22, 3],
      [12, -94, -16, 3],
      [34, -92, 0, 4.4],
    ]);
    b.egg(...at(-16, 18, 0), 17 * k, 14 * k, 11 * k, [0, 20, 24]).egg(
      ...at(16, 18, 0),
      17 * k,
      14 * k,
      11 * k,
      [0, -20, -24],
    );
    b.egg(...at(-15, 18, -12), 8 * k, 7 * k, 9 * k, [0, 0, 0], true).egg(
      ...at(15, 18, -12),
      8 * k,
      7 * k,
      9 * k,
      [0, 0, 0],
      true,
    );
    const rag = s.body({ k: 3, dir: [0.9, 0.3, 0.6], gap: 3, lum: 0.45, fill: 1, bump: 0.5, grain: 0.12 });
    const drape = (list) =>
      rag.tube(
        list.map(([dx, dy, dz, r]) => [...at(dx, dy, dz), r * k]),
        { per: 4 },
      );
    drape([
      [-36, -92, 4, 6],
      [-30, -70, 0, 8],
      [-34, -40, 4, 7],
      [-30, -18, 0, 2],
    ]);
    drape([
      [30, 8, -6, 8],
      [20, 24, -14, 9],
      [24, 50, -10, 7],
      [18, 66, -10, 1],
    ]);
    drape([
      [-26, 10, -6, 8],
      [-16, 26, -14, 9],
      [-20, 56, -8, 6],
      [-16, 70, -8, 1],
    ]);
    for (let i = 0; i < 4; i++) {
      const a = random() * 40 - 20;
      drape([
        [a, -70 + i * 24, -24, 1.6],
        [a + 8, -54 + i * 24, -30, 1.4],
        [a + 2, -38 + i * 24, -28, 0.4],
      ]);
    }
    return { b, tube, at, o };
  };
  const first = dead(330, 218, -60, 1, 6, -6);
  first.tube([
    [-36, -90, 0, 5],
    [-62, -64, -26, 4.4],
    [-66, -58, -30, 5.4],
  ]);
  first.tube([
    [-66, -58, -30, 5],
    [-86, -78, -60, 4],
    [-96, -92, -72, 4.6],
  ]);
  hand(
    s.body({ ...first.o, k: 1.4 }).ball(...first.at(-97, -94, -74), 4),
    first.at(-97, -94, -74),
    [
      [-24, -18, -12],
      [-28, -6, -16],
      [-26, 6, -16],
      [-16, 16, -12],
      [-4, -22, -8],
    ],
    { r: 2.8, lift: -5 },
  );
  first.tube([
    [36, -90, 0, 5],
    [62, -62, -10, 4.4],
    [68, -52, -12, 5.4],
  ]);
  first.tube([
    [68, -52, -12, 5],
    [96, -86, -30, 4],
    [104, -104, -36, 4.6],
  ]);
  hand(
    s.body({ ...first.o, k: 1.4 }).ball(...first.at(106, -108, -38), 4),
    first.at(106, -108, -38),
    [
      [-8, -8, -12],
      [2, -12, -14],
      [10, -8, -12],
      [-8, 6, -10],
    ],
    { r: 3, lift: 2, claw: 1.6 },
  );
  const steel = s.body({ k: 0.6, dir: [0.2, 1, 0.2], gap: 3, lum: 1.5, fill: 1.2, wet: 0.8 });
  steel
    .tube('424 118 -102 4, 440 112 -108 4', { soft: false })
    .tube('434 112 -104 3.4, 420 76 -106 7, 386 46 -108 8, 336 38 -110 0.6', { per: 7 });
  dead(520, 252, 60, 0.62, -14, 8);
  dead(146, 248, 90, 0.56, 12, 10);
  // Steps and posts.
  const stone = s.body({
    set: true,
    k: 1,
    dir: [0.05, 1, 0.2],
    gap: 3.6,
    lum: 0.75,
    fill: 0.8,
    rim: 0.7,
    bump: 0.3,
    grain: 0.15,
  });
  stone.box(76, 326, -130, 80, 12, 60, [0, 12, 0], 3).box(56, 306, -100, 60, 12, 60, [0, 12, 0], 3);
  const post = s.body({ set: true, k: 3, rings: 1, gap: 3.6, lum: 0.7, fill: 0.9 });
  post
    .tube('230 330 20 9, 232 226 20 8', { soft: false })
    .tube('560 340 -40 11, 562 212 -40 10', { soft: false })
    .tube('554 240 -52 3, 570 250 -52 3', { soft: false });
  s.body({ set: true, cast: false, k: 1, lum: 0.6, dir: [0, 1, 0.3] })
    .box(106, 292, -150, 10, 2, 9, [0, 20, 0], 1)
    .box(106, 264, -150, 8, 2, 8, [0, 20, 0], 1)
    .tube('98 262 -150 1.200, 106 250 -150 1.200, 114 262 -150 1.200');
  s.body({ set: true, glow: 1, cast: false }).egg(106, 278, -150, 6, 10, 6);
  s.floor.tone = (x, _y, z, a, c) => [a, c * (0.6 + 0.5 * noise(x * 0.02, z * 0.04, 5))];
  s.crop = CROP;
  return s;
}
