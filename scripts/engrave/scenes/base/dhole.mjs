import { Scene } from '../../bodies.mjs';
import { fillPath } from '../../lines.mjs';
import { chance, INK, noise } from '../../noise.mjs';
import { night, panes, wood } from '../../parts.mjs';

/** From the bank above the line, by the moon: the hill that the night train goes round has lifted its head. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 60, y: 60, z: -330, power: 2.5, reach: 420, soft: 14 },
    sky: { dir: [0.8, -0.5, 0.25], power: 0.75, rim: 1.2, tight: 2 },
    ambient: 0.05,
    back: night(112, 66, 36, { reach: 190, power: 0.6 }),
    floor: {
      y: 292,
      tilt: 0.16,
      far: 420,
      bump: 26,
      scale: 0.02,
      gap: 5,
      dir: [0.02, 0, 0.22],
      lum: 0.45,
      top: 0.55,
      fill: 0.5,
      wob: 3,
    },
  });
  s.behind.push(
    wood([
      [40, 240, 60, 3, { deep: 3 }],
      [66, 238, 44, 5, { deep: 3 }],
      [196, 236, 50, 8, { deep: 3 }],
      [604, 236, 64, 6, { deep: 3 }],
    ]),
  );
  const slime = { wet: 0.9, bump: 0.5, grain: 0.05 };
  const worm = s.body({
    k: 20,
    ck: 6,
    dir: [0.5, 0.8, 0.8],
    gap: 3.5,
    lum: 1,
    ...slime,
    disp: (x, y, z) => 3 * noise(x * 0.03, y * 0.03, z * 0.03),
  });
  worm.tube(
    '640 330 160 96, 598 224 130 92, 520 140 80 86, 424 96 20 78, 330 104 -40 70, 272 142 -90 64, 246 176 -120 60',
    { per: 10 },
  );
  // Rings of it, unequal, each with its own slack.
  const ring = s.body({ k: 6, dir: [0.8, 0.45, 0.7], gap: 3, lum: 0.95, ...slime });
  const spine = [
    [590, 210, 128, 94],
    [548, 166, 98, 90],
    [500, 130, 68, 86],
    [446, 104, 34, 80],
    [392, 96, 0, 76],
    [340, 102, -34, 72],
    [300, 122, -66, 67],
    [268, 148, -94, 63],
  ];
  spine.forEach(([x, y, z, r], i) => {
    const [px, py] = spine[Math.max(i - 1, 0)];
    const [qx, qy] = spine[Math.min(i + 1, spine.length - 1)];
    const l = Math.hypot(qx - px, qy - py);
    const [nx, ny] = [-(qy - py) / l, (qx - px) / l];
    ring.tube(
      [-1, -0.7, -0.3, 0.1, 0.5, 0.8].map((t) => [
        x - nx * r * t,
        y - ny * r * t,
        z - r * Math.sqrt(Math.max(0, 1 - t * t)) * 1.0,
        5 + (i % 3),
      ]),
      { per: 4 },
    );
  });
  // The mouth: round, and deep, teeth behind teeth.
  const [mx, my, mz] = [226, 190, -172];
  worm.egg(mx, my, mz, 46, 42, 40, [0, 0, -20], true);
  worm.tone = (x, y, z, a, c) => (z < -110 && ((x - mx) / 43) ** 2 + ((y - my) / 39) ** 2 < 1 ? [a * 0.1, 0] : [a, c]);
  const teeth = s.body({ k: 0.5, lum: 1.5, fill: 1.2, gap: 2.2, dir: [1, 0.3, 0.2] });
  for (const [n, from, to, z] of [
    [19, 1.02, 0.62, -166],
    [15, 0.72, 0.42, -150],
  ])
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.2832 + z;
      const f = to + 0.1 * Math.sin(i * 2.3);
      teeth.tube(
        [
          [mx + 44 * from * Math.cos(a), my + 40 * from * Math.sin(a), z, 3.6],
          [mx + 44 * f * Math.cos(a), my + 40 * f * Math.sin(a), z - 10, 0.4],
        ],
        { soft: false },
      );
    }
  const drool = s.body({ k: 1, rings: 0, dir: [1, 0.2, 0.3], gap: 2.4, wet: 1, lum: 0.8 });
  const random = chance(9);
  for (let i = 0; i < 7; i++) {
    const x = 200 + i * 11 + random() * 6;
    drool.tube(
      [
        [x, 226 - Math.abs(i - 3) * 3, -170, 2.4],
        [x - 1, 244 + random() * 20, -172, 1.4],
        [x - 1, 256 + random() * 34, -172, 2],
      ],
      { per: 3 },
    );
  }
  // Earth that it brought up.
  const clod = s.body({ k: 2, dir: [0.3, 1, 0.5], gap: 3, bump: 0.6, grain: 0.16, lum: 0.7 });
  for (let i = 0; i < 16; i++)
    clod.egg(470 + random() * 150, 300 + random() * 24, 20 + random() * 40, 12 + random() * 16, 8 + random() * 8, 14, [
      0,
      0,
      random() * 60 - 30,
    ]);
  // The train: its whistle is not heard any more.
  let train = '';
  const cars = [
    [64, 296, 30],
    [98, 297, 30],
    [132, 298, 30],
    [166, 299, 30],
  ];
  for (const [x, y, w] of cars)
    train +=
      fillPath(`M${x} ${y}v-13q0 -2 2 -2h${w - 4}q2 0 2 2v13z`, INK.night) +
      fillPath(`M${x + 1} ${y - 15.6}h${w - 2}v1.100h${-w + 2}zM${x} ${y - 1}h${w}v1h${-w}z`, INK.bone) +
      panes([0, 1, 2, 3].map((i) => [x + 4 + i * 6.2, y - 10.5, 3.8, 5]));
  train +=
    fillPath('M200 300v-10h8v-8h5v8h10v-5h4v5h5q3 4 2 10z', INK.night) +
    fillPath('M208 282h5v1h-5zM213 290h10v1h-10zM227 285h-4v1h4zM200 299h34v1.200h-34z', INK.bone) +
    panes([[234, 292, 3, 3]]);
  train += fillPath('M40 303L290 306V307.400L40 304.400zM40 306L290 309V310L40 307z', INK.bone);
  s.before.push(train);
  s.crop = [40, 14, 576, 324];
  return s;
}
