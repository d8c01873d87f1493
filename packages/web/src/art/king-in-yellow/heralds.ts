/** The herald of The King in Yellow, who lies beside the Ancient One. In a box of 80 by 60. */
import type { LargePicture } from '../box-art.js';
import { bone, cut, disc, fill, half, line, night, round, scratch, strokes } from '../paint.js';
import { seededRandom } from '../sketch.js';

/** The King in tatters, unmasked, before the towers behind the moon. */
const theKingInYellow: LargePicture = () => {
  const random = seededRandom(17);
  const stars = Array.from({ length: 26 }, () => ({
    x: 2 + random() * 76,
    y: 2 + random() * 34,
    r: 0.4 + random() * 0.5,
  }));
  return [
    // The stars there are black: they show where the sky is not.
    half('M0 40V0H80V40Q60 36 40 38T0 40Z'),
    night(stars.map(({ x, y, r }) => disc(round(x), round(y), round(r))).join('')),
    cut('M0 6H80M0 12H80M0 18H80M0 24H80M0 30H80M0 36H80', 0.7),
    bone(disc(16, 13, 6.5)),
    bone(disc(66, 17, 4.5)),
    // Carcosa.
    night(
      'M0 44V30H3V24L5 20L7 24V30H11V22L13 15L15 22V34H21V44ZM80 44V28H77V22L75 18L73 22V32H69V20L67 12L65 20V34H58V44Z',
    ),
    night('M0 42Q40 36 80 42V60H0Z'),
    scratch('M0 43Q20 39 40 40M8 46q4-2 8 0t8 0M58 45q4-2 8 0t8 0M2 52q4-2 8 0M66 53q4-2 8 0', 0.7),
    // The robe: scallops and rags.
    night(
      'M40 8Q28 10 28 24Q16 30 12 46L8 60H14L17 54L20 60H27L30 55L34 60H46L50 55L53 60H60L63 54L66 60H72L68 46Q64 30 52 24Q52 10 40 8Z',
    ),
    fill(
      'brass',
      'M39 9Q29 11 29 24.500Q18 30 14 46L10 58.500H13L17 51L20.500 58.500H26L30 52L34 58.500H40V30Q34 28 34 20Q34 13 39 9Z',
    ),
    night('M40 12Q33 14 33 22Q34 31 40 33Q46 31 47 22Q47 14 40 12Z'),
    cut(strokes([20, 34], [14, 54], [38, 34], [38, 58], 8), 0.9),
    cut('M27 28Q30 32 34 31M22 38Q28 44 36 41M18 46Q26 52 37 49', 0.8),
    line(
      'brass',
      'M41 9Q51 11 51 24.500Q62 30 66 46L70 58.500M44 36L46 58M50 34L56 56M55 33L63 52M46 31Q50 32 53 28M44 41Q52 44 58 38M43 49Q54 52 62 46',
      0.9,
    ),
    // The pallid face.
    bone('M40 14.500Q35 15.500 35.200 22Q36 29 40 31Q44 29 44.800 22Q45 15.500 40 14.500Z'),
    half('M40 14.500Q45 15.500 44.800 22Q44 29 40 31Z'),
    night('M36.200 21Q38 19.500 39.400 21.300Q38 23 36.200 21ZM43.800 21Q42 19.500 40.600 21.300Q42 23 43.800 21Z'),
    cut('M40 22.500L39.400 25.500H40.600M38 28H42', 0.6),
    // Points of a crown that grows out of the cowl.
    fill(
      'brass',
      'M29 17L27 6L32.500 11L35 2L38.500 9L40 -1L41.500 9L45 2L47.500 11L53 6L51 17Q47 9.500 40 9.500Q33 9.500 29 17Z',
    ),
    cut('M40 -1L41.500 9L45 2L47.500 11L53 6L51 17Q47 9.500 40 9.500', 0.8),
    // A pointing hand.
    night('M20 36Q14 40 10 39L4 36L9 42Q14 46 20 43Z'),
    bone('M20 37.500Q14 41 10 40L4.500 37.500L8 38L5 34L10 38Q15 38 19 36Z'),
  ];
};

export const HERALDS = { 'the-king-in-yellow-herald': theKingInYellow };
