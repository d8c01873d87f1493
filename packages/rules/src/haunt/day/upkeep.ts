import { type Rule, together } from '@vigil/engine';
import { focusOf } from '../../common/figures/modifiers.js';
import { refresh, resolveUpkeepActions, upkeepActions } from '../../common/people/upkeep.js';
import { gainMoney } from '../../common/resources/resources.js';
import { runPart } from '../../common/turn-parts.js';
import { emptyList } from '../../language/lists.js';
import { captureOnBlack } from '../board/gates.js';
import type { HauntTurnRules } from '../game.js';
import { type Game, investigatorsInPlay, monstersInCity } from '../game.js';
import { listMythosCards } from '../in-play.js';
import { rollToReturnFromLost } from '../people/fates.js';
import { removeSlotMarkers } from '../people/skills.js';
import { RETAINER_PAYS } from '../people/status.js';
import type { Investigator } from '../state.js';
import { dealMythos, resolveMythos } from './mythos-cards.js';
import { offerNewInvestigators } from './newcomers.js';

/** The segments of the Upkeep, in their order (H-UPKEEP-01). */
export const UPKEEP_SEGMENTS: HauntTurnRules['upkeep'] = [
  advanceTracks,
  returnMonsters,
  placeOtherWorldMonsters,
  drawMythosCards,
  resolveMythosEffects,
  placeClues,
  placeMythosMonsters,
  captureAtGates,
  rollToReturnFromLost,
  offerNewInvestigators,
  refreshAll,
  removeMarkers,
  resolveUpkeepEffects,
];
/** Runs one segment of the Upkeep, from 1. */
export function* runUpkeepSegment(g: Game, segment: number): Rule {
  const rule = g.rules.turn.upkeep[segment - 1];
  if (!rule) throw new Error(`the Upkeep has no segment ${segment}`);
  yield* rule(g);
}

/** I: places two Doom tokens or one Terror token; the game is lost if neither fits (H-UPKEEP-02, H-UPKEEP-03). */
function* advanceTracks(g: Game): Rule {
  g.s.placedToday = emptyList();
  yield* g.rules.board.payDoom(g, g.rules.turn.doomPerDay(g), 'H-UPKEEP-02');
}

/**
 * II: returns monsters in the city without clues to the cup, Sky and all borders included (H-UPKEEP-04 to H-UPKEEP-06,
 * H-SUM-03, H-ADD-04).
 */
function* returnMonsters(g: Game): Rule {
  for (const { token, clues } of monstersInCity(g)) {
    if (clues === 0) yield* g.rules.board.returnMonster(g, token, 'cup');
  }
}

/**
 * III: puts a monster for every starting investigator on its own stack (H-UPKEEP-07, H-UPKEEP-08, H-UPKEEP-09,
 * H-UPKEEP-10, H-UPKEEP-11, H-SUM-04).
 */
function* placeOtherWorldMonsters(g: Game): Rule {
  for (let i = g.rules.turn.monstersPerDay(g); i > 0; i--) {
    const token = yield* g.rules.board.drawMonster(g);
    if (token !== undefined) yield* g.rules.board.placeMonster(g, token, g.rules.board.homeStackOf(g, token));
  }
}

/**
 * IV: lays out as many new Mythos cards (H-UPKEEP-12, H-UPKEEP-13, H-UPKEEP-14, H-UPKEEP-15) and no others (H-ADD-03).
 * Yesterday's cards applied until now (H-UPKEEP-47).
 */
function* drawMythosCards(g: Game): Rule {
  dealMythos(g);
}

/** V: resolves the effects of the day's cards (H-UPKEEP-16). */
function resolveMythosEffects(g: Game): Rule {
  return resolveMythos(g);
}

/** VI: places a clue at each clue location, card by card (H-UPKEEP-22). */
function* placeClues(g: Game): Rule {
  for (const card of listMythosCards(g.s)) for (const at of g.mythos(card).clues) yield* g.rules.board.placeClue(g, at);
}

/**
 * VII: places a monster with a clue at each Mythos location, card by card (H-UPKEEP-27 to H-UPKEEP-30), unless kept
 * away (H-UPKEEP-31).
 */
function* placeMythosMonsters(g: Game): Rule {
  const { board } = g.rules;
  for (const card of listMythosCards(g.s)) {
    const at = g.mythos(card).gate;
    if (at === undefined || board.isAppearanceForbidden(g, at)) continue;
    const token = yield* board.drawMonster(g);
    if (token !== undefined) yield* board.placeMonster(g, token, at, 1);
  }
}

/**
 * VIII: captures investigators at face-up gates on black (H-UPKEEP-32, H-UPKEEP-33, H-UPKEEP-34, H-UPKEEP-35,
 * H-UPKEEP-36).
 */
function* captureAtGates(g: Game): Rule {
  yield* captureOnBlack(g);
}

/** XI: readies all exhausted cards (H-UPKEEP-41); spells only now (H-SPELL-09). */
function* refreshAll(g: Game): Rule {
  // Pledged items are ready again when they are redeemed.
  for (const who of investigatorsInPlay(g)) if (who.pledged) who.pledged.exhausted = undefined;
  yield* forEachInPlay(g, refresh);
}

/** XII: every investigator removes five markers (H-UPKEEP-42), at no other time (H-GLOSS-05). */
function* removeMarkers(g: Game): Rule {
  yield* forEachInPlay(g, removeSlotMarkers);
}

/**
 * XIII: Retainers pay, and Upkeep abilities are usable in any order (H-UPKEEP-43, H-UPKEEP-44). A bonus or spell used
 * for them is spent for the day (H-UPKEEP-45).
 */
function* resolveUpkeepEffects(g: Game): Rule {
  for (const who of investigatorsInPlay(g)) {
    if (who.cards.some(({ card }) => card === 'retainer')) gainMoney(g, who, RETAINER_PAYS, 'retainer');
  }
  yield* forEachInPlay(g, investigatorUpkeep);
}

function* investigatorUpkeep(g: Game, who: Investigator): Rule {
  g.focus.set(who.seat, focusOf(g, who));
  try {
    yield* resolveUpkeepActions(g, who, upkeepActions(g, who), 'H-UPKEEP-44');
  } finally {
    g.focus.delete(who.seat);
  }
}

/** Runs a part for every investigator in play at the same time. */
function* forEachInPlay(g: Game, part: (g: Game, who: Investigator) => Rule): Rule {
  yield* together(investigatorsInPlay(g).map((who) => runPart(g, who, 'game', part)));
}
