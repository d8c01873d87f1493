import { Scene } from '../../bodies.mjs';
import { fillPath, stroke } from '../../lines.mjs';
import { chance, INK, noise, smooth } from '../../noise.mjs';
import { ground, hand } from '../../parts.mjs';

const CROP = [64, 36, 512, 288];

/** After the second act they went out into the street, and they are still of one mind. */
export function draw() {
  const s = new Scene(640, 360, {
    lamp: { x: 250, y: 120, z: -200, power: 2.6, reach: 250, soft: 12 },
    sky: { dir: [0.7, -0.4, 0.2], power: 0.7, rim: 1.1, tight: 2.2 },
    ambient: 0.07,
    back: (x, y) => ({
      key: 0,
      fill: 0.14 + 0.5 * smooth(240, 20, Math.hypot(x - 470, y - 70)) + 0.24 * noise(x * 0.008, y * 0.02, 4),
      phase: (y + 14 * noise(x * 0.012, y * 0.02, 1) - x * 0.05) / 3.8,
    }),
    floor: ground({ y: 306, bump: 3 }),
  });
  // The front of the theatre, and fire in a window.
  let house = fillPath('M380 300V96H396V70L470 34L544 70V96H560V300z', INK.night);
  let lines =
    stroke(
      [
        [380, 96],
        [560, 96],
      ],
      1,
      1,
    ) +
    stroke(
      [
        [396, 70],
        [470, 34],
        [544, 70],
      ],
      1,
      1,
    ) +
    stroke(
      [
        [396, 70],
        [544, 70],
      ],
      0.8,
      0.8,
    );
  for (let i = 0; i < 6; i++)
    lines +=
      stroke(
        [
          [398 + i * 28, 98],
          [398 + i * 28, 230],
        ],
        1.2,
        1,
      ) +
      stroke(
        [
          [406 + i * 28, 98],
          [406 + i * 28, 230],
        ],
        0.6,
        0.6,
      );
  house += fillPath(lines, INK.slate);
  house += fillPath([0, 1, 2, 3, 4].map((i) => `M${412 + i * 28} ${116}h10v24h-10z`).join(''), INK.lamp);
  house += fillPath(
    'M438 150Q450 128 444 112Q462 128 458 148Q470 140 468 126Q482 146 470 164H442zM516 116Q526 96 520 80Q540 98 534 118z',
    INK.lamp,
  );
  for (const [x, w, y, g] of [
    [40, 90, 110, 44],
    [122, 70, 136, 34],
    [552, 80, 120, 40],
  ])
    house +=
      fillPath(`M${x} 300V${y}L${x + w / 2} ${y - g}L${x + w} ${y}V300z`, INK.night) +
      fillPath(
        stroke(
          [
            [x, y],
            [x + w / 2, y - g],
          ],
          0.6,
          1.2,
        ) +
          stroke(
            [
              [x + w / 2, y - g],
              [x + w, y],
            ],
            1.2,
            0.6,
          ),
        INK.slate,
      );
  house += fillPath('M70 140h9v13h-9zM100 140h9v13h-9zM146 160h8v12h-8z', INK.lamp);
  s.behind.push(house);
  const random = chance(51);
  const coat = {
    k: 5,
    ck: 1.5,
    dir: [0.9, 0.35, 0.6],
    gap: 3,
    bump: 0.4,
    grain: 0.1,
    fill: 1,
    disp: (x, y, z) => 1.4 * noise(x * 0.07, y * 0.035, z * 0.09),
  };
  const flesh = { k: 3, ck: 1.6, dir: [0.4, 1, 0.7], gap: 2.1, bump: 0.4, grain: 0.22, lum: 1.25 };
  /** One of them: where he stands, how tall, what he wears and what he does with his arms. */
  const one = (x, y, z, k, { lum = 0.6, hat, mouth = 1, turn = 0, arms = [] } = {}) => {
    const b = s.body({ ...coat, lum });
    const at = (dx, dy, dz = 0) => [x + dx * k, y + dy * k, z + dz * k];
    const limb = (body, list) =>
      body.tube(
        list.map(([dx, dy, dz, r]) => [...at(dx, dy, dz), r * k]),
        { per: 4 },
      );
    limb(b, [
      [0, -8, 0, 20],
      [0, 26, 0, 21],
      [0, 90, 0, 30],
    ]);
    // The lapels.
    limb(b, [
      [-6, -22, -16, 3],
      [-9, 2, -22, 4],
      [-1, 24, -23, 2],
    ]);
    limb(b, [
      [6, -22, -16, 3],
      [9, 2, -22, 4],
      [2, 24, -23, 2],
    ]);
    limb(b, [
      [-26, -12, 0, 12],
      [0, -18, -2, 14],
      [26, -12, 0, 12],
    ]);
    const f = s.body(flesh);
    f.egg(...at(turn * 0.3, -52, -8), 15 * k, 19 * k, 16 * k, [0, 0, turn]);
    f.egg(...at(turn * 0.4, -37, -13), 11 * k, 13 * k, 10 * k);
    limb(f, [
      [0, -34, -2, 8],
      [0, -20, -2, 9],
    ]);
    limb(f, [
      [turn * 0.7 - 1, -52, -23, 2.4],
      [turn * 0.8, -45, -27, 3.2],
      [turn * 0.8, -43, -25, 3],
    ]);
    limb(f, [
      [turn * 0.6 - 11, -56, -20, 2],
      [turn * 0.6 - 6, -57, -23, 2.6],
      [turn * 0.6 - 2, -54, -23, 1.6],
    ]);
    limb(f, [
      [turn * 0.6 + 2, -54, -23, 1.6],
      [turn * 0.6 + 6, -57, -22, 2.6],
      [turn * 0.6 + 11, -56, -18, 2],
    ]);
    f.egg(...at(turn * 0.6 - 6, -52, -22), 3.8 * k, 2.6 * k, 5 * k, [0, 0, 10], true).egg(
      ...at(turn * 0.6 + 6, -52, -21),
      3.8 * k,
      2.6 * k,
      5 * k,
      [0, 0, -10],
      true,
    );
    f.egg(...at(turn * 0.6, -36, -23), (5 + mouth * 1.5) * k, (2 + mouth * 5) * k, 8 * k, [0, 0, 0], true);
    const [mx, my] = at(turn * 0.6, -36);
    const [rx, ry] = [(4.6 + mouth * 1.4) * k, (1.6 + mouth * 4.6) * k];
    f.tone = (X, Y, _z, a, c) => (((X - mx) / rx) ** 2 + ((Y - my) / ry) ** 2 < 1 ? [-1, -1] : [a, c]);
    if (hat === 'cap')
      s.body({ ...coat, lum: 0.4 })
        .egg(...at(0, -66, -6), 17 * k, 9 * k, 17 * k)
        .egg(...at(turn * 0.4, -62, -22), 13 * k, 2.4 * k, 9 * k);
    else if (hat === 'bowler')
      s.body({ ...coat, k: 3, lum: 0.35, wet: 0.3 })
        .egg(...at(0, -68, -6), 15 * k, 12 * k, 15 * k)
        .egg(...at(0, -62, -8), 23 * k, 2.6 * k, 20 * k);
    else if (hat === 'scarf')
      s.body({ ...coat, lum: 0.7 })
        .egg(...at(0, -58, 2), 18 * k, 19 * k, 15 * k)
        .egg(...at(0, -28, -4), 13 * k, 6 * k, 12 * k);
    else s.body({ ...flesh, dir: [1, 0.3, 0.3], lum: 0.4, bump: 0.6 }).egg(...at(1, -64, 0), 16 * k, 11 * k, 16 * k);
    for (const [list, grip] of arms) {
      limb(s.body({ ...coat, lum }), list);
      const [dx, dy, dz] = list.at(-1);
      const g = s.body({ ...flesh, k: 1.4 }).ball(...at(dx, dy, dz), 6 * k);
      const tips =
        grip === 'open'
          ? [
              [-12, -16, -8],
              [-2, -21, -8],
              [8, -19, -8],
              [15, -10, -6],
            ]
          : [
              [-7, -7, -10],
              [0, -9, -12],
              [7, -6, -10],
              [-7, 4, -9],
            ];
      hand(
        g,
        at(dx, dy, dz),
        tips.map((tip) => tip.map((v) => v * k)),
        { r: 3.6 * k, lift: grip === 'open' ? -3 : 1, claw: grip === 'open' ? 1 : 2 },
      );
    }
    return at;
  };
  const fire = (x, y, z, k = 1) => {
    s.body({ set: true, cast: false, k: 1.4, rings: 1, gap: 3, lum: 0.9 })
      .tube(
        [
          [x - 6 * k, y + 74 * k, z, 2.8 * k],
          [x, y, z, 4 * k],
        ],
        { soft: false },
      )
      .tube(
        [
          [x, y + 6 * k, z, 5 * k],
          [x + 1, y - 6 * k, z, 6 * k],
        ],
        { soft: false },
      );
    s.body({ set: true, glow: 1, cast: false, k: 4 })
      .tube(
        [
          [x, y - 6 * k, z, 7 * k],
          [x + 5 * k, y - 20 * k, z, 8 * k],
          [x - 1 * k, y - 34 * k, z, 4 * k],
          [x + 7 * k, y - 48 * k, z, 0.5],
        ],
        { per: 4 },
      )
      .tube(
        [
          [x + 4 * k, y - 10 * k, z, 5 * k],
          [x + 14 * k, y - 22 * k, z, 4 * k],
          [x + 13 * k, y - 36 * k, z, 0.5],
        ],
        { per: 4 },
      );
  };
  // Those behind, heads and fists only.
  const up = (q, h = 60) => [
    [q * 24, -12, 0, 9],
    [q * 34, -34, -10, 7],
    [q * 30, -h - 14, -14, 5.4],
  ];
  for (let i = 0; i < 9; i++) {
    const x = 92 + i * 57 + random() * 18;
    one(x, 214 + random() * 14, 110 + random() * 30, 0.6 + random() * 0.06, {
      lum: 0.4 + random() * 0.4,
      hat: ['cap', 'bowler', undefined, 'scarf'][i % 4],
      mouth: random(),
      turn: (random() - 0.5) * 20,
      arms: i % 2 ? [[up(i % 4 === 1 ? 1 : -1, 56), i % 3 ? 'fist' : 'open']] : [],
    });
  }
  fire(520, 146, 112, 0.62);
  fire(128, 150, 112, 0.6);
  // Those before them.
  one(152, 248, 10, 0.96, {
    lum: 0.5,
    hat: 'cap',
    mouth: 1,
    turn: 10,
    arms: [
      [
        [
          [-24, -10, -4, 11],
          [-40, -44, -20, 9],
          [-30, -84, -30, 7],
        ],
        'fist',
      ],
    ],
  });
  s.body({ cast: false, k: 1, rings: 1, gap: 3, lum: 1 }).tube('104 172 -26 3, 136 140 -26 3, 158 116 -26 3', {
    soft: false,
  });
  one(462, 250, 14, 0.98, {
    lum: 0.7,
    hat: 'scarf',
    mouth: 0.9,
    turn: -10,
    arms: [
      [
        [
          [24, -10, -4, 11],
          [42, -44, -20, 9],
          [34, -88, -34, 7],
        ],
        'open',
      ],
    ],
  });
  one(306, 238, -60, 1.18, {
    lum: 0.55,
    hat: undefined,
    mouth: 1.2,
    turn: 2,
    arms: [
      [
        [
          [-25, -10, -4, 11],
          [-46, -42, -24, 9],
          [-44, -92, -34, 7],
        ],
        'fist',
      ],
      [
        [
          [25, -10, -4, 11],
          [46, 16, -30, 9],
          [22, 20, -64, 7],
        ],
        'fist',
      ],
    ],
  });
  fire(256, 112, -106, 1.05);
  one(392, 274, -110, 1.1, {
    lum: 0.6,
    hat: 'bowler',
    mouth: 0.7,
    turn: -8,
    arms: [
      [
        [
          [25, -10, -4, 11],
          [44, -40, -24, 9],
          [38, -84, -34, 7],
        ],
        'fist',
      ],
    ],
  });
  one(220, 284, -130, 1.08, {
    lum: 0.65,
    hat: 'bowler',
    mouth: 1,
    turn: 8,
    arms: [
      [
        [
          [-25, -10, -4, 11],
          [-52, -20, -34, 9],
          [-80, -48, -54, 7],
        ],
        'open',
      ],
    ],
  });
  // A stone in the air, and a pane that is none any more.
  s.body({ cast: false, k: 2, dir: [0.4, 1, 0.5], gap: 2.6, lum: 1 }).egg(434, 168, -146, 9, 7, 8, [0, 0, 20]);
  s.crop = CROP;
  return s;
}
