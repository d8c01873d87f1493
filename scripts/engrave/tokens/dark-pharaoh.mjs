/** The token of the monster of the Dark Pharaoh's box. */
import { cut, disc, mass } from './kit.mjs';

export const TOKENS = {
  /** Wound in linen, in a robe that was not its own. */
  'robed-mummy': [
    ['slate', cut('50 -2, 74 10, 84 40, 84 60, 98 78, 98 104, 2 104, 2 78, 16 60, 16 40, 26 10')],
    ['night', mass('50 10, 70 24, 72 50, 64 72, 50 80, 36 72, 28 50, 30 24')],
    [
      'bone',
      cut('36 20, 62 16, 68 24, 32 32') +
        cut('30 37, 70 28, 71 36, 30 45') +
        cut('30 58, 70 50, 68 58, 33 66') +
        cut('36 70, 64 64, 58 74, 44 78'),
    ],
    ['lamp', disc(41, 50, 6) + disc(60, 46, 6)],
    ['bone', cut('38 80, 60 78, 66 104, 34 104')],
    ['night', cut('36 86, 62 84, 63 89, 35 92')],
  ],
};
