import { Scene } from '../../bodies.mjs';
import { chance, noise } from '../../noise.mjs';
import { night, panes, roofs, wing } from '../../parts.mjs';

/** Over a farm in the hills, by its own metal: it has come for the second of two, and carries the first in a cylinder. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 96, y: 250, z: -270, power: 3.3, reach: 300, soft: 14 },
    sky: { dir: [0.6, -0.6, 0.3], power: 0.8, rim: 1.3, tight: 2 },
    ambient: 0.07,
    back: (x, y) => {
      const hill = 262 + 26 * noise(x * 0.006, 3) - 16 * noise(x * 0.016, 9);
      return y > hill
        ? { key: 0, fill: 0.1 + (y < hill + 4 ? 0.5 : 0), phase: (y - 0.4 * x + 8 * noise(x * 0.02, y * 0.02)) / 6 }
        : night(470, 84, 52, { reach: 150, power: 0.6 })(x, y);
    },
  });
  s.behind.push(roofs(470, 560, 312, 4, { rows: 1, rise: 8 }) + panes([[498, 322, 4, 6]]));
  wing(
    s,
    [360, 110],
    [
      [470, -20],
      [572, 6],
      [632, 84],
      [600, 168],
      [500, 196],
      [420, 180],
    ],
    40,
    {
      bend: -0.12,
      lum: 0.45,
      sag: 0.42,
    },
  );
  wing(
    s,
    [322, 104],
    [
      [240, -26],
      [132, -4],
      [70, 70],
      [92, 150],
      [190, 170],
      [290, 150],
    ],
    6,
    {
      bend: 0.14,
      back: -0.14,
      lum: 0.4,
      sag: 0.42,
    },
  );
  const shell = { k: 2.4, ck: 2, dir: [0.5, 0.8, 0.75], gap: 2.9, wet: 0.6, bump: 0.3, grain: 0.18 };
  const body = s.body(shell);
  // Plates over one another, from the neck to the tail that is rolled in.
  const line = [
    [330, 104, -20, 30],
    [342, 128, -22, 36],
    [356, 154, -20, 37],
    [368, 180, -14, 34],
    [376, 204, -8, 30],
    [378, 226, -6, 25],
    [372, 246, -12, 20],
    [360, 260, -20, 16],
    [344, 268, -30, 12],
    [330, 268, -38, 9],
  ];
  line.forEach(([x, y, z, r], i) => {
    body.egg(x, y, z, r, 15 - i * 0.5, r * 0.9, [0, 0, -28 + i * 16]);
  });
  body.tube('326 104 -24 18, 308 92 -44 14, 296 88 -56 12');
  // A head of folds and short feelers, no face anywhere on it.
  const head = s.body({ ...shell, k: 3, gap: 2.2, dir: [0.3, 1, 0.8], wet: 0.3 });
  head.egg(278, 78, -74, 33, 24, 26, [0, 0, -14]);
  for (let i = 0; i < 7; i++)
    head.tube(
      [0, 0.25, 0.5, 0.75, 1].map((t) => {
        const a = -1.5 + i * 0.5;
        const b = Math.PI * (t - 0.5) * 0.9;
        return [
          278 + 33 * Math.sin(a) * Math.cos(b) + 3 * Math.sin(t * 17 + i * 2),
          78 + 24 * Math.sin(b) - 6 * Math.sin(a),
          -76 - 25 * Math.cos(a) * Math.cos(b),
          4.2,
        ];
      }),
      { per: 5 },
    );
  const feel = s.body({ k: 0.6, dir: [1, 0.2, 0.4], gap: 2, lum: 1.1 });
  const random = chance(21);
  for (let i = 0; i < 26; i++) {
    const a = 2.5 + random() * 4.1;
    const l = 16 + random() * 22;
    const [c, q] = [Math.cos(a), Math.sin(a)];
    feel.tube(
      [
        [278 + 29 * c, 78 + 21 * q, -78, 1.9],
        [278 + (32 + l * 0.6) * c, 78 + (23 + l * 0.6) * q, -88 - random() * 14, 1.4],
        [278 + (34 + l) * c + 8 * (random() - 0.5), 78 + (24 + l) * q - 4, -92, 0.4],
      ],
      { per: 3 },
    );
  }
  // Limbs in pairs: two hold the cylinder, the others feel for the roof.
  const limb = (path) => s.body({ ...shell, k: 1.6, gap: 2.6, dir: [0.7, 0.6, 0.7] }).tube(path, { soft: false });
  const claw = (x, y, z, a, l) => {
    const b = s.body({ ...shell, k: 1, gap: 2.2 });
    for (const e of [-0.4, 0.35])
      b.tube(
        [
          [x, y, z, l * 0.16],
          [x + Math.cos(a + e * 1.6) * l * 0.55, y + Math.sin(a + e * 1.6) * l * 0.55, z - 4, l * 0.15],
          [x + Math.cos(a + e * 0.3) * l, y + Math.sin(a + e * 0.3) * l, z - 6, 0.4],
        ],
        { per: 4 },
      );
    b.ball(x, y, z, l * 0.2);
  };
  limb('336 138 -48 8, 290 142 -92 6.4, 262 178 -118 5');
  claw(258, 182, -120, 2, 26);
  limb('344 168 -50 8, 306 198 -96 6.4, 286 222 -122 5');
  claw(282, 226, -124, 2.6, 26);
  limb('382 150 -10 7.6, 430 164 -30 6, 448 208 -40 4.6');
  claw(449, 214, -41, 1.8, 30);
  limb('384 196 0 7, 420 226 -8 5.6, 414 268 -14 4.4');
  claw(413, 274, -14, 1.4, 28);
  limb('352 214 -34 7, 322 240 -60 5.4, 330 288 -70 4.2');
  claw(330, 294, -70, 1.7, 28);
  limb('330 120 -30 7, 374 96 -60 5.4, 392 128 -80 4');
  claw(394, 134, -80, 1.2, 24);
  // The cylinder, and the lens it looks out by.
  const metal = s.body({ k: 0.6, dir: [1, -0.2, 0.8], gap: 2.8, lum: 0.5, wet: 0.9, cast: false });
  metal
    .tube('236 186 -138 17, 250 246 -138 17', { soft: false })
    .tube('234 178 -138 19, 235 183 -138 19', { soft: false })
    .tube('251 249 -138 19, 252 254 -138 19', { soft: false })
    .tube('240 204 -138 18, 241 207 -138 18', { soft: false });
  metal.tube('232 172 -138 9, 230 166 -138 5, 222 158 -138 2', { per: 3 });
  s.body({ k: 1, gap: 2, lum: 0.3, cast: false }).ball(238, 222, -153, 7);
  s.body({ glow: 1, cast: false }).ball(237, 222, -160, 3);
  s.crop = [64, 10, 564, 317];
  return s;
}
