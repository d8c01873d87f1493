import { type Aside, ask as put, askUnlessMoot as putUnlessMoot, type Question, type Rule } from '@vigil/engine';
import type { QuestionKey, TypedQuestion } from '../language/questions/index.js';
import type { Game } from './game.js';
import type { Investigator } from './state.js';

/**
 * What may be done besides answering: `all` that anybody may do in this game, which is meant where nothing is said.
 * `busy`: what is open in a fight or a check of his; `inText`: what is open while a text is carried out for him; `none`:
 * nothing, and the rule says why.
 */
export type AsideScope = 'all' | 'none' | { readonly busy: Investigator } | { readonly inText: Investigator };

/** What a rule of either game asks: a question of the vocabulary, with what it is given for each answer. */
export type QuestionSpec<T> = {
  [K in QuestionKey]: TypedQuestion<K, T> & { readonly asides?: AsideScope };
}[QuestionKey];

/**
 * Asks a question, built again whenever something changed while it is open, and returns the value of the option taken. A
 * question with one option answers itself. What anybody may do meanwhile is open with it unless it says otherwise.
 */
export function ask<T>(g: Game, build: () => QuestionSpec<T>): Rule<T> {
  g.activityCount++;
  return put<T, QuestionSpec<T>, Game>(build, completeQuestion, g);
}

/** As {@link ask}, for questions that can become moot: `build` may give undefined, and so may the answer. */
export function askUnlessMoot<T>(g: Game, build: () => QuestionSpec<T> | undefined): Rule<T | undefined> {
  const counted = () => {
    const asking = build();
    if (asking) g.activityCount++;
    return asking;
  };
  return putUnlessMoot<T, QuestionSpec<T>, Game>(counted, completeQuestion, g);
}

/**
 * Reactions of partners to a roll or loss that its owner has accepted. Asks each who can react, clockwise from the owner. Returns
 * the first thing that is done, else what was accepted. `build`: the question to one of them, undefined if there is nothing for them.
 */
export function* askPartnerReactions<T>(
  g: Game,
  who: Investigator,
  accepted: T,
  build: (other: Investigator) => QuestionSpec<T> | undefined,
): Rule<T> {
  const { investigators } = g.s;
  for (let i = 1; i < investigators.length; i++) {
    const other = investigators[(who.seat + i) % investigators.length] as Investigator;
    if (other.place === 'out') continue;
    const done = yield* askUnlessMoot<T>(g, () => build(other));
    if (done !== undefined && done !== accepted) return done;
  }
  return accepted;
}

/** A question whole, once somebody looks at it. */
function completeQuestion<T>(asking: QuestionSpec<T>, g: Game): Question<T> {
  return {
    by: asking.by,
    key: asking.key,
    args: asking.args,
    why: asking.why,
    options: asking.options,
    asides: asidesOf(g, asking.asides),
    window: asking.window,
    about: asking.about,
  };
}

function asidesOf(g: Game, open: AsideScope | undefined): (() => readonly Aside[]) | undefined {
  if (open === undefined || open === 'all') return () => g.rules.asides.always(g);
  if (open === 'none') return undefined;
  return 'busy' in open ? g.rules.asides.whileBusy(g, open.busy) : g.rules.asides.inText(g, open.inText);
}
