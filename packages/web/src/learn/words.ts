import { GATES } from '../words/en/gates.js';
import { LEARN } from '../words/en/learn.js';
import { PRIMER } from '../words/en/primer.js';
import { RELICS } from '../words/en/relics.js';
import { SEA } from '../words/en/sea.js';
import { STAGE } from '../words/en/stage.js';
import { TOWNS } from '../words/en/towns.js';
import { sayer } from '../words/t.js';

/** A key of what is said in and around the lessons. */
export type LearnKey =
  | keyof typeof LEARN
  | keyof typeof PRIMER
  | keyof typeof GATES
  | keyof typeof RELICS
  | keyof typeof SEA
  | keyof typeof STAGE
  | keyof typeof TOWNS;

/** A message of the lessons, which come with them. */
export const t = await sayer<LearnKey>(
  { ...LEARN, ...PRIMER, ...GATES, ...RELICS, ...SEA, ...STAGE, ...TOWNS },
  async () => {
    const [{ LEARN_DE }, { PRIMER_DE }, { GATES_DE }, { RELICS_DE }, { SEA_DE }, { STAGE_DE }, { TOWNS_DE }] =
      await Promise.all([
        import('../words/de/learn.js'),
        import('../words/de/primer.js'),
        import('../words/de/gates.js'),
        import('../words/de/relics.js'),
        import('../words/de/sea.js'),
        import('../words/de/stage.js'),
        import('../words/de/towns.js'),
      ]);
    return { ...LEARN_DE, ...PRIMER_DE, ...GATES_DE, ...RELICS_DE, ...SEA_DE, ...STAGE_DE, ...TOWNS_DE };
  },
);
