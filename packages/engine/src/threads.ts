import type { OpenQuestion } from './decision.js';
import {
  type Aside,
  type Asked,
  asked,
  checkPremises,
  giveUp,
  isHeldUp,
  noOption,
  type Option,
  type Rule,
  type Wait,
} from './rule.js';

/** A rule under way: the main one, one of several side by side, or an aside. */
export interface Thread {
  readonly rule: Rule<unknown>;
  readonly parent: Thread | undefined;
  readonly slot: number;
  readonly aside: boolean;
  /** The rule it is part of that nothing else waits for: a main one or an aside. */
  readonly root: Thread;
  decision: number;
  /** The question it waits with. */
  open: Asked | undefined;
  /** The question as others see it, once somebody has looked. */
  shown: OpenQuestion | undefined;
  /** How many steps had been made when the question was built. Where it has grown since, the question is built again. */
  built: number;
  children: Thread[];
  waiting: number;
  results: unknown[];
  /** Its children are being started one after another; until all are, it is not gone on with. */
  starting: boolean;
  /** What a child threw in the meantime. */
  failure: { readonly error: unknown } | undefined;
}

/**
 * The rules under way: each runs until it waits for an answer or for others, and is gone on with when it has what it
 * waited for. Of positions, dice and journals they know nothing; {@link Play} has those.
 */
export class Threads {
  /** Those that wait for an answer, in the order in which they asked. */
  private waiting: Thread[] = [];
  /** The asides under way that suspend what was open before them, the newest last, with the rules begun beside them since. */
  private suspending: { readonly aside: Thread; readonly since: Set<Thread> }[] = [];
  /** How many questions have been put: the number of the last decision. */
  asked: number;
  /** What the main rule that ended last came to. */
  value: unknown;
  private main: Thread | undefined;
  private asides = 0;
  /** How often a rule was gone on with: what the state may have changed since. */
  private steps = 0;

  /** `asked`: how many questions had been put before. */
  constructor(asked: number) {
    this.asked = asked;
  }

  /** Those that take an answer now, in the order in which they asked. */
  get open(): readonly Thread[] {
    const last = this.suspending.at(-1);
    const ready = last ? this.waiting.filter(({ root }) => last.since.has(root)) : this.waiting;
    if (ready.length < 2 || !ready.some(isHeld)) return ready;
    const free = ready.filter((thread) => !isHeld(thread));
    // An aside may suspend what the rest awaits: then that goes on.
    return free.length > 0 ? free : ready;
  }

  /** Questions suspended by what goes on beside them. */
  get suspended(): readonly Asked[] {
    const { open, waiting } = this;
    if (open.length === waiting.length) return [];
    return waiting.flatMap((one) => (open.includes(one) || !one.open ? [] : one.open));
  }

  /** True if a question is suspended by what goes on beside it. */
  isSuspended(decision: number): boolean {
    return this.waiting.some((one) => one.decision === decision) && !this.open.some((one) => one.decision === decision);
  }

  /** Nothing is open any more: the game is over, or broken. */
  clear(): void {
    this.waiting = [];
    this.suspending = [];
  }

  /** No main rule is under way: the next can begin. */
  get idle(): boolean {
    return this.main === undefined;
  }

  /** No aside is under way. */
  get withoutAsides(): boolean {
    return this.asides === 0;
  }

  /** Only the main rule is under way: no aside, and nothing side by side. */
  get alone(): boolean {
    return this.asides === 0 && this.main?.children.length === 0;
  }

  /** Begins the main rule and runs it until it waits. Throws what it throws. */
  run(rule: Rule<unknown>): void {
    this.main = newThread(rule, undefined, 0, false);
    this.advance(this.main, undefined);
  }

  /** Goes on with a rule that waited for this answer. Throws what no rule catches. */
  answer(thread: Thread, chosen: Option): void {
    this.close(thread);
    this.advance(thread, chosen.value);
  }

  /** Begins an aside beside what is under way. Throws as {@link answer}. */
  take(aside: Aside): void {
    this.asides++;
    const thread = newThread(runAside(aside), undefined, 0, true);
    for (const { since } of this.suspending) since.add(thread);
    if (!aside.concurrent) this.suspending.push({ aside: thread, since: new Set([thread]) });
    this.advance(thread, undefined);
  }

  /** The state was changed from outside: every open question has to be built again. */
  touched(): void {
    this.steps++;
  }

  /** The first open question since which some rule has gone on. */
  outdated(): Thread | undefined {
    for (const thread of this.open) if (thread.built !== this.steps) return thread;
    return undefined;
  }

  /** Puts an open question again: it may be moot now, or answer itself, or the rule may be unable to ask it. */
  rebuild(thread: Thread): void {
    const { build, put, by } = thread.open as Asked;
    const { premise } = thread.open as Asked;
    let draft: ReturnType<typeof build>;
    try {
      checkPremises(thread.open as Asked);
      draft = build();
      if (draft?.options.length === 0) throw noOption(draft);
    } catch (error) {
      this.close(thread);
      return this.advance(thread, error, true);
    }
    if (draft && (draft.options.length > 1 || draft.window)) {
      thread.open = asked(draft, draft.options, build, put, by);
      thread.open.premise = premise;
      thread.shown = undefined;
      thread.built = this.steps;
      return;
    }
    this.close(thread);
    this.advance(thread, draft?.options[0]?.value);
  }

  /** Goes on with a rule until it waits or ends. */
  private advance(thread: Thread, value: unknown, thrown = false): void {
    for (;;) {
      this.steps++;
      let step: IteratorResult<Wait, unknown>;
      try {
        step = thrown ? thread.rule.throw(value) : thread.rule.next(value);
      } catch (error) {
        return this.interrupt(thread, error);
      }
      if (step.done) return this.finish(thread, step.value);
      if (step.value.kind === 'ask') return this.put(thread, step.value);
      this.startSideBySide(thread, step.value.rules);
      thrown = thread.failure !== undefined;
      if (!thrown && thread.waiting > 0) return;
      value = thread.failure ? thread.failure.error : thread.results;
      thread.failure = undefined;
    }
  }

  private put(thread: Thread, question: Asked): void {
    thread.open = question;
    thread.shown = undefined;
    thread.built = this.steps;
    thread.decision = ++this.asked;
    this.waiting.push(thread);
  }

  private startSideBySide(thread: Thread, rules: readonly Rule<unknown>[]): void {
    thread.results = new Array(rules.length);
    thread.waiting = rules.length;
    thread.children = rules.map((rule, slot) => newThread(rule, thread, slot, thread.aside));
    thread.starting = true;
    for (const child of thread.children) {
      this.advance(child, undefined);
      if (thread.failure) break;
    }
    thread.starting = false;
  }

  private finish(thread: Thread, value: unknown): void {
    const parent = thread.parent;
    if (parent) {
      parent.results[thread.slot] = value;
      if (--parent.waiting > 0) return;
      parent.children = [];
      if (!parent.starting) this.advance(parent, parent.results);
    } else if (thread.aside) {
      this.endAside(thread);
    } else {
      this.main = undefined;
      this.value = value;
    }
  }

  /**
   * An error leaves a rule: what ran beside it ends, and it goes up to whoever started it; from an aside to the main
   * rule, where it waits; in the end to the caller.
   */
  private interrupt(thread: Thread, error: unknown): void {
    const above = thread.parent ?? (thread.aside ? this.main : undefined);
    if (!thread.parent && thread.aside) this.endAside(thread);
    if (!above) throw error;
    const thrown = this.dropChildren(above, error);
    if (above.starting) {
      above.failure = { error: thrown };
    } else {
      this.close(above);
      this.advance(above, thrown, true);
    }
  }

  /** An aside has ended: what it suspended is open again. */
  private endAside(thread: Thread): void {
    this.asides--;
    if (this.suspending.length > 0) this.suspending = this.suspending.filter(({ aside }) => aside !== thread);
  }

  /** Ends what runs below a rule. As everywhere, what a `finally` throws takes the place of the error under way. */
  private dropChildren(thread: Thread, error: unknown): unknown {
    const dropped = thread.children;
    thread.children = [];
    thread.waiting = 0;
    let last = error;
    for (const child of dropped) {
      this.close(child);
      last = this.dropChildren(child, last);
      try {
        giveUp(child.rule);
      } catch (thrown) {
        last = thrown;
      }
    }
    return last;
  }

  private close(thread: Thread): void {
    thread.open = undefined;
    thread.shown = undefined;
    const { waiting } = this;
    const at = waiting.indexOf(thread);
    if (at >= 0 && at === waiting.length - 1) waiting.pop();
    else if (at >= 0) waiting.splice(at, 1);
  }
}

function newThread(rule: Rule<unknown>, parent: Thread | undefined, slot: number, aside: boolean): Thread {
  const thread: Omit<Thread, 'root'> & { root: Thread | undefined } = {
    rule,
    parent,
    slot,
    aside,
    root: parent?.root,
    decision: 0,
    open: undefined,
    shown: undefined,
    built: 0,
    children: [],
    waiting: 0,
    results: [],
    starting: false,
    failure: undefined,
  };
  thread.root ??= thread as Thread;
  return thread as Thread;
}

function isHeld({ open }: Thread): boolean {
  return open !== undefined && isHeldUp(open);
}

/** An aside as a rule, so that whatever it throws, it throws as one. */
function* runAside(aside: Aside): Rule<unknown> {
  return yield* aside.run();
}
