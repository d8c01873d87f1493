/** What the edition of 2011 of Curse of the Dark Pharaoh changes in its rules (P-REV). */

import type { ArkhamRules } from '../box.js';
import { isBenefitOrDetriment } from '../dark-pharaoh/wandering-cards.js';
import { PART } from './part.js';
import { ending, leaving } from './patrols.js';
import { boxExhibit, hearing } from './whispers.js';

export { PART, type RevisedPart } from './part.js';
export { WHISPERS } from './whispers.js';

export const ARKHAM: ArkhamRules = {
  slice: PART,
  handlers: { 'pharaoh-box-exhibit': boxExhibit },
  layer: (below) => {
    const { people, turn } = below;
    const heard = { ...turn, ...hearing(turn) };
    return {
      ...below,
      turn: { ...heard, ...ending(heard) },
      people: {
        ...people,
        ...leaving(people),
        // What another has nobody takes from him (P-REV-05).
        wouldReceive: (g, who, card) =>
          !(isBenefitOrDetriment(card) && (g.s.specials[card] ?? 0) < 1) && people.wouldReceive(g, who, card),
        *receive(g, who, card, cause) {
          if (isBenefitOrDetriment(card) && (g.s.specials[card] ?? 0) < 1) return;
          yield* people.receive(g, who, card, cause);
        },
      },
    };
  },
};
