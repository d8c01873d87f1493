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

/** Something a seat may do while a question is open, without answering it. `run` is a rule of its own. */
export interface Aside {
  readonly id: string;
  readonly by: Seat;
  readonly key: string;
  readonly args?: Args;
  readonly on?: string;
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
export type Wait =
  | { readonly kind: 'ask'; readonly question: Question; readonly build: () => Question | undefined }
  | { readonly kind: 'together'; readonly rules: readonly Rule<unknown>[] };

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
/** The same of drafts: `put` makes the question of one that does not answer itself; `by` is handed to it. */
export function ask<T, D extends Draft<T>, B>(build: () => D, put: (draft: D, by: B) => Question<T>, by: B): Rule<T>;
export function* ask<T>(build: () => Question<T>, put: Put<T> = asItIs, by?: unknown): Rule<T> {
  const draft = build();
  if (draft.options.length === 1 && !draft.window) return only(draft);
  if (draft.options.length === 0) throw noOption(draft);
  return (yield { kind: 'ask', question: put(draft, by), build: again(build, put, by) }) as T;
}

/** As {@link ask}, for questions that can become moot: `build` may give undefined, and so may the answer. */
export function askUnlessMoot<T>(build: () => Question<T> | undefined): Rule<T | undefined>;
export function askUnlessMoot<T, D extends Draft<T>, B>(
  build: () => D | undefined,
  put: (draft: D, by: B) => Question<T>,
  by: B,
): Rule<T | undefined>;
export function* askUnlessMoot<T>(
  build: () => Question<T> | undefined,
  put: Put<T> = asItIs,
  by?: unknown,
): Rule<T | undefined> {
  const draft = build();
  if (draft === undefined) return undefined;
  if (draft.options.length === 1 && !draft.window) return only(draft);
  if (draft.options.length === 0) throw noOption(draft);
  return (yield { kind: 'ask', question: put(draft, by), build: again(build, put, by) }) as T | undefined;
}

type Put<T> = (draft: Question<T>, by: unknown) => Question<T>;

function asItIs<T>(question: Question<T>): Question<T> {
  return question;
}

/** Builds and makes whole a question that is open. */
function again<T>(build: () => Question<T> | undefined, put: Put<T>, by: unknown): () => Question<T> | undefined {
  if (put === asItIs) return build;
  return () => {
    const draft = build();
    return draft && put(draft, by);
  };
}

/**
 * Runs rules side by side, each with its own open decision, and returns their results in the given order. What one of
 * them throws ends the others (their `finally` blocks run, and must not ask anything) and is thrown here.
 */
export function* together<T>(rules: readonly Rule<T>[]): Rule<T[]> {
  if (rules.length === 0) return [];
  if (rules.length === 1) return [yield* rules[0] as Rule<T>];
  return (yield { kind: 'together', rules }) as T[];
}

/** The value of a question's only option. */
function only<T>(question: Question<T>): T {
  return (question.options[0] as Option<T>).value;
}

/** The error for a question that nobody can answer: a fault of the rules, not of a player. */
export function noOption(question: Pick<Question, 'key' | 'why'>): PlayError {
  return new PlayError('no-option', `"${question.key}" (${question.why}) is asked without any option`);
}
