/** Four men of Dunwich, from the back to the front. The feature that identifies each at token size is drawn last. */
import {
  EARS,
  eyes,
  FACE,
  HEAVY_FACE,
  jacket,
  LAPELS,
  LONG_FACE,
  type Marks,
  NOSE,
} from '../../base/portraits/parts.js';
import type { PortraitArt } from '../../box-art.js';
import { bone, cut, disc, fill, half, line, night, scratch, strokes } from '../../paint.js';
import { BROWN_EARS, BROWN_FACE, BROWN_NECK } from './parts.js';

/** The musician: a soft hat pushed back, cheeks full, the golden trumpet at the lips and out of the frame. */
const jim: Marks = [
  ...jacket('half', 'night'),
  ...LAPELS,
  ...BROWN_NECK,
  bone('M41 86L50 101 59 86 61 97 50 120 39 97Z'),
  half('M50 101L59 86 61 97 50 120Z'),
  fill('red', 'M49 101L40 96Q38 101 40 107L49 104ZM51 101L60 96Q62 101 60 107L51 104Z'),
  ...BROWN_FACE,
  ...BROWN_EARS,
  // The eyes half closed, the brows up.
  cut('M37 51Q42 47.4 47 50.6', 1.9),
  cut('M38.4 57Q43 54.4 47.4 57.4', 1.8),
  cut('M39.4 59.600Q43 61 46.6 59.6', 0.9),
  scratch('M55 50.400Q59 47.6 63.4 51M55.4 57.200Q59.4 54.8 63.2 57.4', 1.4),
  ...NOSE,
  // A blown cheek.
  cut('M36.6 70Q36 78 42 82M38 66q-1.6 2-1.6 4', 1),
  scratch('M62 67Q65 73 61.6 79', 1),
  night('M44 73.500Q48 71.5 50.5 73Q53.5 71.6 57 73.800Q55 80.5 50.4 80.500Q46 80.5 44 73.500Z'),
  // The hat.
  night('M31 45Q29 22 40 15Q50 19 60 14Q71 20 70 44Q50 34 31 45Z'),
  bone('M31 45Q29 22 40 15Q45 17.4 48 17.600L47 37Q38 38.6 31 45Z'),
  cut(strokes([32.5, 34], [41, 16.5], [46, 33], [47.5, 19], 6), 1),
  scratch('M57 16Q64 20 66 33M61 15Q68 21 68.6 33', 0.9),
  fill('red', 'M31 36Q50 27 69.6 36L70 44Q50 34 31 45Z'),
  night('M52 32.600Q62 33 69.6 36L70 44Q61 39 52 38.600Z'),
  night('M19 41Q26 33 38 37Q50 33 62 36.500Q75 32 82 40Q70 45 60 42Q50 39 39 43Q29 47 19 41Z'),
  half('M19 41Q26 33 38 37Q44 35 51 35L50 40.200Q44 40.6 39 43Q29 47 19 41Z'),
  scratch('M21 41Q29 44.6 39 41Q50 37.6 61 40Q71 43 79.5 39.6', 1.1),
  // The trumpet: mouthpiece, tube, three valves, the bell towards us.
  night('M46 74L54 73L86 92L95 84L99 112L80 108L48 82Z'),
  fill('lamp', 'M47.5 75L53 74.400L86 94L83 100L49 80.500Z'),
  fill('lamp', 'M82 93Q90 92 96 85Q101 98 97 111Q88 103 80 102Z'),
  night('M92 91Q97 98 94.5 106Q90 99 92 91Z'),
  cut('M52 78.500L82 96.500M84 97Q90 97 95 88M84 99Q90 101 95.5 108', 0.9),
  line('lamp', 'M58 82Q54 93 62 98L76 106Q82 107 81 101', 2.6),
  night('M61 77l7 4-1.5 8-7-4.500ZM70 82l7 4-1.5 8-7-4.500Z'),
  fill('lamp', 'M62.5 78.500l4.5 2.5-1 6-4.5-3ZM71.5 83.500l4.5 2.5-1 6-4.5-3Z'),
  line('lamp', 'M65.5 78V72M74.5 83V77', 1.6),
  // The fingers on the valves.
  half('M60 74q3-4 7-1.500l1 5-4 1ZM69 78q3-4 7-1.500l1.5 5.5-4 1Z'),
  cut('M60 74q3-4 7-1.500l1 5-4 1ZM69 78q3-4 7-1.500l1.5 5.5-4 1Z', 0.9),
];

/** The leader of expeditions: a pith helmet, a moustache gone grey, field glasses on their strap. */
const leo: Marks = [
  night('M6 122Q8 98 30 92L42 86H60L72 92Q94 98 96 122Z'),
  bone('M8 122Q10 100 31 94L42 122Z'),
  half('M42 122L36 96L42 90L50 104L59 90L66 95L62 122Z'),
  cut('M12 106h14v13h-13M12 110h14M19 110v9', 1),
  cut(strokes([28, 97], [32, 121], [33, 95], [40, 121], 3), 0.9),
  scratch('M74 102h14v14h-14ZM74 106h14M70 95L66 121', 1),
  bone('M40 86L50 103 44 112 32 94Z'),
  night('M60 86L50 103 57 112 69 94Z'),
  scratch('M60 86L50 103 57 112 68 95', 1.1),
  fill('red', 'M42 88L50 100L58 88L56 98L50 106L44 98Z'),
  ...FACE,
  ...EARS,
  ...eyes(58),
  cut('M39 62q3 2 7 .8M38.5 65l3 1.6', 0.8),
  ...NOSE,
  cut('M45 81Q50 82.4 55 81', 1.8),
  // The moustache.
  night(
    'M50.5 69.600Q44 67.6 39 73Q35 76 32 73.400Q34 82 42 80.600Q48 79.4 50.5 75.400Q53 79.4 59 80.600Q67 82 69 73.400Q66 76 62 73Q57 67.6 50.5 69.600Z',
  ),
  bone('M50 70.800Q44 69 40 74Q37 77 34 76Q37 80.6 42.5 79Q48 77.4 50 73.600Z'),
  cut('M47 71.600Q43 73.6 40 78.400M44 71.600Q40.5 74.5 38 78.4', 0.7),
  scratch('M53 71.600Q58 74 61 78.600M56.5 71.400Q61 74.5 64 78', 0.8),
  // The helmet.
  night('M30 42Q28 12 50 9Q72 12 70 42Q50 34 30 42Z'),
  bone('M30 42Q28 12 50 9Q42 20 43 37.600Q36 38.6 30 42Z'),
  cut(strokes([31, 32], [44, 12], [42, 33], [49, 11], 6), 1),
  scratch('M54 11Q62 20 62 36M60 13Q68 22 67 37M50 9Q56 18 56 34', 0.9),
  bone('M46 9Q50 4 54 9L53 11.500H47Z'),
  half('M29.6 36Q50 28 70.4 36L70.2 42Q50 34 29.8 42Z'),
  cut('M30 38Q50 30 70 38M30 40Q50 32 70 40', 0.7),
  night('M14 50Q22 38 34 38.600Q50 34 66 38.600Q78 38 86 50Q78 53 66 48Q50 43 34 48Q22 53 14 50Z'),
  bone('M14 50Q22 38 34 38.600Q42 36.4 51 36.300L50 44.800Q42 45 34 48Q22 53 14 50Z'),
  cut('M18 48.600Q26 43 35 43Q42 41 50 40.6', 0.9),
  scratch('M52 41Q60 41.6 66 44Q76 47.4 83 48.600M54 45.400Q60 46 66 48', 1),
  cut('M30 49Q30 70 38 84', 1.1),
  // The field glasses.
  scratch('M36 95Q42 104 40 108M64 95Q60 104 62 108', 1.4),
  night('M32 105H49V122H32ZM52 105H69V122H52Z'),
  fill('brass', 'M34 107H40V122H34Z'),
  scratch('M33 106H48V122M53 122V106H68V122M49 111H52', 1.1),
  scratch('M32 110H48M53 110H69', 1),
];

/** The soldier: a steel helmet tipped forward, its strap undone, stubble, a collar of wool. */
const mark: Marks = [
  night('M2 122Q4 96 28 90L42 84H60L74 90Q96 96 98 122Z'),
  half('M5 122Q7 99 29 92L38 122Z'),
  cut(strokes([8, 106], [10, 121], [31, 94], [37, 121], 10), 1.2),
  bone('M24 92L38 80 46 104 38 122H28Z'),
  night('M76 92L62 80 55 104 62 122H72Z'),
  cut(strokes([27, 96], [34, 120], [37, 84], [44, 106], 8), 1),
  scratch('M62 82L57 103M75 93L65 120M70 89L61 112', 1.1),
  half('M44 96Q50 102 57 96L55 110Q50 114 46 110Z'),
  ...HEAVY_FACE,
  ...EARS,
  ...eyes(60),
  cut('M36 55.500L47 57.5', 2.2),
  scratch('M55 57.500L65 55', 1.7),
  ...NOSE,
  cut('M43 79.500Q50 77.6 57 79.5', 2.1),
  // Stubble.
  cut('M36 76l-.4 3M38.4 80l-.4 3M37 84l0 2.4M41 84l-.2 3M44 87l0 2.6M47.6 86l.2 3M41 89l.6 2', 0.7),
  scratch('M58 84l-.4 2.400M61.6 81l-.2 2.600M60 87l-.6 2', 0.7),
  // A cigarette, nearly gone.
  night('M53 77.500L70 83.500L69 87L52.5 80.500Z'),
  bone('M53.5 78.400L66 82.800L65.4 85L53 80.400Z'),
  fill('lamp', 'M66 82.800L69.4 84L68.8 86.200L65.4 85Z'),
  scratch('M70 82q5-4 1-9q-3-5 2-10', 1),
  // An old wound through the brow.
  cut('M40 50L43 66', 1),
  scratch('M66 70l-5 6', 0.8),
  // The helmet: shallow, tilted over the brow, in a net, a sprig of the field stuck in it.
  night('M27 42Q24 24 46 17Q70 14 76 36Q52 38 27 42Z'),
  half('M27 42Q24 24 46 17Q40 26 42 39.6Q34 40.6 27 42Z'),
  bone('M30 38Q29 26 40 21Q35.5 30 36 40Q32 40.6 30 38Z'),
  cut('M27 36L42 20M30 41L46 18M37 40L48 24M28 30L42 38M33 24L44 33M39 20L47 28', 0.9),
  scratch('M52 18L70 36M60 17L75 33M50 28L58 38M70 22L56 38M76 30L70 36M62 17L50 30', 0.8),
  night('M10 55Q9 47 27 41Q52 35 76 35Q91 36 91 44Q80 51 62 49Q48 47.5 34 51.500Q18 58 10 55Z'),
  half('M10 55Q9 47 27 41Q40 38 51 36.600L51 47.500Q42 48.6 34 51.500Q18 58 10 55Z'),
  bone('M11 54Q13 48.5 28 43.500Q40 40.6 51 39.400L51 42Q36 44 26 48Q15 53.5 11 54Z'),
  scratch('M53 39Q76 37.5 88 43M54 45.600Q66 47.6 78 46.6', 1),
  scratch('M68 24Q78 16 77 6M72 18l7-1M75 12l6-3M71 20l-1-7M75 13l-3-6', 1.1),
  // The strap hangs.
  scratch('M31 54Q29 70 33 86M34 54Q32 70 36 86', 0.9),
  cut('M30.5 54Q29 70 33.5 87M33 54Q32 70 36 86', 1.2),
  scratch('M68.5 54Q71 70 67 90', 1.3),
  fill('brass', 'M64 89h6v5h-6Z'),
  // Tags.
  scratch('M45 98Q50 108 56 98', 0.9),
  night(disc(50.5, 109, 4.6)),
  bone(disc(50, 109, 3.6)),
  cut('M48 108h4M48 110h3', 0.7),
];

/** The handyman: a cloth cap, white whiskers, overalls, a wrench over the shoulder. */
const wilson: Marks = [
  // The wrench lies behind the cheek.
  night('M78 122L80 66Q71 60 73 48Q75 40 83 38L82 50L88 52L93 46L93 38Q101 45 98 56Q96 64 89 67L90 122Z'),
  bone('M80 122L82 65Q75 60 75.5 50Q76 44 80.5 41.500L80 51.500L88 54.500L87 64.500L86 66L86.5 122Z'),
  cut('M82.6 72L82 121M85 72v8', 0.9),
  scratch('M95.6 43Q98 50 95.5 56Q93.5 62 88 64', 1.1),
  night('M8 122Q8 98 30 92L42 86H60L72 92Q92 98 92 122Z'),
  half('M10 122Q11 100 31 94L36 122Z'),
  cut('M12 112L34 104M12 118L35 110M14 106L32 99', 0.9),
  cut('M18 102L20 121M26 98L29 121', 0.9),
  bone('M42 84L50 98 58 84 62 94 50 106 38 94Z'),
  half('M50 98L58 84 62 94 50 106Z'),
  // The bib, its straps and buttons.
  night('M32 122V106H68V122Z'),
  scratch('M33 122V107H67V122M38 112H62V122M50 112V122', 1.2),
  night('M28 93L35 91L42 108H34ZM72 93L65 91L58 108H66Z'),
  scratch('M30 94L36.5 108M34 92L41 107M70 94L63.5 108M66 92L59 107', 1.1),
  fill('lamp', disc(37.5, 108.5, 2.4)),
  fill('lamp', disc(62.5, 108.5, 2.4)),
  scratch('M54 114V120M56 113V119', 1.5),
  ...LONG_FACE,
  ...EARS,
  ...eyes(57),
  cut('M38 62q4 2 8 .4M39 65q3 1 5 .6M35.5 60l-2-1.600M35.4 62.500l-2 .4', 0.8),
  scratch('M64.5 60l2-1M64.3 62.500l2 .6', 0.8),
  ...NOSE,
  // White whiskers, clipped round a smile.
  bone('M33 60Q33 70 38 74Q44 70 50 71.500Q56 70 62 74Q66 70 67 60Q70 76 64 86Q58 96 50 97Q42 96 36 86Q30 76 33 60Z'),
  night('M56 72Q60 72.5 62 74Q66 70 67 60Q70 76 64 86Q58 95 52 96.600Q58 88 56 72Z'),
  night('M42 77.600Q50 80.4 58 77.400Q56 84.5 50 84.500Q44 84.5 42 77.600Z'),
  bone('M44.5 79Q50 80.8 55.5 79L54.6 81Q50 82 45.5 81Z'),
  cut(strokes([34, 66], [37, 85], [39, 74], [43, 94], 5), 0.9),
  cut('M45 86v9M48.5 87v9.400M42 73Q46 74.5 49 73', 0.9),
  scratch('M63 70Q64 78 60 88M66 68Q67 78 62 86M59 76Q60 84 56 91', 0.9),
  half('M33 46Q32 38 36 36L36 52ZM67 46Q68 38 64 36L64 52Z'),
  // The cap, and a pencil behind the ear.
  night('M26 38Q22 18 42 14Q64 10 74 26Q78 34 73 40Q50 30 26 38Z'),
  half('M26 38Q22 18 42 14Q47 13 52 13.200Q42 22 44 33.500Q34 34 26 38Z'),
  cut('M28 34Q30 22 44 15M32 35Q34 24 48 14.500M38 34Q38 24 50 15', 1),
  cut('M27 28l14-4M29 24l14-3', 0.8),
  scratch('M56 14Q68 20 70 36M62 15.500Q74 24 72.6 37M52 14Q58 22 58 33', 0.9),
  bone(disc(49, 12.5, 2)),
  night('M20 45Q30 34 48 34.500Q62 34.5 72 41Q66 46 50 43.500Q32 42 20 45Z'),
  half('M20 45Q30 34 48 34.500L48.5 43.200Q32 42 20 45Z'),
  scratch('M22 44.200Q34 40 48.5 41.200Q60 42 69 42', 1.1),
  fill('lamp', 'M64 47L79 57L78 60L63.5 50Z'),
  cut('M64 48.500L79 58.5', 0.8),
  night('M79 57l3.5 3.6-4.5-.6Z'),
];

/** The men among the portraits of Dunwich. */
export const MEN: Readonly<Record<string, PortraitArt>> = {
  'jim-culver': { ground: '#33405e', marks: jim },
  'leo-anderson': { ground: '#5c5230', marks: leo },
  'mark-harrigan': { ground: '#3d4632', marks: mark },
  'wilson-richards': { ground: '#57382e', marks: wilson },
};
