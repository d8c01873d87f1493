/** Parts of a turn, and their premises while others act concurrently. */
import { onPremise, Premise, type Rule, standBy } from '@vigil/engine';
import { type Game, Interrupted, isInterruptOf } from './game.js';
import type { Investigator, OpenGate } from './state.js';

/**
 * Premise of a part of a turn. `game`: its investigator is in play. `turn`: in addition, no interrupt, and no move in
 * the middle of a fight or a text. `place`: in addition, no move since the question, and no gate opened or closed
 * there. A `place` part that has not begun yet restarts.
 */
export type PremiseScope = 'game' | 'turn' | 'place';

/** Thrown when another seat invalidated a premise before the part had begun: the part restarts. */
class PartRestart {
  readonly who: Investigator;
  constructor(who: Investigator) {
    this.who = who;
  }
}

class PartPremise extends Premise {
  private readonly g: Game;
  private readonly who: Investigator;
  private readonly scope: PremiseScope;
  /** True once a fight, a text or an ability of the part has begun. */
  private hasBegun = false;
  /** Cause of the last withdrawal. */
  private failure: unknown = undefined;
  private startCount = 0;
  private busy = false;
  private place = '';
  private gate: OpenGate | undefined = undefined;
  private interruptCount = 0;
  private moveCount = 0;

  constructor(g: Game, who: Investigator, basis: PremiseScope) {
    super();
    this.g = g;
    this.who = who;
    this.scope = basis;
  }

  override get awaits(): Premise | undefined {
    return this.g.urgent.get(this.who.seat);
  }

  capture(): void {
    const { g, who } = this;
    this.failure = undefined;
    this.busy = g.busy.has(who.seat);
    this.hasBegun ||= this.busy;
    this.place = who.place;
    this.gate = this.scope === 'place' && !this.busy ? g.gateAt(who.place) : undefined;
    this.interruptCount = g.interruptCounts.get(who.seat) ?? 0;
    this.moveCount = g.moveCounts.get(who.seat) ?? 0;
  }

  check(): void {
    if (this.holds()) return;
    const { who } = this;
    const begins = this.scope === 'place' && !this.hasBegun && who.place !== 'out';
    this.failure = begins ? new PartRestart(who) : new Interrupted(who.seat);
    this.startCount = this.g.startCounts.get(who.seat) ?? 0;
    throw this.failure;
  }

  /** True if others have withdrawn the last question (by `by`, if given) and nothing has replaced it. */
  isWithdrawn(by = this.failure): boolean {
    const { g, who, failure, startCount } = this;
    return failure !== undefined && failure === by && (g.startCounts.get(who.seat) ?? 0) === startCount;
  }

  private holds(): boolean {
    const { g, who, scope, busy } = this;
    if (who.place === 'out') return this.place === 'out';
    if (scope === 'game') return true;
    if ((g.interruptCounts.get(who.seat) ?? 0) !== this.interruptCount) return false;
    if (scope === 'turn' && !busy) return true;
    if (who.place !== this.place || (g.moveCounts.get(who.seat) ?? 0) !== this.moveCount) return false;
    return busy || g.gateAt(who.place) === this.gate;
  }
}

class UninterruptedPremise extends Premise {
  override readonly settles = true;
  capture(): void {}
  check(): void {}
}

/** Premise of an urgent event of an investigator, such as a fate: other questions in parts of theirs wait for it. */
class Urgent extends Premise {
  override readonly isUrgent = true;
  override readonly settles: boolean;
  constructor(settles: boolean) {
    super();
    this.settles = settles;
  }
  capture(): void {}
  check(): void {}
}

/** Premise of a rule between several investigators: it waits until urgent events of each have been resolved. */
class Between extends Premise {
  private readonly g: Game;
  private readonly people: readonly Investigator[];
  constructor(g: Game, people: readonly Investigator[]) {
    super();
    this.g = g;
    this.people = people;
  }
  override get awaits(): Premise | undefined {
    for (const { seat } of this.people) if (this.g.urgent.get(seat)) return this.g.urgent.get(seat);
    return undefined;
  }
  capture(): void {}
  check(): void {}
}

/**
 * Runs an investigator's part of a turn, until an interrupt of that investigator ends it. The interrupt may come from
 * the part, from an aside, or from a concurrent seat. Anything begun stays as it is; a part not begun restarts with the
 * current state. `withdrawn`: runs if a question of the part was withdrawn and nothing has replaced it.
 */
export function* runPart<G extends Game, W extends Investigator>(
  g: G,
  who: W,
  scope: PremiseScope,
  part: (g: G, who: W) => Rule,
  withdrawn?: (g: G, who: W) => Rule,
): Rule {
  const footing = new PartPremise(g, who, scope);
  for (let again = false; ; again = true) {
    try {
      return yield* onPremise(footing, runPartOnce(g, who, footing, part, again ? withdrawn : undefined));
    } catch (interrupt) {
      if (interrupt instanceof PartRestart && interrupt.who === who) continue;
      if (!isInterruptOf(interrupt, who)) throw interrupt;
      yield* defeatIfAtZero(g, who);
      if (withdrawn && footing.isWithdrawn(interrupt) && who.place !== 'out') yield* withdrawn(g, who);
      return;
    }
  }
}

function* runPartOnce<G extends Game, W extends Investigator>(
  g: G,
  who: W,
  footing: PartPremise,
  part: (g: G, who: W) => Rule,
  withdrawn: ((g: G, who: W) => Rule) | undefined,
): Rule {
  // Another part may have begun to defeat them before this one began.
  if (footing.awaits) {
    yield* standBy();
    if (who.place === 'out') return;
  }
  yield* part(g, who);
  if (withdrawn && footing.isWithdrawn() && who.place !== 'out') yield* withdrawn(g, who);
}

/** Runs a rule in the middle of an investigator's part. Throws Interrupted if others interrupt or move them. */
export function runWithinPart<T>(g: Game, who: Investigator, rule: Rule<T>): Rule<T> {
  return onPremise(new PartPremise(g, who, 'turn'), rule);
}

/** Runs a rule to its end, whatever others change meanwhile: a defeat, a loss that is being dealt. */
export function runUninterrupted<T>(rule: Rule<T>): Rule<T> {
  return onPremise(new UninterruptedPremise(), rule);
}

/** Runs a defeat before any other question in parts of its investigator (A-STATUS-02). */
export function atOnce(g: Game, who: Investigator, rule: Rule): Rule {
  return runUrgently(g, who, rule, true);
}

/** Runs an urgent event of an investigator before any other question in parts of theirs. */
export function* runUrgently(g: Game, who: Investigator, rule: Rule, settles = false): Rule {
  // Part of another fate, or concurrent with it.
  if (g.urgent.get(who.seat)) return yield* settles ? runUninterrupted(rule) : rule;
  const premise = new Urgent(settles);
  g.urgent.set(who.seat, premise);
  try {
    yield* onPremise(premise, rule);
  } finally {
    g.urgent.delete(who.seat);
  }
}

/** Runs a rule between investigators while others act, such as an offer. It waits while one of them is defeated. */
export function runBetween(g: Game, people: readonly Investigator[], rule: Rule): Rule {
  return onPremise(new Between(g, people), rule);
}

/** An investigator at Sanity or Stamina 0 is defeated even if moved away meanwhile (A-STATUS-02). */
function* defeatIfAtZero(g: Game, who: Investigator): Rule {
  if (who.place === 'out' || g.resolvingDefeat.has(who.seat) || (who.sanity > 0 && who.stamina > 0)) return;
  try {
    yield* g.rules.people.defeat(g, who);
  } catch (interrupt) {
    if (!isInterruptOf(interrupt, who)) throw interrupt;
  }
}
