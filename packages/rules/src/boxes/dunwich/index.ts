/** Rule changes of Dunwich Horror in Arkham Horror (clauses D-…). */

import { awakenAncientOne } from '../awaken-handler.js';
import type { ArkhamRules } from '../box.js';
import { manyBoardsLayer } from '../many-boards.js';
import { railwayLayer } from '../railway.js';
import { townLimitsLayer } from '../town-limits.js';
import { refreshConditionsLayer } from './condition-cards.js';
import { collectDebts, debtsLayer, takeDarkDeal } from './dark-man.js';
import {
  addHorrorTokenByEncounter,
  DUNWICH_SLICE,
  horrorCardsLayer,
  horrorRisingLayer,
  onHorrorDefeated,
  removeHorrorTokenByEncounter,
} from './dunwich-horror.js';
import { DUNWICH } from './dunwich-ids.js';
import { OPTIONS, QUESTIONS } from './dunwich-questions.js';
import { allyDeckLayer } from './dunwich-setup.js';
import { bindBeast, fireGatesLayer, fireLostLayer, removeRumors, winAlone, winForAll } from './endings.js';
import { drawThreeMythos, makeRiotsPermanent } from './extra-mythos.js';
import { moveGate, swapGate, wardPlace } from './gate-encounters.js';
import { retirementLayer, woundsLayer } from './injuries-and-retirement.js';
import { driveMonstersAlongArrows, rollAwayMonsters } from './monster-encounters.js';
import {
  callInvestigator,
  canCallInvestigator,
  canLureMonster,
  hasSwapPartner,
  lureMonster,
  useBrainCase,
} from './moving-spells.js';
import { clearEnvironment, hasEnvironment, readTarot, removeOneMythos, removeTwoMythos } from './mythos-deck.js';
import { addMythosCard, mythosPhasesLayer, skipMythosPhase } from './mythos-phases.js';
import { revealRubble, rubbleEndLayer, spendRubble } from './rubble.js';
import { spawnLayer } from './spawn.js';
import { makeStalkerMove } from './stalkers.js';
import { routesLayer } from './tasks-and-missions.js';
import { vorticesLayer } from './vortices.js';

export { listTrainStops } from '../railway.js';
export { isDebtor } from './dark-man.js';
export { DUNWICH_SLICE, type DunwichState, HORROR, HORROR_CARD, HORROR_TRACK_LENGTH } from './dunwich-horror.js';
export { DUNWICH, VORTEX } from './dunwich-ids.js';
export { type RubbleView, rubbleOf } from './rubble.js';
export { listRoutes, type RouteProgress } from './tasks-and-missions.js';
export { monstersNearVortices } from './vortices.js';

export const ARKHAM: ArkhamRules = {
  slice: DUNWICH_SLICE,
  vocabulary: { questions: QUESTIONS, options: OPTIONS },
  handlers: {
    'brain-case': useBrainCase,
    'call-friend': callInvestigator,
    'lure-monster': lureMonster,
    'box-rumors': removeRumors,
    'bind-the-beast': bindBeast,
    'win-together': winForAll,
    'win-alone': winAlone,
    'dunwich-horror-beaten': onHorrorDefeated,
    'dunwich-token-on': addHorrorTokenByEncounter,
    'dunwich-token-off': removeHorrorTokenByEncounter,
    'dunwich-no-mythos': skipMythosPhase,
    'dunwich-more-mythos': addMythosCard,
    'dunwich-box-mythos': removeOneMythos,
    'dunwich-box-two-mythos': removeTwoMythos,
    'dunwich-tarot': readTarot,
    'dunwich-clear-environment': clearEnvironment,
    'dunwich-swap-gate': swapGate,
    'dunwich-move-gate': moveGate,
    'dunwich-ward': wardPlace,
    'dunwich-sweep': rollAwayMonsters,
    'dunwich-drive': driveMonstersAlongArrows,
    'dunwich-deal': takeDarkDeal,
    'dunwich-debts-due': collectDebts,
    'rubble-falls': revealRubble,
    'rubble-spent': spendRubble,
    'ancient-one-awakens': awakenAncientOne,
    'dunwich-riots-go-on': makeRiotsPermanent,
    'dunwich-three-mythos-cards': drawThreeMythos,
  },
  eventless: ['dunwich-no-mythos', 'dunwich-more-mythos'],
  targets: {
    'brain-case': hasSwapPartner,
    'call-friend': canCallInvestigator,
    'lure-monster': canLureMonster,
    'dunwich-clear-environment': hasEnvironment,
  },
  layer: (base) => {
    const below = manyBoardsLayer(railwayLayer(base));
    const { board, checks, gates, people, turn } = below;
    const onTheWay = { ...turn, ...routesLayer(turn) };
    const burning = { ...onTheWay, ...fireLostLayer(onTheWay) };
    const limited = { ...board, ...townLimitsLayer(board, DUNWICH), ...spawnLayer(board) };
    const indebted = { ...people, ...woundsLayer(people), ...debtsLayer(people) };
    return {
      ...below,
      people: { ...indebted, ...horrorRisingLayer(indebted) },
      turn: {
        ...burning,
        ...allyDeckLayer(turn),
        ...refreshConditionsLayer(retirementLayer(burning)),
        ...mythosPhasesLayer(burning),
        ...rubbleEndLayer(turn),
      },
      gates: { ...gates, ...fireGatesLayer(gates) },
      checks: { ...checks, ...horrorCardsLayer(checks) },
      board: {
        ...limited,
        ...vorticesLayer(limited),
        moves: { ...board.moves, ...(board.moves.normal && { stalker: makeStalkerMove(board.moves.normal) }) },
      },
    };
  },
};
