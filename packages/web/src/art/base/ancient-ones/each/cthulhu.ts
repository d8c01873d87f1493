import type { LargePicture } from '../../../box-art.js';
import { bone, cut, fill, half, type Mark, night, type Point, scratch, strokes } from '../../../paint.js';
import { limb } from '../limb.js';
import { sea, stars } from '../parts.js';

/** A head like a cuttlefish over the sea, wings folded behind it. */
export const PICTURE: LargePicture = () => {
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
