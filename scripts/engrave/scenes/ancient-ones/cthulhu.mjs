import { Scene } from '../../bodies.mjs';
import { town } from '../../figures.mjs';
import { chance, INK, noise, smooth } from '../../noise.mjs';
import { panes } from '../../parts.mjs';

/** From the roofs of the harbour: it has come up behind the town, and takes the lighthouse between its fingers. */
export function draw() {
  const s = new Scene(1000, 520, {
    lamp: { x: -80, y: 10, z: -330, power: 1.9, reach: 700, soft: 16 },
    sky: { dir: [0.9, -0.35, 0.22], power: 0.75, rim: 1.2, tight: 2 },
    ambient: 0.05,
    back: (x, y) => {
      const d = Math.hypot(x - 590, (y - 200) * 1.25),
        c = noise(x * 0.006, y * 0.02, 5) + 0.5 * noise(x * 0.016, y * 0.05, 8);
      return {
        key: 0,
        fill: 0.1 + 0.55 * smooth(120, 320, d) * smooth(620, 330, d) * (0.75 + c) + 0.2 * c,
        phase: (y + 7 * noise(x * 0.007, y * 0.02) + ((34000 * (y > 200 ? 0.25 : -0.25)) / (d + 160)) * 0.5) / 4,
      };
    },
    floor: {
      y: 486,
      tilt: 0.16,
      far: 560,
      lum: 0.55,
      top: 0.6,
      fill: 0.8,
      bump: 34,
      scale: 0.03,
      gap: 4,
      wob: 2,
      wet: 0.25,
      dir: [0.015, 0, 0.17],
    },
  });
  const skin = {
    k: 22,
    ck: 7,
    dir: [0.45, 0.8, 0.85],
    gap: 3.9,
    bump: 0.5,
    grain: 0.06,
    wet: 0.4,
    disp: (x, y, z) => 2.6 * noise(x * 0.05, y * 0.05, z * 0.05) + 1.2 * noise(x * 0.13, y * 0.13, z * 0.13),
  };
  const head = s.body(skin);
  head
    .egg(574, 128, 40, 108, 96, 104, [0, 0, 14])
    .egg(606, 86, 70, 92, 74, 90, [0, 0, 24])
    .egg(548, 206, -14, 66, 50, 56, [0, 0, 8]);
  // brow, cheeks, folds of the mantle
  head
    .tube('466 170 -26 12, 496 164 -62 17, 536 182 -82 15, 552 196 -82 9', { per: 4 })
    .tube('652 176 -24 13, 622 166 -64 18, 582 182 -82 15, 566 196 -82 9', { per: 4 });
  head.tube('558 190 -78 11, 556 220 -82 14, 554 246 -70 16', { per: 3 });
  for (const [a, b, _c] of [
    [510, 60, 1],
    [548, 40, 1],
    [590, 34, 1],
    [632, 44, 1],
    [668, 70, 1],
  ])
    head.tube(
      [
        [a + 24, b - 6, 20, 6],
        [a + (560 - a) * 0.1, b + 36, -44, 8],
        [a + (560 - a) * 0.34, b + 88, -58, 6],
        [558, 172, -70, 4],
      ],
      { per: 4 },
    );
  for (const [x, y, z, r, q] of [
    [508, 192, -74, 20, 14],
    [608, 192, -76, 20, -14],
    [478, 202, -42, 9, 16],
    [640, 200, -46, 9, -16],
    [528, 150, -74, 5, 0],
    [592, 149, -76, 5, 0],
  ]) {
    head.egg(x, y, z, r, r * 0.62, r, [0, 0, q], true);
    s.body({ k: 1, cast: false, lum: 0.5, wet: 1, gap: 2 }).ball(x, y + 1, z + r * 0.12, r * 0.62);
    s.body({ glow: 1, cast: false }).egg(x, y + 1, z - r * 0.5, r * 0.56, r * 0.26, 3, [0, 0, q]);
  }
  const body = s.body({ ...skin, k: 34, gap: 4.2 });
  body
    .egg(590, 400, 90, 170, 130, 90)
    .tube('420 342 60 62, 520 300 70 80, 650 300 80 82, 790 346 90 66')
    .tube('574 220 50 70, 580 290 60 80');
  for (let i = 0; i < 6; i++)
    body.tube(
      [
        [470 + i * 46, 330 + 8 * Math.abs(i - 2.5), 6, 8],
        [476 + i * 42, 380, -6, 11],
        [486 + i * 38, 440, -10, 8],
      ],
      { per: 3 },
    );
  // the beard
  const R = chance(77);
  const beard = (l, g = 3.4) =>
    s.body({ k: 5, rings: 1, gap: g, wet: 0.6, bump: 0.25, grain: 0.15 }).tube(l, { per: 7 });
  const roots = [
    [500, 226, -54],
    [516, 236, -72],
    [533, 242, -86],
    [552, 246, -92],
    [572, 246, -92],
    [590, 241, -86],
    [606, 233, -74],
    [620, 224, -56],
    [542, 238, -76],
    [582, 238, -76],
    [508, 222, -50],
    [612, 220, -50],
    [524, 232, -64],
    [560, 238, -78],
    [598, 232, -64],
    [490, 224, -40],
    [630, 220, -42],
    [549, 236, -70],
  ];
  roots.forEach(([x, y, z], i) => {
    const o = (x - 560) / 60,
      l = 90 + R() * 170,
      w = (R() - 0.5) * 110,
      c = (R() < 0.5 ? -1 : 1) * (26 + R() * 44),
      r = 14.5 - Math.abs(o) * 2 - (i > 7 ? 4 : 0) - (i > 12 ? 2 : 0);
    beard([
      [x, y - 10, z + 16, r],
      [x + o * 26, y + l * 0.25, z - 24, r * 0.94],
      [x + o * 64 + w * 0.5, y + l * 0.52, z - 46, r * 0.62],
      [x + o * 84 - w * 0.4, y + l * 0.78, z - 44, r * 0.4],
      [x + o * 104 + w * 0.4 + c * 0.4, y + l, z - 50, r * 0.26],
      [x + o * 104 + c, y + l * 1.02 - 8, z - 58, r * 0.15],
      [x + o * 100 + c * 0.9, y + l - 26, z - 62, 0.9],
    ]);
  });
  // one hand comes ashore on the light
  const arm = s.body({ ...skin, k: 16, gap: 3.8 });
  arm
    .tube('420 344 40 52, 330 330 -30 40, 262 364 -90 34, 222 330 -130 26, 206 296 -150 24')
    .egg(198, 282, -154, 30, 26, 24, [0, 0, 20]);
  const finger = (l) => s.body({ ...skin, k: 6, gap: 3.2 }).tube(l, { per: 6 });
  finger([
    [186, 268, -160, 13],
    [158, 244, -186, 10.5],
    [134, 262, -200, 9],
    [126, 296, -202, 5],
    [132, 312, -200, 1],
  ]);
  finger([
    [194, 262, -170, 13],
    [174, 230, -200, 11],
    [152, 246, -218, 9],
    [148, 284, -222, 5],
    [156, 302, -220, 1],
  ]);
  finger([
    [208, 262, -172, 13],
    [202, 230, -206, 11],
    [178, 236, -226, 9],
    [176, 272, -232, 5],
    [186, 292, -230, 1],
  ]);
  finger([
    [214, 290, -168, 12],
    [206, 312, -200, 10],
    [182, 318, -214, 7],
    [164, 306, -214, 1],
  ]);
  const arm2 = s.body({ ...skin, k: 16, gap: 3.8 });
  arm2.tube('790 348 60 54, 868 356 10 40, 912 404 -50 34, 884 452 -90 26, 850 470 -110 22');
  for (let i = 0; i < 4; i++)
    finger([
      [856 - i * 4, 462 + i * 4, -116 + i * 6, 12],
      [826 - i * 12, 440 + i * 7, -140 + i * 8, 10],
      [800 - i * 10, 456 + i * 6, -150 + i * 8, 8],
      [786 - i * 6, 482 + i * 4, -154 + i * 8, 1],
    ]);
  // wings, risen like two torn sails
  const wing = (root, tips, z0, back) => {
    const poly = [root, tips[0]];
    for (let i = 1; i < tips.length; i++) {
      const [a, b] = [tips[i - 1], tips[i]];
      for (let k = 1; k <= 10; k++) {
        const t = k / 10,
          q = 4 * t * (1 - t) * 0.17,
          x = a[0] + (b[0] - a[0]) * t,
          y = a[1] + (b[1] - a[1]) * t;
        poly.push([
          x + (root[0] - x) * q + 4 * noise(x * 0.1, y * 0.1),
          y + (root[1] - y) * q + 4 * noise(y * 0.1, x * 0.1),
        ]);
      }
    }
    const ang = tips.map(([x, y]) => Math.atan2(y - root[1], x - root[0]));
    const zAt = (x, y) => {
      const a = Math.atan2(y - root[1], x - root[0]),
        d = Math.hypot(x - root[0], y - root[1]);
      let f = 0;
      for (let i = 1; i < ang.length; i++) {
        const t = (a - ang[i - 1]) / (ang[i] - ang[i - 1]);
        if (t >= 0 && t <= 1) f = Math.sin(Math.PI * t);
      }
      return z0 + back * d + f * d * 0.16;
    };
    s.sheet(poly, zAt, {
      thin: 0.5,
      lum: 0.5,
      fill: 0.8,
      rim: 0.6,
      wob: 2,
      tone: (x, y, _z, a, c) => [a, Math.max(c, 0.36 + 0.14 * noise(x * 0.012, y * 0.012))],
      phase: (x, y, z) => (Math.hypot(x - root[0], y - root[1]) + z * 0.8 + 3 * noise(x * 0.02, y * 0.02)) / 4.6,
    });
    tips.forEach(([x, y], i) => {
      s.body({ k: 4, rings: 1, gap: 3.6, bump: 0.3, cast: false }).tube(
        [0, 0.35, 0.7, 1].map((u) => {
          const v = 0.05 * Math.sin(u * 3.14) * (i ? 1 : 2),
            X = root[0] + (x - root[0]) * u - (y - root[1]) * v,
            Y = root[1] + (y - root[1]) * u + (x - root[0]) * v;
          return [
            X,
            Y,
            zAt(root[0] + (x - root[0]) * Math.min(u, 0.95), root[1] + (y - root[1]) * Math.min(u, 0.95)) - 6,
            (i ? 7 : 13) * (1 - u * 0.85),
          ];
        }),
        { per: 5 },
      );
    });
  };
  wing(
    [452, 316],
    [
      [330, -30],
      [246, 26],
      [196, 104],
      [190, 190],
      [240, 270],
      [330, 330],
    ],
    150,
    0.1,
  );
  wing(
    [742, 320],
    [
      [826, -34],
      [920, 10],
      [984, 86],
      [1006, 178],
      [960, 266],
      [860, 330],
    ],
    170,
    0.1,
  );
  // the light it has its hand on, the boats, the town
  const tower = s.body({ k: 1, dir: [0.05, 1, 0.3], gap: 3, lum: 1, bump: 0.3, grain: 0.3 });
  tower
    .tube('150 470 -176 27, 150 290 -176 17', { soft: false })
    .box(150, 286, -176, 22, 3, 22, [0, 20, 0], 1)
    .box(150, 258, -176, 15, 3, 15, [0, 20, 0], 1)
    .tube('150 256 -176 15, 150 238 -176 2', { soft: false });
  s.body({ glow: 1, cast: false }).box(150, 272, -176, 8, 9, 8, [0, 20, 0], 2);
  const rock = s.body({
    k: 14,
    dir: [0.5, 0.8, 0.6],
    gap: 4,
    disp: (x, y, z) => 6 * noise(x * 0.04, y * 0.04, z * 0.04),
  });
  rock.egg(146, 500, -180, 80, 36, 50).egg(90, 508, -190, 60, 26, 40).egg(214, 510, -190, 50, 20, 40);
  const boat = (x, y, k) =>
    `<path transform="translate(${x} ${y}) scale(${k})" d="M-19 0H19L14 7H-13ZM-1 0V-27H1V0ZM3 -2V-25Q17 -12 16 -2ZM-3 -2V-20Q-12 -10 -13 -2Z" fill="${INK.night}" stroke="${INK.night}" stroke-width="3"/><path transform="translate(${x} ${y}) scale(${k})" fill="${INK.bone}" d="M-19 0H19L18.500 1.200H-18.500ZM3.500 -3V-22Q9 -14 9.500 -3ZM-3.500 -3V-17Q-9 -10 -10 -3Z"/>` +
    panes([[x + 9 * k, y - 4, 2.4, 3]]);
  s.before.push(boat(322, 456, 0.9), boat(372, 472, 0.75), boat(734, 462, 0.8), town());
  s.cut = { tol: 0.55 };
  return s;
}
