import type { DeckId } from '../decks.js';
import type { Effect } from '../effects.js';
import type { CheckKind, MonsterAbility, Skill } from '../terms.js';

/** The kinds of value in questions: a word in the vocabulary, and its type in the code. */
export interface ValueTypes {
  /** The id of an investigator's sheet. */
  investigator: string;
  /** The id of a street, location, section of an Other World, or of another area. */
  place: string;
  /** The id of an Other World. */
  world: string;
  card: string;
  /** The id of a kind of monster, or of one token of it. */
  monster: string;
  /** The id of one monster token. */
  token: string;
  /** The id of a gate marker. */
  gate: string;
  mythos: string;
  ancientOne: string;
  /** The id of a source: a card, a place, a monster, an entry; or a clause. */
  component: string;
  /** The entry of an encounter card, as `card/place`. */
  theme: string;
  /** A name as printed. */
  name: string;
  /** The id of an option of the same question. */
  option: string;
  /** A held card, with its condition if that matters; see `possessionId`. */
  possession: string;
  /** The lower-case letter of a choice, from `a`. */
  letter: string;
  deck: DeckId;
  check: CheckKind;
  skill: Skill;
  ability: MonsterAbility;
  /** An effect of the effect language. */
  effect: Effect;
  /** A seat, from 0. */
  seat: number;
  number: number;
  boolean: boolean;
}
export type ValueKind = keyof ValueTypes;

/**
 * The shape of plain data: one of {@link ValueTypes}, one of several words, a list, a table by ids, or named fields.
 */
export type ValueShape =
  | ValueKind
  | readonly string[]
  | { readonly list: ValueShape }
  | { readonly table: ValueShape }
  | { readonly fields: ValueShapes };

/** Named values. A name ending in `?` is optional; one ending in `#` stands for itself followed by 1, 2, 3 … */
export type ValueShapes = { readonly [name: string]: ValueShape };

/** The type of data of a shape. */
export type ValueOf<S> = S extends ValueKind
  ? ValueTypes[S]
  : S extends readonly (infer Word)[]
    ? Word
    : S extends { readonly list: infer One }
      ? readonly ValueOf<One>[]
      : S extends { readonly table: infer One }
        ? { readonly [id: string]: ValueOf<One> }
        : S extends { readonly fields: infer Fields }
          ? FieldValues<Fields>
          : never;

type Needed<Name> = Name extends `${string}?` | `${string}#` ? never : Name;

/** The type of data with these fields. */
export type FieldValues<Fields> = {
  readonly [Name in keyof Fields as Needed<Name>]: ValueOf<Fields[Name]>;
} & {
  readonly [Name in keyof Fields as Name extends `${infer Bare}?` ? Bare : never]?: ValueOf<Fields[Name]> | undefined;
} & {
  readonly [Name in keyof Fields as Name extends `${infer Bare}#` ? `${Bare}${number}` : never]: ValueOf<Fields[Name]>;
};

/** The type of a message's arguments: an optional one is never undefined when present. */
export type ArgValues<Fields> = {
  readonly [Name in keyof Fields as Needed<Name>]: ValueOf<Fields[Name]>;
} & {
  readonly [Name in keyof Fields as Name extends `${infer Bare}?` ? Bare : never]?: ValueOf<Fields[Name]>;
} & {
  readonly [Name in keyof Fields as Name extends `${infer Bare}#` ? `${Bare}${number}` : never]: ValueOf<Fields[Name]>;
};

/** The pattern of an option's ids: words with parameters in braces, `go:{place}`. */
export type IdPattern = string;

/** The ids of a pattern. */
export type IdOf<P> = P extends readonly (infer One)[]
  ? IdOf<One>
  : P extends `${infer Before}{${string}}${infer After}`
    ? `${Before}${string}${IdOf<After>}`
    : P;

type Key = `o.${string}`;

/**
 * An option that reveals nothing: the only one of a key that is offered; of several any (`first`), or that of the least
 * or the greatest number (`where`: only if the args of the question have one of these values).
 */
export type HarmlessAnswer =
  | Key
  | { readonly first: Key }
  | { readonly least: Key; readonly where?: { readonly [arg: string]: readonly string[] } }
  | { readonly most: Key };

/**
 * The answers for an absent player (PBP-24): the first of these that is offered. `none`: every answer reveals or
 * decides something (PBP-25).
 */
export type Harmless = 'none' | HarmlessAnswer | readonly HarmlessAnswer[];

/**
 * `group`: all decide, without agreement the first player does (PBP-23); `anybody`: the first to answer; `keeper`: the
 * game master.
 */
export type DecisionOwner = 'group' | 'anybody' | 'keeper';

/**
 * A question of the vocabulary. `args`: arguments of its text; `about`: further data for
 * clients, `maybe` if not always present; `whose`: the decision's owner if it is not one investigator; `harmless`: the
 * answer that reveals nothing; `options`: option keys with their id patterns.
 */
export interface QuestionDef {
  /** The choice, as an imperative sentence in English. */
  readonly description: string;
  readonly args?: ValueShapes;
  readonly about?: { readonly fields: ValueShapes };
  readonly maybe?: true;
  readonly whose?: DecisionOwner;
  readonly harmless: Harmless;
  readonly options: { readonly [key: string]: IdPattern | readonly IdPattern[] };
}

/** An option of the vocabulary: the same in every question. */
export interface OptionDef {
  readonly args?: ValueShapes;
}

/** An aside of the vocabulary. */
export interface AsideDef extends OptionDef {
  /** The choice, as an imperative sentence in English. */
  readonly description: string;
  readonly id: IdPattern;
}

/** Questions by key. */
export type QuestionDefs = { readonly [key: `q.${string}`]: QuestionDef };
