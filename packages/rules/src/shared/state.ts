import type { Seat } from '@vigil/engine';
import type { Modifier } from '../effects/language.js';
import type { HouseRules } from './house-rules.js';

/** The five phases of a turn (A-TURN-01), what comes before the first, and the steps of the final battle. */
export type Phase =
  | 'set-up'
  | 'upkeep'
  | 'movement'
  | 'arkham-encounters'
  | 'other-world-encounters'
  | 'mythos'
  | 'final-battle-start'
  | 'final-refresh'
  | 'final-trade'
  | 'final-attack'
  | 'final-ancient-one';

/** Where the sequence of play stands at a beat: the phase, and how many seats, from the first player on, are done. */
export interface Step {
  phase: Phase;
  done: number;
}

/** A card somebody has. `tokens` lie on it; `fresh` until its owner's first upkeep with it. */
export interface Possession {
  card: string;
  exhausted?: true | undefined;
  tokens?: number | undefined;
  fresh?: true | undefined;
}

export interface Investigator {
  readonly seat: Seat;
  /** Which sheet. */
  id: string;
  /** An area: street, location, `abyss-1` (first area of a world), `jail`, `lost`; `out`: no longer in the game. */
  place: string;
  sanity: number;
  stamina: number;
  /** Lasting changes of the maxima, apart from what cards in play do. */
  maximumChange: { sanity: number; stamina: number };
  money: number;
  clues: number;
  /** The stop, 0 to 3 from the left, of the sliders speed-sneak, fight-will, lore-luck. */
  sliders: [number, number, number];
  cards: Possession[];
  /** Monster tokens and gate markers. */
  monsterTrophies: string[];
  gateTrophies: string[];
  delayed: boolean;
  /** The turn he loses (A-TURN-06). */
  losesTurn?: number | undefined;
  /** The turn that an effect ended for him (A-TURN-07). */
  turnEnded?: number | undefined;
  /** Holds an explored marker at the gate where he stands. */
  explored: boolean;
  /** The gate location through which he entered the Other World he is in. */
  enteredAt?: string | undefined;
  /** The turn in which he last came back from an Other World (A-MOVE-28). */
  returnedOn?: number | undefined;
  /** The turn in which he last became insane or unconscious (A-ENC-04). */
  fellOn?: number | undefined;
  /** Abilities used this turn that allow one use a turn. */
  used: string[];
  /** Has defaulted on a loan: never gets another (A-UPKEEP-16). */
  defaulted?: true | undefined;
  /** Modifiers that hold until the turn ends. */
  untilTurnEnds: Modifier[];
  /** A seat whose investigator was devoured: the turn its next one enters, and which, if that is settled. */
  enters?: { on: number; as?: string } | undefined;
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

/** A place that cannot be entered. `until`: for good, or to the end of that turn. */
export interface ClosedPlace {
  readonly at: string;
  readonly until: 'for-good' | number;
}

/** A headline whose effect goes on to the end of turn `until`. */
export interface LastingHeadline {
  readonly card: string;
  readonly until: number;
}

export interface RumorInPlay {
  readonly card: string;
  readonly since: number;
  tokens: number;
  monsters: string[];
  /** It has been passed or failed, and what follows from that is being carried out. */
  ending?: true | undefined;
}

/** The decks of cards drawn face down; the top is the first of the list, discards go to the end (A-MISC-01). */
export interface Decks {
  common: string[];
  unique: string[];
  spell: string[];
  skill: string[];
  ally: string[];
  mythos: string[];
  gate: string[];
  /** By neighbourhood. */
  locations: Record<string, string[]>;
}

export interface FinalBattle {
  round: number;
  /** Successes not yet enough for a doom token (A-FINAL-17). */
  pool: number;
  /** Combat rating, fixed on awakening where it was not printed as a number. */
  rating: number;
  /** What awakened it. */
  cause: AwakeningCause;
  /** The Ancient One does not attack this round. */
  attackCancelled?: true | undefined;
}

/** The whole position of a game of Arkham Horror, plain JSON. */
export interface State {
  houseRules: HouseRules;
  turn: number;
  step: Step;
  /** The seat that holds the first-player marker. */
  first: Seat;
  ancientOne: string;
  doom: number;
  terror: number;
  investigators: Investigator[];
  /** Sheets nobody plays, for those who come after (A-SETUP-24). */
  unusedInvestigators: string[];
  monsters: BoardMonster[];
  /** Tokens in the order in which they will be drawn; returned ones go in at random. */
  cup: string[];
  /** Tokens that were returned to the box: out of the game (A-MISC-03). */
  box: string[];
  gates: OpenGate[];
  /** Face-down gate markers, the top first; spent ones go to the end. */
  gatePile: string[];
  /** Locations with an elder sign (A-ENC-44). */
  seals: string[];
  clues: Record<string, number>;
  closed: ClosedPlace[];
  decks: Decks;
  /** Special cards nobody has, by id. */
  specials: Record<string, number>;
  environment?: string | undefined;
  rumor?: RumorInPlay | undefined;
  headlines: LastingHeadline[];
  /** Location cards lying face up on their decks, by neighbourhood (the card on top). */
  turnedUp: string[];
  /** Who ended his movement where this phase, while a Speed check has yet to say who was first there. */
  arrivals?: { seat: Seat; at: string }[] | undefined;
  /** Two mythos cards each turn, for the rest of the game (a failed rumor). */
  twoMythosCards?: true | undefined;
  /** Elder Sign items played (A-SCORE-04). */
  elderSignsPlayed: number;
  battle?: FinalBattle | undefined;
}

/** How a game ended. */
export interface Outcome {
  won: boolean;
  /** A stable name for the way it ended. */
  how: 'gates-closed' | 'gates-sealed' | 'ancient-one-defeated' | 'ancient-one-won' | 'awakened-as-defeat';
  /** What awakened the Ancient One, if it woke. */
  awakenedBy?: AwakeningCause;
  turns: number;
  /** Points after a victory (A-SCORE-01). */
  score?: number;
  /** The seat of the First Citizen (A-SCORE-09). */
  firstCitizen?: Seat;
}

export type AwakeningCause = 'doom' | 'gates' | 'no-gate-marker' | 'no-monster' | 'too-many-monsters';
