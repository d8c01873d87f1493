/** Atlach-Nacha and Eihort. Each in a box of 160 by 90. */
import { limb } from '../../base/ancient-ones/limb.js';
import { range } from '../../base/ancient-ones/parts.js';
import type { LargePicture } from '../../box-art.js';
import { bone, cut, disc, fill, half, type Mark, night, type Point, round, scratch, strokes } from '../../paint.js';
import { seededRandom } from '../../sketch.js';
import { eye, lanternBearer, oval } from './parts.js';

/** Anchor points of the web's strands, in order. */
const ANCHORS: readonly Point[] = [
  [20, -2],
  [12, 22],
  [20, 46],
  [14, 70],
  [40, 96],
  [88, 98],
  [126, 94],
  [146, 68],
  [138, 44],
  [148, 20],
  [132, -4],
  [96, -14],
  [58, -12],
];
const HUB: Point = [80, 40];

/** The web: its strands, and the sagging threads between them. */
function web(): Mark[] {
  const on = ([x, y]: Point, t: number) => [HUB[0] + (x - HUB[0]) * t, HUB[1] + (y - HUB[1]) * t] as const;
  const strands = ANCHORS.map(([x, y]) => `M${HUB[0]} ${HUB[1]}L${x} ${y}`).join('');
  const rings = [0.34, 0.46, 0.58, 0.7, 0.82, 0.94].map((t, ring) =>
    ANCHORS.map((one, i) => {
      const next = ANCHORS[(i + 1) % ANCHORS.length] as Point;
      const [a, b] = [on(one, t), on(next, t + (i === ANCHORS.length - 1 ? 0 : 0.005))];
      const m = on([(one[0] + next[0]) / 2, (one[1] + next[1]) / 2], t * 0.86);
      // Here and there it is torn.
      if ((i * 7 + ring * 5) % 17 === 0) return '';
      return `M${round(a[0])} ${round(a[1])}Q${round(m[0])} ${round(m[1])} ${round(b[0])} ${round(b[1])}`;
    }).join(''),
  );
  return [scratch(strands, 0.8), scratch(rings.join(''), 0.5)];
}

/** A wall of the abyss, on the left or mirrored on the right. */
function cliff(way: 1 | -1): Mark[] {
  const x = (at: number) => (way === 1 ? at : 160 - at);
  const edge = `M${x(-2)} -2L${x(22)} -2L${x(16)} 12L${x(23)} 22L${x(14)} 36L${x(21)} 48L${x(11)} 62L${x(18)} 74L${x(10)} 92L${x(-2)} 92Z`;
  const rough = range(13)
    .map((i) => `M${x(1 + ((i * 5) % 4))} ${4 + i * 7}L${x(9 + ((i * 7) % 6))} ${6 + i * 7}`)
    .join('');
  if (way === -1) return [night(edge), scratch(edge, 0.7), scratch(rough, 0.6)];
  return [
    half(edge),
    bone(`M22 -2L16 12L23 22L14 36L21 48L11 62L18 74L10 92L6 92L13 74L6 62L15 48L9 36L17 22L11 12L16 -2Z`),
    cut(rough, 0.8),
  ];
}

const LEGS: readonly (readonly Point[])[] = [
  [
    [70, 46],
    [52, 24],
    [40, 8],
    [30, 16],
  ],
  [
    [68, 50],
    [46, 40],
    [30, 24],
    [22, 34],
  ],
  [
    [68, 54],
    [48, 56],
    [32, 48],
    [24, 62],
  ],
  [
    [72, 58],
    [56, 70],
    [42, 70],
    [36, 86],
  ],
  [
    [90, 46],
    [108, 24],
    [120, 8],
    [130, 16],
  ],
  [
    [92, 50],
    [114, 40],
    [130, 24],
    [138, 34],
  ],
  [
    [92, 54],
    [112, 56],
    [128, 48],
    [136, 62],
  ],
  [
    [88, 58],
    [104, 70],
    [118, 70],
    [124, 86],
  ],
];

/** It spins its web over an abyss with one side; one man has begun to cross. */
const atlachNacha: LargePicture = () => {
  const random = seededRandom(12);
  const hair = range(46).map(() => {
    const turn = Math.PI * (1.02 + random() * 0.96);
    const [x, y] = [80 + 24 * Math.cos(turn), 29 + 20 * Math.sin(turn)];
    return `M${round(x)} ${round(y)}l${round(5 * Math.cos(turn + 0.5))} ${round(5 * Math.sin(turn + 0.5))}`;
  });
  return [
    ...cliff(1),
    ...cliff(-1),
    ...web(),
    ...LEGS.flatMap((through, i) => limb(through, 6.4, 1.6, { notches: 2, light: i < 4 ? 0.5 : -0.2 })),
    // Its back.
    scratch(hair.join(''), 0.7),
    night(oval(80, 29, 25, 21)),
    half('M80 9Q56 10 56 29Q57 47 78 49Q66 40 66 28Q67 14 80 9Z'),
    bone('M76 9.500Q58 13 57.500 29Q59 43 70 47Q61 38 62 27Q64 15 76 9.500Z'),
    cut(strokes([58, 22], [64, 20], [61, 40], [66, 36], 6), 0.8),
    scratch('M84 9Q104 12 104 29Q102 46 88 49', 0.9),
    // The red hourglass on its back.
    fill('red', 'M73 15H87L81.500 26L87 37H73L78.500 26Z'),
    night('M76 18H84L80 24.500ZM76 34H84L80 28.500Z'),
    scratch('M90 16Q98 22 97 32M93 38Q97 34 98 30', 0.8),
    // The face.
    night(oval(80, 57, 16, 14.5)),
    half('M80 43Q66 44 65 57Q66 69 79 71Q72 64 72 56Q73 47 80 43Z'),
    bone('M78 43.500Q67 46 66.500 57Q68 66 75 69.500Q70 63 70.500 55Q72 47 78 43.500Z'),
    scratch('M82 43Q95 46 95 57Q94 68 82 71', 0.9),
    scratch('M70 53Q75 49 79 52M81 52Q85 49 91 53', 1),
    ...eye(74.5, 56, 3.6),
    ...eye(85.5, 56, 3.6),
    ...eye(70, 48.5, 1.8),
    ...eye(76.5, 46.8, 1.5),
    ...eye(83.5, 46.8, 1.5),
    ...eye(90, 48.5, 1.8),
    scratch('M79 58L77.500 62H82M73 65Q80 68.500 88 64.500M88 64.500l1.500-1.500', 0.9),
    ...limb(
      [
        [76, 69],
        [71, 74],
        [72, 80],
        [77, 82],
      ],
      4.5,
      0.8,
      { notches: 0, light: 0.4 },
    ),
    ...limb(
      [
        [84, 69],
        [89, 74],
        [88, 80],
        [83, 82],
      ],
      4.5,
      0.8,
      { notches: 0, light: -0.2 },
    ),
    // The thread it spins, and the man on it.
    scratch('M80 84Q78 88 80 92', 0.8),
    scratch('M8 76Q36 86 62 92', 1.1),
    ...lanternBearer(28, 83.5, 11),
  ];
};

/** The bed of bricks in a vault. */
function bricks(): Mark[] {
  const rows = range(9).map((i) => {
    const y = 3 + i * 9;
    return `M-2 ${y}H162${range(13)
      .map((j) => `M${j * 13 + (i % 2) * 6.5} ${y}v9`)
      .join('')}`;
  });
  return [scratch(rows.join(''), 0.35)];
}

/** It stands on a hundred legs in the dark below the labyrinth; its brood is born under them. */
const eihort: LargePicture = () => {
  const random = seededRandom(21);
  const leg = (i: number): readonly Point[] => {
    const t = i / 16;
    const x = 34 + 92 * t;
    const out = (t - 0.5) * 2;
    const foot = 80 + out * 74 + (random() - 0.5) * 5;
    return [
      [x, 50 - Math.abs(out) * 6],
      [x + out * 20, 48 - Math.abs(out) * 12 + random() * 6],
      [foot - out * 4, 66 + random() * 4],
      [foot, 84 - Math.abs(out) * 6],
    ];
  };
  const young = (x: number, y: number, s: number): Mark[] => [
    scratch(
      [-1, 1]
        .flatMap((way) =>
          [0, 1, 2].map(
            (i) =>
              `M${x} ${y}L${round(x + way * (1.4 + i * 0.5) * s)} ${round(y - (1.6 - i * 0.5) * s)}L${round(x + way * (2.6 + i * 0.3) * s)} ${round(y + (0.4 + i * 0.5) * s)}`,
          ),
        )
        .join(''),
      0.5,
    ),
    bone(oval(x, y, round(1.3 * s), s)),
  ];
  const eyes: readonly (readonly [number, number, number])[] = [
    [62, 32, 5],
    [92, 38, 6],
    [76, 20, 3.4],
    [48, 42, 3],
    [106, 26, 3.6],
    [78, 46, 3.4],
    [118, 40, 2.6],
    [60, 47, 2],
    [92, 22, 1.8],
    [104, 48, 2.2],
    [45, 30, 1.8],
  ];
  return [
    ...bricks(),
    // The mouths of three passages.
    night('M-2 60V30Q10 14 22 30V60ZM138 60V30Q150 14 162 30V60ZM52 30V14Q80 -12 108 14V30Z'),
    scratch('M22 60V30Q10 14 -2 30M138 60V30Q150 14 162 30M108 30V14Q80 -12 52 14V30', 1),
    scratch('M25.500 60V29Q12 9 -2 26M134.500 60V29Q148 9 162 26', 0.6),
    night('M0 68Q80 56 160 68V92H0Z'),
    scratch('M0 68Q30 63 50 61M110 61Q140 64 160 68', 0.7),
    ...range(17).flatMap((i) => limb(leg(i), 4.6, 1.2, { notches: 2, light: i < 9 ? 0.6 : -0.1 })),
    night(oval(80, 34, 53, 27)),
    half('M80 7.500Q29 9 28 34Q29 58 80 60.500Q104 60 112 56Q88 54 86 34Q88 14 104 10Q92 7.500 80 7.500Z'),
    bone('M72 8Q31 12 29.500 34Q31 54 68 59.500Q54 50 55 32Q58 14 82 8.500Z'),
    cut(strokes([31, 26], [40, 23], [35, 47], [44, 41], 8), 0.8),
    cut('M60 16Q66 13 74 13M88 54Q80 56 72 55M92 44Q86 38 88 30', 0.8),
    scratch('M84 7.500Q131 10 132 34Q130 58 84 60.500', 1),
    // Jelly: its inside shows as folds.
    scratch('M112 14Q126 22 126 34M108 55Q122 50 125 40M96 13Q104 14 108 17M70 56Q82 59 94 56', 0.8),
    cut('M52 18Q46 24 46 32M50 52Q56 56 62 57M44 20Q40 26 39 32', 0.8),
    scratch('M54 30Q58 24 66 25M84 35Q88 29 98 30M70 22Q74 17 80 17M86 44Q94 47 100 44', 0.7),
    ...eyes.flatMap(([x, y, r], i) => eye(x, y, r, i % 3 === 0 ? 1 : 0)),
    // The first of the brood hatches from its host.
    night('M92 90Q96 82 106 82L124 82.500Q130 84 128 88L120 90Z'),
    scratch('M94 90Q97 83 106 82.500L122 83M104 88l14 1M128 86l5 2M128 88l4 3', 0.8),
    bone(disc(90, 86.5, 2.4)),
    night(disc(89.4, 86.8, 0.9)),
    ...young(108, 80, 1.5),
    ...young(115, 78, 1.1),
    ...young(99, 79, 1),
    ...young(122, 80, 0.9),
    ...young(132, 84, 1.2),
    ...young(142, 80, 0.9),
    ...young(70, 86, 1.1),
    ...young(58, 82, 0.8),
    ...lanternBearer(40, 89, 14),
  ];
};

export const UNDERGROUND = { 'atlach-nacha': atlachNacha, eihort };
