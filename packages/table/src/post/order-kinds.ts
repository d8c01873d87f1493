/** Standing orders (PBP-26): what somebody wants done when it comes to it, as plain data. */
import type { CheckKind } from '@vigil/rules';

/** Clues for checks: at most so many for one, and none for a difficulty below `from`; of some `checks` only. */
export interface CluesOrder {
  readonly order: 'clues';
  readonly upTo: number;
  readonly from?: number;
  readonly checks?: readonly CheckKind[];
}

/** How a monster is met; `monster`: only of that kind. */
export interface MeetOrder {
  readonly order: 'meet';
  readonly by: 'evade' | 'fight';
  readonly monster?: string;
}

/** What is done in a fight, round after round; `rounds`: after so many he flees. */
export interface CombatOrder {
  readonly order: 'combat';
  readonly by: 'fight' | 'flee';
  readonly rounds?: number;
  readonly monster?: string;
}

/** The weapons that give most dice are taken in hand, but none that is lost by it; or none. No Spell is cast. */
export interface HandsOrder {
  readonly order: 'hands';
  readonly hold: 'best' | 'nothing';
}

/**
 * Whatever could be used in between is passed over: to the rolls and losses of others, or in all that is asked. It holds to
 * the end of a turn (in Haunt, a day), or of one phase of it.
 */
export interface PassOrder {
  readonly order: 'let-be';
  readonly what: 'reactions' | 'everything';
  readonly turn: number;
  readonly phase?: string;
}

/** How many Clues are taken where a movement ends. */
export interface TakeCluesOrder {
  readonly order: 'take-clues';
  readonly n: number | 'all';
}

/** A card, or whatever else may be used, is not, wherever that alone is asked. */
export interface NeverOrder {
  readonly order: 'never';
  readonly use: string;
}

/**
 * An answer that is remembered: when that is asked, about that thing if one is named, the answer of that key is given; with
 * `on`, the one that refers to it.
 */
export interface AnswerOrder {
  readonly order: 'answer';
  readonly question: string;
  readonly about?: string;
  readonly option: string;
  readonly on?: string;
}

/** A careful bot answers whatever no order before it speaks of. Who holds such an order lets others' affairs be. */
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
