import { Scene } from '../../bodies.mjs';
import { man } from '../../figures.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { chance, INK, noise, smooth } from '../../noise.mjs';
import { panes } from '../../parts.mjs';

/** From a crate on the wharf, by a docker's lantern: it has pulled itself out of the river between two warehouses. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 120, y: 268, z: -230, power: 3, reach: 270, soft: 14 },
    sky: { dir: [0.8, -0.5, 0.2], power: 0.75, rim: 1.2, tight: 2 },
    ambient: 0.05,
    back: (x, y) => ({
      key: 0,
      fill: 0.14 + 0.5 * smooth(150, 280, x) * smooth(600, 460, x) * (0.7 + noise(x * 0.008, y * 0.03, 4)),
      phase: (y + 5 * noise(x * 0.01, y * 0.03)) / 3.8,
    }),
    floor: {
      y: 306,
      tilt: 0.24,
      far: 250,
      lum: 0.5,
      top: 0.6,
      fill: 0.4,
      wob: 0.6,
      rim: 0,
      phase: (x, _y, z) => (z + 0.02 * x) / 6,
      tone: (_x, _y, z, a, c) => (Math.abs((z / 26) % 1) < 0.09 ? [-1, -1] : [a, c]),
    },
  });
  const side = (x0, x1, top, slope) => {
    let d = fillPath(`M${x0} 300V${top}L${x1} ${top + slope}V300z`, INK.night);
    let l =
      stroke(
        [
          [x0, top],
          [x1, top + slope],
        ],
        1.2,
        1.2,
      ) +
      stroke(
        [
          [x1, top + slope],
          [x1, 300],
        ],
        1,
        1,
      );
    for (let y = top + 10; y < 300; y += 8)
      for (let x = x0 + ((y * 3) % 12); x < x1 - 10; x += 14)
        if (y > top + ((x - x0) / (x1 - x0)) * slope + 6 && noise(x * 0.05, y * 0.05, 3) > 0)
          l += stroke(
            [
              [x, y],
              [x + 9, y],
            ],
            0.9,
            0.3,
          );
    d += fillPath(l, INK.slate);
    return d;
  };
  s.behind.push(side(-10, 176, 20, 64) + side(520, 660, 92, -60) + panes([[566, 150, 7, 10]]));
  const skin = {
    k: 14,
    ck: 5,
    dir: [0.45, 0.8, 0.85],
    gap: 3.1,
    bump: 0.5,
    grain: 0.08,
    wet: 0.6,
    lum: 0.95,
    disp: (x, y, z) => 2 * noise(x * 0.06, y * 0.06, z * 0.06),
  };
  const head = s.body({ ...skin, gap: 2.8 });
  head
    .egg(336, 84, -10, 56, 56, 52, [0, 0, -24])
    .egg(362, 56, 16, 52, 44, 46, [0, 0, -30])
    .egg(316, 124, -36, 36, 30, 32, [0, 0, -10]);
  head
    .tube('286 106 -46 8, 306 102 -66 11, 324 112 -72 8', { per: 3 })
    .tube('372 110 -30 8, 350 102 -62 11, 332 112 -72 8', { per: 3 });
  for (const [x, y] of [
    [318, 36],
    [344, 24],
    [372, 22],
    [396, 34],
  ])
    head.tube(
      [
        [x + 20, y - 6, 20, 4],
        [x + 4, y + 26, -34, 6],
        [326 + (x - 350) * 0.35, 96, -58, 4],
      ],
      { per: 4 },
    );
  for (const [x, y, z, r, q] of [
    [300, 114, -66, 11, 14],
    [350, 114, -62, 11, -14],
    [286, 122, -50, 5, 14],
    [368, 120, -44, 5, -14],
  ]) {
    head.egg(x, y, z, r, r * 0.6, r, [0, 0, q], true);
    s.body({ k: 1, cast: false, lum: 0.5, wet: 1, gap: 2 }).ball(x, y + 1, z + r * 0.1, r * 0.6);
    s.body({ glow: 1, cast: false }).egg(x, y + 1, z - r * 0.45, r * 0.42, r * 0.24, 2, [0, 0, q]);
  }
  const trunk = s.body({ ...skin, k: 22 });
  trunk
    .egg(392, 226, 40, 92, 92, 60, [0, 0, 20])
    .tube('318 168 0 30, 370 150 20 44, 446 168 40 38')
    .egg(430, 300, 60, 120, 60, 60);
  for (let i = 0; i < 5; i++)
    trunk.tube(
      [
        [330 + i * 24, 196 + i * 4, -24 + i * 4, 5],
        [338 + i * 24, 224 + i * 4, -30 + i * 6, 7],
        [352 + i * 22, 252 + i * 3, -22 + i * 6, 4],
      ],
      { per: 3 },
    );
  const random = chance(19);
  const feel = (l) => s.body({ k: 4, rings: 1, gap: 2.7, wet: 0.6, bump: 0.25, grain: 0.15 }).tube(l, { per: 6 });
  for (let i = 0; i < 12; i++) {
    const t = i / 11;
    const o = (t - 0.5) * 2;
    const l = 60 + random() * 84;
    const w = (random() - 0.5) * 60;
    const c = (random() < 0.5 ? -1 : 1) * (14 + random() * 26);
    const [x, y, z, r] = [322 + o * 34, 134 - Math.abs(o) * 6, -62 + Math.abs(o) * 18, 9 - Math.abs(o) * 2.4 - (i % 2)];
    feel([
      [x, y - 8, z + 12, r],
      [x + o * 14, y + l * 0.25, z - 18, r * 0.94],
      [x + o * 34 + w * 0.5, y + l * 0.52, z - 34, r * 0.62],
      [x + o * 44 - w * 0.4, y + l * 0.78, z - 34, r * 0.42],
      [x + o * 52 + c * 0.4, y + l, z - 38, r * 0.26],
      [x + o * 52 + c, y + l - 8, z - 42, 0.9],
    ]);
  }
  // One hand on the planks, one on the corner of the warehouse.
  const arm = (path) => s.body({ ...skin, k: 10 }).tube(path, { per: 6 });
  const finger = (path) => s.body({ ...skin, k: 4, gap: 2.7, disp: 0 }).tube(path, { per: 5 });
  arm('330 178 -10 34, 266 216 -80 24, 238 258 -120 19, 228 288 -134 17');
  finger('224 294 -138 9, 192 294 -164 7, 172 312 -170 5, 160 318 -172 0.8');
  finger('226 298 -142 9, 202 304 -172 7, 188 322 -180 5, 178 328 -182 0.8');
  finger('232 300 -142 9, 224 312 -174 7, 216 328 -182 5, 210 336 -184 0.8');
  finger('238 294 -136 8, 254 304 -160 6, 252 322 -170 4, 244 328 -172 0.8');
  arm('450 164 40 36, 512 120 10 25, 546 84 -10 19, 552 58 -16 16');
  finger('552 52 -18 9, 534 24 -34 7, 542 4 -36 5, 552 -2 -36 0.8');
  finger('556 52 -18 9, 560 20 -34 7, 574 4 -36 5, 582 4 -36 0.8');
  finger('560 58 -16 9, 586 36 -30 7, 600 30 -32 5, 606 36 -32 0.8');
  finger('548 60 -20 8, 528 70 -40 6, 524 88 -44 4, 530 94 -44 0.8');
  // Ropes and a bollard, and one who has put his crate down.
  s.body({ set: true, k: 1, rings: 1, gap: 3, lum: 0.9, wet: 0.3 })
    .tube('474 330 -120 13, 474 296 -120 12', { soft: false })
    .tube('474 292 -120 17, 474 288 -120 17', { soft: false });
  man(s, [108, 316, -150], 62, { side: 1, lum: 0.34, back: -1 });
  s.body({ set: true, k: 0.6, dir: [0.1, 1, 0.3], gap: 3, lum: 0.6 }).box(70, 314, -130, 22, 15, 18, [0, 26, 0], 1);
  s.crop = [48, 0, 576, 324];
  return s;
}
