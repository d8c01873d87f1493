import type { Decision } from './decision.js';
import { PlayError } from './errors.js';

/** A place at the table, counted from 0 clockwise. */
export type Seat = number;

/** Parameters of a message: plain values only. */
export type Args = Readonly<Record<string, string | number>>;

/** A text as data: the key of a message and what goes into it. Words are made where a person reads them. */
export interface Message {
  readonly key: string;
  readonly args?: Args;
}

/**
 * One legal answer. `id` is stable: the same choice in the same position has the same id in every program.
 * `value` is what the rule receives. `key` and `args` say it in words; `on` names what it refers to on the board
 * (a place, a token, a card), so that it can be clicked there.
 */
export interface Option<T = unknown> {
  readonly id: string;
  readonly value: T;
  readonly key: string;
  readonly args?: Args;
  readonly on?: string;
  /** The one seat that may take this option, where that is not everybody the question is put to. */
  readonly by?: Seat;
}

/**
 * Something a seat may do while a question is open, without answering it. `run` is a rule of its own. Until it has ended, all
 * that was open before is suspended: it is not listed, takes no answer and is not built again. `concurrent`: what was open stays
 * open beside it, for what others may leave lying, such as an offer.
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
 * What a rule asks. `by`: the seats of which any one may answer, usually one. `key` and `args`: the question in words.
 * `why`: the rule clause that asks. `asides`: what else is open to whom, listed only when somebody looks.
 * `window`: the question is put even if it has a single option.
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
   * What the question is about, for those who show it: a check with its modifiers, a monster, a card. Gives plain data,
   * and is called only when somebody looks.
   */
  readonly about?: (() => unknown) | undefined;
}

/** What a rule waits for: the answer to a question, or the end of rules that run side by side. */
export type Wait = PendingQuestion | { readonly kind: 'together'; readonly rules: readonly Rule<unknown>[] };

/**
 * A question that is put. `draft`: as the rule wrote it, with the `options`; `put` makes it whole, with `by`, once somebody
 * looks. `build` builds it again. What was looked at is kept here: it stands as long as the question does.
 */
export interface PendingQuestion {
  readonly kind: 'ask';
  readonly draft: Draft<unknown>;
  readonly options: readonly Option[];
  readonly build: () => Draft<unknown> | undefined;
  readonly complete: CompleteQuestion;
  readonly by: unknown;
  question: Question | undefined;
  asides: readonly Aside[] | undefined;
  /** As it was published. */
  decision: Decision | undefined;
  /** The premises it was asked on, the innermost first. */
  premise: Premise | undefined;
}

/**
 * Condition under which a rule may go on with its question; see {@link onPremise}. `note` is called when a question is put,
 * `check` before it is built again, once other rules have gone on: what it throws is thrown in the rule, at the question.
 * `settles`: the rule is carried out to its end, whatever becomes of the premises round it. `isUrgent`: it comes before all that
 * waits for it, and waits for nothing itself. `awaits`: urgent premise beside it that comes first; until that has ended,
 * questions on this one are suspended.
 */
export abstract class Premise {
  /** The premise of the rule that this one is part of. */
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
 * Runs a rule on a premise: where rules that run beside it have changed that while it was asking, its question is withdrawn
 * and the rule is left by what {@link Premise.check} throws; where it was just carrying something out to its end, at its next
 * question after that. What it does itself changes no premise.
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

/** Lets a rule that is given up put away what it holds; one that has thrown is over already. */
export function cancelRule(rule: Rule<unknown>): void {
  if (!rule.return(undefined).done) throw new Error('a rule that was given up must not ask anything');
}

/** True if a question belongs to what is carried out to its end. */
function isSettling(wait: Wait): boolean {
  if (wait.kind !== 'ask') return false;
  for (let one = wait.premise; one !== undefined; one = one.outer) if (one.settles) return true;
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

/** Has a question rest on a premise. Rules side by side have their own. */
function attachPremise(wait: Wait, premise: Premise): Wait {
  if (wait.kind !== 'ask') return wait;
  premise.capture();
  if (wait.premise === undefined) wait.premise = premise;
  else if (wait.premise !== premise) outermostBefore(wait.premise, premise).outer = premise;
  return wait;
}

/** The last premise round a question before some. */
function outermostBefore(from: Premise, before: Premise): Premise {
  let last = from;
  while (last.outer !== undefined && last.outer !== before) last = last.outer;
  return last;
}

/** Throws what the premises of a question do, if one of them no longer holds. */
export function checkPremises({ premise }: PendingQuestion): void {
  for (let one = premise; one !== undefined && !one.settles; one = one.outer) one.check();
}

/** True if a question waits for something urgent beside it. */
export function isHeldUp({ premise }: PendingQuestion): boolean {
  for (let one = premise; one !== undefined && !one.isUrgent; one = one.outer) {
    const { awaits } = one;
    if (awaits !== undefined && !isWithin(one, awaits)) return true;
  }
  return false;
}

function isWithin(premise: Premise, round: Premise): boolean {
  for (let one: Premise | undefined = premise; one !== undefined; one = one.outer) if (one === round) return true;
  return false;
}

/** Waits for what the premises of a rule await; to be called where they do. Nothing is asked. */
export function* standBy(): Rule {
  yield createPendingQuestion({ key: '', why: '', options: NO_OPTIONS }, NO_OPTIONS, nothing, asQuestion, undefined);
}

const NO_OPTIONS: readonly Option[] = [];

function nothing(): undefined {}

/** A rule of a game: ordinary code that yields where it needs a decision. Call it as `yield* rule(...)`. */
export type Rule<T = void> = Generator<Wait, T, unknown>;

/** A question as rules write it, of which the rest is added only when it is put: most answer themselves. */
export type Draft<T> = Pick<Question<T>, 'key' | 'why' | 'options' | 'window'>;

/**
 * Asks a question and returns the value of the option taken. The question is a function of the state: it is built
 * again whenever something changed while it was open. If `build` then gives undefined the question has become moot
 * and the answer is undefined. A question with a single option answers itself.
 * Throws `no-option` for a question without any.
 */
export function ask<T>(build: () => Question<T>): Rule<T>;
/** The same of drafts: `put` makes the question of one when somebody looks at it; `by` is handed to it. */
export function ask<T, D extends Draft<T>, B>(
  build: () => D,
  complete: (draft: D, by: B) => Question<T>,
  by: B,
): Rule<T>;
export function* ask<T>(build: () => Draft<T>, complete: CompleteQuestion = asQuestion, by?: unknown): Rule<T> {
  const draft = build();
  const { options } = draft;
  if (options.length === 1 && !draft.window) return (options[0] as Option<T>).value;
  if (options.length === 0) throw noOptionError(draft);
  return (yield createPendingQuestion(draft, options, build, complete, by)) as T;
}

/** As {@link ask}, for questions that can become moot: `build` may give undefined, and so may the answer. */
export function askUnlessMoot<T>(build: () => Question<T> | undefined): Rule<T | undefined>;
export function askUnlessMoot<T, D extends Draft<T>, B>(
  build: () => D | undefined,
  complete: (draft: D, by: B) => Question<T>,
  by: B,
): Rule<T | undefined>;
export function* askUnlessMoot<T>(
  build: () => Draft<T> | undefined,
  complete: CompleteQuestion = asQuestion,
  by?: unknown,
): Rule<T | undefined> {
  const draft = build();
  if (draft === undefined) return undefined;
  const { options } = draft;
  if (options.length === 1 && !draft.window) return (options[0] as Option<T>).value;
  if (options.length === 0) throw noOptionError(draft);
  return (yield createPendingQuestion(draft, options, build, complete, by)) as T | undefined;
}

/** Makes a question whole. Written as a method: a rule's own makes its own drafts whole, whatever else they hold. */
type CompleteQuestion = { complete(draft: Draft<unknown>, by: unknown): Question }['complete'];

function asQuestion(draft: Draft<unknown>): Question {
  return draft as Question;
}

/** A question as it is put; nobody has looked at it yet. */
export function createPendingQuestion(
  draft: Draft<unknown>,
  options: readonly Option[],
  build: PendingQuestion['build'],
  complete: CompleteQuestion,
  by: unknown,
): PendingQuestion {
  return {
    kind: 'ask',
    draft,
    options,
    build,
    complete,
    by,
    question: undefined,
    asides: undefined,
    decision: undefined,
    premise: undefined,
  };
}

/** The whole question. */
export function questionOf(pending: PendingQuestion): Question {
  pending.question ??= pending.complete(pending.draft, pending.by);
  return pending.question;
}

/** What is open besides answering. Whatever changes that has the question built again. */
export function asidesOf(pending: PendingQuestion): readonly Aside[] {
  pending.asides ??= questionOf(pending).asides?.() ?? NO_ASIDES;
  return pending.asides;
}

const NO_ASIDES: readonly Aside[] = [];

/**
 * Runs rules side by side, each with its own open decision, and returns their results in the given order. What one of
 * them throws ends the others (their `finally` blocks run, and must not ask anything) and is thrown here.
 */
export function* together<T>(rules: readonly Rule<T>[]): Rule<T[]> {
  if (rules.length === 0) return [];
  if (rules.length === 1) return [yield* rules[0] as Rule<T>];
  return (yield { kind: 'together', rules }) as T[];
}

/** The error for a question that nobody can answer: a fault of the rules, not of a player. */
export function noOptionError(question: Pick<Question, 'key' | 'why'>): PlayError {
  return new PlayError('no-option', `"${question.key}" (${question.why}) is asked without any option`);
}
