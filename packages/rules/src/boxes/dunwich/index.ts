/** What Dunwich Horror changes in the rules of Arkham Horror (ledger section 2). */

import { awakens } from '../awakening.js';
import type { ArkhamRules } from '../box.js';
import { manyBoards } from '../many-boards.js';
import { townLimits } from '../towns.js';
import { railway } from '../train.js';
import { driveMonsters, sweepBoard } from './beasts.js';
import { refreshing } from './conditions.js';
import { darkDeal, debts, debtsComeDue } from './dark-man.js';
import { bindBeast, boxRumors, burningFire, fireGoesOut, winAlone, winTogether } from './endings.js';
import { boxOneMythos, boxTwoMythos, clearEnvironment, hasEnvironment, readTarot } from './foresight.js';
import { moveGate, swapGate, wardPlace } from './gate-deals.js';
import { horrorBeaten, horrorCards, horrorFarther, horrorNearer, PART, rising } from './horror.js';
import { brainCase, callFriend, hasFriend, hasOther, hasPrey, lureMonster } from './moving.js';
import { riotsGoOn, threeMythosCards } from './mythos.js';
import { moreMythos, nights, noMythos } from './nights.js';
import { OPTIONS, QUESTIONS } from './questions.js';
import { routes } from './routes.js';
import { lastRubble, rubbleFalls, rubbleSpent } from './rubble.js';
import { settingUp } from './setting-up.js';
import { spawn } from './spawn.js';
import { stalk } from './stalkers.js';
import { DUNWICH } from './town.js';
import { vortices } from './vortices.js';
import { retirement, wounds } from './wounds.js';

export { trainStops } from '../train.js';
export { isDebtor } from './dark-man.js';
export { type DunwichPart, HORROR, HORROR_CARD, PART, TRACK } from './horror.js';
export { type RouteOfCard, routesOf } from './routes.js';
export { type Rubble, rubbleOf } from './rubble.js';
export { DUNWICH, VORTEX } from './town.js';
export { nearVortices } from './vortices.js';

export const ARKHAM: ArkhamRules = {
  slice: PART,
  vocabulary: { questions: QUESTIONS, options: OPTIONS },
  handlers: {
    'brain-case': brainCase,
    'call-friend': callFriend,
    'lure-monster': lureMonster,
    'box-rumors': boxRumors,
    'bind-the-beast': bindBeast,
    'win-together': winTogether,
    'win-alone': winAlone,
    'dunwich-horror-beaten': horrorBeaten,
    'dunwich-token-on': horrorNearer,
    'dunwich-token-off': horrorFarther,
    'dunwich-no-mythos': noMythos,
    'dunwich-more-mythos': moreMythos,
    'dunwich-box-mythos': boxOneMythos,
    'dunwich-box-two-mythos': boxTwoMythos,
    'dunwich-tarot': readTarot,
    'dunwich-clear-environment': clearEnvironment,
    'dunwich-swap-gate': swapGate,
    'dunwich-move-gate': moveGate,
    'dunwich-ward': wardPlace,
    'dunwich-sweep': sweepBoard,
    'dunwich-drive': driveMonsters,
    'dunwich-deal': darkDeal,
    'dunwich-debts-due': debtsComeDue,
    'rubble-falls': rubbleFalls,
    'rubble-spent': rubbleSpent,
    'ancient-one-awakens': awakens,
    'dunwich-riots-go-on': riotsGoOn,
    'dunwich-three-mythos-cards': threeMythosCards,
  },
  targets: {
    'brain-case': hasOther,
    'call-friend': hasFriend,
    'lure-monster': hasPrey,
    'dunwich-clear-environment': hasEnvironment,
  },
  layer: (base) => {
    const below = manyBoards(railway(base));
    const { board, checks, gates, people, turn } = below;
    const onTheWay = { ...turn, ...routes(turn) };
    const burning = { ...onTheWay, ...fireGoesOut(onTheWay) };
    const limited = { ...board, ...townLimits(board, DUNWICH), ...spawn(board) };
    const indebted = { ...people, ...wounds(people), ...debts(people) };
    return {
      ...below,
      people: { ...indebted, ...rising(indebted) },
      turn: {
        ...burning,
        ...settingUp(turn),
        ...refreshing(retirement(burning)),
        ...nights(burning),
        ...lastRubble(turn),
      },
      gates: { ...gates, ...burningFire(gates) },
      checks: { ...checks, ...horrorCards(checks) },
      board: {
        ...limited,
        ...vortices(limited),
        moves: { ...board.moves, ...(board.moves.normal && { stalker: stalk(board.moves.normal) }) },
      },
    };
  },
};
