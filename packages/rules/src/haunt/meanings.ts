import type { Rule } from '@vigil/engine';
import type { CheckResult } from '../shared/checks.js';
import { visitWorld } from '../shared/encounters.js';
import type { Meanings } from '../shared/game.js';
import { locationEncounter } from './activities.js';
import { asides, asidesInText, asidesWhileBusy, waitsAfterRoll } from './asides.js';
import { supply } from './clues.js';
import { befall, fall, freeFromJail, relocated } from './fates.js';
import { firstInvestigator } from './first.js';
import { type Game, inPlay, monstersInCity } from './game.js';
import { openGate } from './gates.js';
import { HANDLERS } from './handlers.js';
import { globalModifiers, globalTriggers } from './in-play.js';
import { turnUpLocationCard } from './location-deck.js';
import { defeatAll, monsterAppears } from './monster-encounters.js';
import { appearForbidden, drawMonster, isSpared, leftBoard, placeMonster } from './monsters.js';
import { returnToArkham, throughNearestGate } from './other-world.js';
import { mustStay } from './phases.js';
import { closePlace, isClosed } from './places.js';
import { REASONS } from './reasons.js';
import { closeByCard, eachGate } from './rituals.js';
import { allocating, readySkill, skillBase } from './skills.js';
import { canCast, castSpell } from './spells.js';
import type { Investigator } from './state.js';
import { receive } from './status.js';
import { addDoom, raiseTerror } from './tracks.js';
import { areTogether, withHelp } from './transfers.js';

const NONE: string[] = [];

/** What the words of the effect language mean in Haunt of the Watchers. */
export const MEANINGS: Meanings = {
  reasons: REASONS,

  inOrder: inPlay,
  // H-FIRST-02
  firstPlayer: (g: Game): Rule<Investigator> => firstInvestigator(g),

  globalModifiers,
  globalTriggers,
  isInPlay: (g: Game, card) => g.s.mythos.includes(card),
  // No rumors (H-ADD-20).
  tokensOn: () => undefined,
  heldMonsters: () => NONE,
  battle: (g: Game) => g.s.ancient,

  skillBase,
  allocating,
  readySkill,
  waitsAfterRoll,
  withHelp,
  // H-ENC-ATK-18
  isUsedUp: (_g, { passed, unrolled }: CheckResult) => passed && !unrolled,
  canCast,
  castSpell,
  asides,
  asidesWhileBusy,
  asidesInText,
  defeatAll,

  supply,
  befall,
  fall,
  receive,
  freeFromJail,

  // H-ASSET-11: those in one section of an Other World share neither its space nor its time.
  isBeside: areTogether,
  // H-TURN-03
  mayLeave: (_g, who: Investigator) => !mustStay(who),
  relocated,
  returnToArkham,
  encounterAt: locationEncounter,
  visitWorld,
  throughNearestGate,
  turnUpLocationCard,

  // H-SHOP-01
  mustBuy: () => false,

  monsterAppears,
  appearForbidden,
  placeMonster,
  drawMonster,
  // Not those stacked in worlds, of which the Outskirts are one (H-BASE-01, H-BASE-17).
  monstersOnBoard: monstersInCity,
  leftBoard,
  isSpared,
  openGate,
  closeGate: closeByCard,
  eachGate,
  // H-BASE-09: no location is ever sealed.
  removeSeals: () => {},
  addDoom,
  raiseTerror,
  closePlace,
  isClosed,
  handlers: HANDLERS,
};
