import { type Rule, together } from '@vigil/engine';
import { resetTurnLimits } from '../../common/ability-limits.js';
import { ask } from '../../common/ask.js';
import { resolve } from '../../common/effects/resolve.js';
import { GameOver } from '../../common/game.js';
import { drawRandomPossessions, fillToMaxima, takeFixedPossessions } from '../../common/people/provision.js';
import { type PremiseScope, runPart } from '../../common/turn-parts.js';
import { emptyList } from '../../language/lists.js';
import { reopenPlaces } from '../board/places.js';
import { checkSurvivors } from '../end/final-battle.js';
import { Awakening, type Game, investigatorsInOrder } from '../game.js';
import { offerHealingBeforeMythos } from '../mythos/before-mythos.js';
import { findRumor } from '../mythos/in-play.js';
import { setUpMythos } from '../mythos/mythos.js';
import { checkRumor } from '../mythos/rumors.js';
import { triggerAlliesLeft } from '../mythos/shared-events.js';
import { chooseStartingFigures } from '../set-up.js';
import type { Investigator, Outcome, Phase } from '../state.js';
import { settleArrivalOrder } from './arrival.js';
import { hasNoEncounter } from './encounters.js';

/**
 * Runs one step of the sequence of play from the state alone. It is part of the set-up, one of five phases of a turn
 * (A-TURN-01), or the final battle. Returns the outcome when the game has ended.
 */
export function* nextStep(g: Game): Rule<Outcome | undefined> {
  try {
    yield* ruleOfStep(g);
    if (g.pendingAllyDepartures > 0) yield* triggerAlliesLeft(g);
    if (g.s.battle) checkSurvivors(g);
    else if (findRumor(g.s)) yield* checkRumor(g);
    return undefined;
  } catch (interrupt) {
    if (interrupt instanceof Awakening) return yield* beginAwakening(g, interrupt);
    if (interrupt instanceof GameOver) return endGame(g, interrupt.outcome);
    throw interrupt;
  }
}

/** Begins the final battle; the current resolution is dropped (A-AWAKEN-07). */
function* beginAwakening(g: Game, { cause }: Awakening): Rule<Outcome | undefined> {
  g.busy.clear();
  g.moving.clear();
  g.focus.clear();
  g.visiting.clear();
  try {
    yield* g.rules.turn.final.begin(g, cause);
    if (g.pendingAllyDepartures > 0) yield* triggerAlliesLeft(g);
    checkSurvivors(g);
    return undefined;
  } catch (interrupt) {
    if (interrupt instanceof GameOver) return endGame(g, interrupt.outcome);
    throw interrupt;
  }
}

function endGame(g: Game, outcome: Outcome): Outcome {
  g.emit?.({ type: 'over', outcome });
  return outcome;
}

/** Returns the rule of the current step. */
function ruleOfStep(g: Game): Rule {
  const { turn } = g.rules;
  switch (g.s.step.phase) {
    case 'set-up':
      return turn.setUp(g);
    case 'upkeep':
      return runInTurnOrder(g, 'movement', turn.upkeep);
    case 'movement':
      return runInTurnOrder(g, 'arkham-encounters', turn.movement);
    case 'arkham-encounters':
      return runInTurnOrder(g, 'other-world-encounters', turn.encounter);
    case 'other-world-encounters':
      return runInTurnOrder(g, 'mythos', turn.otherWorld);
    case 'mythos':
      return runMythosPhase(g);
    case 'final-battle-start':
      return runInTurnOrder(g, 'final-refresh', turn.final.startOfBattle);
    case 'final-refresh':
      // A complete Upkeep each round (A-FINAL-09).
      return runInTurnOrder(g, 'final-trade', turn.upkeep);
    case 'final-trade':
      return runFinalTradePhase(g);
    case 'final-attack':
      return runInTurnOrder(g, 'final-ancient-one', turn.final.attack);
    case 'final-ancient-one':
      return runAncientOnePhase(g);
    default:
      return g.s.step.phase satisfies never;
  }
}

function* runMythosPhase(g: Game): Rule {
  const { turn } = g.rules;
  yield* offerHealingBeforeMythos(g);
  if (g.s.houseRules.mythosDriver === 'keeper') yield* waitForGameMaster(g);
  yield* turn.mythos.phase(g);
  if (g.pendingAllyDepartures > 0) yield* triggerAlliesLeft(g);
  yield* turn.endTurn(g);
}

function* runFinalTradePhase(g: Game): Rule {
  yield* g.rules.turn.final.trades(g);
  enterPhase(g, 'final-attack');
}

/** Runs the set-up (A-SETUP-09 to A-SETUP-23): possessions, sliders, then a first Mythos card before turn 1. */
export function* setUp(g: Game): Rule {
  const order = investigatorsInOrder(g);
  if (g.s.step.done === 0) {
    for (const who of order) fillToMaxima(g, who);
    for (const who of order) yield* takeFixedPossessions(g, who);
    for (const who of order) yield* drawRandomPossessions(g, who);
    g.s.step.done = 1;
  } else if (g.s.step.done === 1) {
    // Sliders are independent: all set theirs at the same time.
    yield* together(order.map((who) => chooseStartingFigures(g, who)));
    g.s.step.done = 2;
  } else {
    yield* setUpSheets(g);
    yield* setUpMythos(g);
    for (const who of g.s.investigators) endTurnOf(who);
    g.s.turn = 1;
    // A-UPKEEP-11, PBP-22
    enterPhase(g, 'upkeep');
  }
}

/** Resolves the set-up of heralds and guardians. */
function* setUpSheets(g: Game): Rule {
  for (const { card } of g.s.inPlay) {
    const { setUp: effects } = g.content.tableCards.get(card) ?? {};
    if (effects) yield* resolve(g, investigatorsInOrder(g)[0] as Investigator, effects, { source: card });
  }
}

/** Runs a phase in turn, clockwise from the first player (A-TURN-02, A-TURN-03), one investigator a step. */
function* runInTurnOrder(g: Game, next: Phase, part: (g: Game, who: Investigator) => Rule): Rule {
  const { s } = g;
  const n = g.players;
  const isAnyOrder = s.houseRules.phaseOrder === 'free' && s.step.done === 0 && PHASES_IN_ANY_ORDER.has(s.step.phase);
  if (isAnyOrder) {
    s.step.done = n;
    yield* runSideBySide(g, part);
  }
  const who = s.phaseProgress ? g.investigatorAt(s.phaseProgress.seat) : nextInTurn(g);
  if (who) yield* runPart(g, who, premiseOf(s.step.phase), part);
  if (g.pendingAllyDepartures > 0) yield* triggerAlliesLeft(g);
  if (s.step.done >= n) {
    if (s.step.phase === 'final-refresh') passMarker(g);
    if (s.arrivals) yield* settleArrivalOrder(g);
    enterPhase(g, next);
  }
}

/** Returns the next in turn with something to do in this phase. */
function nextInTurn(g: Game): Investigator | undefined {
  const { s } = g;
  const n = g.players;
  while (s.step.done < n) {
    const who = g.investigatorAt((s.first + s.step.done) % n);
    s.step.done++;
    if (who.place !== 'out' && !g.rules.turn.isIdle(g, who, s.step.phase)) return who;
  }
  return undefined;
}

/**
 * Runs a phase in any order (PBP-04). An idle investigator takes part once another's action gives them something to do.
 */
function* runSideBySide(g: Game, part: (g: Game, who: Investigator) => Rule): Rule {
  const { phase } = g.s.step;
  let waiting = investigatorsInOrder(g);
  for (;;) {
    const active = waiting.filter((who) => who.place !== 'out' && !g.rules.turn.isIdle(g, who, phase));
    if (active.length === 0) return;
    waiting = waiting.filter((who) => !active.includes(who));
    const premise = premiseOf(phase);
    yield* together(
      active.map((who) => runPart(g, who, premise, part, premise === 'place' ? showOvertaken : undefined)),
    );
  }
}

/** Shows an investigator their new situation after another ended their encounter (PBP-04). */
function* showOvertaken(g: Game, who: Investigator): Rule {
  yield* ask(g, () => ({
    by: [who.seat],
    key: 'q.overtaken',
    args: { investigator: who.id, place: who.place },
    why: 'PBP-04',
    options: [{ id: 'go-on', value: undefined, key: 'o.go-on' }],
    window: true,
  }));
}

/**
 * Returns the premise of a seat's part of a phase while others act. An investigator who is defeated in the Upkeep goes on
 * with it. An encounter belongs to a place. A moving investigator may be moved by others before going on.
 */
function premiseOf(phase: Phase): PremiseScope {
  if (phase === 'upkeep' || phase === 'final-refresh') return 'game';
  return phase === 'arkham-encounters' || phase === 'other-world-encounters' ? 'place' : 'turn';
}

/** True if the investigator has no encounter: in no Other World and at no place with anything to do. */
export function isIdle(g: Game, who: Investigator, phase: Phase): boolean {
  if (phase === 'arkham-encounters') return hasNoEncounter(g, who);
  return phase === 'other-world-encounters' && !g.isInOtherWorld(who);
}

/** Phases in which players may act in any order if the house rule says so (PBP-04). */
const PHASES_IN_ANY_ORDER = new Set<Phase>(['upkeep', 'movement', 'arkham-encounters', 'other-world-encounters']);

function enterPhase(g: Game, phase: Phase): void {
  g.s.step = { phase, done: 0 };
  g.emit?.({ type: 'phase', phase, turn: g.s.turn });
}

/** Passes the marker to the left, to an investigator still in the game (A-TURN-05, A-FINAL-10). */
function passMarker(g: Game): void {
  const n = g.players;
  const before = g.s.first;
  for (let i = 1; i <= n; i++) {
    const seat = (g.s.first + i) % n;
    if (g.investigatorAt(seat).place === 'out' && g.investigatorAt(seat).replacement === undefined) continue;
    g.s.first = seat;
    break;
  }
  if (g.s.first !== before) g.emit?.({ type: 'firstPlayer', seat: g.s.first });
}

/** Ends effects of the turn and makes abilities once per turn usable again. */
function endTurnOf(who: Investigator): void {
  who.untilTurnEnds = emptyList();
  resetTurnLimits(who);
}

/** Ends the turn after the Mythos Phase: effects end, the marker passes, newcomers enter. */
export function* endTurn(g: Game): Rule {
  const { s } = g;
  reopenPlaces(g);
  for (const who of s.investigators) {
    endTurnOf(who);
    // The investigator plays normally from the next turn on (A-STATUS-19).
    if (who.losesTurn !== undefined && who.losesTurn <= s.turn) who.losesTurn = undefined;
  }
  passMarker(g);
  s.turn++;
  enterPhase(g, 'upkeep');
  for (const who of s.investigators) {
    if (who.replacement && who.replacement.turn <= s.turn) yield* g.rules.turn.enterNextInvestigator(g, who);
  }
}

/** Waits for a person to begin the Mythos Phase and narrate it; they choose no results (PBP-11). */
function* waitForGameMaster(g: Game): Rule {
  yield* ask(g, () => ({
    by: [g.s.first],
    key: 'q.keeper',
    args: { n: g.s.turn },
    why: 'PBP-11',
    // No trades during the Mythos Phase.
    asides: 'none',
    options: [{ id: 'begin', value: undefined, key: 'o.go-on' }],
    window: true,
  }));
}

/** Runs the attack of the Ancient One and begins the next round (A-FINAL-08, A-FINAL-19). */
function* runAncientOnePhase(g: Game): Rule {
  const battle = g.s.battle as NonNullable<typeof g.s.battle>;
  yield* g.rules.turn.final.ancientOneTurn(g);
  for (const who of g.s.investigators) endTurnOf(who);
  battle.round++;
  enterPhase(g, 'final-refresh');
}
