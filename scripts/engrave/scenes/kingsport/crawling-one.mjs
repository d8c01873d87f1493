import { Scene } from '../../bodies.mjs';
import { chance, noise, smooth } from '../../noise.mjs';
import { folds, ground } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** Under the church on the hill it holds up its face of wax, to show what is behind it. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 196, y: 250, z: -200, power: 2.6, reach: 240, soft: 12 },
    sky: { dir: [0.8, -0.4, -0.1], power: 0.55, rim: 0.9, tight: 2.2 },
    ambient: 0.06,
    floor: ground({
      y: 308,
      bump: 2,
      wob: 0,
      gap: 6,
      phase: (_x, _y, z) => z / 14,
      tone: (x, _y, z, a, c) => (Math.abs(((x + (Math.floor(z / 42) % 2) * 40) / 80) % 1) < 0.03 ? [-1, -1] : [a, c]),
    }),
  });
  const wall = s.body({
    set: true,
    k: 0.5,
    ck: 1,
    gap: 4.6,
    rim: 0,
    lum: 0.8,
    top: 0.5,
    fill: 0.7,
    dir: [0.05, 1, 0.1],
    cast: false,
  });
  wall.box(320, 130, 170, 420, 220, 8);
  // Arches that lead down.
  for (const [x, w] of [
    [132, 46],
    [500, 46],
  ])
    wall.box(x, 250, 170, w, 90, 40, [0, 0, 0], 1, true).egg(x, 164, 170, w, 58, 40, [0, 0, 0], true);
  const rib = s.body({ set: true, k: 2, gap: 3.4, rings: 1, lum: 0.8, fill: 0.8, cast: false });
  for (const x of [132, 500])
    rib.tube(
      Array.from({ length: 11 }, (_, i) => [
        x + 49 * Math.cos(Math.PI * (1 + i / 10)),
        164 + 62 * Math.sin(Math.PI * (1 + i / 10)),
        158,
        4,
      ]),
      { per: 2 },
    );
  const robe = s.body({
    k: 14,
    dir: [0.8, 0.4, 0.7],
    gap: 3.3,
    bump: 0.35,
    grain: 0.07,
    lum: 0.62,
    fill: 0.95,
    disp: folds(338, 10, 11, 6, 140, 280),
  });
  robe
    .tube('340 140 0 30, 342 190 6 40, 346 250 6 52, 344 312 0 62')
    .egg(338, 104, -8, 36, 40, 34, [0, 0, 6])
    .tube('314 148 -10 18, 262 168 -60 17, 224 140 -96 19')
    .tube('366 146 -6 18, 404 196 -30 17, 420 228 -60 20');
  robe.egg(330, 106, -38, 24, 30, 24, [0, 0, 4], true);
  robe.egg(216, 132, -104, 14, 14, 18, [0, 0, 0], true).egg(422, 236, -72, 15, 15, 16, [0, 0, 0], true);
  const random = chance(17);
  const worm = (points, r) =>
    s.body({ k: 1.2, rings: 1, gap: 2, wet: 0.7, bump: 0.15, lum: 1.15 }).tube(
      points.map(([x, y, z], i) => [x, y, z, r * (1 - 0.72 * (i / (points.length - 1)) ** 2)]),
      { per: 4 },
    );
  /** Worms through a ball. */
  const tangle = (x, y, z, r, n, thick) => {
    for (let i = 0; i < n; i++) {
      let a = random() * 6.28;
      let b = (random() - 0.5) * 2.4;
      const at = () => [
        x + r * Math.cos(a) * Math.cos(b) * 0.82,
        y + r * Math.sin(b),
        z - r * Math.abs(Math.sin(a) * Math.cos(b)) * 0.8,
      ];
      const points = [at()];
      for (let k = 0; k < 4; k++) {
        a += 0.5 + random() * 0.4;
        b += (random() - 0.5) * 1.3;
        points.push(at());
      }
      worm(points, thick * (0.8 + random() * 0.4));
    }
  };
  tangle(330, 106, -38, 23, 30, 4);
  for (let i = 0; i < 7; i++)
    worm(
      [
        [316 + i * 5, 124 + random() * 6, -58],
        [312 + i * 6, 142 + random() * 6, -66],
        [308 + i * 8 + random() * 8, 154 + random() * 18, -60],
        [306 + i * 9 + random() * 10, 168 + random() * 20, -62],
      ],
      3.4,
    );
  // What it has for hands.
  for (let i = 0; i < 8; i++) {
    const a = 2.3 + (i / 7) * 2.1;
    worm(
      [
        [218, 134, -100],
        [210 + 12 * Math.cos(a), 122 + 12 * Math.sin(a), -114],
        [206 + 26 * Math.cos(a + 0.2), 116 + 24 * Math.sin(a + 0.2), -124],
        [204 + 36 * Math.cos(a - 0.2), 112 + 30 * Math.sin(a - 0.2), -126],
      ],
      4,
    );
  }
  for (let i = 0; i < 9; i++)
    worm(
      [
        [422, 234, -66],
        [414 + i * 2.4, 254, -82],
        [402 + i * 5 + random() * 6, 272 + random() * 8, -86],
        [400 + i * 5 + random() * 12, 290 + random() * 14, -84],
      ],
      3.8,
    );
  // The face of wax, and it smiles.
  const wax = s.body({ k: 2.4, ck: 1.6, dir: [0.3, 1, 0.6], gap: 2.2, lum: 1.3, wet: 0.3 });
  wax
    .egg(186, 98, -136, 22, 29, 12, [0, 14, -8])
    .tube('182 92 -150 2.6, 180 104 -153 4, 183 109 -150 3', { per: 3 })
    .tube('168 84 -144 2.4, 175 81 -148 2.6, 181 84 -148 1.6', { per: 3 })
    .tube('190 83 -148 2, 197 79 -147 2.6, 203 81 -142 2', { per: 3 })
    .egg(175, 91, -148, 5, 3.4, 8, [0, 0, -6], true)
    .egg(196, 88, -148, 5, 3.4, 8, [0, 0, -10], true)
    .tube('174 114 -148 1.4, 185 119 -152 1.8, 197 111 -148 1.4', { cut: true, per: 4 });
  // Its hem has no feet.
  for (let i = 0; i < 26; i++) {
    const x = 270 + i * 6 + random() * 6;
    const way = random() < 0.5 ? -1 : 1;
    worm(
      [
        [x, 306, -46 - random() * 20],
        [x + way * 10, 314 + random() * 6, -70],
        [x + way * (18 + random() * 10), 310 + random() * 12, -78],
        [x + way * (28 + random() * 12), 318 + random() * 8, -80],
      ],
      4,
    );
  }
  for (const [x, y] of [
    [176, 306],
    [440, 318],
    [236, 318],
    [486, 310],
  ])
    worm(
      [
        [x, y, -80],
        [x + 10, y - 5, -86],
        [x + 19, y + 3, -84],
        [x + 30, y - 3, -86],
      ],
      3.6,
    );
  const candle = s.body({ set: true, cast: false, k: 1, dir: [0, 1, 0.3], lum: 1, gap: 2.4 });
  candle.tube('120 306 -110 6, 120 282 -110 5.4', { soft: false }).egg(120, 308, -110, 14, 4, 12);
  s.body({ set: true, glow: 1, cast: false }).tube('120 277 -110 2.6, 120.5 269 -110 3.2, 119 256 -110 0.4', {
    per: 3,
  });
  robe.tone = (x, y, z, a, c) => [a, c * (1 - 0.3 * smooth(0.2, 0.7, noise(x * 0.02, y * 0.02, z * 0.02)))];
  s.crop = CROP;
  return s;
}
