import type { OpenQuestion } from './decision.js';
import type { Option } from './message.js';
import {
  type Aside,
  cancelRule,
  checkPremises,
  createPendingQuestion,
  isHeldUp,
  noOptionError,
  type PendingQuestion,
  type Rule,
  type Wait,
} from './rule.js';

/** A running rule: the main one, one of several side by side, or an aside. */
export interface Thread {
  readonly rule: Rule<unknown>;
  readonly parent: Thread | undefined;
  readonly slot: number;
  readonly isAside: boolean;
  /** The outermost enclosing thread: the main rule or an aside. */
  readonly root: Thread;
  decision: number;
  /** The question it waits with. */
  pending: PendingQuestion | undefined;
  /** The published form of the question, created on first access. */
  openQuestion: OpenQuestion | undefined;
  /** Revision at which the question was built. If it is no longer current, the question is rebuilt. */
  builtAt: number;
  children: Thread[];
  pendingChildren: number;
  results: unknown[];
  /** True while its children are being started; it must not be resumed until then. */
  isStarting: boolean;
  /** An error a child threw while starting. */
  failure: { readonly error: unknown } | undefined;
}

/**
 * Scheduler of the running rules. Each runs until it waits for an answer or for other rules, and resumes once it has
 * that. It knows nothing about positions, dice and journals; {@link GameRun} does.
 */
export class Threads {
  /** Threads that wait for an answer, in the order in which they asked. */
  private waiting: Thread[] = [];
  /** Running asides that suspend earlier questions, the newest last, each with the threads started since. */
  private suspendingAsides: { readonly aside: Thread; readonly since: Set<Thread> }[] = [];
  /** Number of questions put so far; also the number of the last decision. */
  decisionCount: number;
  /** Result of the main rule that ended last. */
  mainResult: unknown;
  private main: Thread | undefined;
  private asideCount = 0;
  /** Number of times a rule was resumed; the state may have changed each time. */
  private revision = 0;

  /** `decisionCount`: number of questions put before. */
  constructor(decisionCount: number) {
    this.decisionCount = decisionCount;
  }

  /** Threads that accept an answer now, in the order in which they asked. */
  get open(): readonly Thread[] {
    const last = this.suspendingAsides.at(-1);
    const ready = last ? this.waiting.filter(({ root }) => last.since.has(root)) : this.waiting;
    if (ready.length < 2 || !ready.some(isHeld)) return ready;
    const free = ready.filter((thread) => !isHeld(thread));
    // An aside may suspend the question that the others wait for; then that question is free.
    return free.length > 0 ? free : ready;
  }

  /** Questions suspended by an aside. */
  get suspended(): readonly PendingQuestion[] {
    const { open, waiting } = this;
    if (open.length === waiting.length) return [];
    return waiting.flatMap((item) => (open.includes(item) || !item.pending ? [] : item.pending));
  }

  /** True if a question is suspended by an aside. */
  isSuspended(decision: number): boolean {
    return (
      this.waiting.some((item) => item.decision === decision) && !this.open.some((item) => item.decision === decision)
    );
  }

  /** Closes all questions: the game is over or broken. */
  clear(): void {
    this.waiting = [];
    this.suspendingAsides = [];
  }

  /** True if no main rule is running, so that the next step can begin. */
  get isIdle(): boolean {
    return this.main === undefined;
  }

  /** True if no aside is running. */
  get hasNoAsides(): boolean {
    return this.asideCount === 0;
  }

  /** True if only the main rule is running: no asides, and nothing side by side. */
  get isOnlyMain(): boolean {
    return this.asideCount === 0 && this.main?.children.length === 0;
  }

  /** Starts the main rule and runs it until it waits. Throws its errors. */
  startMain(rule: Rule<unknown>): void {
    this.main = createThread(rule, undefined, 0, false);
    this.advance(this.main, undefined);
  }

  /** Resumes a rule with the answer it waited for. Throws errors that no rule catches. */
  answer(thread: Thread, chosen: Option): void {
    this.close(thread);
    this.advance(thread, chosen.value);
  }

  /** Starts an aside beside the running rules. Throws as {@link answer}. */
  startAside(aside: Aside): void {
    this.asideCount++;
    const thread = createThread(runAside(aside), undefined, 0, true);
    for (const { since } of this.suspendingAsides) since.add(thread);
    if (!aside.concurrent) this.suspendingAsides.push({ aside: thread, since: new Set([thread]) });
    this.advance(thread, undefined);
  }

  /** Marks all open questions as stale after a change from outside. */
  invalidate(): void {
    this.revision++;
  }

  /** Returns the first open question that was built before the last change. */
  nextStale(): Thread | undefined {
    for (const thread of this.open) if (thread.builtAt !== this.revision) return thread;
    return undefined;
  }

  /** Rebuilds an open question. It may turn out to be moot, answer itself, or fail. */
  rebuild(thread: Thread): void {
    const { build, complete, context } = thread.pending as PendingQuestion;
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
      thread.pending = createPendingQuestion(draft, draft.options, build, complete, context);
      thread.pending.premise = premise;
      thread.openQuestion = undefined;
      thread.builtAt = this.revision;
      return;
    }
    this.close(thread);
    this.advance(thread, draft?.options[0]?.value);
  }

  /** Runs a rule until it waits or ends. */
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
   * Handles an error that leaves a rule. Cancels its siblings and passes the error to the parent. From an aside it goes
   * to the waiting main rule, and finally to the caller.
   */
  private propagateError(thread: Thread, error: unknown): void {
    const receiver = thread.parent ?? (thread.isAside ? this.main : undefined);
    if (!thread.parent && thread.isAside) this.endAside(thread);
    if (!receiver) throw error;
    const thrown = this.cancelChildren(receiver, error);
    if (receiver.isStarting) {
      receiver.failure = { error: thrown };
    } else {
      this.close(receiver);
      this.advance(receiver, thrown, true);
    }
  }

  /** Ends an aside and reopens what it suspended. */
  private endAside(thread: Thread): void {
    this.asideCount--;
    if (this.suspendingAsides.length > 0)
      this.suspendingAsides = this.suspendingAsides.filter(({ aside }) => aside !== thread);
  }

  /** Cancels the children of a rule. As usual, an error from a `finally` block replaces the current one. */
  private cancelChildren(thread: Thread, error: unknown): unknown {
    const children = thread.children;
    thread.children = [];
    thread.pendingChildren = 0;
    let last = error;
    for (const child of children) {
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

function isHeld({ pending }: Thread): boolean {
  return pending !== undefined && isHeldUp(pending);
}

/** Wraps an aside as a rule, so that even errors of `run` itself are thrown by the rule. */
function* runAside(aside: Aside): Rule<unknown> {
  return yield* aside.run();
}
