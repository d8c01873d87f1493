/** What The King in Yellow changes in the rules of Arkham Horror (ledger section 5). */

import type { ArkhamRules } from '../box.js';
import { foresee } from '../foreseeing.js';
import { lastAct, nextAct } from './acts.js';
import { mapped, quelling, steadying } from './answering.js';
import { noMoreDeputies, riotsBreakOut, riotsStayOut, takenAway } from './blights.js';
import { FORESEEN_MYTHOS } from './constants.js';
import { OPTIONS as ENCOUNTER_OPTIONS, QUESTIONS as ENCOUNTER_QUESTIONS } from './encounter-questions.js';
import {
  dearest,
  guessPrice,
  hasOthersElsewhere,
  lowestSkill,
  readFound,
  swapWilling,
  turnOver,
} from './encounters.js';
import { yellowSigns } from './herald.js';
import { QUESTIONS as ITEM_QUESTIONS } from './item-questions.js';
import { layAtLocation, layBomb, layInStreet, mayLayBomb, ticking, warding } from './laid.js';
import { clearOutskirts, couriers, hasOutskirts, repair, shuffleUnique } from './mythos.js';
import { PART } from './part.js';
import { onTour, opening } from './performance.js';
import { OPTIONS, QUESTIONS } from './questions.js';
import { hasPartner, sendItem } from './sending.js';
import { membersShopping } from './shopping.js';
import { sparing } from './sparing.js';

export { actsOf } from './acts.js';
export { missingAt } from './blights.js';
export { HERALD, isTouring, KING, type KingPart, PART, SIGNS } from './part.js';

export const ARKHAM: ArkhamRules = {
  slice: PART,
  vocabulary: {
    questions: { ...QUESTIONS, ...ENCOUNTER_QUESTIONS, ...ITEM_QUESTIONS },
    options: { ...OPTIONS, ...ENCOUNTER_OPTIONS },
  },
  handlers: {
    'king-next-act': nextAct,
    'king-riots-break-out': riotsBreakOut,
    'king-no-more-deputies': noMoreDeputies,
    'king-foresee-mythos': foresee(FORESEEN_MYTHOS),
    'king-clear-outskirts': clearOutskirts,
    'king-repair': repair,
    'king-shuffle-unique': shuffleUnique,
    'king-couriers': couriers,
    'yellow-guess-price': guessPrice,
    'yellow-dearest': dearest,
    'yellow-members-shopping': membersShopping,
    'yellow-read-found': readFound,
    'yellow-lowest-skill': lowestSkill,
    'yellow-swap-willing': swapWilling,
    'yellow-turn-over': turnOver,
    'king-lay-in-street': layInStreet,
    'king-lay-at-location': layAtLocation,
    'king-lay-bomb': layBomb,
    'king-send-item': sendItem,
  },
  targets: {
    'king-clear-outskirts': hasOutskirts,
    'king-lay-bomb': mayLayBomb,
    'king-send-item': hasPartner,
    'yellow-swap-willing': hasOthersElsewhere,
  },
  layer: (base) => {
    const gates = { ...base.gates, ...warding(base.gates) };
    const people = { ...base.people, ...takenAway(base.people), ...sparing(base.people) };
    return {
      ...base,
      board: { ...base.board, ...yellowSigns(base.board), ...riotsStayOut(base.board), ...steadying(base.board) },
      gates: { ...gates, ...quelling(gates) },
      people: { ...people, ...mapped(people) },
      play: { ...base.play, ...onTour(base.play) },
      turn: { ...base.turn, ...opening(base.turn), ...ticking(base.turn), ...lastAct(base.turn) },
    };
  },
};
