import type { Rule } from '@vigil/engine';
import { ask } from '../common/ask.js';
import { chooseGate, gateDifficulty, isHeldOpen, sealCost } from '../common/board/gates.js';
import { go, relocate } from '../common/board/moving.js';
import { handsOf } from '../common/figures/hands.js';
import { modifiersInPlay } from '../common/figures/modifiers.js';
import { aside } from '../common/figures/seen.js';
import { Game as AnyGame } from '../common/game.js';
import { icyWinds } from '../common/handlers.js';
import type { CardsInPlay } from '../common/meanings.js';
import { BURDENS, befall } from '../common/people/fates.js';
import { type CheckSpec, checkAhead } from '../common/resolving/checks.js';
import { rollDice } from '../common/resolving/dice.js';
import { encounterInWorld, haveEntry, visitWorld } from '../common/resolving/encounters.js';
import { returnMonster } from '../common/resolving/monsters.js';
import type { OpenGate } from '../common/state.js';
import { placeClue } from './board/clues.js';
import {
  breakSeal,
  burst,
  canSeal,
  closeGate,
  drawThroughGate,
  isSealed,
  monstersOfGate,
  openGate,
  removeSeal,
  sealGate,
} from './board/gates.js';
import {
  checkMonsters,
  counts,
  emptyOutskirts,
  isOutside,
  isSpawn,
  monsterLimit,
  monstersToAwaken,
  outskirtsLimit,
  outskirtsOverflow,
} from './board/limits.js';
import { appearForbidden, drawMonster, placeMonster } from './board/monsters.js';
import { closePlace, isClosed, isStable } from './board/places.js';
import { addDoom, raiseTerror, terrorRose } from './board/tracks.js';
import { shareState } from './clone.js';
import { awaken, gatesToAwaken } from './end/awakening.js';
import {
  ancientOneAnswers,
  ancientOneAttacks,
  attackAncientOne,
  beginFinalBattle,
  finalTrades,
  startOfBattle,
} from './end/final-battle.js';
import { score } from './end/scoring.js';
import { checkGatesClosed, checkSeals, ends } from './end/victory.js';
import { firstPlayer, type Game, inOrder } from './game.js';
import { onTable } from './mythos/in-play.js';
import { moveMonster } from './mythos/monster-movement.js';
import { MOVES } from './mythos/monster-moves.js';
import {
  cluesOf,
  drawMythos,
  endOfPhase,
  gateOf,
  movementOf,
  mythosPhase,
  reshuffleMythos,
  resolveMythos,
  textOf,
} from './mythos/mythos.js';
import { experimentEscapes, experimentFight, experimentGrows, twoMythosCards } from './mythos/rumor-handlers.js';
import { monstersOfSurge, surge } from './mythos/surge.js';
import { HIGHEST_TERROR, SEALS_TO_WIN } from './numbers.js';
import type {
  ArkhamBoard,
  ArkhamChecks,
  ArkhamGates,
  ArkhamMeanings,
  ArkhamPeople,
  ArkhamTurn,
} from './own-meanings.js';
import { asides, asidesInFight } from './people/asides.js';
import { defaultOnLoan, mindsChangeBodies } from './people/handlers.js';
import {
  FATES,
  fall,
  fallCosts,
  freeFromJail,
  leaveGame,
  receive,
  refuge,
  standUp,
  wouldBefall,
  wouldReceive,
} from './people/status.js';
import { mayTrade, tradable } from './people/trade.js';
import { REASONS } from './reasons.js';
import { enterAnew } from './set-up.js';
import type { Investigator } from './state.js';
import { defeatAll } from './turn/defeat.js';
import { arkhamEncounter, encounterAt, monsterAppears, monstersCome, redirectedEncounter } from './turn/encounters.js';
import { ownLocationDeck, turnUpLocationCard } from './turn/location-decks.js';
import { mayEnter, movement, movementPoints } from './turn/movement.js';
import { otherWorldEncounter, returnToArkham, throughNearestGate, waysBack } from './turn/other-worlds.js';
import { endTurn, isIdle, setUp } from './turn/sequence.js';
import { slideDown, sliderValue } from './turn/sliders.js';
import { canCast, castSpell, fallsByCasting } from './turn/spells.js';
import { comeBack, upkeep } from './turn/upkeep.js';

const people: ArkhamPeople = {
  count: (g) => g.players,
  inOrder,
  *firstPlayer(g: Game): Rule<Investigator> {
    return inOrder(g)[0] ?? firstPlayer(g);
  },
  // Nobody trades in an encounter (A-MISC-11).
  withHelp: (_g, who) => who,
  // Nobody gains anything in the final battle (A-FINAL-07).
  supply: (g: Game, _what, n) => (g.s.battle ? 0 : n),

  befall,
  fates: FATES,
  fall,
  fallCosts,
  comeBack,
  standUp,
  leaveGame,
  refuge,
  receive,
  wouldReceive,
  burdens: BURDENS,
  wouldBefall,
  freeFromJail,

  isBeside: (_g: Game, who: Investigator, other: Investigator) => other.place === who.place,
  // Leaving a location discards the explored marker (A-MOVE-12).
  mayLeave: () => true,
  relocate,
  go,
  *relocated(_g: Game, who: Investigator) {
    who.explored = false;
  },
  returnToArkham,
  waysBack,
  slideDown,
  encounterAt: (g: Game, who: Investigator, draw) =>
    draw > 0
      ? redirectedEncounter(g, who, draw)
      : g.inOtherWorld(who)
        ? encounterInWorld(g, who)
        : encounterAt(g, who, 1),
  haveEntry,
  visitWorld,
  throughNearestGate,
  mustBuy: () => true,
};

const checks: ArkhamChecks = {
  skillBase: sliderValue,
  allocating: () => undefined,
  *readySkill(g: Game, who: Investigator, spec, skill): Rule<number | undefined> {
    if (g.s.houseRules.rolls === 'announced') yield* announce(g, who, spec);
    return sliderValue(g, who, skill);
  },
  waitsAfterRoll: () => false,
  rollDice,
  isUsedUp: (_g, { unrolled }) => !unrolled,
  // A-COMBAT-17
  hands: handsOf,
  canCast,
  castSpell,
  fallsByCasting,
  rehearsal: (g: Game, dice) => new AnyGame(aside(shareState(g.s), dice), g.content, g.means, g),
  defeatAll,
  *meets() {},
  prepare: () => {},
  parts: () => {},
};

const NO_JOURNEYS: ReturnType<ArkhamBoard['journeys']> = [];

const board: ArkhamBoard = {
  monsterAppears,
  monstersCome,
  appearForbidden,
  placeMonster,
  drawMonster,
  returnMonster,
  // The Outskirts are part of it.
  monstersOnBoard: (g: Game) => g.s.monsters,
  leftBoard: () => {},
  isSpared: () => false,

  monsterLimit,
  outskirtsLimit,
  isOutside,
  counts,
  staysIn: isSpawn,
  monstersToAwaken,
  outskirtsOverflow,
  emptyOutskirts,
  checkMonsters,
  moves: MOVES,
  moveMonster,
  bringMonster: (g: Game, monster, to) => g.means.board.moveMonster(g, monster, to),

  connects: (g, area) => g.place(area).connects,
  mayEnter,
  isBarred: () => false,
  journeys: () => NO_JOURNEYS,
  closePlace,
  isClosed,
  isStable,

  placeClue,
  addDoom,
  raiseTerror,
  highestTerror: () => HIGHEST_TERROR,
  leastTerror: () => 0,
  terrorRose,
};

const gates: ArkhamGates = {
  open: (g: Game, at, monster) => g.means.gates.appear(g, at, monster ? g.means.gates.monstersOf(g, 'encounter') : 0),
  *close(g: Game, who: Investigator, some, how): Rule {
    const gate = yield* chooseGate(
      g,
      who,
      some.filter((one) => !isHeldOpen(g, one)),
    );
    if (gate) yield* g.means.gates.shut(g, gate, who, how);
  },
  *each(g: Game, _who: Investigator, perGate: (gate: OpenGate) => Rule): Rule {
    for (const gate of [...g.s.gates]) if (g.s.gates.includes(gate)) yield* perGate(gate);
  },
  sealsOnBoard: (g: Game) => g.s.seals.length,
  *removeSeals(g: Game) {
    for (const at of [...g.s.seals]) yield* g.means.gates.breakSeal(g, at);
  },
  removeSeal,
  difficulty: gateDifficulty,
  sealCost,

  toAwaken: gatesToAwaken,
  monstersOf: monstersOfGate,
  monstersOfSurge,
  sealsToWin: () => SEALS_TO_WIN,
  // A-WIN-02
  trophiesToWin: (g) => g.means.people.count(g, 'else'),

  appear: openGate,
  surge,
  isGuarded: (g, at) => g.means.board.appearForbidden(g, at),
  burst,
  enter: drawThroughGate,
  shut: closeGate,
  isSealed,
  staysSealed: () => false,
  breakSeal,
  canSeal,
  seal: sealGate,
};

const turn: ArkhamTurn = {
  setUp,
  enterAnew,

  upkeep,
  movement,
  encounter: arkhamEncounter,
  otherWorld: otherWorldEncounter,
  isIdle,
  movementPoints,

  mythos: {
    phase: mythosPhase,
    draw: drawMythos,
    reshuffle: reshuffleMythos,
    card: resolveMythos,
    gate: gateOf,
    clues: cluesOf,
    movement: movementOf,
    text: textOf,
    end: endOfPhase,
  },
  final: {
    begin: beginFinalBattle,
    start: startOfBattle,
    trades: finalTrades,
    attack: attackAncientOne,
    // A-FINAL-17
    successesForDoom: (g) =>
      modifiersInPlay(g, 'doomSuccesses').reduce((sum, [{ by }]) => sum + by, g.means.people.count(g, 'else')),
    answer: ancientOneAnswers,
    strike: ancientOneAttacks,
  },
  endTurn,

  awaken,
  checkSeals,
  checkGatesClosed,
  ends,
  score,
};

const play: CardsInPlay = {
  onTable,
  battle: (g: Game) => g.s.battle,
  *gained() {},
  *pile() {},
  turnUpLocationCard,
  locationDeck: ownLocationDeck,
  shuffle: (g, deck) => {
    g.dice.shuffle(deck);
  },
  drawnFrom: () => {},
  handlers: {
    'default-on-loan': defaultOnLoan,
    'icy-winds': icyWinds,
    'minds-change-bodies': mindsChangeBodies,
    'two-mythos-cards': twoMythosCards,
    'experiment-grows': experimentGrows,
    'experiment-fight': experimentFight,
    'experiment-escapes': experimentEscapes,
  },
};

/** What the words of the rules mean in Arkham Horror. */
export const MEANINGS: ArkhamMeanings = {
  reasons: REASONS,
  people,
  checks,
  board,
  gates,
  turn,
  play,
  asides: {
    mayTrade,
    tradable,
    always: asides,
    whileBusy: asidesInFight,
    // A text begun is carried out to its end (A-ENC-18, A-MISC-11).
    inText: () => undefined,
  },
};

/** A roll is shown before the dice fall, to those who like to know what is coming. */
function* announce(g: Game, who: Investigator, spec: CheckSpec): Rule {
  yield* ask(g, () => ({
    by: [who.seat],
    key: 'q.roll',
    args: { investigator: who.id, check: spec.kind },
    why: 'A-SKILL-01',
    // A roll under way only waits to be seen.
    asides: 'none',
    options: [{ id: 'roll', value: undefined, key: 'o.roll' }],
    window: true,
    about: () => ({ checks: { roll: checkAhead(g, who, spec) } }),
  }));
}
