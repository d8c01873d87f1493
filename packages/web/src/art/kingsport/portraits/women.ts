/**
 * Three women of Kingsport and a girl, from the back to the front. The feature that identifies each at token size is
 * drawn last.
 */
import {
  eyes,
  FINE_FACE,
  glasses,
  type Marks,
  mouth,
  NECK,
  NOSE,
  PAINTED,
  SHOULDERS,
} from '../../base/portraits/parts.js';
import type { PortraitArt } from '../../box-art.js';
import { bone, cut, disc, fill, half, line, type Mark, night, scratch, strokes } from '../../paint.js';

/** The librarian: fair waves, large glasses, a finger before her lips, and a book that ought to be locked away. */
const daisy: Marks = [
  ...SHOULDERS,
  ...NECK,
  // A round collar with a bow.
  bone('M35 95Q42 92 44 90L50 101L46 110Q36 108 35 95Z'),
  night('M65 95Q58 92 56 90L50 101L54 110Q64 108 65 95Z'),
  scratch('M64.6 96Q58 92.6 56 91L50.6 101L54 109Q63 107 64.6 96', 1.1),
  ...FINE_FACE,
  ...eyes(57),
  ...NOSE,
  ...mouth(75.6),
  // Hair to the jaw, parted at the side and turned in.
  night(
    'M42 14Q28 18 24 38Q18 56 20 72Q22 88 36 88Q44 86 41.6 79Q35 74 35.4 62Q36 48 43 36Q52 44 62 43Q65 52 64.6 62Q65 74 58.4 79Q56 86 64 88Q78 88 80 72Q82 56 76 38Q71 14 52 13Q46 12.6 42 14Z',
  ),
  bone('M44 15.6Q30 19 26 38Q20.4 56 22 72Q24 86 36 86Q41 85 39.6 80.4Q33.4 75 33.6 62Q34 47 42 34.4Q43 24 44 15.6Z'),
  cut(
    'M42 20Q33 26 30 40Q25 56 26 72Q28 80 34 82M40.6 26Q35 32 32.6 44Q28.6 58 29.6 70Q31 77 36.6 80.4M39 34Q34 42 32 56',
    1.1,
  ),
  half('M45 33Q43 22 47 15.4Q58 13.4 66 22L60 40.6Q51 40.6 45 33Z'),
  night('M58 14.4Q64 17 68 24L62 42L56 40Z'),
  cut('M48 32Q46.6 24 50 16.6M52 35Q51 26 54.6 16.4', 1),
  scratch(
    'M60 40Q60 28 57 17M64 43Q68 32 63 20M68 50Q73 36 68 24M66.6 60Q76 46 72.6 32M67 70Q78 58 76.4 44M66 78Q78 72 78 56M62.6 84Q74 84 77.4 70',
    1.1,
  ),
  ...glasses(57, 7.8),
  // A chain on her glasses.
  scratch('M66 58Q72 70 68 84Q66 92 70 98', 0.9),
  cut('M34 58Q29 72 33 86', 0.9),
  // The book, clasped, with a sign on it.
  night('M60 122L63 93L95 88L100 122Z'),
  fill('green', 'M62.6 122L65.4 95L92.6 90.8L97 122Z'),
  night('M84 92L92.6 90.8L97 122H88Z'),
  fill('brass', 'M65.4 95L72 94L65.6 102ZM92.6 90.8L86.4 91.8L93.6 98Z'),
  cut('M70 95L67.6 122', 1.2),
  line('lamp', disc(79.4, 107.6, 6.6), 1.4),
  line('lamp', 'M79.4 101L76 112.6L85.4 105H73.4L82.8 112.6Z', 1),
  // Her hand, and the finger.
  night('M30 122L37 104Q36 94 42 91L44.6 91L45 71Q49.4 65 53.6 71L54.2 92Q61 95 60 104L58 110L60 122Z'),
  bone('M46.8 93L47 72.4Q49.4 69 51.7 72.4L52.2 95L46.8 97Z'),
  cut('M47.6 80.4h3.4M47.8 87h3.4M48 73.6q1.4-1 2.8 0', 0.8),
  bone('M38.8 104Q38.4 96 42.6 93.4L45 94V101L52.4 98.4Q57.6 97 57.6 103Q56 110 48 112L40 122H33Z'),
  half('M52.4 98.4Q57.6 97 57.6 103Q56 110 48 112L53 122H57.6L55.6 110Q58 104 55 99.6Z'),
  cut('M45.4 101.4Q50 99 55.4 100.4M45.6 105Q50 103 56 104M46.4 108.6Q50 107 54.6 107.6', 0.9),
];

/** The martial artist: a band across the brow, a plait that flies as she turns, one fist wrapped and raised. */
const lily: Marks = [
  // The plait lies behind her.
  ...[
    [70, 32, 7.6],
    [79, 30, 7],
    [87, 34, 6.4],
    [91.6, 42.4, 5.8],
    [91.6, 51.6, 5.2],
    [88, 60, 4.6],
  ].flatMap(([x, y, r]): Mark[] => [
    night(disc(x as number, y as number, r as number)),
    scratch(`M${x} ${(y as number) - 4}q4 2 4 6M${(x as number) - 3} ${(y as number) - 2}q4 2 4 6`, 1),
  ]),
  fill('red', 'M84.6 61.6L91.6 63.6L90.4 67.4L84 65.6Z'),
  night('M84.6 66L90.4 67.6L87 82Q84 75 84.6 66Z'),
  scratch('M86 68l.6 8M88 68.4l-.6 7', 0.8),
  // The jacket, crossed and belted.
  night('M8 122Q10 101 32 94L44 89H56L68 94Q90 101 92 122Z'),
  bone('M11 122Q13 104 33 97L45 92L52 122Z'),
  night('M55 92L67 97Q87 104 89 122H52Z'),
  ...NECK,
  bone('M42 88L56 110L52 122H44L36 94Z'),
  half('M58 88L44 113L48 122H56L66 94Z'),
  cut('M42 89L55.6 111M58 89L44 113L48 122M36 95L43 122', 1.2),
  cut('M18 106Q17 114 17.6 121M25 101Q24 112 26 121M31 99L36 121', 0.9),
  scratch('M66 96L57 121M72 99Q78 108 79 121M80 103Q85 110 86 121', 1),
  // Both halves of one thing, on her breast.
  night(disc(72, 111, 9)),
  fill('bone', 'M72 103.6a7.4 7.4 0 0 0 0 14.8a3.7 3.7 0 0 0 0-7.4a3.7 3.7 0 0 1 0-7.4Z'),
  line('bone', disc(72, 111, 7.4), 1.1),
  night(disc(72, 114.7, 1.2)),
  bone(disc(72, 107.3, 1.2)),
  ...FINE_FACE,
  // Eyes under straight brows.
  cut('M37 53.6L47.4 52.6', 1.9),
  night('M37.6 57Q42.4 53.6 47.2 58Q42.4 60 37.6 57Z'),
  bone(disc(43.2, 56.8, 0.8)),
  cut('M37.4 56.8l-1.6-1.6', 1.1),
  scratch('M54.8 52.8L63.4 53.2', 1.4),
  bone('M55 58Q59 54.2 63.6 56.8Q59.4 59.8 55 58Z'),
  night(disc(59.2, 57, 1.2)),
  ...NOSE,
  cut('M44 75.6Q48 74.2 50.2 75.4Q53 74.4 55.6 75.6', 2),
  cut('M46.4 79.2q3 1.2 6 0', 0.9),
  // Hair drawn back from a middle parting.
  night('M34 58Q28 40 35 27Q42 18 51 18Q64 18 69 28Q73 40 66 58Q66 46 60 40Q54 34 50.6 30Q46 36 40 41Q35 46 34 58Z'),
  scratch('M49 21Q40 25 35 38M47 26Q41 31 36 41M50.6 30V19', 1),
  scratch('M53 21Q63 25 67 38M54 27Q61 31 65.6 42M58 20.4Q66 25 69 33', 1),
  night('M35.6 52Q33 64 36.4 74Q33 66 33 58ZM65 52Q67.4 64 64 74Q67.4 66 67.4 58Z'),
  // The band and its ends.
  fill('red', 'M33 40Q50 31.4 68.4 40L67.6 46.4Q50 38 33.4 46.4Z'),
  night('M54 35.8Q62 36.8 68.4 40L67.6 46.4Q61 43.2 54 42.2Z'),
  line('red', 'M55.6 39Q62 40 67.6 43', 2.4),
  cut('M34 43.4Q42 39.6 52 38.8', 0.8),
  night('M67 40L84 46L90 56L80 52L68 47Z'),
  fill('red', 'M68.4 41.6L82.6 47.4L86 52.6L79.6 50L68.2 45.6Z'),
  // The fist, wrapped to the wrist.
  night('M4 122L10 102Q2 92 7 78Q11 72 16 75Q20 70.4 24 74Q29 71 32 76Q37 76 37.6 82Q38 94 31 102L33 122Z'),
  ...[9.4, 15.4, 21.6, 27.8].map((x, i) =>
    fill(i < 3 ? 'bone' : 'half', `M${x} 90V${[80, 78, 77.6, 79.4][i]}q0-3 2.6-3q2.6 0 2.6 3V90Z`),
  ),
  bone('M9 93Q9 91.4 12 91.4H27Q30.6 92 30 95Q29 98 25 98H12Q9 97 9 93Z'),
  half('M25 91.4H27Q30.6 92 30 95Q29 98 25 98Z'),
  cut('M10 84h4M16 83h4M22.2 83h4', 0.8),
  bone('M12 100.4H27L24.6 122H7.4Z'),
  night('M21 100.4H29L30.6 122H21.6Z'),
  cut('M11.4 104.4L21 102M10 109.4L21 106.6M9 114.4L21 111M8 119L21 115.6', 1.2),
  scratch('M22 106.6L28.6 104.6M22 111L29 108.6M22 115.4L29.4 113M22.4 120L30 117', 1.1),
];

/** The actress: a black bob, painted lips, a boa, and a mask held up on its stick. */
const lola: Marks = [
  ...SHOULDERS,
  ...NECK,
  ...FINE_FACE,
  ...eyes(57),
  ...NOSE,
  ...PAINTED,
  cut('M41.6 71v.1', 2),
  // The bob, its fringe, its two points on the cheeks.
  night(
    'M36 46Q33 64 42 78Q32 84 26 78Q19 58 25 38Q31 15 51 14Q70 15 76 38Q81 58 74 78Q68 84 59 78Q67 64 64.6 46Q50 42 36 46Z',
  ),
  scratch(
    'M29 74Q23.6 56 29 39Q33 25 44 19M33 77Q28 62 31 48M30.6 36Q35 26 46 22M37 44Q38 30 48 18M42 43Q43 30 50 18',
    1,
  ),
  scratch('M71.6 74Q77 56 72 39Q68 26 58 19M68 77Q72 62 69.6 48M56 42.6Q57 30 53 18M61 43.6Q62 30 56 18.6', 0.9),
  half('M27 70Q23 54 28 39Q30 32 35 26Q31 44 33 76Q29 78 27 70Z'),
  cut('M29.4 72Q26 54 31 38M31.6 74Q29 58 32 42', 0.9),
  // A comb of stones.
  fill('lamp', disc(36, 26, 2)),
  fill('lamp', disc(41, 21, 2.3)),
  fill('lamp', disc(47, 18, 2.6)),
  fill('lamp', disc(54, 17.6, 2.6)),
  fill('brass', disc(60.4, 20, 2.3)),
  fill('brass', disc(66, 24.4, 2)),
  // The boa.
  ...(
    [
      [18, 112, 11],
      [28, 102, 11],
      [39, 97.6, 8],
      [84, 113, 11],
      [74, 103, 11],
      [62, 98, 8],
    ] as const
  ).flatMap(([x, y, r]): Mark[] => {
    const lit = x < 50;
    const fringe = Array.from({ length: 14 }, (_, i) => {
      const turn = (i / 14) * Math.PI * 2;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      return `M${(x + c * r * 0.35).toFixed(1)} ${(y + s * r * 0.35).toFixed(1)}L${(x + c * r).toFixed(1)} ${(y + s * r).toFixed(1)}`;
    }).join('');
    return [
      night(disc(x, y, r + 1.6)),
      lit ? fill('red', disc(x, y, r)) : line('red', fringe, 1.8),
      ...(lit ? [cut(fringe, 1)] : []),
    ];
  }),
  // The mask, one half of it laughing gold, the other dark.
  night(
    'M28 48Q38 41 50.4 48.6Q62 41 73.6 46Q80 44 83 38Q85 50 78 54Q76 66 65 68Q55 69 50.6 61Q46 69.4 37 68Q25 65 28 48Z',
  ),
  fill('lamp', 'M30 49Q39 44 50.4 51V58Q46 67.4 37.4 66Q28 63 30 49Z'),
  fill('brass', 'M50.4 51Q62 44 73.4 48Q78 47 81 43.6Q81.4 50 76 52.4Q75 64 65 66Q55 67 50.4 58Z'),
  night('M34 57Q40 51 47 57.4Q41 61.6 34 57Z'),
  night('M54.6 57.2Q61 51 68.4 56.4Q61.4 61.4 54.6 57.2Z'),
  bone(disc(41.2, 57, 1.7)),
  bone(disc(60.8, 56.6, 1.7)),
  cut('M33 52.6Q39 48.4 46 52M55 51.6Q62 47.6 71 50.6M35 62.6l3-1M39 64l2-2M66 63l-2.4-1.4', 0.9),
  bone(disc(50.4, 50, 1.6)),
  // Its stick, and her glove.
  line('night', 'M74 62L88 112', 4.4),
  line('brass', 'M74 62L88 112', 2.2),
  night('M76 122L80 106Q76 98 82 94L92 92Q97 96 95 104L100 122Z'),
  scratch('M81 98Q86 97 93 95.6M81 102Q87 101 94.6 99.4M82 106Q88 105 94 103.6M83 109L80 121M93 107L96 121', 1.1),
];

/** The urchin: a cap pulled down, uneven plaits, a coat several sizes too large, a sign on a string. */
const wendy: Marks = [
  // The coat, far too large.
  night('M4 122Q6 98 24 92L34 84H66L76 92Q94 98 96 122Z'),
  half('M7 122Q9 100 26 95L36 90L42 122Z'),
  cut(strokes([12, 106], [14, 121], [26, 97], [32, 121], 6), 1.1),
  bone('M43 84H57V98Q50 104 43 98Z'),
  night('M51 84H57V98Q54 101 51 101Z'),
  bone('M24 94L37 82L48 108L42 122H34Z'),
  night('M76 94L63 82L52 108L58 122H66Z'),
  scratch('M63 84L53 108L58 121M75 94L66 121M70 90L60 113', 1.1),
  cut(strokes([30, 96], [38, 119], [38, 86], [46, 107], 5), 0.9),
  // A patch.
  night('M12 107L24 104L27 117L15 120Z'),
  fill('brass', 'M14 108.6L22.6 106.4L25 115.6L16.6 118Z'),
  scratch(
    'M15.6 106v3M19 105v3M22.6 104.4v3M13 111.4h3M14 115h3M23.6 110h3M24.6 114h3M17 117v3M21 116v3M24.4 115.4v3',
    0.8,
  ),
  // The plaits.
  ...[
    [25, 66, 6.4],
    [18.6, 73, 6],
    [14, 81.6, 5.4],
  ].flatMap(([x, y, r]): Mark[] => [
    night(disc(x as number, y as number, (r as number) + 1.2)),
    fill('brass', disc(x as number, y as number, r as number)),
    cut(`M${x} ${(y as number) - 4}q-1 5 4 7M${(x as number) - 3.6} ${(y as number) - 2}q0 4 4 6`, 1),
  ]),
  fill('red', 'M9 85.6L16 89.4L13.6 93L7 89Z'),
  night('M6.6 90L13 93.6L8 103Q5 97 6.6 90Z'),
  line('brass', 'M9 93L8 99M11 94L9 100', 1.2),
  ...[
    [75, 65, 6.4],
    [83, 69, 6],
    [90.4, 75.6, 5.4],
  ].flatMap(([x, y, r]): Mark[] => [
    night(disc(x as number, y as number, (r as number) + 1.2)),
    line('brass', disc(x as number, y as number, (r as number) - 1), 1.5),
    line('brass', `M${x} ${(y as number) - 3}q-1 4 3 6`, 1),
  ]),
  fill('red', 'M91.6 79.6L95.6 76.6L98 80L94.4 83.4Z'),
  // A round face, low under the cap.
  bone('M33 58Q31 76 40 85Q50 94 60 85Q69 76 67 58Q66 44 50 44Q34 44 33 58Z'),
  night('M54 45Q67 46 67 58Q69 76 60 85Q55 89.8 50 90Q57 82 56.4 73L58 68L54 58Z'),
  cut('M55.6 75l-4 .6M55.6 78l-4.4 .8M55 81l-4.6 .8', 1),
  scratch('M65.4 62q.8 9-3 17M63 66q.2 7-2 12', 0.8),
  // Large eyes.
  cut('M36.6 56.6Q42 52.6 47.4 55.8', 1.5),
  night('M37 63Q42 56.6 47.6 63Q42.4 67.6 37 63Z'),
  bone(disc(42.4, 61.2, 1.3)),
  cut('M38.4 67.6q4 2 8 .4', 0.8),
  scratch('M54.6 56Q59.4 52.8 64.4 56.4', 1.2),
  bone('M54.6 63Q59.6 56.8 64.8 63Q59.6 67.2 54.6 63Z'),
  night(disc(59.6, 62.4, 2)),
  night('M51.4 62L50 67.4Q49 71 47.4 72.4Q49.4 74.4 52.6 73.6L55 71.4L54 64Z'),
  cut('M36.6 71v.1M39 73.4v.1M41.6 71v.1M44 74v.1M38 76v.1', 1.4),
  scratch('M60.4 72v.1M62.6 75v.1', 1.2),
  cut('M43.4 80Q47 81.6 50.4 80.4Q54 80.6 57 78', 1.7),
  // A smear of soot, and hair under the rim.
  half('M36.6 78Q40 77 43.6 84.6Q39 83.6 36.6 78Z'),
  fill('brass', 'M32.6 52Q30 60 32 68Q35.6 65 35.6 58L41 52Q46 54.6 51 51L49 48H36Z'),
  cut('M33.4 64Q33.6 57 37 52.4M38 54.6L41 50M46 53L47.4 50', 0.9),
  line('brass', 'M66.4 52Q69.4 60 67.4 67M63.6 51Q66 54 66.4 59', 1.4),
  // The cap, knitted, with its tassel.
  night('M28 46Q24 18 48 14Q74 14 73 46Q50 36 28 46Z'),
  half('M29.6 43Q27 20.4 48 16Q42 26 42.6 38.6Q35 39.8 29.6 43Z'),
  fill('red', 'M29 35Q35 31.8 42.4 30.8L42.6 38.6Q35 39.8 29.6 43Z'),
  cut('M33 40Q31 26 42 18M37 39Q35 27 44 18.6M40.6 38Q39.4 28 46 17.6', 1),
  scratch('M52 16Q60 22 61 38M57 16.6Q67 22 68 40M48 16Q51 26 51 36', 0.9),
  line('red', 'M53 31.6Q63 32.6 71.4 37', 3),
  night('M27 47Q50 34.4 74 47L73.4 55Q50 43 27.6 55Z'),
  bone('M28.6 47.6Q39 41.4 51 41.2V46.8Q39 47 29 52.6Z'),
  scratch('M53 41.4Q64 42.4 72.4 47.6L72 52.6M57 43l-.4 4M62 44.4l-.6 4M67 46.4l-.6 4', 1),
  cut('M33 45.6l.6 5M37.6 44l.4 5M42 42.8l.4 4.6M46.6 42l.2 4.8', 1.2),
  night(disc(46, 12, 8)),
  fill('red', disc(45.6, 11.6, 6.4)),
  cut('M45.6 5.6v12M39.6 11.6h12M41.4 7.4l8.4 8.4M49.8 7.4l-8.4 8.4', 0.9),
  // The sign.
  scratch('M43 98Q46 106 50 108Q54 106 57 98', 1.1),
  night(disc(50, 113, 8.4)),
  fill('green', disc(50, 113, 7)),
  cut('M50 118.6V107.6M50 116L45 113M50 116L55 113M50 112.6L46 109.6M50 112.6L54 109.6', 1.3),
];

/** The women among the portraits of Kingsport. */
export const WOMEN: Readonly<Record<string, PortraitArt>> = {
  'daisy-walker': { ground: '#54433a', marks: daisy },
  'lily-chen': { ground: '#2d5550', marks: lily },
  'lola-hayes': { ground: '#4c2350', marks: lola },
  'wendy-adams': { ground: '#3b4a5c', marks: wendy },
};
