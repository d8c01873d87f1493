import type { Seat } from '@vigil/engine';
import type { Modifier } from '../language/modifiers.js';

/** A card somebody has. `tokens` lie on it; `fresh` until its owner's first upkeep with it. */
export interface Possession {
  card: string;
  exhausted?: true | undefined;
  tokens?: number | undefined;
  fresh?: true | undefined;
}

/** What an investigator has and is in both games; each adds its own. */
export interface Investigator {
  readonly seat: Seat;
  /** Which sheet. */
  id: string;
  /** An area: street, location, `abyss-1` (first area of a world), `jail`, `lost`; `out`: no longer in the game. */
  place: string;
  sanity: number;
  stamina: number;
  /**
   * Lasting changes of the maxima, apart from what cards in play do. As all that is readonly here it is replaced, never changed
   * in place: beats and forks have it too.
   */
  maximumChange: Points;
  /** Points he may hold above his maxima, until he loses them. */
  beyond?: Points | undefined;
  money: number;
  clues: number;
  cards: Possession[];
  /** Monster tokens and gate markers. */
  monsterTrophies: readonly string[];
  gateTrophies: readonly string[];
  /** The gate location through which he entered the Other World he is in. */
  enteredAt?: string | undefined;
  /** Abilities used this turn that allow one use a turn. */
  used: readonly string[];
  /** Modifiers that hold until the turn ends. */
  untilTurnEnds: readonly Modifier[];
}

/** So much Sanity and so much Stamina. */
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
 * A card that lies on the table, in play and in nobody's possession: what it says holds as long as it lies there.
 * `as`: what it lies there as, a kind of the game's or of a pack's.
 */
export interface CardInPlay {
  readonly card: string;
  readonly as: 'environment' | 'rumor' | 'headline' | 'mythos' | (string & Record<never, never>);
  /** The area at which it lies, if it lies at one; it may lie at others too. */
  at?: string | undefined;
  /** The turn in which it came. */
  readonly since?: number | undefined;
  /** The turn with which it leaves again. */
  readonly until?: number | undefined;
  tokens?: number | undefined;
  exhausted?: true | undefined;
  /** Monster tokens that it holds. */
  monsters?: string[] | undefined;
  /** It is over, and what follows from that is being carried out. */
  ending?: true | undefined;
}

/**
 * The decks of cards drawn face down; the top is the first of the list, discards go to the end (A-MISC-01). Those of
 * packs lie beside these under their ids; see `deckOf`.
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

/** What lies on the table in both games, plain JSON; each adds its own. */
export interface TableState {
  turn: number;
  ancientOne: string;
  doom: number;
  terror: number;
  investigators: Investigator[];
  /** Sheets nobody plays, for those who come after (A-SETUP-24). */
  unusedInvestigators: readonly string[];
  monsters: BoardMonster[];
  /** Tokens in the order in which they will be drawn; returned ones go in at random. */
  cup: readonly string[];
  /** Tokens that were returned to the box: out of the game (A-MISC-03). */
  box: readonly string[];
  gates: readonly OpenGate[];
  /** Face-down gate markers, the top first; spent ones go to the end. */
  gatePile: readonly string[];
  /** Of places where any lie. Replaced, never changed in place; see `Game.layClues`. */
  clues: Readonly<Record<string, number>>;
  /** Replaced, never changed in place: what is kept of ways on foot goes by it. */
  closed: readonly ClosedPlace[];
  /** In the order in which they came. */
  inPlay: CardInPlay[];
  /** Changed only by who has made it his own, as the lists in it; see `Game.ownDecks`. */
  decks: Readonly<Decks>;
  /** Special cards nobody has, by id. Replaced, never changed in place; see `Game.leaveSpecials`. */
  specials: Readonly<Record<string, number>>;
  /** What boxes keep on the table, by the ids of their packs; not there without such boxes. */
  boxes?: Record<string, unknown> | undefined;
}
