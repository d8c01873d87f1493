import type { OpenQuestion } from './decision.js';
import {
  type Aside,
  cancelRule,
  checkPremises,
  createPendingQuestion,
  isHeldUp,
  noOptionError,
  type Option,
  type PendingQuestion,
  type Rule,
  type Wait,
} from './rule.js';

/** A rule under way: the main one, one of several side by side, or an aside. */
export interface Thread {
  readonly rule: Rule<unknown>;
  readonly parent: Thread | undefined;
  readonly slot: number;
  readonly isAside: boolean;
  /** The rule it is part of that nothing else waits for: a main one or an aside. */
  readonly root: Thread;
  decision: number;
  /** The question it waits with. */
  pending: PendingQuestion | undefined;
  /** The question as others see it, once somebody has looked. */
  openQuestion: OpenQuestion | undefined;
  /** How many steps had been made when the question was built. Where it has grown since, the question is built again. */
  builtAt: number;
  children: Thread[];
  pendingChildren: number;
  results: unknown[];
  /** Its children are being started one after another; until all are, it is not gone on with. */
  isStarting: boolean;
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
  private suspendingAsides: { readonly aside: Thread; readonly since: Set<Thread> }[] = [];
  /** How many questions have been put: the number of the last decision. */
  decisionCount: number;
  /** What the main rule that ended last came to. */
  mainResult: unknown;
  private main: Thread | undefined;
  private asideCount = 0;
  /** How often a rule was gone on with: what the state may have changed since. */
  private revision = 0;

  /** `asked`: how many questions had been put before. */
  constructor(asked: number) {
    this.decisionCount = asked;
  }

  /** Those that take an answer now, in the order in which they asked. */
  get open(): readonly Thread[] {
    const last = this.suspendingAsides.at(-1);
    const ready = last ? this.waiting.filter(({ root }) => last.since.has(root)) : this.waiting;
    if (ready.length < 2 || !ready.some(isHeld)) return ready;
    const free = ready.filter((thread) => !isHeld(thread));
    // An aside may suspend what the rest awaits: then that goes on.
    return free.length > 0 ? free : ready;
  }

  /** Questions suspended by what goes on beside them. */
  get suspended(): readonly PendingQuestion[] {
    const { open, waiting } = this;
    if (open.length === waiting.length) return [];
    return waiting.flatMap((one) => (open.includes(one) || !one.pending ? [] : one.pending));
  }

  /** True if a question is suspended by what goes on beside it. */
  isSuspended(decision: number): boolean {
    return this.waiting.some((one) => one.decision === decision) && !this.open.some((one) => one.decision === decision);
  }

  /** Nothing is open any more: the game is over, or broken. */
  clear(): void {
    this.waiting = [];
    this.suspendingAsides = [];
  }

  /** No main rule is under way: the next can begin. */
  get isIdle(): boolean {
    return this.main === undefined;
  }

  /** No aside is under way. */
  get hasNoAsides(): boolean {
    return this.asideCount === 0;
  }

  /** Only the main rule is under way: no aside, and nothing side by side. */
  get isOnlyMain(): boolean {
    return this.asideCount === 0 && this.main?.children.length === 0;
  }

  /** Begins the main rule and runs it until it waits. Throws what it throws. */
  startMain(rule: Rule<unknown>): void {
    this.main = createThread(rule, undefined, 0, false);
    this.advance(this.main, undefined);
  }

  /** Goes on with a rule that waited for this answer. Throws what no rule catches. */
  answer(thread: Thread, chosen: Option): void {
    this.close(thread);
    this.advance(thread, chosen.value);
  }

  /** Begins an aside beside what is under way. Throws as {@link answer}. */
  startAside(aside: Aside): void {
    this.asideCount++;
    const thread = createThread(runAside(aside), undefined, 0, true);
    for (const { since } of this.suspendingAsides) since.add(thread);
    if (!aside.concurrent) this.suspendingAsides.push({ aside: thread, since: new Set([thread]) });
    this.advance(thread, undefined);
  }

  /** The state was changed from outside: every open question has to be built again. */
  invalidate(): void {
    this.revision++;
  }

  /** The first open question since which some rule has gone on. */
  nextStale(): Thread | undefined {
    for (const thread of this.open) if (thread.builtAt !== this.revision) return thread;
    return undefined;
  }

  /** Puts an open question again: it may be moot now, or answer itself, or the rule may be unable to ask it. */
  rebuild(thread: Thread): void {
    const { build, complete, by } = thread.pending as PendingQuestion;
    const { premise } = thread.pending as PendingQuestion;
    let draft: ReturnType<typeof build>;
    try {
      checkPremises(thread.pending as PendingQuestion);
      draft = build();
      if (draft?.options.length === 0) throw noOptionError(draft);
    } catch (error) {
      this.close(thread);
      return this.advance(thread, error, true);
    }
    if (draft && (draft.options.length > 1 || draft.window)) {
      thread.pending = createPendingQuestion(draft, draft.options, build, complete, by);
      thread.pending.premise = premise;
      thread.openQuestion = undefined;
      thread.builtAt = this.revision;
      return;
    }
    this.close(thread);
    this.advance(thread, draft?.options[0]?.value);
  }

  /** Goes on with a rule until it waits or ends. */
  private advance(thread: Thread, value: unknown, thrown = false): void {
    for (;;) {
      this.revision++;
      let step: IteratorResult<Wait, unknown>;
      try {
        step = thrown ? thread.rule.throw(value) : thread.rule.next(value);
      } catch (error) {
        return this.propagateError(thread, error);
      }
      if (step.done) return this.finish(thread, step.value);
      if (step.value.kind === 'ask') return this.openQuestion(thread, step.value);
      this.startChildren(thread, step.value.rules);
      thrown = thread.failure !== undefined;
      if (!thrown && thread.pendingChildren > 0) return;
      value = thread.failure ? thread.failure.error : thread.results;
      thread.failure = undefined;
    }
  }

  private openQuestion(thread: Thread, question: PendingQuestion): void {
    thread.pending = question;
    thread.openQuestion = undefined;
    thread.builtAt = this.revision;
    thread.decision = ++this.decisionCount;
    this.waiting.push(thread);
  }

  private startChildren(thread: Thread, rules: readonly Rule<unknown>[]): void {
    thread.results = new Array(rules.length);
    thread.pendingChildren = rules.length;
    thread.children = rules.map((rule, slot) => createThread(rule, thread, slot, thread.isAside));
    thread.isStarting = true;
    for (const child of thread.children) {
      this.advance(child, undefined);
      if (thread.failure) break;
    }
    thread.isStarting = false;
  }

  private finish(thread: Thread, value: unknown): void {
    const parent = thread.parent;
    if (parent) {
      parent.results[thread.slot] = value;
      if (--parent.pendingChildren > 0) return;
      parent.children = [];
      if (!parent.isStarting) this.advance(parent, parent.results);
    } else if (thread.isAside) {
      this.endAside(thread);
    } else {
      this.main = undefined;
      this.mainResult = value;
    }
  }

  /**
   * An error leaves a rule: what ran beside it ends, and it goes up to whoever started it; from an aside to the main
   * rule, where it waits; in the end to the caller.
   */
  private propagateError(thread: Thread, error: unknown): void {
    const above = thread.parent ?? (thread.isAside ? this.main : undefined);
    if (!thread.parent && thread.isAside) this.endAside(thread);
    if (!above) throw error;
    const thrown = this.cancelChildren(above, error);
    if (above.isStarting) {
      above.failure = { error: thrown };
    } else {
      this.close(above);
      this.advance(above, thrown, true);
    }
  }

  /** An aside has ended: what it suspended is open again. */
  private endAside(thread: Thread): void {
    this.asideCount--;
    if (this.suspendingAsides.length > 0)
      this.suspendingAsides = this.suspendingAsides.filter(({ aside }) => aside !== thread);
  }

  /** Ends what runs below a rule. As everywhere, what a `finally` throws takes the place of the error under way. */
  private cancelChildren(thread: Thread, error: unknown): unknown {
    const dropped = thread.children;
    thread.children = [];
    thread.pendingChildren = 0;
    let last = error;
    for (const child of dropped) {
      this.close(child);
      last = this.cancelChildren(child, last);
      try {
        cancelRule(child.rule);
      } catch (thrown) {
        last = thrown;
      }
    }
    return last;
  }

  private close(thread: Thread): void {
    thread.pending = undefined;
    thread.openQuestion = undefined;
    const { waiting } = this;
    const at = waiting.indexOf(thread);
    if (at >= 0 && at === waiting.length - 1) waiting.pop();
    else if (at >= 0) waiting.splice(at, 1);
  }
}

function createThread(rule: Rule<unknown>, parent: Thread | undefined, slot: number, aside: boolean): Thread {
  const thread: Omit<Thread, 'root'> & { root: Thread | undefined } = {
    rule,
    parent,
    slot,
    isAside: aside,
    root: parent?.root,
    decision: 0,
    pending: undefined,
    openQuestion: undefined,
    builtAt: 0,
    children: [],
    pendingChildren: 0,
    results: [],
    isStarting: false,
    failure: undefined,
  };
  thread.root ??= thread as Thread;
  return thread as Thread;
}

function isHeld({ pending: open }: Thread): boolean {
  return open !== undefined && isHeldUp(open);
}

/** An aside as a rule, so that whatever it throws, it throws as one. */
function* runAside(aside: Aside): Rule<unknown> {
  return yield* aside.run();
}
