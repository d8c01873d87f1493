import type { Seat } from '@vigil/engine';
import type { Modifier } from '../language/modifiers.js';

/** A held card. `tokens` lie on it; `fresh` until its owner's first upkeep with it. */
export interface Possession {
  card: string;
  exhausted?: true | undefined;
  tokens?: number | undefined;
  fresh?: true | undefined;
}

/** An investigator's state in both games; each game adds its own. */
export interface Investigator {
  readonly seat: Seat;
  /** The id of the sheet. */
  id: string;
  /** An area: street, location, `abyss-1` (first area of a world), `jail`, `lost`; `out`: no longer in the game. */
  place: string;
  sanity: number;
  stamina: number;
  /**
   * Lasting changes of the maxima, apart from those of cards in play. Like every readonly field here it is replaced,
   * never changed in place: checkpoints and forks share it.
   */
  maximumChange: Points;
  /** Points allowed above the maxima, until they are lost. */
  aboveMaximum?: Points | undefined;
  money: number;
  clues: number;
  cards: Possession[];
  /** Monster tokens and gate markers. */
  monsterTrophies: readonly string[];
  gateTrophies: readonly string[];
  /** The gate location through which the investigator entered their Other World. */
  enteredAt?: string | undefined;
  /** Abilities used this turn that allow one use a turn. */
  used: readonly string[];
  /** Modifiers that hold until the turn ends. */
  untilTurnEnds: readonly Modifier[];
}

/** Amounts of Sanity and Stamina. */
export interface Points {
  readonly sanity: number;
  readonly stamina: number;
}

/** A monster token in play; `at`: an area, `sky` or `outskirts`. */
export interface BoardMonster {
  readonly token: string;
  at: string;
}

export interface OpenGate {
  readonly marker: string;
  readonly at: string;
}

/** A place that cannot be entered. `until`: for good, or to the end of that turn (Haunt: day). */
export interface ClosedPlace {
  readonly at: string;
  /** `in-play`: as long as the card lies there that closes it; a number: to the end of that turn. */
  readonly until: 'for-good' | 'in-play' | number;
}

/**
 * A card in play on the table that no investigator holds. Its text applies while it is there. `as`: its kind on the
 * table, one of the game's or of a pack's.
 */
export interface CardInPlay {
  readonly card: string;
  readonly as: 'environment' | 'rumor' | 'headline' | 'mythos' | (string & Record<never, never>);
  /** The area at which it lies, if any. The same card may lie at others too. */
  at?: string | undefined;
  /** The turn in which it arrived. */
  readonly since?: number | undefined;
  /** The turn after which it leaves. */
  readonly until?: number | undefined;
  tokens?: number | undefined;
  exhausted?: true | undefined;
  /** Monster tokens that it holds. */
  monsters?: string[] | undefined;
  /** It is over, and its consequences are being resolved. */
  ending?: true | undefined;
}

/**
 * The face-down decks. The top is the first of the list, discards go to the end (A-MISC-01). Decks of packs are stored
 * with these under their ids; see `deckOf`.
 */
export interface Decks {
  common: readonly string[];
  unique: readonly string[];
  spell: readonly string[];
  skill: readonly string[];
  ally: readonly string[];
  mythos: readonly string[];
  gate: readonly string[];
}

/** The table state that both games have, as plain JSON; each game adds its own. */
export interface TableState {
  turn: number;
  ancientOne: string;
  doom: number;
  terror: number;
  investigators: Investigator[];
  /** Sheets not in play, for replacements (A-SETUP-24). */
  unusedInvestigators: readonly string[];
  monsters: BoardMonster[];
  /** Tokens in the order in which they will be drawn; returned ones go in at random. */
  cup: readonly string[];
  /** Tokens that were returned to the box: out of the game (A-MISC-03). */
  box: readonly string[];
  gates: readonly OpenGate[];
  /** Face-down gate markers, the top first; spent ones go to the end. */
  gatePile: readonly string[];
  /** Only places with clues. Replaced, never changed in place; see `Game.setClues`. */
  clues: Readonly<Record<string, number>>;
  /** Replaced, never changed in place: cached walking routes depend on it. */
  closed: readonly ClosedPlace[];
  /** In order of arrival. */
  inPlay: CardInPlay[];
  /** Changed, like the lists in it, only after `Game.mutableDecks`. */
  decks: Readonly<Decks>;
  /** Special cards that no investigator has, by id. Replaced, never changed in place; see `Game.setSpecials`. */
  specials: Readonly<Record<string, number>>;
  /** The hidden cards whose place everyone knows. Replaced, never changed in place; see `known-order.ts`. */
  knownOrder: KnownOrders;
  /** Markers that are not under a face-down gate, by its place: they were put under the pile after it was placed. */
  ruledOut: Readonly<Record<string, readonly string[]>>;
  /** State of boxes by pack id; missing without such boxes. */
  boxes?: Record<string, unknown> | undefined;
}

/** Number of cards at the top and at the bottom of a face-down pile whose place everyone knows. */
export interface KnownOrder {
  readonly top: number;
  readonly bottom: number;
}

/** Known cards by pile: the id of a deck, `gatePile`, `cup`, or a location deck as {@link locationPile} names it. */
export type KnownOrders = Readonly<Record<string, KnownOrder>>;
