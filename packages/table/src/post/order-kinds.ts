/** Standing orders [PBP-26]: answers in advance, as plain data. */
import type { CheckKind } from '@vigil/rules';

/** Clues for checks: at most `upTo` per check, none below difficulty `from`, and only for `checks` if given. */
export interface CluesOrder {
  readonly order: 'clues';
  readonly upTo: number;
  readonly from?: number;
  readonly checks?: readonly CheckKind[];
}

/** Reaction to a monster; `monster`: only of that kind. */
export interface MeetOrder {
  readonly order: 'meet';
  readonly by: 'evade' | 'fight';
  readonly monster?: string;
}

/** Reaction in each round of a fight; `rounds`: flee after that many. */
export interface CombatOrder {
  readonly order: 'combat';
  readonly by: 'fight' | 'flee';
  readonly rounds?: number;
  readonly monster?: string;
}

/** Weapons in hand: those with the most dice, except any that would be lost, or none. No Spell is cast. */
export interface HandsOrder {
  readonly order: 'hands';
  readonly hold: 'best' | 'nothing';
}

/**
 * Passes on anything usable in between: on others' rolls and losses, or on every question. Valid for one turn (in
 * Haunt, a day), or for one phase of it.
 */
export interface PassOrder {
  readonly order: 'pass';
  readonly what: 'reactions' | 'everything';
  readonly turn: number;
  readonly phase?: string;
}

/** Number of Clues to take at the end of a movement. */
export interface TakeCluesOrder {
  readonly order: 'take-clues';
  readonly n: number | 'all';
}

/** Never use a card or effect, if it is the only one offered. */
export interface NeverOrder {
  readonly order: 'never';
  readonly use: string;
}

/**
 * A remembered answer to a question, about one component if given. Takes the option with that key; with `on`, the one
 * that refers to it; with `id`, exactly that option, where a component has several.
 */
export interface AnswerOrder {
  readonly order: 'answer';
  readonly question: string;
  readonly about?: string;
  readonly option: string;
  readonly on?: string;
  readonly id?: string;
}

/** A careful bot answers everything that no earlier order covers. The seat also passes on others' affairs. */
export interface CarefulOrder {
  readonly order: 'careful';
}

export type StandingOrder =
  | CluesOrder
  | MeetOrder
  | CombatOrder
  | HandsOrder
  | PassOrder
  | TakeCluesOrder
  | NeverOrder
  | AnswerOrder
  | CarefulOrder;
