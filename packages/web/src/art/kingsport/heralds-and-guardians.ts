/** The heralds and guardians of Kingsport, whose sheets are beside the Ancient One. Each picture has 80 by 60 units. */
import type { LargePicture } from '../box-art.js';
import { bone, cut, disc, fill, half, line, type Mark, night, rays, round, scratch, strokes } from '../paint.js';
import { seededRandom } from '../sketch.js';

const range = (n: number) => Array.from({ length: n }, (_, i) => i);

function stars(seed: number, n: number, low: number): Mark {
  const random = seededRandom(seed);
  return bone(
    range(n)
      .map(() => disc(round(2 + random() * 76), round(2 + random() * low), round(0.25 + random() * 0.5)))
      .join(''),
  );
}

/** A rust-coloured moon that opens its eye over the sea, and the tide rising to it. */
const ghroth: LargePicture = () => [
  stars(5, 26, 44),
  line('red', rays(40, 25, 40, 70, 25), 0.4),
  night(disc(40, 25, 23)),
  fill('red', disc(40, 25, 21.5)),
  night('M46 4.400A21.500 21.500 0 0 1 46 45.600Q60 40 59 25Q60 10 46 4.400Z'),
  cut(strokes([20, 16], [34, 8], [26, 42], [38, 45], 9), 0.7),
  cut('M24 38l4-3 2 3 5-2M28 9l4 3-1 3 5 2M52 40l-3-4 2-3M21 22l4 1', 0.9),
  night('M22 26Q40 9 58 26Q40 41 22 26Z'),
  fill('lamp', 'M24.500 26Q40 13 55.500 26Q40 37.500 24.500 26Z'),
  night(disc(40, 25.5, 6.8)),
  fill('red', disc(40, 25.5, 4.6)),
  night('M39.200 20.500h1.600v10h-1.600Z'),
  cut('M24 21Q40 7 56 21M27 31.500Q40 40 53 31.500', 0.7),
  bone(disc(37.2, 22.6, 1)),
  night('M0 50Q20 44 40 46T80 50V60H0Z'),
  scratch('M0 50Q20 44 40 46T80 50M8 53q4-2 8 0t8 0M46 52q4-2 8 0t8 0M22 57q4-2 8 0t8 0M54 57q4-2 8 0t8 0', 0.7),
  night('M8 49V43l3-2.500L14 43V49ZM15 49V45l2.500-2L20 45V49Z'),
  scratch('M8 49V43l3-2.500L14 43V49M15 49V45l2.500-2L20 45V49', 0.5),
  fill('lamp', 'M10.300 45h1.400v2h-1.400Z'),
];

/** A flame in the vault that throws no shadow; hooded figures stand round it. */
const tulzscha: LargePicture = () => {
  const hooded = (x: number, y: number, h: number, way: 1 | -1): Mark[] => [
    night(
      `M${round(x - h * 0.3)} ${y}Q${round(x - h * 0.26)} ${round(y - h * 0.66)} ${x} ${round(y - h)}Q${round(x + h * 0.26)} ${round(y - h * 0.66)} ${round(x + h * 0.3)} ${y}Z`,
    ),
    line(
      'green',
      `M${x} ${round(y - h)}Q${round(x + way * h * 0.26)} ${round(y - h * 0.66)} ${round(x + way * h * 0.3)} ${y}`,
      0.9,
    ),
    scratch(
      `M${x} ${round(y - h)}Q${round(x - way * h * 0.26)} ${round(y - h * 0.66)} ${round(x - way * h * 0.3)} ${y}`,
      0.5,
    ),
    fill('green', disc(round(x + way * h * 0.08), round(y - h * 0.74), round(h * 0.07))),
  ];
  return [
    // The vault.
    scratch('M4 60V26Q6 4 40 2Q74 4 76 26V60M9 60V27Q12 9 40 7Q68 9 71 27V60', 0.7),
    scratch(
      range(9)
        .map(
          (i) =>
            `M${round(40 - 36 * Math.cos(0.25 + i * 0.33))} ${round(30 - 27 * Math.sin(0.25 + i * 0.33))}L${round(40 - 31 * Math.cos(0.25 + i * 0.33))} ${round(30 - 22 * Math.sin(0.25 + i * 0.33))}`,
        )
        .join(''),
      0.5,
    ),
    fill(
      'green',
      'M40 54Q24 52 26 38Q27 30 33 26Q32 32 36 34Q31 22 40 8Q42 16 46 20Q50 24 48 30Q52 28 52 23Q58 32 55 42Q53 52 40 54Z',
    ),
    night('M40 54Q31 51 32 42Q33 38 36 36Q37 40 39 41Q37 32 42 24Q43 32 46 35Q46 38 45 40Q48 40 49 37Q51 46 46 51Z'),
    bone('M40.500 54Q36 51 36.500 46Q38 43 39.500 44Q40 38 42.500 35Q42 41 44.500 44Q46 49 40.500 54Z'),
    line('green', 'M22 30Q20 24 23 19M59 34Q63 28 60 20M30 16Q29 12 31 9M52 15Q54 10 51 6M20 44Q17 40 18 36', 0.8),
    night('M0 54Q40 48 80 54V60H0Z'),
    line('green', 'M20 53.500Q40 50 60 53.500M26 56Q40 53.500 54 56', 0.7),
    ...hooded(12, 60, 19, 1),
    ...hooded(26, 60, 14, 1),
    ...hooded(68, 60, 19, -1),
    ...hooded(54, 60, 14, -1),
  ];
};

/** A cat's head on a woman's shoulders, gold about the neck; cats on the sill. */
const bast: LargePicture = () => {
  const cat = (x: number, y: number, s: number, way: 1 | -1): Mark[] => {
    const p = (dx: number, dy: number) => `${round(x + dx * s * way)} ${round(y + dy * s)}`;
    const d = `M${p(-3, 0)}Q${p(-4, -5)} ${p(-1.4, -7)}L${p(-2, -10.5)}L${p(-0.2, -9)}L${p(1.4, -9)}L${p(3, -10.5)}L${p(2.8, -6.6)}Q${p(4.6, -3)} ${p(4, 0)}Z`;
    return [
      night(d),
      scratch(`${d}M${p(4, -0.6)}Q${p(8, -1)} ${p(7, -5)}`, 0.7),
      fill(
        'lamp',
        `${disc(round(x + 0.2 * s * way), round(y - 7.4 * s), round(0.5 * s))}${disc(round(x + 1.9 * s * way), round(y - 7.4 * s), round(0.5 * s))}`,
      ),
    ];
  };
  return [
    stars(9, 22, 40),
    line('brass', rays(40, 24, 36, 70, 22), 0.4),
    line('brass', disc(40, 22, 20), 1),
    // Shoulders, and the broad collar.
    night('M10 60Q12 46 28 43L34 36H46L52 43Q68 46 70 60Z'),
    half('M12 60Q14 47 29 44L35 37H41L38 60Z'),
    bone('M13 60Q15 48 28 45L33 42Q24 50 24 60Z'),
    scratch('M52 43Q68 46 70 60', 0.9),
    fill('brass', 'M25 47Q40 58 55 47L51 42.500Q40 50 29 42.500Z'),
    cut(
      'M27 46Q40 55.500 53 46M31 45.500l-2.500 4.500M36 48l-1.500 4.500M40 49v4.500M44 48l1.500 4.500M49 45.500l2.500 4.500',
      0.7,
    ),
    // The head.
    night('M26 26L25 3L34 12H46L55 3L54 26Q52 38 40 41Q28 38 26 26Z'),
    half('M27 26L26 6L34.500 13.500H40V40Q29 37 27 26Z'),
    bone('M28 25L26.800 7.500L33 14Q30 22 32 30Q34 37 38 39.500Q29.500 36 28 25Z'),
    scratch('M46 12L55 3L54 26Q52 38 40 41M48 14L53 8.500L52 18', 0.9),
    night('M30 23Q34 18.500 38.500 23.500Q34 26.500 30 23ZM50 23Q46 18.500 41.500 23.500Q46 26.500 50 23Z'),
    fill('lamp', 'M31 23Q34 20 37.500 23.300Q34 25.500 31 23ZM49 23Q46 20 42.500 23.300Q46 25.500 49 23Z'),
    night('M33.600 20.800h1v4.400h-1ZM45.400 20.800h1v4.400h-1Z'),
    night('M37.500 31h5L40 33.500Z'),
    cut('M40 33.500V36M40 36Q37 38 35 36M34 31.500L28 30.500M34 33L28.500 34', 0.6),
    scratch('M40 36Q43 38 45 36M46 31.500L58 29M46 33L57 34', 0.6),
    fill('brass', disc(25.5, 15, 1.5)),
    line('brass', disc(54.6, 17, 1.8), 0.8),
    fill('brass', 'M37 13l3-5 3 5-3 2.500Z'),
    ...cat(7, 60, 1, 1),
    ...cat(73, 60, 1.1, -1),
    ...cat(61, 60.5, 0.7, -1),
  ];
};

/** A sleeping face, its dreams around the head. */
const hypnos: LargePicture = () => {
  const curl = (x: number, y: number, r: number): string =>
    `M${round(x - r)} ${y}a${r} ${r} 0 1 1 ${r} ${r}a${round(r * 0.6)} ${round(r * 0.6)} 0 1 1 ${round(r * 0.5)} ${round(-r * 0.9)}`;
  const poppy = (x: number, y: number, r: number): Mark[] => [
    fill('red', disc(round(x - r * 0.5), round(y - r * 0.2), r)),
    fill('red', disc(round(x + r * 0.5), round(y - r * 0.2), r)),
    fill('red', disc(x, round(y + r * 0.5), r)),
    night(disc(x, y, round(r * 0.5))),
  ];
  const brow = range(15).map((i) => {
    const turn = Math.PI * (0.98 + (i / 14) * 1.04);
    return curl(round(40 + 15.5 * Math.cos(turn)), round(25 + 17 * Math.sin(turn)), i % 2 ? 2.8 : 3.4);
  });
  return [
    stars(13, 40, 56),
    scratch('M40 4V0M18 12L14 8M62 12L66 8M10 28H4M70 28H76', 0.6),
    scratch(
      'M9 47Q3 38 8 30Q10 40 18 42Q26 44 20 50Q14 53 9 47ZM71 47Q77 38 72 30Q70 40 62 42Q54 44 60 50Q66 53 71 47Z',
      0.7,
    ),
    night('M24 26Q24 8 40 7Q56 8 56 26Q56 44 40 51Q24 44 24 26Z'),
    half('M25 26Q25 9 40 8V50Q25 43 25 26Z'),
    bone('M26.500 26Q27 12 37 9.500Q31 20 33 32Q34 42 39 48.500Q27 42 26.500 26Z'),
    scratch('M40 8Q55 9 55 26Q55 43 40 50', 0.9),
    // Lids, nose, mouth.
    night(
      'M28.500 26Q33 31 38 26.500L38 28Q33 32.500 28.500 27.500ZM51.500 26Q47 31 42 26.500L42 28Q47 32.500 51.500 27.500Z',
    ),
    scratch('M42 27Q47 31.500 51.500 26.500M43 30l-.6 1.500M46.500 31l0 1.600M50 29.800l.8 1.300', 0.7),
    cut('M37 30l.6 1.500M33.500 31v1.600M30 29.800l-.8 1.300M28 21.500Q33 18.500 38 21.500', 0.8),
    scratch('M42 21.500Q47 18.500 52 21.500', 0.8),
    cut('M40 22L37.500 34Q38.500 36 40 35.500', 0.8),
    scratch('M40 35.500Q42 36 42.500 34', 0.7),
    cut('M35 40Q38 38.500 40 39.500', 0.9),
    scratch('M40 39.500Q42 38.500 45 40M37 42Q40 43.500 43 42', 0.8),
    // Curls, and a beard of them.
    night(brow.map((d) => `${d}Z`).join('')),
    scratch(brow.join(''), 0.9),
    ...poppy(24, 14, 3),
    ...poppy(56, 14, 3),
    ...poppy(33, 6.5, 2.4),
    ...poppy(47, 6.5, 2.4),
    // Clouds below.
    night('M6 60Q6 52 15 52Q18 46 26 49Q33 45 40 50Q47 45 54 49Q62 46 65 52Q74 52 74 60Z'),
    scratch(
      'M6 60Q6 52 15 52Q18 46 26 49Q33 45 40 50Q47 45 54 49Q62 46 65 52Q74 52 74 60M20 56Q26 52 32 56M46 56Q53 52 60 56',
      0.8,
    ),
  ];
};

/** An old man in a shell drawn by dolphins, trident raised; nightgaunts fly around. */
const nodens: LargePicture = () => {
  const gaunt = (x: number, y: number, s: number): Mark => {
    const p = (dx: number, dy: number) => `${round(x + dx * s)} ${round(y + dy * s)}`;
    return scratch(
      `M${p(0, -1)}Q${p(-4, -5)} ${p(-8, -3)}Q${p(-6, -1)} ${p(-6, 1)}Q${p(-3, 0)} ${p(-1, 2)}L${p(0, 5)}L${p(1, 2)}Q${p(3, 0)} ${p(6, 1)}Q${p(6, -1)} ${p(8, -3)}Q${p(4, -5)} ${p(0, -1)}Z`,
      0.7,
    );
  };
  return [
    stars(21, 20, 30),
    gaunt(12, 12, 0.9),
    gaunt(70, 20, 0.8),
    gaunt(24, 24, 0.5),
    // The shell in the background.
    night('M14 50Q6 24 40 6Q74 24 66 50Z'),
    half('M15 49Q8 25 40 8V49Z'),
    bone('M16 48Q11 28 30 15Q22 30 24 48Z'),
    cut('M40 8L20 49M40 8L27 49M40 8L34 49M40 8L15 42M40 8L13.500 33', 0.8),
    scratch('M40 8L46 49M40 8L53 49M40 8L60 49M40 8L65 42M40 8L66.500 33M40 6Q74 24 66 50', 0.8),
    // Shoulders, beard, brow.
    night('M22 52Q22 38 34 35H46Q58 38 58 52Z'),
    half('M24 52Q24 40 35 36.500H40V52Z'),
    bone('M25 52Q25 41 33 38Q29 44 30 52Z'),
    scratch('M46 35Q58 38 58 52', 0.9),
    night('M31 22Q31 13 40 12.500Q49 13 49 22Q49 28 46 32H34Q31 28 31 22Z'),
    half('M32 22Q32 14 40 13.500V32H35Q32 28 32 22Z'),
    bone('M33 22Q33 15 38 14Q35 20 36 30Q33 27 33 22Z'),
    scratch('M41 13.500Q48 14 48 22Q48 27 46 30', 0.8),
    night('M31 27Q28 34 30 42Q32 48 35 45Q37 52 40 54Q43 52 45 45Q48 48 50 42Q52 34 49 27Q45 31 40 30Q35 31 31 27Z'),
    bone('M31.500 28.500Q29.500 35 31 41Q32.500 45.500 34.500 43Q37 50 40 52.500Q41 44 40 31Q35 32 31.500 28.500Z'),
    cut('M33 32Q32 37 33.500 41M36 33Q35 40 37.500 46M39 33Q38.500 40 39.500 48', 0.7),
    scratch(
      'M49 28Q51.500 34 50 41.500Q48 46.500 45.500 43.500Q43 50 40 53.500M43 32Q44.500 39 42.500 46M46 31Q48 36 46.500 41',
      0.8,
    ),
    cut('M34 21.500h4M40 20L38.500 26.500H40', 0.9),
    scratch('M42 21.500h4.500M33.500 19Q36 17.500 38.500 19M41.500 19Q44 17.500 46.500 19', 0.9),
    // A crown of weed, and the trident.
    scratch('M31 16Q28 12 30 8M34 13Q32 9 35 6M40 12V5M46 13Q48 9 45 6M49 16Q52 12 50 8', 1),
    scratch('M55 46L63.5 12', 1.4),
    bone(
      'M59 13L59.500 4L62 5L61.500 12.500Q62 14 63 14.300L65.500 3L68 3.600L65.500 15Q67 15.200 68 14L71.500 7L74 8.500L70 16Q67 19 63.500 18Q59 17 59 13Z',
    ),
    bone(disc(57.2, 37, 2.2)),
    // The sea, and the dolphins.
    night('M0 50Q20 44 40 50T80 50V60H0Z'),
    scratch('M0 50Q20 44 40 50T80 50M6 56q4-2 8 0t8 0M44 57q4-2 8 0t8 0M62 54q4-2 8 0', 0.8),
    night('M4 52Q10 40 22 46Q26 48 26 51Q20 50 16 53Q14 56 9 57Q12 53 4 52Z'),
    bone('M5 51.500Q10 42 20 46Q14 47 12 52Q9 51 5 51.500Z'),
    scratch('M4 52Q10 40 22 46Q26 48 26 51Q20 50 16 53M14 43l2-4 3 5', 0.8),
    night(disc(20.5, 47.6, 0.6)),
  ];
};

export const HERALDS_AND_GUARDIANS = { ghroth, tulzscha, bast, hypnos, nodens };
