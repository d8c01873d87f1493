/** The token of the monster of the King's box. */
import { cut, disc, limb, mass } from './kit.mjs';

export const TOKENS = {
  /** Heads, a fist, a torch. */
  riot: [
    ['slate', disc(74, 46, 14) + cut('56 104, 58 70, 74 60, 92 70, 96 104')],
    ['bone', disc(18, 58, 14) + cut('0 104, 2 80, 18 74, 34 80, 38 104'), limb('2 82, -2 60, 4 40', 9, 8)],
    ['night', disc(50, 70, 18) + limb('38 104, 36 66, 40 34', 18, 18)],
    ['bone', disc(52, 68, 14) + cut('32 104, 36 88, 52 84, 70 88, 74 104') + limb('38 96, 36 66, 40 48', 11, 12)],
    ['bone', limb('38 60, 44 26', 7, 9)],
    ['lamp', mass('46 -4, 58 12, 58 24, 46 34, 34 26, 32 14, 40 12')],
  ],
};
