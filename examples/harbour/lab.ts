import type { BoxLab } from '@vigil/lab';
import { HARBOUR_LIMIT, monstersInHarbour, TIDE, TIDE_TURNS } from './rules.js';

/** Invariants of a game with the harbour. */
export const LAB: BoxLab = {
  arkham: {
    invariants: (below) => [
      // Monsters in the harbour count against no town limit, and swimming up the river asks for none.
      ...below.filter(({ clauses }) => !clauses.includes('A-LIMIT-04')),
      {
        name: 'the tide turns in time',
        clauses: [],
        findViolation: (state) => {
          const { level } = TIDE.of({ s: state });
          return level >= 0 && level < TIDE_TURNS ? undefined : `the tide is at ${level}`;
        },
      },
      {
        name: 'the monsters in the harbour do not exceed its limit',
        clauses: [],
        findViolation: (state) => {
          const count = monstersInHarbour(state.monsters);
          return count <= HARBOUR_LIMIT ? undefined : `${count} monsters are in the harbour`;
        },
      },
    ],
  },
};
