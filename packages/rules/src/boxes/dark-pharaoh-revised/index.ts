/** What the edition of 2011 of Curse of the Dark Pharaoh changes in its rules (P-REV). */

import { layAt, lyingAt } from '../../common/in-play.js';
import type { ArkhamRules } from '../box.js';
import { checkedInEncounter } from '../dark-pharaoh/items.js';
import { barredFrom, isBenefitOrDetriment } from '../dark-pharaoh/wandering-cards.js';
import { banish, forgive, fragments, hasBanishable, peek, see } from './items.js';
import { PART } from './part.js';
import { ending, leaving, PATROL } from './patrols.js';
import { OPTIONS, QUESTIONS } from './questions.js';
import { hasStreetMonster, keep, keeping, read, reading, shroud, shrouding, swarm } from './spells.js';
import { boxExhibit, hearing, vigil } from './whispers.js';

export { PART, type RevisedPart } from './part.js';
export { PATROL, patrolled } from './patrols.js';
export { WHISPERS, type Whispers, whispersOf } from './whispers.js';

export const ARKHAM: ArkhamRules = {
  slice: PART,
  vocabulary: { questions: QUESTIONS, options: OPTIONS },
  handlers: {
    'pharaoh-box-exhibit': boxExhibit,
    'pharaoh-vigil': vigil,
    'pharaoh-revised-see': see,
    'pharaoh-revised-peek': peek,
    'pharaoh-revised-banish': banish,
    'pharaoh-revised-forgive': forgive,
    'pharaoh-revised-keep': keep,
    'pharaoh-revised-swarm': swarm,
    'pharaoh-revised-read': read,
    'pharaoh-revised-shroud': shroud,
  },
  targets: {
    'pharaoh-revised-banish': hasBanishable,
    'pharaoh-revised-forgive': checkedInEncounter,
    'pharaoh-revised-swarm': hasStreetMonster,
  },
  layer: (below) => {
    const { checks, gates, people, play, turn } = below;
    const heard = { ...turn, ...hearing(turn) };
    return {
      ...below,
      turn: { ...heard, ...ending(heard) },
      checks: { ...checks, ...shrouding(checks) },
      gates: { ...gates, ...fragments(gates) },
      play: { ...play, ...reading(play) },
      people: {
        ...people,
        ...leaving(people),
        ...keeping(people),
        // What another has nobody takes from him (P-REV-05). Nobody is barred: a patrol comes to that street (P-REV-01).
        wouldReceive(g, who, card) {
          const street = barredFrom(g, card);
          if (street !== undefined) return !lyingAt(g.s, PATROL, street);
          return !(isBenefitOrDetriment(card) && (g.s.specials[card] ?? 0) < 1) && people.wouldReceive(g, who, card);
        },
        *receive(g, who, card, cause) {
          const street = barredFrom(g, card);
          if (street !== undefined) return layAt(g, PATROL, street);
          if (isBenefitOrDetriment(card) && (g.s.specials[card] ?? 0) < 1) return;
          yield* people.receive(g, who, card, cause);
        },
      },
    };
  },
};
