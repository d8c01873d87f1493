/** Rule changes of The King in Yellow in Arkham Horror (clauses Y-…). */

import type { ArkhamRules } from '../box.js';
import { reorderTopMythos } from '../reorder-mythos.js';
import { beginNextAct, lastActLayer } from './acts.js';
import { blightsLayer, placeRiots, removeDeputyCards, riotsLayer } from './blights.js';
import { hasPartner, sendItem } from './carcosan-page.js';
import { FORESEEN_MYTHOS } from './constants.js';
import { devouredProtectionLayer } from './devoured-protection.js';
import { OPTIONS as ENCOUNTER_OPTIONS, QUESTIONS as ENCOUNTER_QUESTIONS } from './king-encounter-questions.js';
import {
  checkLowestSkill,
  flipBlessingOrCurse,
  gainDearestPrice,
  guessPrice,
  hasOthersElsewhere,
  readFoundTome,
  swapWithWilling,
} from './king-encounters.js';
import { yellowSignsLayer } from './king-herald.js';
import { QUESTIONS as ITEM_QUESTIONS } from './king-item-questions.js';
import { clearOutskirts, hasOutskirts, offerCouriers, offerRepair, shuffleUnique } from './king-mythos.js';
import { OPTIONS, QUESTIONS } from './king-questions.js';
import { KING_SLICE } from './king-state.js';
import { bombsLayer, canLayBomb, layAtLocation, layBomb, layInStreet, wardingLayer } from './laid-items.js';
import { shopAsMember } from './members-shopping.js';
import { performanceSetupLayer, touringDecksLayer } from './performance.js';
import { diaryLayer, mapLayer, pendantLayer } from './prevention-items.js';

export { getActs } from './acts.js';
export { blightsByPlace } from './blights.js';
export { HERALD, isTouring, KING_IN_YELLOW, KING_SLICE, type KingState, SIGNS } from './king-state.js';

export const ARKHAM: ArkhamRules = {
  slice: KING_SLICE,
  vocabulary: {
    questions: { ...QUESTIONS, ...ENCOUNTER_QUESTIONS, ...ITEM_QUESTIONS },
    options: { ...OPTIONS, ...ENCOUNTER_OPTIONS },
  },
  handlers: {
    'king-next-act': beginNextAct,
    'king-riots-break-out': placeRiots,
    'king-no-more-deputies': removeDeputyCards,
    'king-foresee-mythos': reorderTopMythos(FORESEEN_MYTHOS),
    'king-clear-outskirts': clearOutskirts,
    'king-repair': offerRepair,
    'king-shuffle-unique': shuffleUnique,
    'king-couriers': offerCouriers,
    'yellow-guess-price': guessPrice,
    'yellow-dearest': gainDearestPrice,
    'yellow-members-shopping': shopAsMember,
    'yellow-read-found': readFoundTome,
    'yellow-lowest-skill': checkLowestSkill,
    'yellow-swap-willing': swapWithWilling,
    'yellow-turn-over': flipBlessingOrCurse,
    'king-lay-in-street': layInStreet,
    'king-lay-at-location': layAtLocation,
    'king-lay-bomb': layBomb,
    'king-send-item': sendItem,
  },
  eventless: ['king-no-more-deputies', 'king-shuffle-unique'],
  targets: {
    'king-clear-outskirts': hasOutskirts,
    'king-lay-bomb': canLayBomb,
    'king-send-item': hasPartner,
    'yellow-swap-willing': hasOthersElsewhere,
  },
  layer: (base) => {
    const gates = { ...base.gates, ...wardingLayer(base.gates) };
    const people = { ...base.people, ...blightsLayer(base.people), ...devouredProtectionLayer(base.people) };
    return {
      ...base,
      board: { ...base.board, ...yellowSignsLayer(base.board), ...riotsLayer(base.board), ...diaryLayer(base.board) },
      gates: { ...gates, ...pendantLayer(gates) },
      people: { ...people, ...mapLayer(people) },
      cards: { ...base.cards, ...touringDecksLayer(base.cards) },
      turn: { ...base.turn, ...performanceSetupLayer(base.turn), ...bombsLayer(base.turn), ...lastActLayer(base.turn) },
    };
  },
};
