import type { Rule } from '@vigil/engine';
import { gateDifficulty, sealCost } from '../common/board/gates.js';
import { go, relocate } from '../common/board/moving.js';
import { handsOf } from '../common/figures/hands.js';
import { aside } from '../common/figures/seen.js';
import type { CardsInPlay, Checks } from '../common/meanings.js';
import { BURDENS, befall } from '../common/people/fates.js';
import type { CheckResult } from '../common/resolving/checks.js';
import { rollDice } from '../common/resolving/dice.js';
import { haveEntry, visitWorld } from '../common/resolving/encounters.js';
import { returnMonster } from '../common/resolving/monsters.js';
import { locationEncounter } from './activities/activities.js';
import { turnUpLocationCard } from './activities/location-deck.js';
import { closeByCard, eachGate } from './activities/rituals.js';
import { CITY } from './board/city.js';
import { mayStep, movementPoints } from './board/city-movement.js';
import { CLUE_TOKENS, placeClue, supply } from './board/clues.js';
import { openGate, placeGate, removeGate, revealGate, throughGate, turnFaceUp } from './board/gates.js';
import { closePlace, isClosed } from './board/places.js';
import { addDoom, payDoom, raiseTerror } from './board/tracks.js';
import { shareState } from './clone.js';
import { encounterCheck } from './day/ancient-one.js';
import { firstInvestigator } from './day/first.js';
import { gatesBack, otherWorldPhase, returnToArkham, throughNearestGate } from './day/other-world.js';
import { hindranceOf, mustStay } from './day/phases.js';
import { UPKEEP } from './day/upkeep.js';
import { checkVictory, ends, gatesToWin } from './day/victory.js';
import { Game, inPlay, monstersInCity } from './game.js';
import { HANDLERS } from './handlers.js';
import { onTable } from './in-play.js';
import { defeatAll, monsterAppears, monstersCome } from './meeting/monster-encounters.js';
import { actMonster } from './monsters/monster-activities.js';
import { leftBoard } from './monsters/monster-clues.js';
import { moveMonster } from './monsters/monster-movement.js';
import { appearForbidden, drawMonster, homeOf, isSpared, placeMonster, sendMonster } from './monsters/monsters.js';
import { MOVES } from './monsters/moves.js';
import { DOOM_PER_DAY, DOOM_PER_GATE, TERROR_SPACES } from './numbers.js';
import type { HauntBoard, HauntGates, HauntMeanings, HauntPeople, HauntTurn } from './own-meanings.js';
import { asides, asidesInText, asidesWhileBusy, waitsAfterRoll } from './people/asides.js';
import { FATES, fall, freeFromJail, relocated } from './people/fates.js';
import { remove } from './people/removal.js';
import { allocating, readySkill, skillBase } from './people/skills.js';
import { canCast, castSpell } from './people/spells.js';
import { receive, wouldReceive } from './people/status.js';
import { areTogether, tradable, withHelp } from './people/transfers.js';
import { REASONS } from './reasons.js';
import { setUp } from './set-up.js';
import type { BoardMonster, Investigator } from './state.js';

const people: HauntPeople = {
  inOrder: inPlay,
  // H-FIRST-02
  firstPlayer: (g: Game): Rule<Investigator> => firstInvestigator(g),
  withHelp,
  supply,

  befall,
  fates: FATES,
  fall,
  remove,
  receive,
  wouldReceive,
  burdens: BURDENS,
  wouldBefall: () => true,
  freeFromJail,

  // H-ASSET-11: those in one section of an Other World share neither its space nor its time.
  isBeside: areTogether,
  // H-TURN-03
  mayLeave: (_g, who: Investigator) => !mustStay(who),
  relocate,
  go,
  relocated,
  returnToArkham,
  waysBack: gatesBack,
  // Skills lie in slots here; there are no sliders.
  slideDown: () => undefined,
  encounterAt: locationEncounter,
  haveEntry,
  visitWorld,
  throughNearestGate,
  // H-SHOP-01
  mustBuy: () => false,
};

const checks: Checks = {
  skillBase,
  allocating,
  readySkill,
  waitsAfterRoll,
  rollDice,
  // H-ENC-ATK-18
  isUsedUp: (_g, { passed, unrolled }: CheckResult) => passed && !unrolled,
  // H-ENC-ATK-13
  hands: handsOf,
  canCast,
  castSpell,
  // It costs nothing (H-SPELL-03).
  fallsByCasting: () => false,
  rehearsal: (g: Game, dice) => new Game(aside(shareState(g.s), dice), g.content, g.means, g),
  defeatAll,
};

const board: HauntBoard = {
  monsterAppears,
  monstersCome,
  appearForbidden,
  placeMonster,
  drawMonster,
  returnMonster,
  // Not those stacked in worlds, of which the Outskirts are one (H-BASE-01, H-BASE-17).
  monstersOnBoard: monstersInCity,
  leftBoard,
  sendMonster,
  homeOf,
  moves: MOVES,
  moveMonster,
  bringMonster: (g: Game, monster, to) => g.means.board.sendMonster(g, monster as BoardMonster, to),
  actMonster,
  waysNow: () => '',
  isSpared,

  connects: (g, area) => g.place(area).connects,
  mayEnter: mayStep,
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

const gates: HauntGates = {
  open: openGate,
  close: closeByCard,
  each: eachGate,
  // H-BASE-09: no location is ever sealed.
  sealsOnBoard: () => 0,
  *removeSeals() {},
  *removeSeal() {
    return undefined;
  },
  difficulty: gateDifficulty,
  sealCost,

  place: placeGate,
  turn: turnFaceUp,
  reveal: revealGate,
  enter: throughGate,
  remove: removeGate,
  toWin: gatesToWin,
  doomOf: () => DOOM_PER_GATE,
};

const turn: HauntTurn = {
  setUp,

  upkeep: UPKEEP,
  doomPerDay: () => DOOM_PER_DAY,
  // H-UPKEEP-07, H-UPKEEP-12: as many as there were investigators at the start.
  monstersPerDay: (g) => g.s.starters,
  cardsPerDay: (g) => g.s.starters,

  city: CITY,
  movementPoints,
  otherWorld: otherWorldPhase,
  hindrance: hindranceOf,

  ancientOne: encounterCheck,
  checkVictory,
  ends,
};

const play: CardsInPlay = {
  onTable,
  battle: (g: Game) => g.s.ancient,
  *gained() {},
  *pile() {},
  turnUpLocationCard,
  locationDeck: (g: Game) => g.ownDeck('location'),
  shuffle: (g, deck) => {
    g.dice.shuffle(deck);
  },
  drawnFrom: () => {},
  handlers: HANDLERS,
};

/** What the words of the rules mean in Haunt of the Watchers. */
export const MEANINGS: HauntMeanings = {
  reasons: REASONS,
  people,
  checks,
  board,
  gates,
  turn,
  play,
  asides: { always: asides, whileBusy: asidesWhileBusy, inText: asidesInText, tradable },
};
