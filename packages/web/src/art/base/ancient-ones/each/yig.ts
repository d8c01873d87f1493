import type { LargePicture } from '../../../box-art.js';
import { bone, cut, disc, fill, half, line, night, scratch, strokes } from '../../../paint.js';
import { limb } from '../limb.js';

/** A serpent risen from its coils. */
export const PICTURE: LargePicture = () => [
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
    { notches: 1, lightFromAbove: 1.8 },
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
    { notches: 1, lightFromAbove: 1.8 },
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
    { notches: 1, lightFromAbove: 1.8 },
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
