import type { Decision } from './decision.js';
import { PlayError } from './errors.js';
import type { Args, Option, Seat } from './message.js';

/**
 * Something a seat may do while a question is open, without answering it. `run` is a rule of its own. Until it ends,
 * all other open questions are suspended: not listed, not answerable, not rebuilt. `concurrent`: they stay open
 * meanwhile, for things that may be left pending, such as an offer.
 */
export interface Aside {
  readonly id: string;
  readonly by: Seat;
  readonly key: string;
  readonly args?: Args;
  readonly on?: string;
  readonly concurrent?: boolean;
  readonly run: () => Rule<unknown>;
}

/**
 * A question of a rule. `by`: the seats of which any one may answer, usually one. `key` and `args`: its text. `why`:
 * the rule clause that asks. `asides`: other actions open to seats, listed only on demand. `window`: the question is
 * put even if it has a single option.
 */
export interface Question<T = unknown> {
  readonly by: readonly Seat[];
  readonly key: string;
  readonly args?: Args | undefined;
  readonly why: string;
  readonly options: readonly Option<T>[];
  readonly asides?: (() => readonly Aside[]) | undefined;
  readonly window?: boolean | undefined;
  /**
   * Plain data about the subject of the question, for display: a check with its modifiers, a monster, a card. Called
   * only on demand.
   */
  readonly about?: (() => unknown) | undefined;
}

/** The thing a rule waits for: the answer to a question, or the end of concurrent rules. */
export type Wait = PendingQuestion | { readonly kind: 'together'; readonly rules: readonly Rule<unknown>[] };

/**
 * A question waiting for an answer. `draft`: as the rule wrote it, with the `options`. `complete`: adds the rest, given
 * `context`, on first access. `build`: builds the question again. Computed values are cached here while the question is
 * open.
 */
export interface PendingQuestion {
  readonly kind: 'ask';
  readonly draft: Draft<unknown>;
  readonly options: readonly Option[];
  readonly build: () => Draft<unknown> | undefined;
  readonly complete: CompleteQuestion;
  readonly context: unknown;
  question: Question | undefined;
  asides: readonly Aside[] | undefined;
  /** The published form, once created. */
  decision: Decision | undefined;
  /** The premises of the question, the innermost first. */
  premise: Premise | undefined;
}

/**
 * Condition under which a rule may go on with its question; see {@link onPremise}. `capture`: called when a question is
 * put. `check`: called before the question is rebuilt after changes by other rules. It throws if the premise no longer
 * holds; the rule receives the error at the question. `settles`: the rule runs to its end, whatever becomes of the
 * enclosing premises. `isUrgent`: everything that waits for it comes later, and it waits for nothing itself. `awaits`:
 * a concurrent urgent premise that comes first; until it has ended, questions on this one are suspended.
 */
export abstract class Premise {
  /** The premise of the enclosing rule. */
  outer: Premise | undefined = undefined;
  readonly settles: boolean = false;
  readonly isUrgent: boolean = false;
  get awaits(): Premise | undefined {
    return undefined;
  }
  abstract capture(): void;
  abstract check(): void;
}

/**
 * Runs a rule on a premise. If concurrent rules break the premise while it asks, its question is withdrawn. The rule
 * then receives the error of {@link Premise.check}. A rule that is settling receives it at its next question after
 * that. Changes by the rule itself do not break its premise.
 */
export function* onPremise<T>(premise: Premise, rule: Rule<T>): Rule<T> {
  let ended = false;
  let delayedFailure: { readonly error: unknown } | undefined;
  try {
    let step = rule.next();
    while (!step.done) {
      const wait = step.value;
      let answer: unknown;
      try {
        if (delayedFailure && !isSettling(wait)) {
          const { error } = delayedFailure;
          delayedFailure = undefined;
          throw error;
        }
        answer = yield attachPremise(wait, premise);
        if (isSettling(wait)) delayedFailure ??= checkFailure(premise);
      } catch (error) {
        step = rule.throw(error);
        continue;
      }
      step = rule.next(answer);
    }
    ended = true;
    return step.value;
  } finally {
    if (!ended) cancelRule(rule);
  }
}

/** Cancels a rule so that its `finally` blocks run. A rule that has thrown is over already. */
export function cancelRule(rule: Rule<unknown>): void {
  if (!rule.return(undefined).done) throw new Error('an abandoned rule must not ask anything');
}

/** True if a question belongs to a rule that runs to its end. */
function isSettling(wait: Wait): boolean {
  if (wait.kind !== 'ask') return false;
  for (let item = wait.premise; item !== undefined; item = item.outer) if (item.settles) return true;
  return false;
}

function checkFailure(premise: Premise): { readonly error: unknown } | undefined {
  try {
    premise.check();
    return undefined;
  } catch (error) {
    return { error };
  }
}

/** Attaches a premise to a question. Rules side by side have their own premises. */
function attachPremise(wait: Wait, premise: Premise): Wait {
  if (wait.kind !== 'ask') return wait;
  premise.capture();
  if (wait.premise === undefined) wait.premise = premise;
  else if (wait.premise !== premise) outermostBefore(wait.premise, premise).outer = premise;
  return wait;
}

/** Returns the outermost premise of a question that comes before another. */
function outermostBefore(from: Premise, before: Premise): Premise {
  let last = from;
  while (last.outer !== undefined && last.outer !== before) last = last.outer;
  return last;
}

/** Throws the error of the first premise of a question that no longer holds. */
export function checkPremises({ premise }: PendingQuestion): void {
  for (let item = premise; item !== undefined && !item.settles; item = item.outer) item.check();
}

/** True if a question waits for a concurrent urgent rule. */
export function isHeldUp({ premise }: PendingQuestion): boolean {
  for (let item = premise; item !== undefined && !item.isUrgent; item = item.outer) {
    const { awaits } = item;
    if (awaits !== undefined && !isWithin(item, awaits)) return true;
  }
  return false;
}

function isWithin(premise: Premise, enclosing: Premise): boolean {
  for (let item: Premise | undefined = premise; item !== undefined; item = item.outer)
    if (item === enclosing) return true;
  return false;
}

/** Waits for the urgent premise that the rule's premises await; call it only if they do. Asks nothing. */
export function* standBy(): Rule {
  yield createPendingQuestion({ key: '', why: '', options: NO_OPTIONS }, NO_OPTIONS, nothing, asQuestion, undefined);
}

const NO_OPTIONS: readonly Option[] = [];

function nothing(): undefined {}

/** A rule of a game: ordinary code that yields where it needs a decision. Call it as `yield* rule(...)`. */
export type Rule<T = void> = Generator<Wait, T, unknown>;

/**
 * The part of a question that rules write at once. The rest is added only on demand, since most questions answer
 * themselves.
 */
export type Draft<T> = Pick<Question<T>, 'key' | 'why' | 'options' | 'window'>;

/**
 * Asks a question and returns the value of the option taken. The question is a function of the state: it is rebuilt
 * whenever something changed while it was open. If `build` then returns undefined, the question is moot and the answer
 * is undefined. A question with a single option answers itself.
 *
 * Throws `no-option` for a question without options.
 */
export function ask<T>(build: () => Question<T>): Rule<T>;
/** The same for drafts: `complete` turns one into a question on first access; it receives `context`. */
export function ask<T, D extends Draft<T>, C>(
  build: () => D,
  complete: (draft: D, context: C) => Question<T>,
  context: C,
): Rule<T>;
export function* ask<T>(build: () => Draft<T>, complete: CompleteQuestion = asQuestion, context?: unknown): Rule<T> {
  const draft = build();
  const { options } = draft;
  if (options.length === 1 && !draft.window) return (options[0] as Option<T>).value;
  if (options.length === 0) throw noOptionError(draft);
  return (yield createPendingQuestion(draft, options, build, complete, context)) as T;
}

/** Like {@link ask}, for questions that can become moot: `build` may return undefined, and so may this rule. */
export function askUnlessMoot<T>(build: () => Question<T> | undefined): Rule<T | undefined>;
export function askUnlessMoot<T, D extends Draft<T>, C>(
  build: () => D | undefined,
  complete: (draft: D, context: C) => Question<T>,
  context: C,
): Rule<T | undefined>;
export function* askUnlessMoot<T>(
  build: () => Draft<T> | undefined,
  complete: CompleteQuestion = asQuestion,
  context?: unknown,
): Rule<T | undefined> {
  const draft = build();
  if (draft === undefined) return undefined;
  const { options } = draft;
  if (options.length === 1 && !draft.window) return (options[0] as Option<T>).value;
  if (options.length === 0) throw noOptionError(draft);
  return (yield createPendingQuestion(draft, options, build, complete, context)) as T | undefined;
}

/** Completes a draft. Declared as a method so that a rule may pass a function for its own kind of draft. */
type CompleteQuestion = { complete(draft: Draft<unknown>, context: unknown): Question }['complete'];

function asQuestion(draft: Draft<unknown>): Question {
  return draft as Question;
}

/** Creates a pending question; it is completed on first access. */
export function createPendingQuestion(
  draft: Draft<unknown>,
  options: readonly Option[],
  build: PendingQuestion['build'],
  complete: CompleteQuestion,
  context: unknown,
): PendingQuestion {
  return {
    kind: 'ask',
    draft,
    options,
    build,
    complete,
    context,
    question: undefined,
    asides: undefined,
    decision: undefined,
    premise: undefined,
  };
}

/** Returns the complete question. */
export function questionOf(pending: PendingQuestion): Question {
  pending.question ??= pending.complete(pending.draft, pending.context);
  return pending.question;
}

/** Returns the asides open with a question. Any change to them causes the question to be rebuilt. */
export function asidesOf(pending: PendingQuestion): readonly Aside[] {
  pending.asides ??= questionOf(pending).asides?.() ?? NO_ASIDES;
  return pending.asides;
}

const NO_ASIDES: readonly Aside[] = [];

/**
 * Runs rules side by side, each with its own open decision, and returns their results in the given order. An error of
 * one cancels the others and is thrown here. Their `finally` blocks run, and must not ask anything.
 */
export function* together<T>(rules: readonly Rule<T>[]): Rule<T[]> {
  if (rules.length === 0) return [];
  if (rules.length === 1) return [yield* rules[0] as Rule<T>];
  return (yield { kind: 'together', rules }) as T[];
}

/** Returns the error for a question without options: a fault of the rules, not of a player. */
export function noOptionError(question: Pick<Question, 'key' | 'why'>): PlayError {
  return new PlayError('no-option', `"${question.key}" (${question.why}) is asked without any option`);
}
