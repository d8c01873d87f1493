/** Abhoth in its cave, and Shudde M'ell under the town. Each in a box of 160 by 90. */
import { limb } from '../../base/ancient-ones/limb.js';
import { range, stars } from '../../base/ancient-ones/parts.js';
import type { LargePicture } from '../../box-art.js';
import {
  bone,
  cut,
  disc,
  fill,
  half,
  line,
  type Mark,
  night,
  type Point,
  round,
  scratch,
  strokes,
} from '../../paint.js';
import { seededRandom } from '../../sketch.js';

/** An eye under a heavy lid. */
function eye(x: number, y: number, w: number, h: number): Mark[] {
  return [
    night(`M${x - w} ${y}Q${x} ${y - h * 2.2} ${x + w} ${y}Q${x} ${y + h * 1.8} ${x - w} ${y}Z`),
    fill(
      'lamp',
      `M${round(x - w * 0.8)} ${y}Q${x} ${round(y - h * 1.4)} ${round(x + w * 0.8)} ${y}Q${x} ${round(y + h * 1.2)} ${round(x - w * 0.8)} ${y}Z`,
    ),
    night(disc(x, y, round(h * 0.42))),
    cut(`M${x - w} ${y}Q${x} ${y - h * 2.2} ${x + w} ${y}`, 0.9),
  ];
}

/** Stalactites hanging from the roof of the cave. */
function stalactites(): Mark[] {
  const random = seededRandom(5);
  return range(17).flatMap((i): Mark[] => {
    const x = round(i * 10 - 2 + random() * 4);
    const far = Math.abs(x - 80) / 80;
    const long = round(6 + random() * 10 + far * 18);
    const w = round(5 + random() * 4);
    return [
      half(`M${x} -2H${round(x + w)}L${round(x + w * 0.55)} ${long}Z`),
      night(`M${round(x + w * 0.5)} -2H${round(x + w)}L${round(x + w * 0.55)} ${long}Z`),
      scratch(`M${round(x + w * 0.8)} 2L${round(x + w * 0.56)} ${round(long - 2)}`, 0.5),
    ];
  });
}

/** A living lake that grows limbs and takes them back; one man on a ledge holds up a light. */
const abhoth: LargePicture = () => {
  const arms: readonly (readonly [readonly Point[], number])[] = [
    [
      [
        [34, 62],
        [26, 46],
        [34, 34],
        [27, 22],
      ],
      7,
    ],
    [
      [
        [128, 60],
        [137, 48],
        [126, 36],
        [131, 22],
      ],
      7,
    ],
    [
      [
        [54, 54],
        [50, 40],
        [60, 30],
        [56, 18],
      ],
      5,
    ],
    [
      [
        [110, 52],
        [116, 38],
        [108, 26],
        [114, 16],
      ],
      5,
    ],
  ];
  const body =
    'M-2 78Q10 66 24 68Q34 54 48 56Q54 34 72 32Q84 20 98 32Q112 34 114 54Q130 52 138 66Q150 64 162 76V92H-2Z';
  return [
    ...stalactites(),
    ...arms.flatMap(([through, w]) => limb(through, w, 1, { notches: 2 })),
    // Hands at the ends of two of them, which should not be hands.
    scratch('M27 22l-4-3M27 22l-1-5M27 22l3-5M27 22l5-2', 1.1),
    scratch('M131 22l-4-3M131 22l-1-5M131 22l3-5M131 22l5-2', 1.1),
    night(body),
    half(`M-2 78Q10 66 24 68Q34 54 48 56Q54 34 72 32Q80 25 88 26Q72 40 76 58Q62 60 60 74Q40 74 34 92H-2Z`),
    bone('M50 57Q56 37 72 34Q78 29 84 28Q70 40 71 54Q58 58 55 68Q44 66 40 72Q40 60 50 57Z'),
    cut(strokes([50, 62], [60, 34], [60, 68], [78, 30], 7), 0.9),
    cut('M4 78Q14 72 24 74M2 84Q16 77 30 80M10 90Q22 84 34 86M30 72Q38 62 48 64M36 78Q46 70 58 72', 0.9),
    scratch(
      'M92 30Q108 40 106 58M98 34Q112 44 111 60M84 36Q98 44 98 62M110 58Q126 58 134 72M104 66Q122 64 130 80M140 70Q150 70 158 80M116 76Q134 76 146 86M92 70Q108 74 116 86',
      0.9,
    ),
    ...eye(70, 47, 8, 4.4),
    ...eye(96, 50, 6, 3.2),
    ...eye(84, 38, 4, 2.2),
    ...eye(44, 68, 4, 2.2),
    ...eye(122, 66, 4.4, 2.4),
    // Mouths, of several kinds.
    night('M58 68Q66 58 84 60Q104 58 112 70Q104 76 98 73Q90 82 80 76Q70 82 66 73Q62 73 58 68Z'),
    scratch('M58 68Q66 58 84 60Q104 58 112 70Q104 76 98 73Q90 82 80 76Q70 82 66 73Q62 73 58 68Z', 0.8),
    scratch(
      'M66 62.500l-1 10M72 60.800l1.5 15M79 60l-1 16M86 60l2 15.500M93 60.400l-.5 14M100 62l1 11M105 64.500l-.5 8',
      0.7,
    ),
    fill('red', 'M74 72Q82 66 92 72Q86 76.5 80 74Q77 76 74 72Z'),
    night('M20 78q6-5 12 0q-6 6-12 0ZM128 80q7-5 13 1q-7 5-13-1Z'),
    scratch('M20 78q6-5 12 0M128 80q7-5 13 1', 0.7),
    bone('M22 78l1.6 2 1.6-2.4 1.6 2.6 1.6-2.600Z'),
    half('M44 92Q50 82 62 80Q72 88 84 82Q98 84 108 92Z'),
    cut('M54 88q8-5 14-3M72 90q10-5 20-1M60 84l-4 6M90 86l4 5', 0.8),
    // Limbs that have come loose, and crawl.
    ...limb(
      [
        [6, 88],
        [12, 82],
        [18, 85],
        [24, 81],
      ],
      4,
      1,
      { notches: 0 },
    ),
    ...limb(
      [
        [150, 90],
        [146, 84],
        [140, 87],
        [134, 84],
      ],
      4,
      1,
      { notches: 0 },
    ),
    // The ledge, and the man.
    night('M118 30L160 22V40Q140 36 128 40Z'),
    scratch('M118 30L160 22M122 33l36-6M128 38l30-5', 0.7),
    night('M147.5 26l1.6-8q2-2 3.6 0l1 8Z'),
    bone(disc(151, 15.6, 1.5)),
    scratch('M148 20l-4-2M149 26l.6-6', 0.8),
    fill('lamp', disc(143, 18.6, 1.5)),
    line('lamp', 'M143 14.600v-1.600M139.6 16.600l-1.4-.8M139.4 20l-1.4 .6', 0.6),
  ];
};

/** The street rises, houses slide from it, and the digger opens its head over the roofs. */
const shuddeMell: LargePicture = () => {
  const worm: readonly Point[] = [
    [74, 96],
    [62, 70],
    [74, 48],
    [92, 34],
  ];
  const feelers: readonly (readonly Point[])[] = [
    [
      [92, 24],
      [88, 10],
      [98, 4],
      [96, -4],
    ],
    [
      [98, 26],
      [104, 12],
      [116, 10],
      [120, 2],
    ],
    [
      [102, 30],
      [116, 22],
      [126, 26],
      [138, 18],
    ],
    [
      [104, 36],
      [120, 36],
      [126, 44],
      [140, 42],
    ],
    [
      [102, 42],
      [116, 50],
      [116, 60],
      [128, 64],
    ],
    [
      [96, 44],
      [102, 58],
      [96, 66],
      [102, 76],
    ],
    [
      [86, 26],
      [74, 16],
      [64, 20],
      [56, 10],
    ],
  ];
  const house = (x: number, y: number, w: number, h: number, turn: number): Mark[] => {
    const at = (dx: number, dy: number) => {
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      return `${round(x + dx * c - dy * s)} ${round(y + dx * s + dy * c)}`;
    };
    return [
      bone(`M${at(0, 0)}L${at(0, -h)}L${at(w / 2, -h - w * 0.4)}L${at(w, -h)}L${at(w, 0)}Z`),
      night(`M${at(w * 0.55, 0)}L${at(w * 0.55, -h - w * 0.34)}L${at(w, -h)}L${at(w, 0)}Z`),
      line('night', `M${at(0, -h)}L${at(w / 2, -h - w * 0.4)}L${at(w, -h)}`, 0.8),
      scratch(`M${at(w * 0.55, 0)}L${at(w, 0)}L${at(w, -h)}L${at(w / 2, -h - w * 0.4)}`, 0.6),
      fill(
        'lamp',
        `M${at(w * 0.16, -h * 0.5)}L${at(w * 0.16, -h * 0.8)}L${at(w * 0.38, -h * 0.8)}L${at(w * 0.38, -h * 0.5)}Z`,
      ),
    ];
  };
  const rings = range(13).map((i) => {
    const y = 92 - i * 4.2;
    const x = 62 + 12 * Math.abs((i - 6) / 6) ** 1.4 + (i > 8 ? (i - 8) * 3 : 0);
    return `M${round(x - 13)} ${round(y)}q13 6 27-1`;
  });
  return [
    stars(11, 20, 26),
    // Far roofs, still level.
    ...range(7).flatMap((i): Mark[] => house(104 + i * 9, 72 + (i % 2) * 2, 7, 6 + ((i * 5) % 6), 0.04 * i)),
    ...feelers.slice(0, 3).flatMap((through) => limb(through, 5, 0.8)),
    ...limb(worm, 34, 27, { notches: 0, light: 0.2 }),
    cut(rings.join(''), 0.9),
    scratch('M88 84q6 0 9-3M86 76q6 0 9-3M86 68q6 0 9-4M90 60q6-1 8-5M96 54q5-2 6-6', 0.8),
    // The head: no eyes, a ring of feelers round a mouth.
    night('M82 40Q78 24 92 20Q108 20 108 36Q108 50 95 50Q85 49 82 40Z'),
    bone('M82 40Q78 24 92 20Q97 20 100 22Q88 26 88 38Q88 45 92 49.500Q84 47 82 40Z'),
    cut('M83 32q3-1 6 1M82.5 37q3-1 5.5 1M84.5 42.500q3-1 4.5 0M86 26q3 0 5 1.5', 0.8),
    night(disc(97, 35, 9.4)),
    scratch(disc(97, 35, 9), 1.1),
    fill('red', disc(97, 35, 6.4)),
    night(disc(97.6, 35.4, 4)),
    bone(
      range(10)
        .map((i) => {
          const turn = (i / 10) * 2 * Math.PI;
          const p = (a: number, r: number) => `${round(97 + r * Math.cos(a))} ${round(35 + r * Math.sin(a))}`;
          return `M${p(turn - 0.22, 8.6)}L${p(turn, 4.6)}L${p(turn + 0.22, 8.6)}Z`;
        })
        .join(''),
    ),
    ...feelers.slice(3).flatMap((through) => limb(through, 5.5, 0.8)),
    // The street, in slabs; houses on their way down.
    night('M0 74L30 66L46 76L40 92H0ZM100 90L112 76L160 72V92H98Z'),
    bone('M0 75L29 67.500L34 71L0 80ZM112 77.500L160 73.500V77L110 81Z'),
    cut('M6 74l3 4M14 72l3 5M22 70l3 4M120 77l-2 3.500M132 76l-1 3.500M146 75l0 3', 0.7),
    ...house(4, 75, 11, 16, -0.2),
    ...house(24, 68, 9, 12, -0.42),
    ...house(118, 77, 11, 15, 0.26),
    ...house(42, 82, 8, 9, 0.7),
    night('M30 92L40 78L52 84L60 78L70 88L82 80L96 88L108 80L118 92Z'),
    scratch('M30 91L40 78.500L52 84L60 78.500L70 87.500L82 80.500L96 87.500L108 80.500L117 91', 0.9),
    bone('M48 92l5-7 6 3-2 4ZM84 92l4-6 7 2 1 4Z'),
    scratch('M46 70l-4-4M52 62l-6-1M58 74l2-5M112 66l5-2M108 72l6 0M50 76l-3-1', 0.9),
    // The lamp post bends away.
    scratch('M136 77Q137 66 143 60L147 60', 0.9),
    fill('lamp', disc(147.5, 61.5, 1.4)),
  ];
};

export const DEEP = { abhoth, 'shudde-mell': shuddeMell };
