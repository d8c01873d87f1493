/** What Curse of the Dark Pharaoh changes in the rules of Arkham Horror (ledger section 4). */

import type { ArkhamRules } from '../box.js';
import { barring } from './barred.js';
import { QUESTIONS } from './questions.js';
import { wanderingCards } from './wandering-cards.js';

export const ARKHAM: ArkhamRules = {
  vocabulary: { questions: QUESTIONS },
  layer: (base) => {
    const { board, people } = base;
    return {
      ...base,
      people: { ...people, ...wanderingCards(people) },
      board: { ...board, ...barring(board) },
    };
  },
};
