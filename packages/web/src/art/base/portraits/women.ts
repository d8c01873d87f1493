/**
 * Seven women, from the back to the front. The feature that identifies each at token size is drawn last and largest.
 */
import type { PortraitArt } from '../../box-art.js';
import { bone, cut, disc, fill, half, type Mark, night, round, scratch, strokes } from '../../paint.js';
import { eyes, FINE_FACE, glasses, type Marks, mouth, NECK, NOSE, PAINTED, SHOULDERS, WHITE_COAT } from './parts.js';

/** One drawing repeated `count` times. */
const repeatDrawing = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** The student: a plait with a ribbon over a striped scarf. */
const amanda: Marks = [
  ...SHOULDERS,
  ...NECK,
  bone('M34 50Q28 62 29 78L36 82ZM66 50Q72 62 71 78L64 82Z'),
  night('M66 50Q72 62 71 78L64 82Z'),
  ...FINE_FACE,
  ...eyes(57),
  ...NOSE,
  ...mouth(75.4),
  bone('M32 62Q24 40 32 27Q40 17 52 17Q66 18 71 32Q75 46 68 62Q67 48 57 36Q46 46 36 47Q33 52 32 62Z'),
  night('M55 17.4Q67 19 71 32Q75 46 68 62Q67 48 57 36L54 38.5Q52 28 55 17.4Z'),
  cut('M54 20Q38 27 30 46M53 24Q40 31 32 50M53 28Q44 36 35 45M53 32Q47 39 41 43.5M50 18.5Q36 22 29.5 38', 1),
  scratch('M58 20Q68 27 70 46M57 25Q66 32 69 50M57 30Q64 37 67.5 48', 1),
  // The scarf goes round, the plait lies over it.
  bone('M30 90Q50 106 70 90L76 99Q76 106 64 110Q50 114 36 110Q24 106 24 99Z'),
  night('M56 100Q64 97 70 90L76 99Q76 106 64 110L56 111.5Z'),
  fill('red', 'M36 94.5L42 98 40 111 33 109ZM48 100L54 100 54 112 47 112Z'),
  scratch('M60 99L61 110M66 95L69 107', 2),
  bone('M58 108L70 106 74 122H60Z'),
  fill('red', 'M59 112L71.5 110 72.5 114 59.5 116Z'),
  ...[0, 1, 2, 3, 4].flatMap((i): Mark[] => {
    const knot = `M27.5 ${62 + i * 9}q-8 5 -1 11q4 2 5 0q8 -5 2 -11q-3 -3 -6 0Z`;
    return [bone(knot), cut(knot, 1.1)];
  }),
  cut(
    repeatDrawing(5, (i) => `M25 ${66 + i * 9}q3 1 5 5M33 ${65 + i * 9}q-2 2 -3 6`),
    0.8,
  ),
  fill('red', 'M30 108L18 102Q16 110 18 117ZM30 108L42 103Q44 110 42 117Z'),
  fill('red', disc(30, 109, 3.4)),
  cut('M27 109l-6-2M27 111l-5 2M33 109l6-2M33 111l5 2', 0.9),
];

/** The psychologist: her hair in a high knot, a pince-nez on a cord, a brooch. */
const carolyn: Marks = [
  ...SHOULDERS,
  bone('M42 78H58V94H42Z'),
  night('M51 80H58V94H53Z'),
  bone('M38 94Q40 88 42 87H58Q60 88 62 94L60 108Q50 112 40 108Z'),
  night('M54 87H58Q60 88 62 94L60 108Q56 110 53 110.5Z'),
  cut('M40 92Q50 95 60 92M41 97Q50 100 58 97', 0.9),
  night('M36 94L28 98 32 112 46 122H50L40 106Z'),
  scratch('M36 94L28 98 32 112 45 121M64 94L72 98 68 112 54 121', 1.1),
  fill('lamp', 'M50 96.5a4 5 0 1 0 .1 0Z'),
  cut('M50 99.5a2 2.5 0 1 0 .1 0Z', 0.9),
  ...FINE_FACE,
  ...eyes(57),
  ...NOSE,
  ...mouth(75.4),
  night('M33 60Q24 42 31 30Q38 20 50 20Q62 20 69 30Q76 42 67 60Q67 49 62 43Q56 38 50 38Q44 38 38 43Q33 49 33 60Z'),
  half('M33 60Q24 42 31 30Q38 20 48 20Q42 28 42 40Q34 45 33 60Z'),
  cut('M33 52Q29 40 38 25M35 47Q33 38 42 23M38 43Q37 34 45 22M32 56Q26 44 33 30', 1),
  scratch('M52 37Q53 28 52 22M57 38.5Q60 30 57 22M62 42Q66 33 62 25M66 48Q71 38 67 30', 1),
  night('M36 20Q33 3 50 3Q67 3 64 20Q58 26 50 26Q42 26 36 20Z'),
  half('M36 20Q33 3 50 3Q42 10 44 25Q39 24 36 20Z'),
  cut('M38 21Q36 11 44 6M41 23Q39 13 47 4.5', 1),
  scratch('M50 22Q61 20 60 9M48 16Q56 16 56 7M54 25Q64 22 62 12', 1.1),
  scratch('M28 14L72 20', 1.6),
  fill('lamp', disc(28, 14, 2.4)),
  // A pince-nez, its cord falling to the right.
  cut('M37.5 57a5 4.2 0 1 0 10 0a5 4.2 0 1 0-10 0Z', 1.6),
  scratch('M54.5 57a4.8 4.2 0 1 0 9.6 0a4.8 4.2 0 1 0-9.6 0Z', 1.5),
  cut('M47.5 55.5Q51 53 54.5 55.5', 1.5),
  scratch('M64 58Q70 66 68 78Q67 88 72 98', 0.9),
];

const CURLS = [
  [28, 70, 8],
  [72, 70, 8],
  [24, 58, 9],
  [76, 58, 9],
  [25, 44, 10],
  [75, 44, 10],
  [32, 31, 10],
  [68, 31, 10],
  [43, 24, 10],
  [57, 24, 10],
] as const;

/** The author: a cloud of curls, a pen behind the ear, a long cigarette holder. */
const gloria: Marks = [
  ...SHOULDERS,
  ...NECK,
  bone('M36 94L50 118 64 94 60 92 50 106 40 92Z'),
  night('M50 106L60 92 64 94 50 118Z'),
  night('M26 44Q26 20 50 18Q74 20 74 44L74 74Q50 84 26 74Z'),
  ...FINE_FACE,
  ...eyes(57),
  ...NOSE,
  ...PAINTED,
  ...CURLS.map(([x, y, r]) => night(disc(x, y, r))),
  night('M34 50Q36 38 46 34Q58 32 66 46L68 34Q50 18 32 34Z'),
  ...CURLS.flatMap(([x, y, r]): Mark[] => {
    const lit = x < 50;
    const k = r * 0.72;
    const spiral = `M${round(x - k)} ${round(y + r * 0.2)}a${round(k)} ${round(k)} 0 0 1 ${round(k * 2)} ${round(-r * 0.2)}a${round(k * 0.7)} ${round(k * 0.7)} 0 0 1 ${round(-k * 1.3)} 1`;
    return lit
      ? [
          half(disc(x, y, r - 0.8)),
          cut(spiral, 1.1),
          scratch(`M${x - r + 1} ${y}a${r - 1} ${r - 1} 0 0 1 ${r - 1} ${1 - r}`, 1.2),
        ]
      : [scratch(spiral, 0.9)];
  }),
  night(disc(50, 31, 8)),
  half(disc(47, 31, 6.5)),
  cut('M42 33a5 5 0 0 1 10-1a3.5 3.5 0 0 1-6 1', 1.1),
  fill('lamp', 'M33 72l2.4 5-2.4 5-2.4-5Z'),
  fill('lamp', 'M68 72l2 5-2 5-2-5Z'),
  // The pen in her hair, and the holder with its smoke.
  fill('lamp', 'M66 44L91 22 93.5 25 69 48Z'),
  cut('M66 44L91 22 93.5 25 69 48ZM86 26l2.6 3', 0.9),
  cut('M45 76.5L20 87', 3.6),
  scratch('M45 76.5L20 87', 2),
  bone('M20 85.5l-7 3 1 2.6 7-3Z'),
  fill('lamp', disc(13, 90, 1.8)),
  scratch('M12 86q-6-6-1-12q5-6 0-13q-4-6 0-11', 1.2),
];

/** The dilettante: a cloche with a feather, pearls, furs. */
const jenny: Marks = [
  night('M14 122Q14 102 36 95L64 95Q86 102 86 122Z'),
  ...NECK,
  ...FINE_FACE,
  night('M30 44Q27 66 33 77Q40 76 39 66Q37 60 38 52Q40 46 50 44Q60 46 62 52Q63 60 61 66Q60 76 67 77Q73 66 70 44Z'),
  scratch('M33 52q-1.6 12 1.6 21M36 54q-1.4 8 1 17M67 52q1.6 12-1.6 21M64.4 56q1.4 8-1 16', 0.8),
  night('M28 47Q26 14 50 13Q74 14 72 47Q62 40 50 41Q38 40 28 47Z'),
  bone('M28 47Q26 14 50 13Q44 22 43 40.6Q35 42 28 47Z'),
  half('M28.4 38Q40 32 50 33Q62 32 71.6 38L72 47Q62 40 50 41Q38 40 28 47Z'),
  cut('M28.6 40Q40 34.4 50 35.4Q62 34.4 71.4 40M28.4 45Q40 38.4 50 39.4Q62 38.4 71.8 45'),
  cut(strokes([31, 36], [40, 18], [42, 32], [48, 15], 8), 0.9),
  scratch('M58 16Q68 22 70 36M54 14.6Q63 20 65.4 33M62 18Q70 26 71 36', 0.7),
  fill('red', 'M31 38q-12-6-12-22q10 3 13 14q1-13 11-16q3 14-8 22Z'),
  cut('M31 36q-7-7-9-15M33.5 35q1-9 7-16', 0.9),
  ...eyes(57),
  ...NOSE,
  ...PAINTED,
  half('M16 120Q16 100 38 92Q40 104 50 110Q60 104 62 92Q84 100 84 120Z'),
  night('M62 92Q84 100 84 120H56Q56 108 62 92Z'),
  scratch(
    repeatDrawing(8, (i) => `M${20 + i * 4} ${118 - ((i * 7) % 9)}l${(-1) ** i * 2} ${-8 - ((i * 5) % 6)}`),
    1.1,
  ),
  scratch(
    repeatDrawing(6, (i) => `M${60 + i * 4} ${118 - ((i * 5) % 9)}l${(-1) ** i * 2} ${-7 - ((i * 5) % 6)}`),
    0.8,
  ),
  ...Array.from({ length: 13 }, (_, i) => {
    const turn = 0.35 + i * 0.2;
    const pearl = disc(round(50 + 17 * Math.cos(turn)), round(88 + 14 * Math.sin(turn)), 1.9);
    return [bone(pearl), cut(pearl, 0.6)];
  }).flat(),
];

/** The scientist: goggles pushed up, a white coat, a glass with something green. */
const kate: Marks = [
  ...WHITE_COAT,
  ...NECK,
  bone('M43 92L50 108 57 92 61 97 50 116 39 97Z'),
  night('M50 108L57 92 61 97 50 116Z'),
  night('M31 46Q24 60 30 74Q34 79 39 76L38 52ZM69 46Q76 60 70 74Q66 79 61 76L62 52Z'),
  scratch('M32 54q-4 10 1 18M35.5 56q-3 8 1 16M68 54q4 10-1 18', 1),
  ...FINE_FACE,
  ...eyes(57),
  ...NOSE,
  ...mouth(75.4),
  night('M30 56Q24 36 34 24Q42 16 52 16Q64 17 70 27Q76 40 70 56Q68 47 64 42Q54 45 47 38Q42 46 34 47Q31 51 30 56Z'),
  half('M30 56Q24 36 34 24Q38 20 44 18Q38 26 41 43Q38 46 34 47Q31 51 30 56Z'),
  cut('M31 48q-2-10 5-16M34 45q-2-8 4-13M28.5 44q0-8 5-15', 1),
  scratch('M48 24Q58 21 66 28M49 36Q58 42 65 39M67 46Q71 42 70 34M50 19q8-1 14 4', 1),
  // The goggles.
  night('M28 31Q50 22 72 31L72 38Q50 29 28 38Z'),
  scratch('M67 31L71.5 33', 0.9),
  night('M30 33.5a10 9.5 0 1 0 20 0a10 9.5 0 1 0-20 0Z'),
  night('M51 33.5a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0Z'),
  bone('M32 33.5a8 7.5 0 1 0 16 0a8 7.5 0 1 0-16 0Z'),
  half('M53 33.5a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0Z'),
  cut('M36 38L43 28M40.5 39L46 31M58 38L64 29', 1.2),
  scratch('M53 33.5a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0Z', 0.9),
  // The glass in her hand.
  fill('deep', 'M76 70H84V84L94 106Q96 112 89 112H71Q64 112 66 106L76 84Z'),
  fill('green', 'M72.5 92H87.5L93 105Q95 110.5 89 110.5H71Q65 110.5 67 105Z'),
  scratch('M74.5 70H85.5M76 70V84L66 106Q64 112 71 112H89Q96 112 94 106L84 84V70', 1.4),
  night(disc(76, 101, 1.8)),
  night(disc(83, 97, 1.3)),
  scratch('M80 66q-3-4 0-8q3-4 0-8', 1),
];

/** The researcher: a sharp bob with a fringe, round glasses, an open book. */
const mandy: Marks = [
  ...SHOULDERS,
  ...NECK,
  bone('M34 94L43 88 50 104 57 88 66 94 58 108 50 104 42 108Z'),
  night('M50 104L57 88 66 94 58 108Z'),
  scratch('M57 88L66 94 58 107', 0.9),
  ...FINE_FACE,
  ...eyes(57),
  ...NOSE,
  ...mouth(75.4),
  night(
    'M24 82Q21 44 29 30Q38 17 50 17Q62 17 71 30Q79 44 76 82Q69 85 63 79Q66 64 64 48Q50 52 36 48Q34 64 37 79Q31 85 24 82Z',
  ),
  half('M24 82Q21 44 29 30Q34 22 42 19Q36 30 36 48Q34 64 37 79Q31 85 24 82Z'),
  cut('M26 80Q24 50 31 33M29 82Q27 54 33 36M32.5 82Q30 60 34 42', 1),
  cut('M42 20Q38 30 38 47M46 19Q42 32 43 48', 1.1),
  scratch('M44 24Q42 34 43 47M48 22Q47 34 48 48.5M53 22Q53 34 53.5 48.5M58 24Q59 34 59 48', 0.9),
  scratch('M64 26Q72 36 72 60Q72 74 71 81M68 28Q76 42 74 72M67 50Q69 66 67 79', 0.9),
  ...glasses(57, 6.8),
  // The book she reads from.
  night('M22 108Q36 99 50 106Q64 99 78 108V122H22Z'),
  bone('M24 109.5Q37 102 49 108V122H24Z'),
  half('M51 108Q63 102 76 109.5V122H51Z'),
  cut('M28 111.5Q37 107 46 110.5M28 115.5Q37 111 46 114.5M28 119.5Q37 115 46 118.5', 0.9),
  cut('M54 110.5Q63 107 72 111.5M54 114.5Q63 111 72 115.5M54 118.5Q63 115 72 119.5', 0.9),
];

/** The nun: veil and wimple, a cross. */
const mary: Marks = [
  night('M8 122Q8 92 24 82L20 50Q22 10 50 9Q78 10 80 50L76 82Q92 92 92 122Z'),
  half('M12 122Q12 94 26 85Q23 64 25 46Q28 20 50 14Q36 28 35 52Q34 80 44 96L40 122Z'),
  cut(strokes([15, 118], [27, 88], [38, 118], [40, 96], 7), 1.1),
  cut('M27 84Q24 62 26.4 46M30 84Q27 62 29.4 46M33.4 86Q30 64 32 48', 1.1),
  cut(strokes([27, 44], [44, 17], [35, 50], [49, 17], 5)),
  bone('M31 50Q31 27 50 26Q69 27 69 50Q71 82 62 96Q50 108 38 96Q29 82 31 50Z'),
  night('M56 27Q69 30 69 50Q71 82 62 96Q56 102 50 103Q60 88 60 66L60 44Z'),
  cut('M33 72Q35 86 44 96M36 86Q41 96 48 101M40 94q5 5 9 8', 0.9),
  scratch('M65 50q1.4 24-5 40M62.8 52q1 20-4 36', 0.8),
  bone('M36 52Q35 70 42 80Q50 88 58 80Q65 70 64 52Q63 42 50 40Q37 42 36 52Z'),
  night('M54 41Q63.4 43 64 52Q65 70 58 80Q54 84.5 50 84Q56 76 55.4 67L58 63L54 52Z'),
  cut('M55.6 70l-4.4 .6M55.6 73l-4.8 .8M55 76l-5 .8M54 79l-5 .8'),
  scratch('M62.6 56q.6 10-2.6 18', 0.8),
  cut('M36 52Q37 42 50 40Q63 42 64 52', 1.2),
  ...eyes(57),
  ...NOSE,
  ...mouth(75.4),
  scratch('M50 100V122', 2.4),
  scratch('M44.6 108H55.4', 2.4),
  scratch('M70 52Q73 76 68 90M74 50Q77 78 72 92Q80 100 82 120M78 60Q79 78 76 88'),
];

/** The women among the portraits. */
export const WOMEN: Readonly<Record<string, PortraitArt>> = {
  'amanda-sharpe': { ground: '#5a4524', marks: amanda },
  'carolyn-fern': { ground: '#4b3650', marks: carolyn },
  'gloria-goldberg': { ground: '#5b3038', marks: gloria },
  'jenny-barnes': { ground: '#4a2c30', marks: jenny },
  'kate-winthrop': { ground: '#2a4a40', marks: kate },
  'mandy-thompson': { ground: '#4d4a2a', marks: mandy },
  'sister-mary': { ground: '#2c3350', marks: mary },
};
