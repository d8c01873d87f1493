/** Y'golonac behind a wall and Yibb-Tstll in a clearing. Each in a box of 160 by 90. */
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
import { eye, lanternBearer, oval } from './parts.js';

/** A mouth in the palm of a hand, with fingers round it. */
function palmMouth(x: number, y: number, way: 1 | -1): Mark[] {
  const fingers: readonly (readonly [number, number])[] = [
    [-13, 4],
    [-10, -12],
    [-3, -17],
    [5, -16],
    [11, -10],
  ];
  const lips = (s: number) =>
    `M${round(x - 8 * s)} ${y}Q${round(x - 4 * s)} ${round(y - 7 * s)} ${x} ${round(y - 5 * s)}Q${round(x + 4 * s)} ${round(y - 7 * s)} ${round(x + 8 * s)} ${y}Q${x} ${round(y + 9 * s)} ${round(x - 8 * s)} ${y}Z`;
  return [
    ...fingers.flatMap(([dx, dy]) =>
      limb(
        [
          [x + dx * way * 0.4, y + dy * 0.4],
          [x + dx * way * 0.9, y + dy * 0.8],
          [x + dx * way * 1.1, y + dy * 1.05],
          [x + dx * way * 1.12, y + dy * 1.3],
        ] as readonly Point[],
        5.6,
        3.4,
        { notches: 3, light: way === 1 ? 0.6 : 0.1 },
      ),
    ),
    night(disc(x, y, 11)),
    way === 1 ? bone(disc(x, y, 10.2)) : half(disc(x, y, 10.2)),
    ...(way === 1 ? [] : [night(`M${x} ${y - 10}a10 10 0 0 1 0 20a14 14 0 0 0 0-20Z`)]),
    night(lips(1.04)),
    fill('red', lips(0.86)),
    night(lips(0.66)),
    bone(
      range(5)
        .map((i) => `M${round(x - 5 + i * 2)} ${round(y - 3.4 + Math.abs(i - 2) * 0.5)}h1.700l-.85 3Z`)
        .join(''),
    ),
    bone(
      range(4)
        .map((i) => `M${round(x - 3.8 + i * 2)} ${round(y + 4 - Math.abs(i - 1.5) * 0.7)}h1.600l-.8-2.600Z`)
        .join(''),
    ),
  ];
}

/** It sits behind the wall: no head, and a mouth in each hand. The book lies open. */
const ygolonac: LargePicture = () => {
  const stones = range(8).map((i) => {
    const y = 4 + i * 10;
    const seams = [4, 17, 30].map((x, j) => `M${x + ((i + j) % 2) * 6} ${y}v10M${160 - x - ((i + j) % 2) * 6} ${y}v10`);
    return `M-2 ${y}H36M124 ${y}H162${seams.join('')}`;
  });
  return [
    half('M-2 -2H40V92H-2Z'),
    night('M14 -2H40V92H14Z'),
    scratch('M122 92V-2', 0.8),
    cut(stones.join('').replaceAll('H36', 'H14'), 0.7),
    scratch(stones.join(''), 0.5),
    // The ruins of the wall.
    night('M36 92L40 60L34 44L42 24L36 -2H124L118 22L126 42L119 62L124 92Z'),
    scratch('M36 92L40 60L34 44L42 24L36 -2M124 -2L118 22L126 42L119 62L124 92', 1),
    ...[
      [44, 84, 9, 0.3],
      [54, 88, 7, -0.2],
      [108, 87, 9, -0.3],
      [118, 83, 6, 0.4],
    ].map(([x = 0, y = 0, w = 0, lean = 0]) => half(`M${x} ${y}l${w} ${round(lean * 6)}l-1 5h${-w}Z`)),
    // Arms, held out.
    ...limb(
      [
        [60, 34],
        [38, 50],
        [30, 56],
        [26, 44],
      ],
      16,
      9,
      { notches: 2, light: 0.4 },
    ),
    ...limb(
      [
        [100, 34],
        [122, 50],
        [130, 56],
        [134, 44],
      ],
      16,
      9,
      { notches: 2, light: -0.2 },
    ),
    // The body, without a neck, faintly lit.
    night('M52 92Q44 74 50 58Q40 40 50 30Q58 20 72 22Q80 25 88 22Q102 20 110 30Q120 40 110 58Q116 74 108 92Z'),
    half('M54 92Q46 74 52 58Q42 41 51 31Q59 22 72 23.500Q78 26 80 26Q66 34 68 50Q60 60 66 92Z'),
    bone('M55 90Q48 74 53.500 58Q44 42 52 32Q59 24 73 24.500Q60 32 62 48Q55 60 61 90Z'),
    cut(strokes([48, 38], [58, 33], [52, 52], [60, 47], 5), 0.8),
    cut('M54 62Q60 58 66 60M52 68Q60 64 67 67M53 75Q60 71 68 74M55 83Q61 79 69 82', 0.9),
    scratch('M110 30Q120 40 110 58Q116 74 108 92M88 22Q102 20 110 30', 1),
    scratch('M72 22Q80 27 88 22M74 25Q80 28.500 86 25', 0.8),
    // Fat: breasts, belly, navel.
    scratch('M60 46Q66 54 78 50M82 50Q94 54 101 46M95 60Q104 66 102 76M90 84Q100 84 106 78', 0.8),
    scratch('M62 62Q80 70 99 62M64 72Q80 80 98 72', 0.9),
    night(oval(80, 69, 1.6, 2.6)),
    scratch(oval(80, 69, 1.6, 2.6), 0.7),
    ...palmMouth(26, 32, 1),
    ...palmMouth(134, 32, -1),
    // The book, and a candle.
    night('M60 92L66 81Q73 78 80 81Q87 78 94 81L100 92Z'),
    bone('M63 92L68 82Q74 80 79.500 82.500V92ZM80.500 82.500Q86 80 92 82L97 92H80.500Z'),
    cut('M69 85l7 .6M68 87.500l8 .6M67 90l9 .6M84 85.600l7-.6M84 88.100l8-.6M84 90.600l9-.6', 0.7),
    bone('M107 92V84h3V92Z'),
    fill('lamp', 'M108.500 77Q112 81 108.500 83.500Q105 81 108.500 77Z'),
  ];
};

/** A suckling: small wings, no face, and a tail. */
function suckling(x: number, y: number, s: number, way: 1 | -1): Mark[] {
  const p = (dx: number, dy: number) => `${round(x + dx * s * way)} ${round(y + dy * s)}`;
  return [
    night(`M${p(1, 0)}Q${p(6, -7)} ${p(12, -6)}Q${p(10, -3)} ${p(12, 1)}Q${p(8, 0)} ${p(7, 4)}Q${p(4, 2)} ${p(1, 5)}Z`),
    scratch(
      `M${p(1, 0)}Q${p(6, -7)} ${p(12, -6)}Q${p(10, -3)} ${p(12, 1)}Q${p(8, 0)} ${p(7, 4)}Q${p(4, 2)} ${p(1, 5)}M${p(1, 1)}L${p(12, -6)}M${p(1, 2)}L${p(12, 1)}`,
      0.6,
    ),
    night(oval(x, round(y + 2 * s), round(2 * s), round(3.6 * s))),
    scratch(oval(x, round(y + 2 * s), round(2 * s), round(3.6 * s)), 0.7),
    night(disc(x, round(y - 2.4 * s), round(1.9 * s))),
    scratch(disc(x, round(y - 2.4 * s), round(1.9 * s)), 0.7),
    scratch(`M${p(-1, -4)}l${round(-1 * way)} -2M${p(1, -4)}l${round(way)} -2`, 0.7),
    scratch(`M${p(0, 5.4)}Q${p(1, 9)} ${p(4, 9)}Q${p(6, 10)} ${p(5, 12)}`, 0.7),
  ];
}

/** It turns slowly in the clearing; its eyes wander; its young hang under its cloak. */
const yibbTstll: LargePicture = () => {
  const random = seededRandom(8);
  const trunk = (x: number, w: number, lean: number): Mark[] => [
    night(`M${x} 92Q${x + lean * 0.4} 50 ${x + lean} -2H${x + lean + w}Q${x + w + lean * 0.4} 50 ${x + w + 2} 92Z`),
    half(
      `M${x} 92Q${x + lean * 0.4} 50 ${x + lean} -2H${round(x + lean + w * 0.4)}Q${round(x + w * 0.4 + lean * 0.4)} 50 ${round(x + w * 0.4)} 92Z`,
    ),
    cut(
      range(9)
        .map((i) => `M${round(x + lean * (1 - i / 9))} ${4 + i * 10}q${round(w * 0.2)} 3 ${round(w * 0.4)} 1`)
        .join(''),
      0.7,
    ),
    scratch(`M${x + lean + w} -2Q${x + w + lean * 0.4} 50 ${x + w + 2} 92`, 0.7),
  ];
  const leaves = range(40).map((i) => {
    const x = (i % 2 ? 100 : 0) + random() * 60;
    const y = random() * 16 - 4;
    return `M${round(x)} ${round(y)}q4 2 ${round(2 + random() * 4)} ${round(5 + random() * 5)}`;
  });
  const cloak =
    'M80 12Q64 12 60 26Q44 30 36 48Q26 64 8 70Q20 74 16 84Q30 76 34 88Q44 80 52 90Q60 82 68 91H92Q100 82 108 90Q116 80 126 88Q130 76 144 84Q140 74 152 70Q134 64 124 48Q116 30 100 26Q96 12 80 12Z';
  return [
    stars(31, 16, 30),
    scratch(leaves.join(''), 0.6),
    ...trunk(6, 8, -6),
    ...trunk(22, 5, 3),
    ...trunk(146, 8, 6),
    ...trunk(132, 5, -3),
    ...trunk(38, 3, 2),
    ...trunk(119, 3, -2),
    night('M0 80Q80 70 160 80V92H0Z'),
    scratch('M0 80Q30 75 44 74M116 74Q140 76 160 80M4 84H22M138 85H156', 0.7),
    night(cloak),
    line(
      'green',
      `${strokes([62, 32], [66, 44], [20, 70], [24, 80], 15)}${strokes([62, 46], [64, 60], [34, 74], [36, 84], 10)}${strokes([60, 62], [62, 78], [48, 76], [52, 86], 5)}`,
      0.9,
    ),
    line('green', strokes([100, 34], [96, 46], [138, 70], [134, 80], 13), 0.5),
    bone('M62 28Q48 33 39.500 49Q31 63 17 69.500Q30 66 40 54Q50 40 62 28Z'),
    cut(strokes([26, 66], [30, 76], [58, 34], [60, 44], 12), 0.8),
    scratch(cloak, 0.9),
    scratch(
      'M98 30Q112 36 120 50Q130 66 144 71M102 40Q110 52 112 66Q116 76 124 84M98 50Q104 64 106 86M118 54Q124 70 134 78',
      0.8,
    ),
    // The open cloak, and its inside.
    night('M72 34Q62 54 64 91H96Q98 54 88 34Z'),
    scratch('M72 34Q62 54 64 91M96 91Q98 54 88 34', 0.9),
    bone('M71 40Q66 54 67 72Q70 74 72 68Q74 74 77 69Q76 54 78 40Z'),
    half('M78 40Q76 54 77 69Q79 74 81 69Q84 74 86 70Q88 75 91 72Q92 54 88 40Z'),
    cut('M69 50Q73 53 77 50M68 57Q73 60 77 57M68 64Q73 67 77 64', 0.7),
    ...suckling(69, 76, 1, -1),
    ...suckling(80, 79, 1.1, 1),
    ...suckling(91, 75, 1, 1),
    // Arms, more than two.
    ...limb(
      [
        [60, 32],
        [44, 36],
        [36, 24],
        [44, 14],
      ],
      8,
      4,
      { notches: 2, light: 0.6 },
    ),
    ...limb(
      [
        [100, 32],
        [116, 36],
        [124, 24],
        [116, 14],
      ],
      8,
      4,
      { notches: 2, light: -0.1 },
    ),
    ...limb(
      [
        [62, 38],
        [50, 54],
        [36, 52],
        [28, 58],
      ],
      7,
      3,
      { notches: 2, light: 0.6 },
    ),
    ...limb(
      [
        [98, 38],
        [110, 54],
        [124, 52],
        [132, 58],
      ],
      7,
      3,
      { notches: 2, light: -0.1 },
    ),
    scratch(
      'M44 14l-3-5M44 14l0-6M44 14l4-5M116 14l-4-5M116 14l0-6M116 14l3-5M28 58l-5 0M28 58l-4 4M28 58l0 5M132 58l5 0M132 58l4 4M132 58l0 5',
      1.1,
    ),
    // The head: smooth and black, with wandering eyes.
    night('M80 2Q98 3 98 20Q97 36 80 40Q63 36 62 20Q62 3 80 2Z'),
    half('M80 3Q64 4 63.500 20Q64 34 78 38.500Q69 31 69 19Q70 7 80 3Z'),
    bone('M77 3.500Q65 6 64.500 20Q66 31 73 35.500Q67 28 67.500 18Q69 8 77 3.500Z'),
    scratch('M83 2.500Q98 5 98 20Q97 35 82 39.500', 1),
    ...eye(77, 15, 4.2),
    ...eye(90, 23, 3.4),
    ...eye(75, 28, 2.4),
    ...eye(88, 9, 1.8),
    ...eye(84, 34, 1.5),
    // Traces of the eyes.
    scratch('M77 9.500Q72 7 74 4.500M94 27Q95 31 91 34M71 29Q68 27 69.500 23', 0.5),
    ...lanternBearer(12, 91, 14),
  ];
};

export const OUTSIDE = { ygolonac, 'yibb-tstll': yibbTstll };
