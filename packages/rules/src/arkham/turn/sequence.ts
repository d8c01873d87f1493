import { type Rule, together } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { GameOver } from '../../common/game.js';
import { type Basis, ownPart } from '../../common/parts.js';
import { beginWhole, fixedPossessions, randomPossessions } from '../../common/people/provision.js';
import { resolve } from '../../common/resolving/resolve.js';
import { usableAgain } from '../../common/used.js';
import { none } from '../../language/lists.js';
import { reopenPlaces } from '../board/places.js';
import { checkSurvivors } from '../end/final-battle.js';
import { Awakening, type Game, inOrder } from '../game.js';
import { beforeMythos } from '../mythos/before-mythos.js';
import { followAllies } from '../mythos/following.js';
import { rumorOf } from '../mythos/in-play.js';
import { setUpMythos } from '../mythos/mythos.js';
import { checkRumor } from '../mythos/rumors.js';
import { startingFigures } from '../set-up.js';
import type { Investigator, Outcome, Phase } from '../state.js';
import { settleArrivals } from './arrival.js';
import { hasNoEncounter } from './encounters.js';

/**
 * The sequence of play, one step at a time, from the state alone: set-up, the five phases of a turn (A-TURN-01), the
 * final battle. Gives the outcome when the game has ended.
 */
export function* nextStep(g: Game): Rule<Outcome | undefined> {
  try {
    yield* step(g);
    if (g.alliesLeft > 0) yield* followAllies(g);
    if (g.s.battle) checkSurvivors(g);
    else if (rumorOf(g.s)) yield* checkRumor(g);
    return undefined;
  } catch (interrupt) {
    if (interrupt instanceof Awakening) return yield* awaken(g, interrupt);
    if (interrupt instanceof GameOver) return over(g, interrupt.outcome);
    throw interrupt;
  }
}

/** Whatever was being resolved is dropped (A-AWAKEN-07). */
function* awaken(g: Game, { cause }: Awakening): Rule<Outcome | undefined> {
  g.busy.clear();
  g.moving.clear();
  g.focus.clear();
  g.visiting.clear();
  try {
    yield* g.means.turn.final.begin(g, cause);
    if (g.alliesLeft > 0) yield* followAllies(g);
    checkSurvivors(g);
    return undefined;
  } catch (interrupt) {
    if (interrupt instanceof GameOver) return over(g, interrupt.outcome);
    throw interrupt;
  }
}

function over(g: Game, outcome: Outcome): Outcome {
  g.tell?.({ type: 'over', outcome });
  return outcome;
}

/** The rule of the step that is due. */
function step(g: Game): Rule {
  const { turn } = g.means;
  switch (g.s.step.phase) {
    case 'set-up':
      return turn.setUp(g);
    case 'upkeep':
      return inTurnOrder(g, 'movement', turn.upkeep);
    case 'movement':
      return inTurnOrder(g, 'arkham-encounters', turn.movement);
    case 'arkham-encounters':
      return inTurnOrder(g, 'other-world-encounters', turn.encounter);
    case 'other-world-encounters':
      return inTurnOrder(g, 'mythos', turn.otherWorld);
    case 'mythos':
      return mythos(g);
    case 'final-battle-start':
      return inTurnOrder(g, 'final-refresh', turn.final.start);
    case 'final-refresh':
      // A complete Upkeep each round (A-FINAL-09).
      return inTurnOrder(g, 'final-trade', turn.upkeep);
    case 'final-trade':
      return finalTrades(g);
    case 'final-attack':
      return inTurnOrder(g, 'final-ancient-one', turn.final.attack);
    case 'final-ancient-one':
      return ancientOnesTurn(g);
    default:
      return g.s.step.phase satisfies never;
  }
}

function* mythos(g: Game): Rule {
  const { turn } = g.means;
  yield* beforeMythos(g);
  if (g.s.houseRules.mythosDriver === 'keeper') yield* keeperBegins(g);
  yield* turn.mythos.phase(g);
  if (g.alliesLeft > 0) yield* followAllies(g);
  yield* turn.endTurn(g);
}

function* finalTrades(g: Game): Rule {
  yield* g.means.turn.final.trades(g);
  enter(g, 'final-attack');
}

/** Set-up (A-SETUP-09 to A-SETUP-23): possessions, sliders, then a first Mythos card before turn 1. */
export function* setUp(g: Game): Rule {
  const order = inOrder(g);
  if (g.s.step.done === 0) {
    for (const who of order) beginWhole(g, who);
    for (const who of order) yield* fixedPossessions(g, who);
    for (const who of order) yield* randomPossessions(g, who);
    g.s.step.done = 1;
  } else if (g.s.step.done === 1) {
    // Nobody's sliders depend on another's: all set theirs at the same time.
    yield* together(order.map((who) => startingFigures(g, who)));
    g.s.step.done = 2;
  } else {
    yield* setUpSheets(g);
    yield* setUpMythos(g);
    for (const who of g.s.investigators) turnOver(who);
    g.s.turn = 1;
    // A-UPKEEP-11, PBP-22
    enter(g, 'upkeep');
  }
}

/** What heralds and guardians bring at the set-up. */
function* setUpSheets(g: Game): Rule {
  for (const { card } of g.s.inPlay) {
    const { setUp: effects } = g.content.tableCards.get(card) ?? {};
    if (effects) yield* resolve(g, inOrder(g)[0] as Investigator, effects, { source: card });
  }
}

/** A phase: everybody in turn, clockwise from the first player (A-TURN-02, A-TURN-03), one a step. */
function* inTurnOrder(g: Game, next: Phase, part: (g: Game, who: Investigator) => Rule): Rule {
  const { s } = g;
  const n = g.players;
  const free = s.houseRules.phaseOrder === 'free' && s.step.done === 0 && SIDE_BY_SIDE.has(s.step.phase);
  if (free) {
    s.step.done = n;
    yield* sideBySide(g, part);
  }
  const who = s.halfway ? g.at(s.halfway.seat) : whoIsNext(g);
  if (who) yield* ownPart(g, who, basisOf(s.step.phase), part);
  if (g.alliesLeft > 0) yield* followAllies(g);
  if (s.step.done >= n) {
    if (s.step.phase === 'final-refresh') passMarker(g);
    if (s.arrivals) yield* settleArrivals(g);
    enter(g, next);
  }
}

/** The next in turn who has something to do in this phase. */
function whoIsNext(g: Game): Investigator | undefined {
  const { s } = g;
  const n = g.players;
  while (s.step.done < n) {
    const who = g.at((s.first + s.step.done) % n);
    s.step.done++;
    if (who.place !== 'out' && !g.means.turn.isIdle(g, who, s.step.phase)) return who;
  }
  return undefined;
}

/** A phase in any order (PBP-04). Who has nothing to do in it has a part after all where another brings them to something. */
function* sideBySide(g: Game, part: (g: Game, who: Investigator) => Rule): Rule {
  const { phase } = g.s.step;
  let waiting = inOrder(g);
  for (;;) {
    const able = waiting.filter((who) => who.place !== 'out' && !g.means.turn.isIdle(g, who, phase));
    if (able.length === 0) return;
    waiting = waiting.filter((who) => !able.includes(who));
    const basis = basisOf(phase);
    yield* together(able.map((who) => ownPart(g, who, basis, part, basis === 'place' ? overtaken : undefined)));
  }
}

/** An investigator whose encounter another has ended sees their new situation before the phase goes on (PBP-04). */
function* overtaken(g: Game, who: Investigator): Rule {
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
 * Premise of a seat's part of a phase while others act. Whoever falls in the Upkeep goes on with it; an encounter belongs to
 * a place; whoever moves may be moved by others before they go on.
 */
function basisOf(phase: Phase): Basis {
  if (phase === 'upkeep' || phase === 'final-refresh') return 'game';
  return phase === 'arkham-encounters' || phase === 'other-world-encounters' ? 'place' : 'turn';
}

/** Who is in no Other World, and in no place where there is anything to do, has no encounter. */
export function isIdle(g: Game, who: Investigator, phase: Phase): boolean {
  if (phase === 'arkham-encounters') return hasNoEncounter(g, who);
  return phase === 'other-world-encounters' && !g.inOtherWorld(who);
}

/** Phases in which players may act in any order when the table has chosen so (PBP-04). */
const SIDE_BY_SIDE = new Set<Phase>(['upkeep', 'movement', 'arkham-encounters', 'other-world-encounters']);

function enter(g: Game, phase: Phase): void {
  g.s.step = { phase, done: 0 };
  g.tell?.({ type: 'phase', phase, turn: g.s.turn });
}

/** The marker passes to the left, to somebody still in the game (A-TURN-05, A-FINAL-10). */
function passMarker(g: Game): void {
  const n = g.players;
  const before = g.s.first;
  for (let i = 1; i <= n; i++) {
    const seat = (g.s.first + i) % n;
    if (g.at(seat).place === 'out' && g.at(seat).enters === undefined) continue;
    g.s.first = seat;
    break;
  }
  if (g.s.first !== before) g.tell?.({ type: 'firstPlayer', seat: g.s.first });
}

/** What held to the end of the turn is over, and what may be used once a turn may be used again. */
function turnOver(who: Investigator): void {
  who.untilTurnEnds = none();
  usableAgain(who);
}

/** After the Mythos Phase: what held to the end of the turn ends, the marker passes, newcomers enter. */
export function* endTurn(g: Game): Rule {
  const { s } = g;
  reopenPlaces(g);
  for (const who of s.investigators) {
    turnOver(who);
    // From the next turn on he plays as ever (A-STATUS-19).
    if (who.losesTurn !== undefined && who.losesTurn <= s.turn) who.losesTurn = undefined;
  }
  passMarker(g);
  s.turn++;
  enter(g, 'upkeep');
  for (const who of s.investigators) {
    if (who.enters && who.enters.on <= s.turn) yield* g.means.turn.enterAnew(g, who);
  }
}

/** A person has the mythos phase begin, to narrate it; he chooses no results (PBP-11). */
function* keeperBegins(g: Game): Rule {
  yield* ask(g, () => ({
    by: [g.s.first],
    key: 'q.keeper',
    args: { n: g.s.turn },
    why: 'PBP-11',
    // The Mythos Phase runs its course: nobody trades in it.
    asides: 'none',
    options: [{ id: 'begin', value: undefined, key: 'o.go-on' }],
    window: true,
  }));
}

/** The Ancient One attacks each survivor in turn, and the next round begins (A-FINAL-08, A-FINAL-19). */
function* ancientOnesTurn(g: Game): Rule {
  const battle = g.s.battle as NonNullable<typeof g.s.battle>;
  yield* g.means.turn.final.answer(g);
  for (const who of g.s.investigators) turnOver(who);
  battle.round++;
  enter(g, 'final-refresh');
}
