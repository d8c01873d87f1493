import type { LargePicture } from '../../../box-art.js';
import { bone, cut, disc, fill, half, type Mark, night, type Point, scratch, strokes } from '../../../paint.js';
import { limb } from '../limb.js';
import { range } from '../parts.js';

/** The black goat: horns over the trunks of a thousand young. */
export const PICTURE: LargePicture = () => {
  const horn = (way: 1 | -1) =>
    limb(
      (
        [
          [10, 26],
          [24, 14],
          [42, 12],
          [54, 24],
          [50, 40],
          [38, 44],
          [34, 34],
        ] as const
      ).map(([dx, y]): Point => [80 + way * dx, y]),
      13,
      1.5,
      { notches: 1 },
    );
  const trunk = (x: number, h: number, lean: number): Mark[] => [
    ...limb(
      [
        [x, 94],
        [x + lean, 94 - h / 2],
        [x, 94 - h],
      ],
      8,
      4,
      { notches: 3 },
    ),
    ...limb(
      [
        [x, 94 - h],
        [x - 7, 84 - h],
        [x - 13, 86 - h],
      ],
      3,
      0.8,
      { notches: 0 },
    ),
    ...limb(
      [
        [x, 94 - h],
        [x + 2, 83 - h],
        [x - 2, 76 - h],
      ],
      3,
      0.8,
      { notches: 0 },
    ),
    ...limb(
      [
        [x, 94 - h],
        [x + 7, 85 - h],
        [x + 13, 82 - h],
      ],
      3,
      0.8,
      { notches: 0 },
    ),
  ];
  return [
    bone(disc(80, 30, 25)),
    cut('M62 24h16M60 30h10M66 40h8M88 20h8M92 36h8M70 16h9', 0.5),
    ...trunk(14, 38, 3),
    ...trunk(146, 40, -3),
    ...trunk(36, 26, -2),
    ...trunk(124, 27, 2),
    ...horn(-1),
    ...horn(1),
    // Ears, then the long head.
    half('M66 33Q54 32 48 40Q58 45 68 41Z'),
    cut('M52 40Q60 37 67 38', 1),
    night('M94 33Q106 32 112 40Q102 45 92 41Z'),
    scratch('M94 33Q106 32 112 40Q102 45 92 41M108 40Q100 37 93 38', 0.9),
    night('M64 28Q80 18 96 28Q98 44 92 58Q90 74 84 80H76Q70 74 68 58Q62 44 64 28Z'),
    bone('M64 28Q72 23.5 79 23Q77 50 79 80H76Q70 74 68 58Q62 44 64 28Z'),
    cut(strokes([66, 30], [67, 46], [77, 25], [77, 44], 6), 0.8),
    cut('M70 56Q74 60 78 58M71 62Q74 66 78 64M70 50Q74 53 78 52', 0.9),
    scratch('M96 28Q98 44 92 58Q90 74 84 80M84 27Q92 29 93 38M83 52Q88 54 91 50M84 60Q87 61 89 58', 0.9),
    night('M66 42Q71 37 77 44Q71 47.5 66 42Z'),
    fill('lamp', 'M68.5 42.2Q71.5 39.5 75 43.6Q71 45.5 68.5 42.2Z'),
    night('M69.5 42h4v1.3h-4Z'),
    night('M94 42Q89 37 83 44Q89 47.5 94 42Z'),
    scratch('M94 42Q89 37 83 44Q89 47.5 94 42Z', 0.8),
    fill('lamp', 'M91.5 42.2Q88.5 39.5 85 43.6Q89 45.5 91.5 42.2Z'),
    night('M86.5 42h4v1.3h-4Z'),
    night('M73 70Q76 68 78 72L76 74ZM87 70Q84 68 82 72L84 74Z'),
    scratch('M87 70Q84 68 82 72L84 74', 0.8),
    cut('M76 78Q78 76 80 76', 1),
    // A beard like roots.
    ...range(5).flatMap((i) =>
      limb(
        [
          [74 + i * 3, 79],
          [73 + i * 3.5, 85],
          [71 + i * 4.5, 92],
        ],
        3,
        0.8,
        { notches: 0 },
      ),
    ),
  ];
};
