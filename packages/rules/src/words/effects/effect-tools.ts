/** The shape of the tables of effect texts, and what their rows work with. */
import type { CardFilter, MonsterFilter } from '../../language/conditions.js';
import type { Effect, Effects } from '../../language/effects.js';
import {
  type ClauseForm,
  type ClausePart,
  clause,
  involuntaryClause,
  type Passage,
  type PassagePart,
  statementClause,
} from '../passages.js';
import type { Args, Words } from '../words.js';
import type { EffectOf } from './merge-effects.js';

/** Context of effects: the check they belong to ("the Evade check"), and how long they last. */
export interface EffectContext {
  readonly check?: string;
  readonly until?: string;
  /** Number of cards revealed. */
  readonly shown?: number;
  /** The card just mentioned as available. */
  readonly available?: string;
  /** True if each event has a sentence of its own: nothing before these effects limits them. */
  readonly loose?: boolean;
  /** True right after a price. */
  readonly paid?: boolean;
  /** True right after a loan of money. */
  readonly lent?: boolean;
  /** The one to choose, on cards without an owner. */
  readonly chooser?: 'first-player' | undefined;
  /** The trophies of which a condition has just said that the player has one. */
  readonly such?: MonsterFilter;
  /** The check that follows at once. */
  readonly before?: string;
  /** True if another investigator loses what is reduced. */
  readonly theirs?: boolean;
  /** True if the text has just named the monster that is returned. */
  readonly itself?: true;
  /** True after the roll of the check. */
  readonly rolled?: boolean;
  /** The card of which a condition has just said that the player has one, or has none. */
  readonly one?: { readonly card: string; readonly has: boolean } | undefined;
  /** The status just lost, or tokens. */
  readonly lost?: string;
  /** The cards of which a condition has just said that the player has some. */
  readonly among?: CardFilter | undefined;
  /** True in a branch of a condition. */
  readonly inIf?: true;
  /** True in a branch of a check. */
  readonly inCheck?: true;
}

/** The composition of effects, which the rows of effects with branches call again. */
export interface EffectComposer {
  readonly compose: (w: Words, of: Effects, context: EffectContext) => Passage;
  readonly partsOf: (w: Words, of: Effects, context: EffectContext) => readonly PassagePart[];
  readonly partOf: (w: Words, effect: Effect, context: EffectContext) => PassagePart | readonly PassagePart[];
}

/** The text of one kind of effect. */
export type EffectText<K extends Effect['do']> = (
  tools: EffectTools,
  effect: EffectOf<K>,
) => PassagePart | readonly PassagePart[];

/** Texts of effects by kind. A table of all kinds does not compile if one is missing. */
export type EffectTexts<K extends Effect['do'] = Effect['do']> = { readonly [One in K]: EffectText<One> };

export type EffectTools = ReturnType<typeof createEffectTools>;

/** Creates what rows of the tables work with: clauses from messages `effect.<key>`, and the effects inside an effect. */
export function createEffectTools(w: Words, context: EffectContext, { compose, partsOf, partOf }: EffectComposer) {
  /** Returns a clause from a message with the form as argument `who`. */
  const textFor = (key: string, args: Args) => (who: ClauseForm) => w.say(`effect.${key}`, { ...args, who });
  return {
    w,
    context,
    composeInner: (of: Effects) => compose(w, of, context),
    /** Composes effects in another context. */
    composeIn: (of: Effects, other: EffectContext) => compose(w, of, other),
    inBranch: (of: Effects) => compose(w, of, { ...context, inCheck: true }),
    /** Composes effects about the investigators of a group. */
    composeTheirs: (of: Effects) => compose(w.about('they'), of, { ...context, chooser: undefined }),
    partsOf: (of: Effects, more: EffectContext = {}) => partsOf(w, of, { ...context, ...more }),
    partOf: (effect: Effect) => partOf(w, effect, context),
    /** True in a branch of a check. */
    nested: context.inCheck === true,
    imperative: (key: string, args: Args = {}) => clause(textFor(key, args)),
    /** Event that happens to the player: not an imperative, but it can follow "may". */
    involuntary: (key: string, args: Args = {}) => involuntaryClause(textFor(key, args)),
    occurrence: (key: string, args: Args = {}) => statementClause(textFor(key, args)),
    adverse: <T extends ClausePart>(part: T): T => ({ ...part, adverse: true }),
    /** The check that the effect is about: "the Evade check". */
    about: () => context.check ?? w.say('check.that'),
  };
}
