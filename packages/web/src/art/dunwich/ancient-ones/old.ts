/** Glaaki in its lake and Tsathoggua in its vault. Each in a box of 160 by 90. */
import { limb } from '../../base/ancient-ones/limb.js';
import { range, sea, stars } from '../../base/ancient-ones/parts.js';
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

/** A slug as large as a church comes out of its lake; those pierced by its spines stand about. */
const glaaki: LargePicture = () => {
  const random = seededRandom(9);
  const spines = range(30).flatMap((i): Mark[] => {
    const t = i / 29;
    const turn = Math.PI * (1.04 - t * 1.08);
    const [x, y] = [80 + 43 * Math.cos(turn), 64 - 31 * Math.sin(turn)];
    const long = 9 + random() * 13 + 5 * Math.sin(Math.PI * t);
    const lean = turn + (random() - 0.5) * 0.3;
    const tip = `${round(x + long * Math.cos(lean))} ${round(y - long * Math.sin(lean))}`;
    const [dx, dy] = [1.5 * Math.sin(lean), 1.5 * Math.cos(lean)];
    const blade = `M${round(x - dx)} ${round(y - dy)}L${tip}L${round(x + dx)} ${round(y + dy)}Z`;
    return t < 0.6 ? [bone(blade), cut(blade, 0.3)] : [night(blade), scratch(blade, 0.7)];
  });
  const inner = range(16).map((i) => {
    const x = 50 + ((i * 23) % 62);
    const y = 40 + ((i * 13) % 14);
    const lean = (x - 80) * 0.16;
    return `M${x - 1} ${y}l${round(lean + 0.5)} ${-8 - (i % 4) * 2}l1.4 ${8 + (i % 4) * 2}Z`;
  });
  const stalk = (through: readonly Point[]): Mark[] => {
    const [x, y] = through.at(-1) as Point;
    return [
      ...limb(through, 4.6, 3, { notches: 2 }),
      night(disc(x, y, 5)),
      bone(disc(x, y, 4.2)),
      fill('lamp', disc(x, y, 2.8)),
      night(`M${x - 0.6} ${y - 2.4}h1.200v4.800h-1.200Z`),
    ];
  };
  const dead = (x: number, y: number, s: number, way: 1 | -1): Mark[] => {
    const p = (dx: number, dy: number) => `${round(x + dx * s * way)} ${round(y + dy * s)}`;
    return [
      night(`M${p(-3.4, 1)}L${p(-3, -7)}Q${p(-2.6, -11)} ${p(0.4, -11.4)}Q${p(3.4, -11)} ${p(3.4, -6)}L${p(3.2, 1)}Z`),
      half(`M${p(-3, 1)}L${p(-2.6, -7)}Q${p(-2, -10.4)} ${p(0, -10.8)}L${p(-0.6, 1)}Z`),
      scratch(`M${p(2, -9)}L${p(6, -7)}L${p(8.4, -9)}M${p(8.4, -9)}l1.2-1M${p(8.4, -9)}l1.4 .4`, 1),
      bone(disc(round(x + 1.4 * s * way), round(y - 12.8 * s), round(2 * s))),
      night(disc(round(x + 2 * s * way), round(y - 12.6 * s), round(0.6 * s))),
      scratch(`M${p(-2, -9)}L${p(-7, -13)}`, 0.8),
    ];
  };
  return [
    stars(14, 24, 30),
    bone(disc(132, 18, 8)),
    cut('M126 14h7M125 18h9M127 22h8', 0.6),
    ...range(22).map((i) => night(`M${i * 8 - 6} 66l5-${9 + ((i * 7) % 9)} 5 ${9 + ((i * 7) % 9)}Z`)),
    scratch(
      range(22)
        .map((i) => `M${i * 8 - 4.5} 62l3.5-${5 + ((i * 7) % 9)}`)
        .join(''),
      0.4,
    ),
    ...spines,
    night('M36 70Q34 32 80 31Q126 32 124 70Z'),
    half('M36 70Q34 32 80 31Q86 31 90 31.600Q64 40 66 70Z'),
    bone('M39 68Q38 38 72 33Q50 44 52 68Z'),
    cut(strokes([39, 50], [41, 68], [60, 35], [53, 68], 7), 0.8),
    scratch('M92 33Q118 38 119 66M88 37Q110 42 112 66M96 44Q106 50 106 64', 0.8),
    bone(inner.slice(0, 9).join('')),
    scratch(inner.slice(9).join(''), 0.6),
    // A face: lips, and three eyes on stalks.
    ...stalk([
      [72, 58],
      [62, 52],
      [58, 42],
      [50, 38],
    ]),
    ...stalk([
      [80, 55],
      [80, 44],
      [84, 34],
      [81, 24],
    ]),
    ...stalk([
      [88, 58],
      [98, 52],
      [101, 42],
      [110, 38],
    ]),
    night('M60 66Q62 55 80 54.500Q99 55 101 66Q99 77 80 77.500Q62 77 60 66Z'),
    bone('M61.5 66Q63 56.5 80 56Q90 56 95 59Q86 58.5 80 59Q68 59.5 67 66Q68 72 76 73.500Q63 73 61.5 66Z'),
    scratch('M95 59Q99 62 99.5 66Q98 75.5 80 76Q72 75.5 68 74M94 66Q92 72 80 72.5', 0.9),
    cut(
      'M63 61.500l4 1.600M66 58.600l3 2.200M71 57l1.6 2.600M76.5 56.200l.6 2.800M82 56.200l-.4 2.800M62.5 66h4.500M63.5 70l4-1.6',
      0.7,
    ),
    night('M68 66Q69 60.5 80 60Q91 60.5 92 66Q91 71.5 80 72Q69 71.5 68 66Z'),
    bone(
      range(9)
        .map((i) => `M${70 + i * 2.4} ${i % 8 === 0 ? 63.5 : 61.3}l1 3.6 1-3.600Z`)
        .join(''),
    ),
    ...sea(74),
    scratch('M40 75Q80 70 120 75M34 79Q60 76 76 79M88 79Q110 76 128 79', 0.9),
    // The shore, with figures waiting.
    night('M0 84Q40 78 70 86T160 82V92H0Z'),
    scratch('M0 84Q40 78 70 86T160 82', 0.7),
    ...dead(13, 87, 1.2, 1),
    ...dead(31, 85, 0.8, 1),
    ...dead(132, 86, 0.9, -1),
    ...dead(148, 89, 1.3, -1),
  ];
};

/** A toad furred like a bat, asleep but for one eye; before it a fire and a figure with an offering. */
const tsathoggua: LargePicture = () => {
  const random = seededRandom(3);
  const fur = (x0: number, y0: number, x1: number, y1: number, n: number, long: number, lean: number) =>
    range(n)
      .map(() => {
        const [u, v] = [random(), random()];
        const x = x0 + (x1 - x0) * u;
        const y = y0 + (y1 - y0) * v;
        return `M${round(x)} ${round(y)}q${round(lean * 0.4)} ${round(long * 0.5)} ${round(lean + random() * 2 - 1)} ${round(long)}`;
      })
      .join('');
  const pillar = (x: number, w: number): Mark[] => [
    half(`M${x} -1H${x + w}V92H${x}Z`),
    night(`M${x + w * 0.45} -1H${x + w}V92H${x + w * 0.45}Z`),
    cut(
      range(7)
        .map((i) => `M${x} ${6 + i * 13}h${round(w * 0.45)}`)
        .join(''),
      0.7,
    ),
    scratch(
      `M${x + w} -1V92${range(6)
        .map((i) => `M${round(x + w * 0.6)} ${10 + i * 13}l${round(w * 0.35)} 3`)
        .join('')}`,
      0.6,
    ),
  ];
  return [
    ...pillar(2, 13),
    ...pillar(145, 13),
    ...pillar(24, 8),
    ...pillar(128, 8),
    // The body.
    night('M30 84Q24 58 42 46Q44 18 80 16Q116 18 118 46Q136 58 130 84Z'),
    half('M32 84Q27 59 43 48Q46 20 80 18Q62 28 60 50Q50 60 54 84Z'),
    bone('M36 80Q31 60 44 50Q44 64 46 80ZM46 47Q48 24 72 19Q58 30 57 46Q50 50 46 47Z'),
    cut(fur(36, 52, 54, 76, 30, 6, 1.5), 0.9),
    cut(fur(48, 24, 64, 44, 22, 5, -1.5), 0.9),
    scratch(fur(104, 52, 126, 76, 34, 6, 1), 0.8),
    scratch(fur(96, 22, 112, 42, 18, 5, 1.5), 0.7),
    scratch('M118 46Q136 58 130 84M80 16Q116 18 118 46', 0.9),
    // Ears like a bat's.
    night('M47 28Q36 14 38 3Q52 8 62 20Z'),
    bone('M47 27Q38.5 14 39.5 5.500Q48 12 52 23Z'),
    scratch('M54 22Q50 13 43 7M58.5 20.500Q55 14 49 9.5', 0.7),
    night('M113 28Q124 14 122 3Q108 8 98 20Z'),
    scratch('M113 28Q124 14 122 3Q108 8 98 20M107 22Q111 13 118 7M102 20Q106 14 111 9.5', 0.9),
    // Eyes: globes under lids.
    night('M52 36Q54 24 66 25Q77 27 76 38Q66 44 52 36Z'),
    bone('M54 35.800Q56 26.5 65 27Q73 28 74 35Q64 34 54 35.800Z'),
    fill('lamp', 'M54.5 36.500Q64 34 74.5 35.500Q73 41 65 41Q57.5 40.5 54.5 36.500Z'),
    night('M63 35h2.400v5.500h-2.400Z'),
    cut('M56 32Q64 29 73 31.500M58 29.500Q64 27.5 71 29.5', 0.7),
    night('M108 36Q106 24 94 25Q83 27 84 38Q94 44 108 36Z'),
    scratch('M108 36Q106 24 94 25Q83 27 84 38Q94 42 108 36M85 34Q96 31 107 34M87 30.500Q96 28 104 30.5', 0.9),
    line('lamp', 'M87 38.600Q95 39.6 103 37.4', 1.4),
    // Nostrils; a mouth from side to side that hangs at its corners; jowls, and drool.
    night('M74 44l4-2v3.4ZM86 44l-4-2v3.4Z'),
    night('M40 60Q54 47 80 48.600Q106 47 120 60Q116 62 110 59Q98 53.5 80 54.500Q62 53.5 50 59Q44 62 40 60Z'),
    bone('M42 58.600Q55 48.4 80 49.400L80 51.200Q60 50.6 42 58.600Z'),
    scratch('M80 49.400Q105 48.4 118 58.600M50 60Q64 56 80 57Q96 56 110 60', 0.8),
    cut('M48 62Q56 66 66 62M46 66Q56 71 68 66', 0.8),
    scratch('M94 62Q104 66 112 62M92 66Q104 71 114 66', 0.8),
    scratch('M71 54.500v5M74 54.500v9M90 54.500v4', 0.6),
    // The belly, and hands on it.
    night('M56 70Q80 62 104 70Q108 84 100 90H60Q52 84 56 70Z'),
    half('M58 71Q70 65 80 65.500Q72 76 74 90H61Q54 83 58 71Z'),
    cut('M60 74Q68 70 76 70M59 79Q67 75 74 76M60 84Q67 81 74 82', 0.8),
    scratch('M84 67Q98 68 103 72M84 73Q96 73 104 78M84 79Q96 79 104 83', 0.7),
    ...limb(
      [
        [44, 60],
        [42, 72],
        [52, 80],
        [62, 80],
      ] as readonly Point[],
      13,
      8,
      { notches: 2 },
    ),
    ...limb(
      [
        [116, 60],
        [118, 72],
        [108, 80],
        [98, 80],
      ] as readonly Point[],
      13,
      8,
      { notches: 2, light: -0.4 },
    ),
    bone('M60 77l9-1-1 2 2 1-3 2 2 2-9 1Z'),
    scratch('M100 77l-9-1 1 2-2 1 3 2-2 2 9 1', 0.8),
    // The floor, the fire in its bowl, and the figure at it.
    night('M0 86Q80 78 160 86V92H0Z'),
    scratch('M0 86Q80 78 160 86M10 89H60M100 89H150', 0.7),
    night('M73 84h14l-2.5 4h-9Z'),
    scratch('M73 84h14l-2.5 4h-9Z', 0.7),
    fill('lamp', 'M75 84Q74 79 78 75Q78 78 80 73Q85 78 85.5 84Z'),
    night('M59 90Q58 83 62 82Q67 83 67 90Z'),
    bone(disc(63, 80.6, 1.7)),
    scratch('M64 84l6-2M59 90Q58 83 62 82', 0.9),
  ];
};

export const OLD = { glaaki, tsathoggua };
