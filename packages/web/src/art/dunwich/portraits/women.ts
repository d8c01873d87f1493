/** Four women of Dunwich, from the back to the front. The feature that identifies each at token size is drawn last. */
import { eyes, FINE_FACE, type Marks, mouth, NECK, NOSE, PAINTED, SHOULDERS } from '../../base/portraits/parts.js';
import type { PortraitArt } from '../../box-art.js';
import { bone, cut, disc, fill, half, line, type Mark, night, round, scratch, strokes } from '../../paint.js';
import { BROWN_FINE_FACE, BROWN_NECK } from './parts.js';

/** The ex-member of the lodge, still in its robe: the hood thrown up, its sign broken on her breast. */
const diana: Marks = [
  night('M4 122Q6 92 24 80L18 44Q22 6 50 4Q78 6 82 44L76 80Q94 92 96 122Z'),
  half('M7 122Q9 95 27 82Q20 60 22 42Q26 12 50 7Q36 22 34 50Q32 82 44 98L40 122Z'),
  cut(strokes([11, 116], [26, 86], [38, 120], [41, 97], 7), 1.1),
  cut('M25 80Q21 60 24 42M28.5 82Q24.5 60 28 40M32 84Q28.5 62 32 44', 1.1),
  cut(strokes([24, 40], [45, 11], [33, 48], [49, 16], 5), 1),
  // The dark inside of the hood.
  night('M30 52Q30 20 50 18Q70 20 70 52Q70 78 60 92Q50 100 40 92Q30 78 30 52Z'),
  bone('M43 80H57V96Q50 104 43 96Z'),
  night('M50 82H57V96Q54 100 50 101Z'),
  ...FINE_FACE,
  ...eyes(57),
  ...NOSE,
  ...mouth(76),
  // Hair cut short and straight, and the scar that the lodge left her.
  night('M33 58Q29 36 40 28Q50 22 60 28Q71 36 67 58Q66 47 60 40L50 43L38 41Q35 48 33 58Z'),
  scratch('M42 29Q38 34 37 40M47 27Q43 33 43 41M54 27Q55 34 55 41M59 30Q62 35 62 42', 0.9),
  cut('M40 63L44 72M39.6 66.600l3-1.400M41 69.600l3-1.4', 0.9),
  scratch('M70 50Q72 76 64 91M74 48Q78 74 69 92Q82 102 84 121M78 46Q82 70 75 84', 1),
  line('bone', 'M30 52Q30 20 50 18Q70 20 70 52', 1.5),
  // The chain, and a moon of two halves.
  scratch('M38 96L50 108L62 96', 1.1),
  fill('lamp', 'M49 106a7 7 0 1 0 0 13a9 9 0 0 1 0-13Z'),
  fill('lamp', 'M54 105.500a7 7 0 0 1 1.4 12.600a9 9 0 0 0-1.4-12.600Z'),
  cut('M52.5 104L50.5 110L54 113L51 121', 1),
];

/** The psychic: a turban with a stone, lids closed, and one eye more in her palm. */
const jacqueline: Marks = [
  ...SHOULDERS,
  ...NECK,
  bone('M34 95Q40 92 43 89Q48 100 50 112Q52 100 57 89Q60 92 66 95L58 122H42Z'),
  night('M50 112Q52 100 57 89Q60 92 66 95L58 122H50Z'),
  ...FINE_FACE,
  ...NOSE,
  ...PAINTED,
  // The lids are down.
  cut('M37.6 52.800Q42 50 47 52.2', 1.8),
  cut('M38 57.400Q43 61.4 47.6 57.4', 1.7),
  cut('M39 59.200l-1.4 1.600M42 60.600l-.6 2M45 60.200l.6 1.8', 0.9),
  scratch('M55 52.400Q59 50.6 63 53M55.4 57.400Q59.6 61 63.2 57.2', 1.4),
  // The turban, wound to one side.
  night('M29 48Q24 22 38 12Q54 2 68 13Q80 26 71 48Q60 38 50 39Q40 38 29 48Z'),
  fill('green', 'M29 48Q24 22 38 12Q46 7 54 7Q42 18 46 39Q38 40 29 48Z'),
  cut('M30 44Q34 26 52 9M31 38Q36 22 46 9M34.5 43Q40 24 55 11M40 40.500Q44 24 57 12', 1.1),
  scratch('M58 9Q50 22 52 38M64 11Q56 24 60 40M69 16Q62 28 66 43M73 24Q69 32 70.5 44', 1),
  night('M43 25Q50 16 57 25Q55 37 50 40Q45 37 43 25Z'),
  fill('lamp', 'M45 26Q50 19.5 55 26Q54 34 50 37.500Q46 34 45 26Z'),
  cut('M46 27L50 30L54 27M50 30V36', 0.8),
  scratch('M50 18Q47 8 52 -1Q58 6 54 17', 1.2),
  scratch('M51.5 3l-3 3M52 7l-3 3M53 4l3 3M53 9l2.6 2.4', 0.8),
  // Hoops, and beads.
  line('lamp', disc(31, 72, 5), 1.5),
  line('lamp', disc(69, 72, 5), 1.5),
  ...Array.from({ length: 9 }, (_, i): Mark => {
    const t = (i - 4) / 4;
    return fill(i < 6 ? 'bone' : 'half', disc(round(50 + t * 15), round(104 - 8 * t * t), 2));
  }),
  // The hand held up before her.
  night(
    'M70 122L72 96Q66 84 70 83Q74 84 76 91L75 73Q76 69 79 73L81 88L83 70Q86 66 88 71L87 89L91 76Q95 74 95 79L92 98L90 122Z',
  ),
  bone('M72 122L74 96Q69 86 70.5 85Q73 86 76.5 94L77 74.500L78.6 75L80.5 91H82L84.5 72H86L85.5 91L87 92L84 122Z'),
  scratch('M92 78L89.5 96L87.5 121', 1.2),
  night('M74.5 103Q80 96.5 86.5 103Q80 109 74.5 103Z'),
  fill('lamp', 'M77 103Q80 99.5 84 103Q80 106.5 77 103Z'),
  night(disc(80.4, 103, 1.3)),
];

/** The entertainer: feathers in a band over sleek curls, long earrings, pearls, the microphone before her. */
const marie: Marks = [
  ...BROWN_NECK,
  half('M14 122Q17 104 36 96L46 110L54 110L64 96Q83 104 86 122Z'),
  night('M54 110L64 96Q83 104 86 122H50Z'),
  night('M30 122Q34 108 42 104Q50 113 58 104Q66 108 70 122Z'),
  scratch('M33 119Q37 109 42 106.500Q50 115.5 58 106.500Q63 109 67 119', 1.1),
  scratch('M40 114v.1M46 118v.1M54 118v.1M60 114v.1M50 121v.1', 1.6),
  ...BROWN_FINE_FACE,
  ...eyes(57),
  ...NOSE,
  fill('red', 'M43.6 74.400q3.4-2.6 6-.4q2.8-1.8 6 .4q-2 5.2-6 5.200T43.6 74.400Z'),
  cut('M44 75q6 1.6 11.4 0', 1),
  // Finger waves close to the head.
  night('M32 62Q25 42 33 29Q41 19 51 19Q64 19 69 30Q75 44 68 62Q68 50 62 45Q52 44 46 38Q40 44 35 46Q33 53 32 62Z'),
  scratch('M36 43Q34 36 39 32Q44 30 43 25M41 40Q39 34 44 31Q48 29 48 22M47 37Q46 33 50 30Q54 28 53 22', 1),
  scratch('M56 42Q55 36 59 33Q63 31 61 25M63 45Q62 39 66 36Q69 34 67 30', 0.9),
  half('M33 60Q27 66 31 70Q36 68 35 60Z'),
  night('M68 60Q73 66 69 70Q64 68 65 60Z'),
  // The band and its three plumes.
  fill('red', 'M31 39Q50 25 69 39L68.6 44Q50 31 31.6 44Z'),
  cut('M33 41Q50 28 67 41', 0.8),
  night('M60 31Q56 12 66 -1Q72 8 68 21Q76 8 90 6Q90 20 74 29Q86 25 95 31Q88 42 66 38Z'),
  bone('M61.5 30Q58 13 65.5 2.500Q68 12 64.5 30Z'),
  half('M66 31Q72 14 88 8.500Q86 20 66 31Z'),
  half('M68 34Q82 27 92 31.500Q86 39 68 34Z'),
  cut('M63 28Q62 16 65 6M68 29Q76 18 86 10.500M70 34Q82 31 90 32', 0.8),
  cut('M61 20l2 2M61.4 14l2.4 2M72 22l3 1M77 17l3 .6M78 32l1 2M83 31l1 3', 0.7),
  fill('lamp', disc(61, 33, 4)),
  cut(disc(61, 33, 2), 0.8),
  // Long earrings, pearls.
  fill('lamp', 'M31.5 70L34 76L31.5 86L29 76Z'),
  fill('lamp', 'M68.5 70L71 76L68.5 86L66 76Z'),
  ...Array.from({ length: 11 }, (_, i): Mark => {
    const t = (i - 5) / 5;
    return fill('bone', disc(round(50 + t * 13), round(103 - 9 * t * t), 1.7));
  }),
  // The microphone hangs in its ring.
  night(disc(20, 100, 14)),
  scratch(disc(20, 100, 12.4), 1.6),
  bone('M13 94H27V106H13Z'),
  night('M21 94H27V106H21Z'),
  cut('M14.5 97H20M14.5 100H20M14.5 103H20', 1),
  scratch('M22 97H26M22 100H26M22 103H26', 0.9),
  scratch('M20 88V93M20 107V112M8 100H12M28 100H32M20 114V122', 1.3),
];

const SPRINTER_CURLS = [
  [30, 46, 5.5],
  [32, 36, 6.5],
  [38, 28, 7],
  [46, 23, 7],
  [55, 23, 7],
  [62, 28, 7],
  [68, 36, 6.5],
  [70, 46, 5.5],
] as const;

/** The athlete: a band round short curls, a number on her vest, and a medal. */
const rita: Marks = [
  ...BROWN_NECK,
  half('M8 122Q9 104 26 97L42 92L58 92L74 97Q91 104 92 122Z'),
  night('M56 92L74 97Q91 104 92 122H54Z'),
  scratch('M80 103Q87 110 88 121M75 101Q81 110 82 121', 1),
  cut('M12 118Q13 108 22 102M17 119Q18 111 25 105', 1),
  // The vest.
  bone('M26 122L29 97L35 94.500Q40 108 50 109Q60 108 65 94.500L71 97L74 122Z'),
  night('M50 109Q60 108 65 94.500L71 97L74 122H62L60 112Z'),
  fill('red', 'M29 97L32 95.600Q37 113 50 114Q63 113 68 95.600L71 97L71.4 100Q64 118 50 118.500Q36 118 28.6 100Z'),
  ...BROWN_FINE_FACE,
  ...eyes(57),
  cut('M37.6 52.600Q42 50.4 47.4 53', 1.9),
  ...NOSE,
  cut('M38 56l-2.2-1M39 54.400l-1.8-1.6', 1),
  night('M43.4 75.400Q47 73.2 49.8 74.600Q52.6 73.4 56 75.200Q53.6 79.8 49.8 79.800Q46 79.6 43.4 75.400Z'),
  bone('M44.8 76Q50 77.2 54.6 76L53 77.600Q50 78.2 46.4 77.600Z'),
  fill('lamp', disc(32.8, 67.4, 1.7)),
  half('M33 56Q28.5 54 29.5 60Q31 66 35 67Z'),
  night('M67 56Q71.5 54 70.5 60Q69 66 65 67Z'),
  ...SPRINTER_CURLS.map(([x, y, r]) => night(disc(x, y, r))),
  night('M31 46Q33 24 50 22Q67 24 69 46Q60 34 50 35Q40 34 31 46Z'),
  ...SPRINTER_CURLS.flatMap(([x, y, r], i): Mark[] => [
    scratch(
      `M${round(x - r * 0.6)} ${y}a${round(r * 0.6)} ${round(r * 0.6)} 0 1 1 ${round(r)} ${round(r * 0.5)}`,
      i < 5 ? 1.2 : 0.9,
    ),
  ]),
  scratch('M42 30a3 3 0 1 1 5 1M52 30a3 3 0 1 1 5 1', 1),
  // The band.
  bone('M30.5 46Q38 35 50 34.600Q62 35 69.5 46L68.4 50Q60 41 50 40.600Q40 41 31.6 50Z'),
  half('M53 34.700Q63 36 69.5 46L68.4 50Q61 42.5 53 40.800Z'),
  cut('M31.4 48Q40 38.6 50 38Q60 38.6 68.6 48', 0.9),
  // Her number.
  cut('M31 111L38 110.200L34.5 121', 2),
  scratch('M64 110.500L70 109.500L67.5 114Q71 115 68.5 120', 1.8),
  // The medal on its ribbon.
  fill('red', 'M40 94L47 110L51 108L44 93ZM60 94L53 110L49 108L56 93Z'),
  night(disc(50, 114, 7.5)),
  fill('lamp', disc(50, 114, 6.2)),
  cut('M50 110l1.3 2.7 3 .4-2.2 2 .6 3-2.7-1.5-2.7 1.5 .6-3-2.2-2 3-.4Z', 0.8),
];

/** The women among the portraits of Dunwich. */
export const WOMEN: Readonly<Record<string, PortraitArt>> = {
  'diana-stanley': { ground: '#3d3358', marks: diana },
  'jacqueline-fine': { ground: '#51403a', marks: jacqueline },
  'marie-lambeau': { ground: '#6a3a2c', marks: marie },
  'rita-young': { ground: '#2f5460', marks: rita },
};
