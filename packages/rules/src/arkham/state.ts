import type { Seat } from '@vigil/engine';
import type { SavedCombat } from '../common/resolving/saved-combat.js';
import type { Investigator as AnyInvestigator, CardInPlay, Decks as SharedDecks, TableState } from '../common/state.js';
import type { AwakeningCause, ArkhamPhase as Phase } from '../language/outcomes.js';
import type { MonsterAbility } from '../language/terms.js';
import type { HouseRules } from './house-rules.js';

export type { ArkhamOutcome as Outcome, ArkhamPhase as Phase, AwakeningCause } from '../language/outcomes.js';

/** Where the sequence of play stands at a beat: the phase, and how many seats, from the first player on, are done. */
export interface TurnStep {
  phase: Phase;
  done: number;
}

/**
 * Where somebody's part of a phase stands at a beat in its middle: between two steps of his movement, with the points he has
 * left; among the monsters that he faces on his way `to` the next area or where his movement has ended, `met` some of them, `free`
 * if he has evaded these, before a round of the `fight` with the next one if that has begun; or between two moves of his sliders,
 * with the Focus he has left and the stops `from` which they were moved.
 */
export type PhaseProgress =
  | {
      readonly part: 'walk';
      readonly seat: Seat;
      readonly points: number;
      readonly from: string;
      readonly moved: boolean;
      readonly stopped: boolean;
    }
  | {
      readonly part: 'face';
      readonly seat: Seat;
      readonly points: number;
      readonly from: string;
      readonly to?: string | undefined;
      readonly met: readonly string[];
      readonly free: boolean;
      readonly fight?: ActiveFight | undefined;
    }
  | {
      readonly part: 'sliders';
      readonly seat: Seat;
      readonly focus: number;
      readonly from: readonly [number, number, number];
    };

/** A fight before one of its rounds. `unchanged`: so many rounds have changed nothing for him. */
export interface ActiveFight {
  readonly combat: SavedCombat;
  readonly unchanged: number;
}

export interface Investigator extends AnyInvestigator {
  /** The stop, 0 to 3 from the left, of the sliders speed-sneak, fight-will, lore-luck. */
  sliders: readonly [number, number, number];
  /** Whether his marker lies on its side (A-STATUS-14). */
  delayed: boolean;
  /** The turn he loses (A-TURN-06), delayed or not (A-STATUS-16). */
  losesTurn?: number | undefined;
  /** The turn that an effect ended for him (A-TURN-07). */
  turnEnded?: number | undefined;
  /** Holds an explored marker at the gate where he stands. */
  explored: boolean;
  /** The turn in which he last came back from an Other World (A-MOVE-28). */
  returnedOn?: number | undefined;
  /** The turn in which he last became insane or unconscious (A-ENC-04). */
  fellOn?: number | undefined;
  /** Has defaulted on a loan: never gets another (A-UPKEEP-16). */
  defaulted?: true | undefined;
  /** A seat whose investigator was devoured: the turn its next one enters, and which, if that is settled. */
  enters?: { on: number; as?: string } | undefined;
}

/** A headline whose effect goes on to the end of turn `until`. */
export interface LastingHeadline extends CardInPlay {
  readonly as: 'headline';
  readonly until: number;
}

/** A rumor; `ending`: it has been passed or failed. */
export interface RumorInPlay extends CardInPlay {
  readonly as: 'rumor';
  readonly since: number;
  tokens: number;
  monsters: string[];
}

export interface Decks extends SharedDecks {
  /** By neighbourhood. */
  locations: Readonly<Record<string, readonly string[]>>;
}

export interface FinalBattle {
  round: number;
  /** Successes not yet enough for a doom token (A-FINAL-17). */
  pool: number;
  /** Combat rating, fixed on awakening where it was not printed as a number. */
  rating: number;
  /** What awakened it. */
  cause: AwakeningCause;
  /** What it has against attacks for now, besides what its sheet says. */
  defenses?: readonly MonsterAbility[] | undefined;
  /** The Ancient One does not attack this round. */
  attackCancelled?: true | undefined;
}

/** The whole position of a game of Arkham Horror, plain JSON. */
export interface State extends TableState {
  houseRules: HouseRules;
  step: TurnStep;
  /** The seat that holds the first-player marker. */
  first: Seat;
  investigators: Investigator[];
  /** Locations with an elder sign (A-ENC-44). */
  seals: readonly string[];
  decks: Readonly<Decks>;
  /** Location cards lying face up on their decks, by neighbourhood (the card on top). */
  turnedUp: readonly string[];
  /** Who ended his movement where this phase, while a Speed check has yet to say who was first there. */
  arrivals?: { seat: Seat; at: string; before?: true }[] | undefined;
  /** Two mythos cards each turn, for the rest of the game (a failed rumor). */
  twoMythosCards?: true | undefined;
  /** Elder Sign items played (A-SCORE-04). */
  elderSignsPlayed: number;
  battle?: FinalBattle | undefined;
  /** At a beat in the middle of somebody's part of a phase; gone as soon as that is taken up. */
  halfway?: PhaseProgress | undefined;
}
