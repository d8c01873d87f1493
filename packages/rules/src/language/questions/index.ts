/**
 * The vocabulary of questions: every question, its options, and all their values. It is the contract with every client:
 * page, terminal, screen reader, server, bots. `docs/questions.md` is made from it.
 *
 * A box with new questions declares them beside its rules, registers them as `BoxRules.vocabulary`, and adds them to
 * the types. From then on they are asked like any other:
 *
 *     export const MINE = {
 *       'q.mine': { description: '…', harmless: 'o.no', options: { 'o.yes': 'yes', 'o.no': 'no' } },
 *     } as const satisfies QuestionDefs;
 *     type Mine = typeof MINE;
 *     declare module '@vigil/rules' {
 *       interface Questions extends Mine {}
 *     }
 *
 * New options are added to {@link Options} in the same way, new ids are made by {@link idForm}. The texts are messages
 * of the pack; `answer.mine.yes` labels an answer for that question alone. `examples/harbour/questions.ts` shows all of
 * it.
 */
import type { Aside, Decision, Seat } from '@vigil/engine';
import { CARD_QUESTIONS } from './cards.js';
import { CHECK_QUESTIONS } from './checks.js';
import { ENCOUNTERS } from './encounters.js';
import { DAY, MEETING, TEAM } from './haunt.js';
import { ASIDES, OPTIONS } from './options.js';
import { MYTHOS, TURN } from './turn.js';
import type { Vocabulary } from './validate-decision.js';
import type { ArgValues, IdOf, QuestionDef, ValueOf } from './value-shapes.js';

export {
  CHECK,
  type CheckConsequences,
  type CheckDetails,
  type ChecksByOption,
  type EndTriggerPreview,
  type FoePreview,
  type GuardPreview,
  type Loadout,
  type OptionChange,
  type RollOptionPreview,
} from './about-shapes.js';
export { isUse } from './common-ids.js';
export {
  type IdForm,
  idForm,
  OPTION_IDS,
  type OptionId,
  type OptionIdForm,
  type OptionIdParts,
  optionId,
  readOptionId,
} from './option-ids.js';
export { ASIDES, OPTIONS } from './options.js';
export { type Vocabulary, validateDecision } from './validate-decision.js';
export type {
  AsideDef,
  DecisionOwner,
  Harmless,
  HarmlessAnswer,
  OptionDef,
  QuestionDef,
  QuestionDefs,
  ValueKind,
  ValueShape,
  ValueShapes,
} from './value-shapes.js';

/** All questions, by topic. */
export const TOPICS = {
  turn: TURN,
  checks: CHECK_QUESTIONS,
  cards: CARD_QUESTIONS,
  encounters: ENCOUNTERS,
  mythos: MYTHOS,
  day: DAY,
  meeting: MEETING,
  team: TEAM,
} as const;

/** All questions, by key. */
export const QUESTIONS = {
  ...TURN,
  ...CHECK_QUESTIONS,
  ...CARD_QUESTIONS,
  ...ENCOUNTERS,
  ...MYTHOS,
  ...DAY,
  ...MEETING,
  ...TEAM,
} as const;

/** All questions, options and asides without those of boxes. */
export const VOCABULARY: Vocabulary = { questions: QUESTIONS, options: OPTIONS, asides: ASIDES };

type OwnQuestions = typeof QUESTIONS;
/** The questions by key, as types. Boxes add theirs. */
export interface Questions extends OwnQuestions {}
type OwnOptions = typeof OPTIONS;
/** The options by key, as types. Boxes add theirs. */
export interface Options extends OwnOptions {}

export type QuestionKey = keyof Questions;
export type OptionKey = keyof Options;
export type AsideKey = keyof typeof ASIDES;

type WithArgs<Def> = Def extends { readonly args: infer A }
  ? { readonly args: ArgValues<A> }
  : { readonly args?: never };

/** The `about` data of a question. */
export type AboutOf<K extends QuestionKey> = Questions[K] extends { readonly about: infer A } ? ValueOf<A> : undefined;

/** The args of a question, if any. */
type QuestionArgs<K extends QuestionKey> = WithArgs<Questions[K]>;

/** The keys of a question's options. */
export type OptionKeyOf<K extends QuestionKey> = keyof Questions[K]['options'] & OptionKey;

interface OptionTarget {
  /** The component it refers to on the board: a place, a token, a card, an investigator. */
  readonly on?: string;
  readonly by?: Seat;
}

/** An option of a key with ids of a pattern. */
type OptionShape<O extends OptionKey, P> = OptionTarget & { readonly id: IdOf<P>; readonly key: O } & WithArgs<
    Options[O]
  >;

/** The options of a question, as clients see them. */
export type OptionOf<K extends QuestionKey> = {
  [O in OptionKeyOf<K>]: OptionShape<O, Questions[K]['options'][O]>;
}[OptionKeyOf<K>];

/** The options of a question, with the value that the asking rule receives. */
export type OptionWithValue<K extends QuestionKey, T> = {
  [O in OptionKeyOf<K>]: OptionShape<O, Questions[K]['options'][O]> & { readonly value: T };
}[OptionKeyOf<K>];

/** One option of a key, with ids of a pattern and a value. */
export type SingleOption<O extends OptionKey, P, T> = OptionShape<O, P> & { readonly value: T };

/** An aside, as clients see it. */
export type AsideOf<A extends AsideKey> = {
  readonly id: IdOf<(typeof ASIDES)[A]['id']>;
  readonly key: A;
  readonly by: Seat;
  readonly on?: string;
} & WithArgs<(typeof ASIDES)[A]>;
export type TypedAside = { [A in AsideKey]: AsideOf<A> }[AsideKey];
/** An aside with the rule it runs. */
export type OpenAside = { [A in AsideKey]: AsideOf<A> & Pick<Aside, 'run' | 'concurrent'> }[AsideKey];

/** A decision of one key. */
export type DecisionOf<K extends QuestionKey> = Pick<Decision, 'id' | 'by' | 'why' | 'aside'> & {
  readonly key: K;
  readonly options: readonly OptionOf<K>[];
  readonly asides: readonly TypedAside[];
} & QuestionArgs<K> &
  (Questions[K] extends { readonly about: infer A }
    ? Questions[K] extends { readonly maybe: true }
      ? { readonly about?: ValueOf<A> }
      : { readonly about: ValueOf<A> }
    : { readonly about?: never });

/** A decision of either game: `switch (decision.key)` narrows its args, options and `about`. */
export type TypedDecision = { [K in QuestionKey]: DecisionOf<K> }[QuestionKey];

/** An option of any decision. */
export type TypedOption = { [K in QuestionKey]: OptionOf<K> }[QuestionKey];

/** All fields of a union, each of them optional. */
type AllOptional<T> = { readonly [Name in T extends unknown ? keyof T : never]?: Field<T, Name> | undefined };
type Field<T, Name extends PropertyKey> = T extends { readonly [N in Name]?: infer Value } ? Value : never;

/** All `about` fields of any question, each optional. */
export type About = AllOptional<NonNullable<{ [K in QuestionKey]: AboutOf<K> }[QuestionKey]>>;

/** A question as a rule asks it. */
export type TypedQuestion<K extends QuestionKey, T> = {
  readonly by: readonly Seat[];
  readonly key: K;
  readonly why: string;
  readonly options: readonly OptionWithValue<K, T>[];
  /** Ask even if there is a single option. */
  readonly window?: boolean;
} & QuestionArgs<K> &
  (Questions[K] extends { readonly about: infer A }
    ? Questions[K] extends { readonly maybe: true }
      ? { readonly about?: () => ValueOf<A> }
      : { readonly about: () => ValueOf<A> }
    : { readonly about?: never });

/** A question of the vocabulary by its key, as data. */
export function questionDef(key: string): QuestionDef | undefined {
  return Object.hasOwn(QUESTIONS, key) ? QUESTIONS[key as keyof OwnQuestions] : undefined;
}
