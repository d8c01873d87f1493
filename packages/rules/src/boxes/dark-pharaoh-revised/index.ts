/** Rule changes of the 2011 edition of Curse of the Dark Pharaoh (P-REV). */

import { cardAt, placeCardAt } from '../../common/in-play.js';
import type { ArkhamRules } from '../box.js';
import { isEncounterCheck } from '../dark-pharaoh/exhibit-items.js';
import { barredStreetOf, isBenefitOrDetriment } from '../dark-pharaoh/wandering-cards.js';
import { endingAtPatrolsLayer, leavingPatrolsLayer, PATROL, previewPatrol } from './patrols.js';
import {
  banishMonster,
  canBanish,
  cancelFailedCheck,
  fragmentsLayer,
  peekBeforeDraw,
  useEye,
} from './revised-items.js';
import { OPTIONS, QUESTIONS } from './revised-questions.js';
import {
  castDenial,
  castLocusts,
  castScript,
  castShroud,
  denialLayer,
  hasStreetMonster,
  scriptLayer,
  shroudLayer,
} from './revised-spells.js';
import { REVISED_SLICE } from './revised-state.js';
import { fightExhibitGuard, removeTopExhibit, whispersLayer } from './whispers.js';

export { PATROL, patrolledStreets } from './patrols.js';
export { REVISED_SLICE, type RevisedState } from './revised-state.js';
export { WHISPERS, type Whispers, whispersOf } from './whispers.js';

export const ARKHAM: ArkhamRules = {
  slice: REVISED_SLICE,
  vocabulary: { questions: QUESTIONS, options: OPTIONS },
  handlers: {
    'pharaoh-box-exhibit': removeTopExhibit,
    'pharaoh-vigil': fightExhibitGuard,
    'pharaoh-revised-see': useEye,
    'pharaoh-revised-peek': peekBeforeDraw,
    'pharaoh-revised-banish': banishMonster,
    'pharaoh-revised-forgive': cancelFailedCheck,
    'pharaoh-revised-keep': castDenial,
    'pharaoh-revised-swarm': castLocusts,
    'pharaoh-revised-read': castScript,
    'pharaoh-revised-shroud': castShroud,
  },
  eventless: [
    'pharaoh-box-exhibit',
    'pharaoh-revised-forgive',
    'pharaoh-revised-keep',
    'pharaoh-revised-read',
    'pharaoh-revised-shroud',
  ],
  targets: {
    'pharaoh-revised-banish': canBanish,
    'pharaoh-revised-forgive': isEncounterCheck,
    'pharaoh-revised-swarm': hasStreetMonster,
  },
  layer: (below) => {
    const { checks, gates, people, cards, turn } = below;
    const withWhispers = { ...turn, ...whispersLayer(turn) };
    return {
      ...below,
      turn: { ...withWhispers, ...endingAtPatrolsLayer(withWhispers), previewGuard: previewPatrol },
      checks: { ...checks, ...shroudLayer(checks) },
      gates: { ...gates, ...fragmentsLayer(gates) },
      cards: { ...cards, ...scriptLayer(cards) },
      people: {
        ...people,
        ...leavingPatrolsLayer(people),
        ...denialLayer(people),
        // Cards held by another investigator are never taken from them (P-REV-05). Being barred does not exist: a
        // patrol comes to that street (P-REV-01).
        wouldReceive(g, who, card) {
          const street = barredStreetOf(g, card);
          if (street !== undefined) return !cardAt(g.s, PATROL, street);
          return !(isBenefitOrDetriment(card) && (g.s.specials[card] ?? 0) < 1) && people.wouldReceive(g, who, card);
        },
        *receive(g, who, card, cause) {
          const street = barredStreetOf(g, card);
          if (street !== undefined) return placeCardAt(g, PATROL, street);
          if (isBenefitOrDetriment(card) && (g.s.specials[card] ?? 0) < 1) return;
          yield* people.receive(g, who, card, cause);
        },
      },
    };
  },
};
