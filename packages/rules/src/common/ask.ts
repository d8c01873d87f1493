import { type Aside, ask as put, askUnlessMoot as putUnlessMoot, type Question, type Rule } from '@vigil/engine';
import type { QuestionKey, TypedQuestion } from '../language/questions/index.js';
import type { Game } from './game.js';
import type { Investigator } from './state.js';

/**
 * Asides available while a question is open. `all`: every aside of the game; the default. `busy`: those available in a
 * fight or check of this investigator. `inText`: those available while a text is resolved for them. `none`: no aside,
 * as the rule requires.
 */
export type AsideScope = 'all' | 'none' | { readonly busy: Investigator } | { readonly inText: Investigator };

/** A question of the vocabulary as a rule asks it, with the value of each answer. */
export type QuestionSpec<T> = {
  [K in QuestionKey]: TypedQuestion<K, T> & { readonly asides?: AsideScope };
}[QuestionKey];

/**
 * Asks a question and returns the value of the chosen option. The question is rebuilt whenever something changes while
 * it is open. A question with a single option answers itself. All asides are open with it unless it says otherwise.
 */
export function ask<T>(g: Game, build: () => QuestionSpec<T>): Rule<T> {
  g.activityCount++;
  return put<T, QuestionSpec<T>, Game>(build, completeQuestion, g);
}

/** As {@link ask}, for questions that can become moot: both `build` and the result may be undefined. */
export function askUnlessMoot<T>(g: Game, build: () => QuestionSpec<T> | undefined): Rule<T | undefined> {
  const counted = () => {
    const asking = build();
    if (asking) g.activityCount++;
    return asking;
  };
  return putUnlessMoot<T, QuestionSpec<T>, Game>(counted, completeQuestion, g);
}

/**
 * Offers partners their reactions to a roll or loss that its owner has accepted, clockwise from the owner. Returns the
 * first reaction, else `accepted`. `build`: the question to one partner; undefined if they have no reaction.
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

/** Adds the parts of a question that are only needed once it is shown. */
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
