/** The Ancient Ones that sleep on this world, and what stands for one no book describes. Each in a box of 160 by 90. */

import type { Picture } from '../../box-art.js';
import { bone, cut, disc, fill, half, line, type Mark, night, round, scratch, strokes } from '../../paint.js';
import { chance } from '../../sketch.js';
import { limb, type Point } from './limb.js';
import { count, sea, stars } from './parts.js';

/** A head like a cuttlefish over the sea, wings folded behind it. */
const cthulhu: Picture = () => {
  const wing = (way: 1 | -1): Mark[] => {
    const x = (dx: number) => 80 + way * dx;
    const edge = `M${x(22)} 62Q${x(30)} 22 ${x(56)} 6Q${x(58)} 20 ${x(72)} 26Q${x(66)} 34 ${x(74)} 46Q${x(62)} 48 ${x(60)} 62Z`;
    const bonesOf = `M${x(24)} 60Q${x(36)} 26 ${x(56)} 6M${x(24)} 60Q${x(46)} 34 ${x(72)} 26M${x(24)} 60Q${x(50)} 46 ${x(74)} 46`;
    return way < 0
      ? [
          half(edge),
          cut(strokes([28, 56], [30, 20], [56, 62], [52, 40], 12), 0.6),
          cut(bonesOf, 2.2),
          scratch(bonesOf, 1.1),
          scratch(edge, 1),
        ]
      : [night(edge), scratch(bonesOf, 1), scratch(edge, 0.9)];
  };
  const tentacles: readonly (readonly Point[])[] = [
    [
      [68, 52],
      [60, 62],
      [58, 74],
      [50, 80],
      [44, 76],
    ],
    [
      [92, 52],
      [100, 62],
      [102, 74],
      [110, 80],
      [117, 76],
    ],
    [
      [71, 54],
      [67, 66],
      [68, 78],
      [61, 86],
      [55, 85],
    ],
    [
      [89, 54],
      [94, 66],
      [92, 78],
      [99, 86],
      [105, 85],
    ],
    [
      [75, 55],
      [74, 68],
      [77, 79],
      [72, 89],
    ],
    [
      [85, 55],
      [87, 68],
      [84, 79],
      [89, 89],
    ],
    [
      [80, 55],
      [80.5, 66],
      [79.5, 78],
      [81, 90],
    ],
  ];
  return [
    stars(4, 26, 40),
    ...wing(-1),
    ...wing(1),
    ...sea(64),
    night('M56 44Q53 12 80 8Q107 12 104 44Q102 54 95 60H65Q58 54 56 44Z'),
    bone('M56 44Q53 12 80 8Q72 26 77 60H65Q58 54 56 44Z'),
    cut(strokes([59, 34], [70, 12], [76, 34], [78, 10], 8), 0.8),
    cut('M59 30Q66 24 76 27M62 22Q68 18 76 20', 1),
    scratch('M104 44Q107 12 80 8M84 12Q98 18 99 36M88 12Q102 20 102 40M83 20Q92 24 93 32', 0.9),
    night('M59 41Q67 33 76 43Q68 47 59 41Z'),
    fill('lamp', 'M64 41.4Q68 38 72 42.4Q68 44 64 41.4Z'),
    night('M67.3 39.5h1.6v4.2h-1.6Z'),
    cut('M57 37Q67 29 77 39', 2),
    bone('M101 41Q93 33 84 43Q92 47 101 41Z'),
    fill('lamp', 'M96 41.4Q92 38 88 42.4Q92 44 96 41.4Z'),
    night('M91.2 39.5h1.6v4.2h-1.6Z'),
    scratch('M103 37Q93 29 83 39', 1.2),
    cut('M66 50Q72 47 77 51M65 53Q70 51 75 54', 0.9),
    ...tentacles.flatMap((through) => limb(through, 7, 1.2, { notches: 2 })),
  ];
};

/** A tattered robe without a face, before the lake and the towers of Carcosa. */
const hastur: Picture = () => {
  const robe =
    'M80 8Q95 9 97 26Q98 34 103 40Q122 48 128 90L120 84 115 90 108 83 101 90 95 84 88 90 80 85 72 90 66 84 59 90 52 83 46 90 40 85 33 90Q38 48 57 40Q62 34 63 26Q65 9 80 8Z';
  return [
    line('brass', `${disc(33, 22, 9)}`, 1),
    fill('brass', disc(33, 22, 6.5)),
    half(disc(128, 17, 5)),
    ...[8, 16, 24, 140, 148].flatMap((x, i): Mark[] => {
      const top = 42 - ((i * 7) % 12);
      return [
        bone(`M${x} 66V${top}h5V66Z`),
        night(`M${x + 3} 66V${top}h2V66Z`),
        bone(`M${x - 0.6} ${top}l3.1-8 3.1 8Z`),
        night(`M${x + 2.5} ${top - 8}l3.1 8h-2.4Z`),
        fill('lamp', `M${x + 1} ${top + 6}h1.2v3h-1.2Z`),
      ];
    }),
    ...sea(66),
    fill('night', robe),
    fill(
      'brass',
      'M80 8Q65 9 63 26Q62 34 57 40Q38 48 33 90L40 85 46 90 52 83 59 90 66 84 72 90Q70 60 76 44Q66 36 67 25Q69 13 80 8Z',
    ),
    cut(strokes([38, 84], [58, 42], [70, 84], [72, 46], 9), 1),
    cut('M60 39Q66 44 74 46M58 43Q66 49 73 51', 1.1),
    line(
      'brass',
      'M80 8Q95 9 97 26Q98 34 103 40Q122 48 128 90M88 47Q92 64 88 88M96 45Q106 62 104 86M102 44Q116 60 117 84M92 46Q98 66 96 82',
      1.1,
    ),
    // Under the hood: nothing, and two points of light.
    night('M80 14Q91 15 91 28Q91 40 80 45Q69 40 69 28Q69 15 80 14Z'),
    line('brass', 'M80 14Q91 15 91 28Q91 40 80 45Q69 40 69 28Q69 15 80 14Z', 0.9),
    bone(disc(76, 28, 1.1)),
    bone(disc(84, 28, 1.1)),
    // One sleeve lifted.
    fill('brass', 'M56 44Q40 46 30 38L26 46 33 48 29 54 38 54 37 60Q50 60 58 56Z'),
    cut('M34 46Q44 50 56 47M37 52Q46 54 57 52', 1),
    scratch('M28 40l-7-5M27 42l-8-2M27 44l-7 2', 1.3),
  ];
};

/** Something that walks on the wind over the firs. */
const ithaqua: Picture = () => {
  const random = chance(9);
  const wind = count(42).map(() => {
    const [x, y, l] = [random() * 150, 4 + random() * 78, 6 + random() * 22];
    return `M${round(x)} ${round(y)}q${round(l / 2)}-2 ${round(l)} 0`;
  });
  const fir = (x: number, h: number): Mark[] => {
    const steps = count(5).map((i) => [2 + i * h * 0.07, 90 - h + (i + 1) * (h / 5.5)] as const);
    const left = steps
      .map(([w, y]) => `L${round(x - w)} ${round(y)}L${round(x - w * 0.45)} ${round(y - 1.5)}`)
      .join('');
    const right = steps
      .map(([w, y]) => `L${round(x + w)} ${round(y)}L${round(x + w * 0.45)} ${round(y - 1.5)}`)
      .join('');
    return [
      night(`M${x} ${90 - h}${left}V90H${x}Z`),
      bone(`M${x} ${90 - h}${left}L${x} 86Z`),
      night(`M${x} ${90 - h}${right}V90H${x}Z`),
      scratch(`M${x} ${90 - h}${right}`, 0.6),
    ];
  };
  return [
    scratch(wind.join(''), 0.5),
    // Legs, then trunk, arms and head: all too long.
    ...limb(
      [
        [74, 46],
        [66, 62],
        [70, 76],
        [64, 96],
      ],
      9,
      5,
    ),
    ...limb(
      [
        [86, 46],
        [96, 60],
        [92, 74],
        [99, 96],
      ],
      9,
      5,
    ),
    ...limb(
      [
        [69, 27],
        [52, 32],
        [42, 46],
        [30, 52],
      ],
      6.5,
      2.5,
    ),
    ...limb(
      [
        [91, 27],
        [110, 28],
        [120, 42],
        [134, 44],
      ],
      6.5,
      2.5,
    ),
    scratch('M31 51l-8-1M31 52l-8 4M32 53l-5 8M33 53l-1 9M133 43l8-3M134 44l9 1M134 45l7 5M132 46l3 8', 1.5),
    night('M64 24Q80 17 96 24Q97 36 88 50H72Q63 36 64 24Z'),
    bone('M64 24Q72 20 79 19.5Q76 34 78 50H72Q63 36 64 24Z'),
    cut('M66 28Q71 29 77 27M66.5 32Q72 34 77 32M68 36Q72 39 77 37M70 41Q74 43 77 42', 1.1),
    scratch('M83 27Q90 29 94 27M83 32Q89 34 93 32M83 37Q88 39 91 36M83 42Q86 43 89 41', 0.9),
    scratch('M96 24Q97 36 88 50', 0.9),
    night('M70 12Q71 3 80 2Q89 3 90 12Q89 22 84 25H76Q71 22 70 12Z'),
    bone('M70 12Q71 3 80 2Q77 12 79 25H76Q71 22 70 12Z'),
    scratch('M80 2Q89 3 90 12Q89 22 84 25', 0.9),
    night('M71 12l7 1.4-5.5 3Z'),
    fill('lamp', disc(74.5, 13.6, 1.5)),
    fill('lamp', disc(85, 13.6, 1.5)),
    cut('M75 21h4', 1),
    scratch('M81 21h4M80.5 17v3', 0.9),
    scratch('M73 4l-7-4M76 2l-3-4M87 4l7-4M84 2l3-4', 1.4),
    bone('M0 90V84Q40 78 80 83Q120 78 160 84V90Z'),
    ...[6, 20, 38, 118, 136, 150].flatMap((x, i) => fir(x, 30 + ((i * 13) % 19))),
    cut('M50 87h14M86 86h20M66 89h10', 0.8),
  ];
};

/** A serpent risen from its coils. */
const yig: Picture = () => [
  bone(disc(128, 20, 11)),
  cut('M120 17h9M119 21h7M124 25h9', 0.5),
  half('M0 72L16 58 34 68 52 56 78 70 104 58 126 68 144 58 160 66V90H0Z'),
  cut('M4 70l12-9M10 74l14-11M28 68l6-4M40 68l12-9M98 68l8-7M106 70l8-7M136 70l8-8M142 74l8-8', 0.8),
  ...limb(
    [
      [118, 84],
      [134, 78],
      [146, 84],
      [158, 79],
    ],
    9,
    1.5,
    { notches: 1, above: 1.8 },
  ),
  ...limb(
    [
      [34, 77],
      [50, 68],
      [80, 64],
      [110, 68],
      [126, 77],
    ],
    12,
    12,
    { notches: 1, above: 1.8 },
  ),
  ...limb(
    [
      [92, 72],
      [108, 62],
      [110, 48],
      [98, 38],
      [90, 24],
    ],
    16,
    17,
    { notches: 1, light: 0.2 },
  ),
  ...limb(
    [
      [30, 74],
      [46, 83],
      [80, 87],
      [114, 83],
      [130, 74],
    ],
    15,
    15,
    { notches: 1, above: 1.8 },
  ),
  // The frill behind the head.
  night('M82 6Q104 4 114 18Q122 34 108 50Q102 40 92 36Q84 24 82 6Z'),
  scratch(
    'M82 6Q104 4 114 18Q122 34 108 50Q102 40 92 36M84 10Q98 12 113 20M86 18Q102 22 117 32M90 28Q102 32 112 45',
    0.9,
  ),
  // The head, its jaws apart.
  night('M44 21Q62 26 72 31Q62 33 50 44L42 34Z'),
  fill('red', 'M50 25Q62 27 70 31Q60 33 53 39Q50 32 50 25Z'),
  bone('M96 32Q98 12 82 7Q64 4 48 14Q40 19 42 24Q54 26 64 26Q68 29 72 32Z'),
  bone('M72 32Q60 34 50 41Q45 46 50 48Q64 48 78 44Q92 42 96 32Q84 34 72 32Z'),
  night('M96 32Q98 12 82 7Q90 16 86 27Q92 29 86 34Q82 42 66 47Q74 46 78 44Q92 42 96 32Z'),
  scratch('M96 32Q98 12 82 7M78 44Q92 42 96 32M90 14Q93 20 92 30M90 34Q87 39 82 41', 0.9),
  cut(strokes([76, 10], [80, 26], [87, 11], [87, 27], 5), 0.8),
  cut('M46 20q2 .5 3-1M54 13Q62 9 70 10M54 44Q66 44 76 39M58 40Q66 40 74 36M60 20q3-3 6-3M56 23q8 1 13 1', 0.9),
  night('M66 18Q71 12 79 17Q73 22 66 18Z'),
  fill('lamp', 'M68.5 17.7Q72 14 77 17Q73 20 68.5 17.7Z'),
  night('M72.3 14.8h1.4v4.4h-1.4Z'),
  cut('M64 15Q71 8 81 14', 1.8),
  bone('M46 24l4.5.6-1 12.4ZM53 25l3 .3-.5 7ZM52 42l2.5-1.6-.5-6Z'),
  line('red', 'M64 31Q50 31 38 35Q30 38 22 35M38 35Q32 41 25 43', 1.7),
];

/** One that no book describes: an eye behind a lid of stars. */
const unknown: Picture = () => [
  stars(7, 60, 84),
  night('M20 45Q80 -10 140 45Q80 100 20 45Z'),
  bone('M20 45Q80 -10 140 45Q80 8 20 45Z'),
  scratch('M20 45Q80 100 140 45', 1.4),
  scratch(disc(80, 47, 17), 1.2),
  half(disc(80, 47, 15.5)),
  cut(
    count(32)
      .map(
        (i) => `M80 47L${round(80 + 16 * Math.cos((i / 32) * 6.2832))} ${round(47 + 16 * Math.sin((i / 32) * 6.2832))}`,
      )
      .join(''),
    0.6,
  ),
  night('M80 32Q86 47 80 62Q74 47 80 32Z'),
  bone(disc(74, 40, 2.2)),
];

/** The Ancient Ones that sleep on this world, and what stands for one no book describes. */
export const GREAT_OLD_ONES: Readonly<Record<string, Picture>> = {
  cthulhu,
  hastur,
  ithaqua,
  yig,
  unknown,
};
