import type { Rule } from '@vigil/engine';
import { gateDifficulty, sealCost } from '../common/board/gates.js';
import { relocate, travel } from '../common/board/moving.js';
import { resolveEntry, visitWorld } from '../common/cards/encounters.js';
import { rollDice } from '../common/checks/dice.js';
import type { CheckResult } from '../common/contracts/checks.js';
import { returnMonster } from '../common/effects/monsters.js';
import { handCount } from '../common/figures/hand-slots.js';
import { trialTable } from '../common/figures/investigator-stats.js';
import { forgetDeckOrder } from '../common/known-order.js';
import { applyFate, BURDENS } from '../common/people/fates.js';
import type { CardRules, CheckRules } from '../common/rule-table.js';
import { locationEncounter } from './activities/activities.js';
import { revealLocationCard } from './activities/location-deck.js';
import { closeByCard, resolveForEachGate } from './activities/rituals.js';
import { CITY_SEGMENTS } from './board/city.js';
import { canEnter, movementPoints, previewFoesAt } from './board/city-movement.js';
import { availableFromSupply, CLUE_TOKENS, placeClue } from './board/clues.js';
import { openGate, passThroughGate, placeGate, removeGate, revealGate, turnGateFaceUp } from './board/gates.js';
import { closePlace, isClosed } from './board/places.js';
import { addDoom, payDoom, raiseTerror } from './board/tracks.js';
import { shareState } from './clone.js';
import { resolveEncounterCheck } from './day/ancient-one.js';
import { chooseFirstInvestigator } from './day/first-investigator.js';
import { enterNearestGate, returnGates, returnToArkham, runOtherWorldPhase } from './day/other-world.js';
import { mustStay, phaseObstacle } from './day/phases.js';
import { UPKEEP_SEGMENTS } from './day/upkeep.js';
import { checkVictory, gatesToWin, getEndConditions } from './day/victory.js';
import type { HauntBoardRules, HauntGateRules, HauntPeopleRules, HauntRuleTable, HauntTurnRules } from './game.js';
import { Game, investigatorsInPlay, monstersInCity } from './game.js';
import { HAUNT_HANDLERS } from './handlers.js';
import { onTable } from './in-play.js';
import { bringMonsters, defeatAll, placeOrMeetMonsters } from './meeting/monster-encounters.js';
import { performActivity } from './monsters/monster-activities.js';
import { onLeftBoard } from './monsters/monster-clues.js';
import { moveMonster } from './monsters/monster-movement.js';
import {
  drawMonster,
  homeStackOf,
  isAppearanceForbidden,
  isSparedThisUpkeep,
  placeMonster,
  sendMonster,
} from './monsters/monsters.js';
import { MOVEMENT_TYPES } from './monsters/movement-types.js';
import { DOOM_PER_DAY, DOOM_PER_GATE, TERROR_SPACES } from './numbers.js';
import { asidesInText, asidesWhileBusy, couldReceiveClue, listAsides } from './people/asides.js';
import { freeFromJail, HAUNT_FATES, onRelocated, resolveDefeat } from './people/fates.js';
import { removeInvestigator } from './people/removal.js';
import { bestAllocation, prepareSkill, skillBase } from './people/skills.js';
import { canCast, castingPrice, castSpell } from './people/spells.js';
import { receiveStatusCard, statusCardWouldApply } from './people/status.js';
import { areTogether, tradableCards, withHelpersAssets } from './people/transfers.js';
import { HAUNT_REASONS } from './reasons.js';
import { setUp } from './set-up.js';
import type { BoardMonster, Investigator } from './state.js';

const people: HauntPeopleRules = {
  inOrder: investigatorsInPlay,
  // H-FIRST-02
  firstPlayer: (g: Game): Rule<Investigator> => chooseFirstInvestigator(g),
  withHelp: withHelpersAssets,
  availableFromSupply,

  applyFate,
  fates: HAUNT_FATES,
  defeat: resolveDefeat,
  remove: removeInvestigator,
  receive: receiveStatusCard,
  wouldReceive: statusCardWouldApply,
  burdens: BURDENS,
  fateWouldApply: () => true,
  freeFromJail,

  // H-ASSET-11: investigators in one section of an Other World are not together.
  isNearby: areTogether,
  // H-TURN-03
  canLeave: (_g, who: Investigator) => !mustStay(who),
  relocate,
  travel,
  onRelocated,
  returnToArkham,
  returnGates: returnGates,
  // Skills use slots here, not sliders.
  slideDown: () => undefined,
  encounterAt: locationEncounter,
  resolveEntry,
  visitWorld,
  enterNearestGate,
  // H-SHOP-01
  mustBuy: () => false,
};

const checks: CheckRules = {
  skillBase,
  bestAllocation,
  prepareSkill,
  waitsAfterRoll: couldReceiveClue,
  rollDice,
  // H-ENC-ATK-18
  isUsedUp: (_g, { passed, unrolled }: CheckResult) => passed && !unrolled,
  // H-ENC-ATK-13
  handCount: handCount,
  canCast,
  castSpell,
  // Casting itself costs nothing (H-SPELL-03).
  isDefeatedByCasting: () => false,
  castingPrice,
  rehearsal: (g: Game, dice) => new Game(trialTable(shareState(g.s), dice), g.content, g.rules, g),
  defeatAll,
};

const board: HauntBoardRules = {
  monsterAppears: placeOrMeetMonsters,
  monstersCome: bringMonsters,
  isAppearanceForbidden,
  placeMonster,
  drawMonster,
  returnMonster,
  // Excludes monsters stacked in worlds, including the Outskirts (H-BASE-01, H-BASE-17).
  monstersOnBoard: monstersInCity,
  onLeftBoard,
  sendMonster,
  homeStackOf,
  moves: MOVEMENT_TYPES,
  moveMonster,
  bringMonster: (g: Game, monster, to) => g.rules.board.sendMonster(g, monster as BoardMonster, to),
  performActivity,
  routeCacheKey: () => '',
  isSpared: isSparedThisUpkeep,
  previewFoesAt,

  adjacentAreas: (g, area) => g.place(area).connects,
  canEnter: canEnter,
  isBarred: () => false,
  closePlace,
  isClosed,
  isStable: (g, at) => g.place(at).stable,

  placeClue,
  addDoom,
  raiseTerror,
  payDoom,
  clueTokens: () => CLUE_TOKENS,
  terrorSpaces: () => TERROR_SPACES,
};

const gates: HauntGateRules = {
  open: openGate,
  close: closeByCard,
  forEachGate: resolveForEachGate,
  // H-BASE-09: no location is ever sealed.
  sealsOnBoard: () => 0,
  *removeSeals() {},
  *removeSeal() {
    return undefined;
  },
  difficulty: gateDifficulty,
  sealCost,

  place: placeGate,
  turnFaceUp: turnGateFaceUp,
  reveal: revealGate,
  enter: passThroughGate,
  remove: removeGate,
  gatesToWin: gatesToWin,
  ritualDoom: () => DOOM_PER_GATE,
};

const turn: HauntTurnRules = {
  setUp,

  upkeep: UPKEEP_SEGMENTS,
  doomPerDay: () => DOOM_PER_DAY,
  // H-UPKEEP-07, H-UPKEEP-12: the number of starting investigators.
  monstersPerDay: (g) => g.s.startingInvestigators,
  cardsPerDay: (g) => g.s.startingInvestigators,

  city: CITY_SEGMENTS,
  movementPoints,
  otherWorld: runOtherWorldPhase,
  phaseObstacle: phaseObstacle,

  encounterCheck: resolveEncounterCheck,
  checkVictory,
  getEndConditions,
};

const play: CardRules = {
  onTable,
  battle: (g: Game) => g.s.ancient,
  *onGained() {},
  *choosePile() {},
  turnUpLocationCard: revealLocationCard,
  locationDeck: (g: Game) => g.mutableDeck('location'),
  shuffle: (g, deck) => {
    g.dice.shuffle(deck);
    forgetDeckOrder(g.s, deck);
  },
  onDrawnFrom: () => {},
  handlers: HAUNT_HANDLERS,
};

/** The rule table of Haunt of the Watchers. */
export const HAUNT_RULES: HauntRuleTable = {
  reasons: HAUNT_REASONS,
  people,
  checks,
  board,
  gates,
  turn,
  cards: play,
  asides: { always: listAsides, whileBusy: asidesWhileBusy, inText: asidesInText, tradable: tradableCards },
};
