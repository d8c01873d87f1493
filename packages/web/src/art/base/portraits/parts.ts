/** Parts of portraits, in a box of 100 by 120: the eyes lie at 57, the chin at 88. */
import { bone, cut, disc, fill, half, type Mark, night, scratch, strokes, type Tone } from '../../paint.js';

export type Marks = readonly Mark[];

const HALF_LIT_CHEEK: Marks = [
  cut('M55.6 70l-4.4 .6M55.6 73l-4.8 .8M55 76l-5 .8M54 79l-5 .8M52.6 82l-4.6 .6'),
  scratch('M65 56q.6 10-3 19M62.6 60q.2 8-2.2 14', 0.8),
];

/** A broad face, its right side in shadow. */
export const FACE: Marks = [
  bone('M33 50Q32 74 40 84Q50 93 60 84Q68 74 67 50Q66 36 50 36Q34 36 33 50Z'),
  night('M54 37Q67 38 67 50Q68 74 60 84Q55 89.5 50 89Q57 80 56 68L59 63L54 52Z'),
  ...HALF_LIT_CHEEK,
];

/** A heavy face with a square jaw. */
export const HEAVY_FACE: Marks = [
  bone('M32 50Q30 74 36 85Q42 93 50 93Q58 93 64 85Q70 74 68 50Q66 34 50 34Q34 34 32 50Z'),
  night('M54 35Q67 36 68 50Q70 74 64 85Q58 92 52 92.5Q58 84 56.5 69L59 63L54 52Z'),
  ...HALF_LIT_CHEEK,
];

/** A narrow face with a small chin. */
export const FINE_FACE: Marks = [
  bone('M35 50Q34 70 42 81Q50 89 58 81Q66 70 65 50Q64 36 50 36Q36 36 35 50Z'),
  night('M54 37Q65 38 65 50Q66 70 58 81Q54 85.5 50 85Q56 77 55.4 67L58 63L54 52Z'),
  ...HALF_LIT_CHEEK,
];

/** A long face with a high, bare forehead. */
export const LONG_FACE: Marks = [
  bone('M33 46Q32 72 40 84Q50 95 60 84Q68 72 67 46Q66 24 50 23Q34 24 33 46Z'),
  night('M54 24Q67 28 67 46Q68 72 60 84Q55 92 50 91Q57 80 56 68L59 63L54 52Z'),
];

/** Ears, for heads whose hair leaves them bare. */
export const EARS: Marks = [
  bone('M34 51Q29 48 29.5 55Q30 62 34.5 64Z'),
  cut('M31.4 53.5q.4 4 2 7', 0.8),
  night('M66 51Q71 48 70.5 55Q70 62 65.5 64Z'),
  scratch('M67.5 51Q70.6 50 70 55.5Q69.6 60.5 66.6 63', 0.9),
];

/** Both eyes under their brows. */
export function eyes(y = 57): Marks {
  return [
    cut(`M37.6 ${y - 4.2}Q42 ${y - 6.6} 47 ${y - 4.8}`, 1.8),
    night(`M38.6 ${y}Q43 ${y - 3.6} 47 ${y}Q43 ${y + 2} 38.6 ${y}Z`),
    bone(disc(43.4, y - 0.9, 0.8)),
    scratch(`M55 ${y - 4.6}Q59 ${y - 6.4} 63 ${y - 4}`, 1.3),
    bone(`M55.5 ${y}Q59.4 ${y - 3} 63 ${y}Q59.4 ${y + 1.6} 55.5 ${y}Z`),
    night(disc(59.2, y - 0.7, 1.2)),
    cut(`M39.6 ${y + 4.4}q3 1.4 6 .4`, 0.8),
  ];
}

/** Lashes and painted lips. */
export const PAINTED: Marks = [
  cut('M38 56l-2-1.4M39 54.4l-1.6-1.8', 1),
  fill('red', 'M44 74.4q3-2 5.4-.4q2.6-1.4 5.6 .4q-2 4.6-5.4 4.6T44 74.4Z'),
  cut('M44 74.8q6 1.6 11 0', 1),
];

export const NOSE: Marks = [
  night('M52 52L49.8 58Q48.6 64 46.2 67.4Q48.4 70 52.6 69.2L56 66L55 56Z'),
  cut('M50.4 57Q49.2 63.6 46.6 67.4Q48.6 69.8 52 69.2', 1.1),
];

export function mouth(y = 76.5): Marks {
  return [
    cut(`M43.6 ${y}Q48 ${y - 1.6} 50.4 ${y}Q53 ${y - 1} 56 ${y}`, 1.9),
    scratch(`M56 ${y}l2 .2`, 1),
    cut(`M46 ${y + 4}q3 1.2 6 0`, 0.9),
  ];
}

/** Round glasses. */
export function glasses(y = 56.4, r = 6.6): Marks {
  return [
    cut(disc(42.4, y, r), 1.7),
    scratch(disc(58.4, y, r), 1.5),
    cut(`M49 ${y - 1}q1.6-1 3 0`, 1.4),
    cut(`M36 ${y - 0.4}l-3-2`, 1.4),
  ];
}

/** A neck in a dress. */
export const NECK: Marks = [bone('M43 78H57V98Q50 106 43 98Z'), night('M51 80H57V98Q54 102 50 102Z')];

/** A jacket over a shirt. `lit` is the tone of its left side, which faces the light. */
export function jacket(lit: Tone = 'half', tie: Tone = 'night'): Marks {
  return [
    night('M6 122Q8 98 30 92L42 86H60L72 92Q94 98 96 122Z'),
    fill(lit, 'M8 122Q10 100 31 94L36 122Z'),
    cut(strokes([10, 104], [12, 121], [33, 96], [35, 121], 9), 1.1),
    bone('M41 82L50 100 59 82 62 96 50 120 38 96Z'),
    half('M50 100L59 82 62 96 50 120Z'),
    fill(tie, 'M47 100h6l2 22h-10Z'),
  ];
}

/** Lapels over a jacket. */
export const LAPELS: Marks = [
  half('M38 92L31 95 30 108 35 110 33 114 46 122H49Z'),
  cut(strokes([33, 97], [35, 108], [38, 94], [47, 120], 6), 0.9),
  night('M62 92L70 95 71 108 66 110 68 114 54 122H51Z'),
  scratch('M62 92L70 95 71 108 66 110 68 114 55 122', 1),
];

/** A white coat. */
export const WHITE_COAT: Marks = [
  bone('M8 122Q10 100 32 93L42 88H58L69 93Q90 100 92 122Z'),
  night('M58 88L69 93Q90 100 92 122H50Z'),
  scratch(strokes([66, 96], [58, 121], [88, 108], [88, 121], 9), 0.9),
  cut('M22 101q-3 10-3 21M29 98q1 12 3 23', 0.8),
  cut('M42 88L32 95 31 107 37 108 35 112 50 122', 1.2),
  scratch('M58 88L69 95 70 107 64 108 66 112 52 122', 1.1),
];

/** Narrow shoulders in a dark dress. */
export const SHOULDERS: Marks = [
  night('M12 122Q14 102 36 94L64 94Q86 102 88 122Z'),
  half('M14 122Q16 103 35 96L40 122Z'),
  cut(strokes([17, 108], [18, 121], [34, 97], [38, 121], 7), 1),
];
