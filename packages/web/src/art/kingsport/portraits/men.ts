/** Four men of Kingsport, from the back to the front. The feature that identifies each at token size is drawn last. */
import { EARS, eyes, FACE, HEAVY_FACE, jacket, LAPELS, type Marks, NOSE } from '../../base/portraits/parts.js';
import type { PortraitArt } from '../../box-art.js';
import { bone, cut, disc, fill, half, line, type Mark, night, round, scratch, strokes } from '../../paint.js';

/** The politician: a straw boater, a smile, the rosette of a party. */
const charlie: Marks = [
  ...jacket('half', 'red'),
  ...LAPELS,
  // A wing collar, and a tie with dots.
  bone('M36 88L50 99L44 107L33 97Z'),
  night('M64 88L50 99L56 107L67 97Z'),
  scratch('M64 89L51 99L56 106L66 97', 1.1),
  fill('red', 'M46 98H54L57 122H43Z'),
  night('M51 98H54L57 122H51Z'),
  scratch('M47 104v.1M48 111v.1M46 117v.1M53 107v.1M53.6 114v.1', 1.6),
  ...HEAVY_FACE,
  ...EARS,
  ...eyes(58),
  // White brows, pouches, a second chin.
  cut('M36 53.6Q42 48 48 52.6', 2.6),
  bone('M36.4 51.6Q42 46.4 48 50.6L47.6 52.4Q42 49 37 53.2Z'),
  scratch('M54 51.6Q60 48 65 52.6', 2),
  cut('M37.6 61.6Q42 65 47 62.6M38.6 65.4Q42 67.4 45 66.4', 0.8),
  scratch('M55.6 62Q59.6 64.6 63.6 61.8', 0.9),
  ...NOSE,
  cut('M36.4 70Q37 76 40.6 79', 1),
  scratch('M63.6 69Q63.6 75 61 78', 1),
  night('M40.6 74Q50 77.6 60.4 73.4Q59 84 50.6 84Q43 83.6 40.6 74Z'),
  bone('M42.8 75.8Q50 78.6 58.6 75.2L57.4 78.8Q50 81.2 44.6 78.8Z'),
  cut('M46 77v3M49.6 77.6v3M53 77.4v3M56 76.6v2.6', 0.6),
  cut('M42 89.4Q46 91.6 51 91', 0.9),
  scratch('M54 96Q60 94 62.6 90', 0.9),
  // Hair gone white over the ears.
  bone('M31.6 40L30.6 56Q33 58.4 34.6 55L37 42Z'),
  cut('M33 44l-1 11M35 44l-1.4 9', 0.8),
  half('M68.4 40L69.4 56Q67 58.4 65.4 55L63 42Z'),
  // The boater.
  night('M28.6 36L30 11Q50 6.4 70 11L71.4 36Q50 40 28.6 36Z'),
  bone('M30.4 35L31.6 12.4Q41 10.2 51 10V36.6Q40 36.6 30.4 35Z'),
  cut('M32 14.4Q42 12.4 51 12.2M31.8 17.2Q42 15.2 51 15M31.6 20Q42 18 51 17.8', 0.8),
  scratch('M53 10Q62 10.2 68.4 12L69.6 22M54 13.6Q62 13.8 68 15M54 17Q62 17.2 68.4 18.4', 0.8),
  fill('red', 'M30.8 22.4Q50 17.6 69.2 22.4L70 31.6Q50 27 30.2 31.6Z'),
  night('M54 19.8Q63 20.4 69.2 22.4L70 31.6Q63 29.6 54 29Z'),
  line('red', 'M55 24.8Q63 25.2 69.6 27.2', 2.6),
  bone('M30.6 26Q41 23 51 22.9V25.8Q41 25.8 30.4 28.6Z'),
  night('M12 38Q14 32 50 30.6Q86 32 88 38Q86 45.6 50 44.6Q14 45.6 12 38Z'),
  bone('M14 37.8Q18 33 50.6 32.2L50.6 42.8Q16 43.6 14 37.8Z'),
  cut('M19 38.6Q34 35.6 50 35.2M22 40.8Q36 38.4 50 38.2', 0.8),
  scratch('M53 33Q80 34 85.4 38.2M53 42.6Q80 42.6 85.4 39M53 37.4Q68 37.6 78 39', 1),
  // The rosette.
  night('M70 108L66 122H76L79 112L86 122H92L82 106Z'),
  fill('red', 'M71.6 109L68.6 122H74L78 111ZM80 111L86.6 121H89L82 107Z'),
  ...Array.from({ length: 10 }, (_, i): Mark => {
    const turn = (i / 10) * Math.PI * 2;
    return night(disc(round(76.6 + 8 * Math.cos(turn)), round(104 + 8 * Math.sin(turn)), 4.4));
  }),
  ...Array.from({ length: 10 }, (_, i): Mark => {
    const turn = (i / 10) * Math.PI * 2;
    return fill(
      i % 2 ? 'red' : 'bone',
      disc(round(76.6 + 7.4 * Math.cos(turn)), round(104 + 7.4 * Math.sin(turn)), 3.2),
    );
  }),
  fill('lamp', disc(76.6, 104, 5.6)),
  cut('M76.6 100.6l1 2.2 2.4 .3-1.7 1.7 .4 2.4-2.1-1.2-2.1 1.2 .4-2.4-1.7-1.7 2.4-.3Z', 0.9),
];

/** A star of four points. */
const spark = (x: number, y: number, r: number) =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`;

/** The dreamer: asleep while standing, hair adrift before a strange moon, an open box in the hands. */
const luke: Marks = [
  fill('cold', 'M30 84Q6 66 10 40Q16 12 44 4Q22 18 22 44Q22 66 38 82Z'),
  fill('cold', spark(80, 16, 7)),
  fill('cold', spark(90, 40, 4)),
  fill('cold', spark(66, 4, 3)),
  fill('cold', spark(86, 66, 3.4)),
  // A dressing gown over striped night things.
  night('M6 122Q8 98 30 92L42 86H60L72 92Q94 98 96 122Z'),
  fill('red', 'M8 122Q10 100 31 94L38 122Z'),
  cut(strokes([12, 106], [14, 121], [31, 96], [35, 121], 7), 1),
  bone('M40 84L50 102L60 84L66 95L58 122H42L34 95Z'),
  night('M50 102L60 84L66 95L58 122H50Z'),
  cut('M37.4 96L45 122M39.6 89L49 121', 1.2),
  line('half', 'M62.6 89L54 121M65 97L58.4 121', 1.4),
  scratch('M68 93L61 121M75 97L70 121', 1.1),
  ...FACE,
  ...EARS,
  // Lids closed, brows at peace.
  cut('M37 51.4Q42 47.6 47.4 50.8', 1.7),
  cut('M37.8 57.2Q43 61.4 47.6 57.4', 1.9),
  cut('M39.4 59.4l-1.2 1.4M42.4 60.6l-.4 1.8M45.4 60l.8 1.6', 0.9),
  scratch('M55 51Q59.4 48.4 63.4 51.8', 1.3),
  scratch('M55.2 57.2Q59.6 61.2 63.6 57.2', 1.6),
  ...NOSE,
  cut('M43.6 76Q47.4 74 50.2 75.6Q53 74.2 56.6 75.4Q53 79.4 50 79.4Q46.6 79.2 43.6 76', 1.5),
  // Hair like weed in a slow current.
  night(
    'M31 56Q23 42 28 30Q19 27 16 17Q25 22 31 18Q29 8 38 1Q38 9 45 10Q48 0 60 0Q54 6 58 11Q66 4 77 8Q69 12 71 19Q80 20 85 29Q77 28 74 33Q77 44 69 57Q69 48 64 42Q60 48 54 47Q57 42 52 38Q46 47 38 46Q33 48 31 56Z',
  ),
  half(
    'M31 54Q25 42 30 31Q23 28 19.6 21Q27 24.4 33.6 19Q31.6 10 36.6 4.6Q38 11.4 46.6 12Q46 26 48 39.6Q43 45 37.4 44.4Q33 46.4 31 54Z',
  ),
  cut('M33 46Q29 34 40 14M37 43Q33 34 43 14M42 42.6Q38 32 46 15M31 32Q27 30 24 26M36 21Q34 14 36 9', 1),
  scratch('M52 35Q50 20 58 4M56 44Q60 34 55 22M60 42Q66 32 60 18Q66 12 71 10M66 46Q72 36 66 24Q74 23 79 26', 1),
  // The box, and what shines out of it.
  line('cold', 'M30 103L16 91M36 101L28 84M43 100L40 90M50.4 99V88M58 100L61 90M65 101L73 84M71 103L85 91', 1.7),
  night('M24 104H77L80 122H20Z'),
  fill('brass', 'M26 106.4H74.8L77.4 122H23.4Z'),
  night('M52 106.4H74.8L77.4 122H52Z'),
  cut('M24 111.4H52M31 106.4l-1 15.6', 1.2),
  line('brass', 'M54 111.4H76M69.6 107l1.6 15', 1.4),
  fill('cold', 'M29 104.6Q50 99.4 72 104.6L73 107.4H28Z'),
  night(disc(50.4, 115, 3.6)),
  fill('cold', disc(50.4, 115, 2)),
  // Fingers.
  night('M16 106q8-4 12 0v4q2 1 0 4v5q-6 4-12 3ZM84 106q-8-4-12 0v4q-2 1 0 4v5q6 4 12 3Z'),
  bone('M17 107.6q6-3 9.6-.4v2.6h-8ZM17 112q6-2 9.6 0v2.6h-9ZM17 117q6-2 9 0v2.6h-9Z'),
  half('M83 107.6q-6-3-9.6-.4v2.6h8ZM83 112q-6-2-9.6 0v2.6h9ZM83 117q-6-2-9 0v2.6h9Z'),
];

/** A word along the slope of the hat's band. */
function press(): string {
  const forms: readonly (readonly (readonly [number, number])[])[] = [
    [
      [0, 6],
      [0, 0],
      [3, 0],
      [3, 3],
      [0, 3],
    ],
    [
      [0, 6],
      [0, 0],
      [3, 0],
      [3, 3],
      [0, 3],
      [3, 6],
    ],
    [
      [3, 0],
      [0, 0],
      [0, 3],
      [2.4, 3],
      [0, 3],
      [0, 6],
      [3, 6],
    ],
    [
      [3, 0],
      [0, 0],
      [0, 3],
      [3, 3],
      [3, 6],
      [0, 6],
    ],
    [
      [3, 0],
      [0, 0],
      [0, 3],
      [3, 3],
      [3, 6],
      [0, 6],
    ],
  ];
  const at = (i: number, [x, y]: readonly [number, number]) => {
    const along = i * 4.5 + x;
    return `${round(30.6 + along * 0.98 + y * 0.06)} ${round(14.6 + y * 0.95 - along * 0.2)}`;
  };
  return forms.map((points, i) => `M${points.map((point) => at(i, point)).join('L')}`).join('');
}

/** The reporter: red hair, a card in the hat, a plaster on the cheek, a note pad. */
const rex: Marks = [
  ...jacket('half', 'red'),
  ...LAPELS,
  bone('M40 84L50 103L44 110L32 95Z'),
  night('M60 84L50 103L56 110L68 95Z'),
  scratch('M60 85L50.6 103L56 109L67 95', 1.1),
  // The tie hangs loose.
  night('M43 101L57 103L55 110L61 122H44L46 109Z'),
  fill('red', 'M45 102.6L55.4 104.4L53.6 109.6H47Z'),
  fill('red', 'M47.4 111H53.6L58 122H46Z'),
  cut('M47 117L56 113', 1.2),
  ...FACE,
  ...EARS,
  ...eyes(57),
  cut('M36.6 52Q42 48 47.6 53', 2),
  ...NOSE,
  // The mouth, talking out of one corner.
  cut('M42.6 77.4Q48 78 51 76.2Q54 76 57.4 73.4', 1.9),
  scratch('M56 74l2.4-1.4', 1.2),
  cut('M46 81q3 1.2 6 0', 0.9),
  cut('M36.6 64v.1M38.8 66.4v.1M41 64.4v.1M37.6 68.6v.1M42.6 67v.1M40.6 69v.1', 1.3),
  scratch('M60.6 65v.1M62.6 68v.1M59.6 69v.1', 1.1),
  // The plaster.
  night('M35 71L45.6 66.6L48 72L37.4 76.6Z'),
  bone('M36.4 71.6L45 68L46.6 71.4L38 75Z'),
  cut('M39.6 70.4l1.6 3.4M42 69.4l1.6 3.4M40.6 72.4l2.4-1', 0.8),
  // Red hair on all sides.
  fill('red', 'M34.4 46L30.6 50Q29.6 60 33.6 67L36 63Q35.4 56 37.6 52L43 50.4Q46 52 50 50L54 46L50 42H38Z'),
  cut('M32.6 52Q32 58 34 64.6M38 52L42 44M42.6 50.4L47 45M47 51L50.6 46M35 54L36.4 48', 0.9),
  line('red', 'M66.6 49Q68 56 66.4 64M64 48Q65.6 52 65.4 57M57 47.6Q60 49 62 48', 1.6),
  // The hat, pushed back.
  night('M30 41Q26 16 36 5Q46 9 58 3Q74 10 73 42Q52 32 30 41Z'),
  half('M30.6 40Q27.4 17 37 7.4Q42 9.2 47.4 8.6L48 34.6Q38 35.6 30.6 40Z'),
  cut(strokes([32, 34], [38, 9], [44, 30], [45.4, 10], 5), 1),
  scratch('M55 6Q66 12 69 32M60 6Q69 12 71 30M51 8Q57 16 58 31', 0.9),
  night('M29 34Q50 25 73 35L72.8 43Q52 33 30 42Z'),
  scratch('M54 29.6Q64 31 72.4 35.4', 0.9),
  night('M16 36Q22 30 36 35.6Q52 30 66 36.4Q80 36 86 44Q74 49 62 44.4Q50 39.6 38 43.6Q24 46 16 36Z'),
  half('M18 36.4Q24 33 36 37.6Q44 35 51.4 34.8L51 40.4Q44 40.8 38 42.2Q25 44 18 36.4Z'),
  scratch('M52.6 36.4Q60 37 66 39Q76 39.4 82.6 43.6M53 40.2Q60 42 66 44', 1),
  // The card.
  night('M27 14.4L52.4 8.6L55 22.6L29.6 28.6Z'),
  bone('M28.6 15.6L51.4 10.4L53.4 21.6L30.6 26.8Z'),
  cut(press(), 1.1),
  // Pad and pencil.
  night('M56 122L61 93L89 98L86 122Z'),
  bone('M58.6 122L62.6 96L86.6 100.2L84 122Z'),
  night('M78 98.6L86.6 100.2L84 122H76.4Z'),
  cut('M65 102.6L78 105M64.4 107L76 109M63.6 111.4L77 113.8M63 116L74 118', 1.2),
  scratch('M80 105.6L84 106.4M79.4 110l4 .6M78.6 114.4l4 .8', 0.9),
  line('night', 'M64.6 92v6M69.4 93v6M74.2 94v6M79 94.6v6M83.6 95.6v6', 2.2),
  line('bone', 'M64.6 92v5M69.4 93v5M74.2 94v5M79 94.6v5M83.6 95.6v5', 1),
  night('M70 116L94 84L98.4 87L74.6 119L68.6 121.6Z'),
  fill('lamp', 'M73 114.6L92.6 88.4L96 90.6L76.4 117Z'),
  cut('M74.6 116L94.4 89.6', 0.8),
  fill('red', 'M92.6 88.4L94.4 86L97.6 88.4L96 90.6Z'),
];

/** The bounty hunter: a bowler, a moustache to hide a mouth in, shells across the coat, the irons at the ready. */
const tony: Marks = [
  night('M0 122Q2 94 26 86L34 74L48 92H54L66 74L76 87Q98 94 100 122Z'),
  half('M3 122Q5 97 27 89L36 122Z'),
  cut(strokes([7, 106], [9, 121], [28, 92], [34, 121], 8), 1.2),
  bone('M35 77L46 104L40 122H32L26 92Z'),
  cut(strokes([29, 96], [35, 120], [37, 86], [43, 106], 6), 1),
  night('M65 77L54 104L58 122H68L74 92Z'),
  scratch('M65 78L54.6 104L58 121M74 91L66.4 121M70 86L61.6 112', 1.1),
  half('M45 102Q50 106 55 102V122H45Z'),
  cut('M50 106V122M45 112h5', 1),
  ...HEAVY_FACE,
  ...EARS,
  ...eyes(59),
  cut('M35.6 54.6L47.4 57.4', 2.8),
  scratch('M54.6 57.6L65 54.4', 2),
  cut('M36 63q4 2.4 8.6 .6', 0.9),
  ...NOSE,
  // A nose that was broken once.
  cut('M47.6 60.6L54 58.8', 1.1),
  scratch('M61 69L66 62M63.4 71l3.6-5', 0.8),
  // Whiskers down the jaw, and the moustache.
  night('M31.6 50L30 66Q31 78 37 86L41 84Q36 76 35.6 66L35 52Z'),
  night('M68.4 50L70 66Q69 78 63 86L60 84Q64 76 64.4 66L65 52Z'),
  scratch('M67.6 56Q68.6 68 66 77M69 58Q70 70 65 81', 0.8),
  night(
    'M50.4 69Q42 67 37.6 73Q34.6 79 37 92Q41 91 42.4 84Q46 81 50.4 77Q55 81 58.6 84Q60 91 64 92Q66.4 79 63 73Q58.6 67 50.4 69Z',
  ),
  half('M49 70.4Q42.4 69.2 39 74Q36.6 79 38.2 89.4Q40.4 88 41.2 83Q45 80 49 75.8Z'),
  cut('M47 72Q42 75 40.6 86M44 71.4Q40.4 75 39.2 86M48.6 73.6Q45 77.4 42 79.6', 0.8),
  scratch('M52.6 71.4Q58 73.4 60.4 81M55.6 71Q61.6 74.4 62.4 86', 0.8),
  cut('M47 87.6Q50.4 86.4 54 87.6', 1.2),
  // The bowler.
  night('M28 40Q24 8 50 7Q76 8 72 40Q50 32 28 40Z'),
  half('M29 38.6Q26 10.4 49 8.8Q40 18 41 34.4Q34 35.6 29 38.6Z'),
  bone('M31.6 30Q30.6 16 40 11.4Q35 19 35 29Z'),
  scratch('M53 9.4Q68 12 69.6 34M57 11Q64 18 65 33M51.6 9Q58 18 58 32', 0.9),
  fill('red', 'M28 33Q50 25.4 72 33L71.8 40Q50 32 28.2 40Z'),
  night('M52 29.6Q63 30.2 72 33L71.8 40Q62 36.4 52 35.8Z'),
  line('red', 'M54 32.8Q64 33.6 71.4 36.4', 1.6),
  night('M19 43Q15 35 22 32Q26 39.4 50 35.6Q74 39.4 78 32Q85 35 81 43Q68 51.4 50 45.6Q32 51.4 19 43Z'),
  half('M20.6 41.6Q18.2 36.4 22 34.6Q28 41 50.6 37.8V43.8Q32 49 20.6 41.6Z'),
  bone('M21.6 40Q30 44.4 50.6 40.2V41.6Q30 46 21.6 41.4Z'),
  scratch('M53 38Q74 41 79 34.6M53 43.6Q68 48 79.6 41.6', 1),
  // Shells, slung across.
  night('M24 92L33 88L74 122H54Z'),
  scratch('M26 92.4L56 121M33 90L71 121.6', 1),
  ...[0, 1, 2, 3, 4].flatMap((i): Mark[] => {
    const [x, y] = [29.5 + i * 6.8, 93.5 + i * 5.9];
    return [
      night(
        `M${round(x - 3)} ${round(y + 5)}L${round(x + 2)} ${round(y - 3)}L${round(x + 6.6)} ${round(y + 0.6)}L${round(x + 1)} ${round(y + 8.4)}Z`,
      ),
      fill(
        'lamp',
        `M${round(x - 1.4)} ${round(y + 4.6)}L${round(x + 2.2)} ${round(y - 1.2)}L${round(x + 5)} ${round(y + 1)}L${round(x + 1)} ${round(y + 6.6)}Z`,
      ),
    ];
  }),
  // The arm comes up at the edge; the irons hang from two fingers.
  night('M84 122L88 62H104V122Z'),
  scratch('M88 121L91.4 64M92 66H100M91.6 70H100', 1.1),
  night('M82 44Q84 34 94 34L104 36V64H88Q81 58 82 44Z'),
  half('M84 45Q86 36.4 94 36.4H101V40.6L92 42L86 48Z'),
  half('M85 49.6L93 44H101V48.4L93 50L87.4 54.6ZM88 56.6L94 52.4H101V60H90Z'),
  line('night', `${disc(81, 58, 8)}${disc(80, 80, 8.6)}M81 66L80 71.6`, 5.4),
  line('bone', `${disc(81, 58, 8)}${disc(80, 80, 8.6)}`, 2.6),
  line('brass', 'M81 66.4L80.6 68.4M80.4 69.6L80.2 71.4', 2.4),
  fill('brass', 'M75.6 86.4L80 90.6L85 87.6L82 84.6Z'),
  half('M80 47Q83 44 86 46L86.4 51Q83 54 80.4 51.6Z'),
  cut('M80 47Q83 44 86 46L86.4 51Q83 54 80.4 51.6Z', 0.9),
];

/** The men among the portraits of Kingsport. */
export const MEN: Readonly<Record<string, PortraitArt>> = {
  'charlie-kane': { ground: '#2f4668', marks: charlie },
  'luke-robinson': { ground: '#2b2f66', marks: luke },
  'rex-murphy': { ground: '#3f5548', marks: rex },
  'tony-morgan': { ground: '#5a4030', marks: tony },
};
