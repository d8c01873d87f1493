import type { Rule } from '@vigil/engine';
import { ask } from '../common/ask.js';
import { chooseGate, gateDifficulty, isHeldOpen, sealCost } from '../common/board/gates.js';
import { relocate, travel } from '../common/board/moving.js';
import { encounterInWorld, resolveEntry, visitWorld } from '../common/cards/encounters.js';
import { previewCheck } from '../common/checks/checks.js';
import { rollDice } from '../common/checks/dice.js';
import type { CheckSpec } from '../common/contracts/checks.js';
import { returnMonster } from '../common/effects/monsters.js';
import { handCount } from '../common/figures/hand-slots.js';
import { trialTable } from '../common/figures/investigator-stats.js';
import { modifiersInPlay } from '../common/figures/modifiers.js';
import { Game as AnyGame } from '../common/game.js';
import { icyWinds } from '../common/handlers.js';
import { forgetDeckOrder } from '../common/known-order.js';
import { applyFate, BURDENS } from '../common/people/fates.js';
import type { CardRules } from '../common/rule-table.js';
import type { OpenGate } from '../common/state.js';
import { placeClue } from './board/clues.js';
import {
  breakSeal,
  burstGate,
  canSeal,
  closeGate,
  drawThroughGate,
  isSealed,
  monstersOfGate,
  openGate,
  placeSeal,
  removeSeal,
} from './board/gates.js';
import {
  checkMonsterCount,
  countsTowardLimit,
  emptyOutskirts,
  isOutsideLimit,
  isSpawn,
  monsterLimit,
  monstersToAwaken,
  outskirtsLimit,
  overflowOutskirts,
} from './board/limits.js';
import { drawMonster, isAppearanceForbidden, placeMonster } from './board/monsters.js';
import { closePlace, isClosed, isStable } from './board/places.js';
import { addDoom, afterTerrorRise, raiseTerror } from './board/tracks.js';
import { shareState } from './clone.js';
import { awaken, gatesToAwaken } from './end/awakening.js';
import {
  ancientOneTurn,
  attackAllSurvivors,
  attackAncientOne,
  beginFinalBattle,
  resolveStartOfBattle,
  runFinalTrades,
} from './end/final-battle.js';
import { listScore } from './end/scoring.js';
import { checkGatesClosed, checkSeals, getEndConditions } from './end/victory.js';
import type {
  ArkhamBoardRules,
  ArkhamCheckRules,
  ArkhamGateRules,
  ArkhamPeopleRules,
  ArkhamRuleTable,
  ArkhamTurnRules,
} from './game.js';
import { firstPlayer, type Game, investigatorsInOrder } from './game.js';
import { onTable } from './mythos/in-play.js';
import { moveMonster } from './mythos/monster-movement.js';
import { MONSTER_MOVES } from './mythos/monster-moves.js';
import {
  drawMythos,
  mythosPhase,
  reshuffleMythos,
  resolveClues,
  resolveEndOfPhase,
  resolveGate,
  resolveMovement,
  resolveMythos,
  resolveText,
} from './mythos/mythos.js';
import { experimentEscapes, experimentFight, growExperiment, twoMythosCards } from './mythos/rumor-handlers.js';
import { monstersOfSurge, resolveSurge } from './mythos/surge.js';
import { HIGHEST_TERROR, SEALS_TO_WIN } from './numbers.js';
import { asidesDuringFight, listAsides } from './people/asides.js';
import { defaultOnLoan, mindsChangeBodies } from './people/handlers.js';
import {
  ARKHAM_FATES,
  fateWouldApply,
  freeFromJail,
  leaveGame,
  payDefeatCosts,
  receiveStatusCard,
  recoveryPlace,
  resolveDefeat,
  standUp,
  statusCardWouldApply,
} from './people/status.js';
import { canTrade, tradableCards } from './people/trade.js';
import { ARKHAM_REASONS } from './reasons.js';
import { enterNextInvestigator } from './set-up.js';
import type { Investigator } from './state.js';
import { defeatAll } from './turn/defeat.js';
import {
  arkhamEncounter,
  encounterAt,
  meetBoardMonsters,
  meetDrawnMonsters,
  redirectedEncounter,
} from './turn/encounters.js';
import { mutableLocationDeck, revealLocationCard } from './turn/location-decks.js';
import { canEnter, movement, movementPoints, previewFoesAt } from './turn/movement.js';
import { enterNearestGate, otherWorldEncounter, returnGates, returnToArkham } from './turn/other-worlds.js';
import { endTurn, isIdle, setUp } from './turn/sequence.js';
import { moveSliderDown, sliderValue } from './turn/sliders.js';
import { canCast, castSpell, isDefeatedByCasting } from './turn/spells.js';
import { returnFromLost, upkeep } from './turn/upkeep.js';

const people: ArkhamPeopleRules = {
  countInvestigators: (g) => g.players,
  inOrder: investigatorsInOrder,
  *firstPlayer(g: Game): Rule<Investigator> {
    return investigatorsInOrder(g)[0] ?? firstPlayer(g);
  },
  // No trades in an encounter (A-MISC-11).
  withHelp: (_g, who) => who,
  // No gains in the final battle (A-FINAL-07).
  availableFromSupply: (g: Game, _what, n) => (g.s.battle ? 0 : n),

  applyFate,
  fates: ARKHAM_FATES,
  defeat: resolveDefeat,
  payDefeatCosts,
  returnFromLost,
  standUp,
  leaveGame,
  recoveryPlace,
  receive: receiveStatusCard,
  wouldReceive: statusCardWouldApply,
  burdens: BURDENS,
  fateWouldApply,
  freeFromJail,

  isNearby: (_g: Game, who: Investigator, other: Investigator) => other.place === who.place,
  // Leaving a location discards the explored marker (A-MOVE-12).
  canLeave: () => true,
  relocate,
  travel,
  *onRelocated(_g: Game, who: Investigator) {
    who.explored = false;
  },
  returnToArkham,
  returnGates,
  slideDown: moveSliderDown,
  encounterAt: (g: Game, who: Investigator, draw) =>
    draw > 0
      ? redirectedEncounter(g, who, draw)
      : g.isInOtherWorld(who)
        ? encounterInWorld(g, who)
        : encounterAt(g, who, 1),
  resolveEntry,
  visitWorld,
  enterNearestGate,
  mustBuy: () => true,
};

const checks: ArkhamCheckRules = {
  skillBase: sliderValue,
  bestAllocation: () => undefined,
  *prepareSkill(g: Game, who: Investigator, spec, skill): Rule<number | undefined> {
    if (g.s.houseRules.rolls === 'announced') yield* announceRoll(g, who, spec);
    return sliderValue(g, who, skill);
  },
  waitsAfterRoll: () => false,
  rollDice,
  isUsedUp: (_g, { unrolled }) => !unrolled,
  // A-COMBAT-17
  handCount: handCount,
  canCast,
  castSpell,
  isDefeatedByCasting,
  castingPrice: () => undefined,
  rehearsal: (g: Game, dice) => new AnyGame(trialTable(shareState(g.s), dice), g.content, g.rules, g),
  defeatAll,
  *onMonsterMet() {},
  prepare: () => {},
  onCombatOver: () => {},
};

const NO_TRAVEL: ReturnType<ArkhamBoardRules['listJourneys']> = [];

const board: ArkhamBoardRules = {
  monsterAppears: meetDrawnMonsters,
  monstersCome: meetBoardMonsters,
  isAppearanceForbidden,
  monstersOnEntering: () => [],
  previewFoesAt,
  placeMonster,
  drawMonster,
  returnMonster,
  // Includes the Outskirts.
  monstersOnBoard: (g: Game) => g.s.monsters,
  onLeftBoard: () => {},
  isSpared: () => false,

  monsterLimit,
  outskirtsLimit,
  isOutsideLimit,
  countsTowardLimit,
  isExemptFromOutskirts: isSpawn,
  monstersToAwaken,
  outskirtsOverflow: overflowOutskirts,
  emptyOutskirts,
  checkMonsterCount,
  moves: MONSTER_MOVES,
  moveMonster,
  bringMonster: (g: Game, monster, to) => g.rules.board.moveMonster(g, monster, to),

  adjacentAreas: (g, area) => g.place(area).connects,
  canEnter,
  isBarred: () => false,
  listJourneys: () => NO_TRAVEL,
  closePlace,
  isClosed,
  isStable,

  placeClue,
  addDoom,
  raiseTerror,
  highestTerror: () => HIGHEST_TERROR,
  lowestTerror: () => 0,
  afterTerrorRise,
};

const gates: ArkhamGateRules = {
  open: (g: Game, at, monster) =>
    g.rules.gates.openGate(g, at, monster ? g.rules.gates.monstersOfGate(g, 'encounter') : 0),
  *close(g: Game, who: Investigator, some, how): Rule {
    const gate = yield* chooseGate(g, who, () => some.filter((one) => g.s.gates.includes(one) && !isHeldOpen(g, one)));
    if (gate) yield* g.rules.gates.closeGate(g, gate, who, how);
  },
  *forEachGate(g: Game, _who: Investigator, perGate: (gate: OpenGate) => Rule): Rule {
    for (const gate of [...g.s.gates]) if (g.s.gates.includes(gate)) yield* perGate(gate);
  },
  sealsOnBoard: (g: Game) => g.s.seals.length,
  *removeSeals(g: Game) {
    for (const at of [...g.s.seals]) yield* g.rules.gates.breakSeal(g, at);
  },
  removeSeal,
  difficulty: gateDifficulty,
  sealCost,

  gatesToAwaken: gatesToAwaken,
  monstersOfGate: monstersOfGate,
  monstersOfSurge,
  sealsToWin: () => SEALS_TO_WIN,
  // A-WIN-02
  trophiesToWin: (g) => g.rules.people.countInvestigators(g, 'else'),

  openGate: openGate,
  surge: resolveSurge,
  isGuarded: (g, at) => g.rules.board.isAppearanceForbidden(g, at),
  burstGate,
  enter: drawThroughGate,
  closeGate: closeGate,
  isSealed,
  isSealPermanent: () => false,
  breakSeal,
  canSeal,
  seal: placeSeal,
};

const turn: ArkhamTurnRules = {
  setUp,
  enterNextInvestigator,

  upkeep,
  movement,
  encounter: arkhamEncounter,
  otherWorld: otherWorldEncounter,
  isIdle,
  movementPoints,
  previewGuard: () => undefined,

  mythos: {
    phase: mythosPhase,
    draw: drawMythos,
    reshuffle: reshuffleMythos,
    card: resolveMythos,
    gate: resolveGate,
    clues: resolveClues,
    movement: resolveMovement,
    text: resolveText,
    end: resolveEndOfPhase,
  },
  final: {
    begin: beginFinalBattle,
    startOfBattle: resolveStartOfBattle,
    trades: runFinalTrades,
    attack: attackAncientOne,
    // A-FINAL-17
    successesForDoom: (g) =>
      modifiersInPlay(g, 'doomSuccesses').reduce(
        (sum, [{ by }]) => sum + by,
        g.rules.people.countInvestigators(g, 'else'),
      ),
    ancientOneTurn: ancientOneTurn,
    attackSurvivors: attackAllSurvivors,
  },
  endTurn,

  awaken,
  checkSeals,
  checkGatesClosed,
  getEndConditions,
  listScore,
};

const play: CardRules = {
  onTable,
  battle: (g: Game) => g.s.battle,
  *onGained() {},
  *choosePile() {},
  turnUpLocationCard: revealLocationCard,
  locationDeck: mutableLocationDeck,
  shuffle: (g, deck) => {
    g.dice.shuffle(deck);
    forgetDeckOrder(g.s, deck);
  },
  onDrawnFrom: () => {},
  handlers: {
    'default-on-loan': defaultOnLoan,
    'icy-winds': icyWinds,
    'minds-change-bodies': mindsChangeBodies,
    'two-mythos-cards': twoMythosCards,
    'experiment-grows': growExperiment,
    'experiment-fight': experimentFight,
    'experiment-escapes': experimentEscapes,
  },
  eventless: new Set(['two-mythos-cards']),
};

/** The rule table of Arkham Horror. */
export const ARKHAM_RULES: ArkhamRuleTable = {
  reasons: ARKHAM_REASONS,
  people,
  checks,
  board,
  gates,
  turn,
  cards: play,
  asides: {
    canTrade,
    tradable: tradableCards,
    always: listAsides,
    whileBusy: asidesDuringFight,
    // A text in progress is carried out to its end (A-ENC-18, A-MISC-11).
    inText: () => undefined,
  },
};

/** Shows a roll before the dice fall, if the house rule asks for it. */
function* announceRoll(g: Game, who: Investigator, spec: CheckSpec): Rule {
  yield* ask(g, () => ({
    by: [who.seat],
    key: 'q.roll',
    args: { investigator: who.id, check: spec.kind },
    why: 'A-SKILL-01',
    // The announced roll waits only for confirmation.
    asides: 'none',
    options: [{ id: 'roll', value: undefined, key: 'o.roll' }],
    window: true,
    about: () => ({ checks: { roll: previewCheck(g, who, spec) } }),
  }));
}
