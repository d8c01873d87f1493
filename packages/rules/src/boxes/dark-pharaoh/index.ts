/** What Curse of the Dark Pharaoh changes in the rules of Arkham Horror (ledger section 4). */

import type { ArkhamRules } from '../box.js';
import { barring } from './barred.js';
import {
  curseRolls,
  endDelay,
  harry,
  hasCaster,
  hasDelayed,
  hasSkilled,
  lending,
  lendSkill,
  slow,
  spellForClues,
} from './benefits.js';
import { outliving } from './messenger.js';
import { PART } from './part.js';
import { QUESTIONS } from './questions.js';
import { settingUp } from './setting-up.js';
import { wanderingCards } from './wandering-cards.js';

export { DARK_PHARAOH, PART, type PharaohPart } from './part.js';

export const ARKHAM: ArkhamRules = {
  slice: PART,
  vocabulary: { questions: QUESTIONS },
  handlers: {
    'pharaoh-end-delay': endDelay,
    'pharaoh-lend-skill': lendSkill,
    'pharaoh-spell-for-clues': spellForClues,
    'pharaoh-harry': harry,
    'pharaoh-slow': slow,
  },
  targets: {
    'pharaoh-end-delay': hasDelayed,
    'pharaoh-lend-skill': hasSkilled,
    'pharaoh-spell-for-clues': hasCaster,
  },
  layer: (base) => {
    const { board, checks, people, turn } = base;
    return {
      ...base,
      people: { ...people, ...wanderingCards(people), ...outliving(people) },
      checks: { ...checks, ...curseRolls(checks) },
      turn: { ...turn, ...settingUp(turn), ...lending(turn) },
      board: { ...board, ...barring(board) },
    };
  },
};
