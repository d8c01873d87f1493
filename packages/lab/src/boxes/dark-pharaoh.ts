/** What Curse of the Dark Pharaoh adds to the lab. */
import type { BoxLab } from '../games/boxes.js';
import { askedBy } from '../invariants/invariants-questions.js';

/** Bent by the box, by what they are called: its own clauses ask as well, and those of boxes beside it. */
const BENT = /^every question is asked by a clause/;

export const DARK_PHARAOH_LAB: BoxLab = {
  arkham: {
    invariants: (below) => [
      ...below.filter(({ name }) => !BENT.test(name)),
      askedBy(['A', 'D', 'K', 'P', 'Y', 'PBP', 'DEC'], ['DEC-29']),
    ],
  },
};
