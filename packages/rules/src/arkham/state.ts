import type { Seat } from '@vigil/engine';
import type { SavedCombat } from '../common/combat/saved-combat.js';
import type { Investigator as AnyInvestigator, CardInPlay, Decks as SharedDecks, TableState } from '../common/state.js';
import type { AwakeningCause, ArkhamPhase as Phase } from '../language/outcomes.js';
import type { MonsterAbility } from '../language/terms.js';
import type { HouseRules } from './house-rules.js';

export type { ArkhamOutcome as Outcome, ArkhamPhase as Phase, AwakeningCause } from '../language/outcomes.js';

/**
 * Position in the sequence of play at a checkpoint: the phase, and the number of finished seats, from the first player.
 */
export interface TurnStep {
  phase: Phase;
  done: number;
}

/**
 * A seat's part of a phase at a checkpoint in its middle.
 *
 * `walk`: between two steps, with the movement points left.
 *
 * `face`: among monsters, on the way `to` the next area or at the end. `met`: those faced so far. `free`: all of these
 * were evaded. `fight`: the next fight, if it has begun, before one of its rounds.
 *
 * `sliders`: between two moves, with the Focus left and the stops `from` which they moved.
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

/** A fight before one of its rounds. `unchanged`: number of rounds without any change for the investigator. */
export interface ActiveFight {
  readonly combat: SavedCombat;
  readonly unchanged: number;
}

export interface Investigator extends AnyInvestigator {
  /** The stop, 0 to 3 from the left, of the sliders speed-sneak, fight-will, lore-luck. */
  sliders: readonly [number, number, number];
  /** True if the investigator's marker lies on its side (A-STATUS-14). */
  delayed: boolean;
  /** The turn that the investigator loses (A-TURN-06), delayed or not (A-STATUS-16). */
  losesTurn?: number | undefined;
  /** The turn that an effect ended for the investigator (A-TURN-07). */
  turnEnded?: number | undefined;
  /** True with an explored marker at the gate in the investigator's place. */
  explored: boolean;
  /** The turn of the last return from an Other World (A-MOVE-28). */
  returnedOn?: number | undefined;
  /** The turn in which the investigator last became insane or unconscious (A-ENC-04). */
  defeatedOn?: number | undefined;
  /** Has defaulted on a loan: never gets another (A-UPKEEP-16). */
  defaulted?: true | undefined;
  /** A seat whose investigator was devoured: the turn of the next one's entry, and which one, if settled. */
  replacement?: { turn: number; sheet?: string } | undefined;
}

/** A headline with an effect until the end of turn `until`. */
export interface LastingHeadline extends CardInPlay {
  readonly as: 'headline';
  readonly until: number;
}

/** A rumor, with the turn it came into play. */
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
  /** The cause of the awakening. */
  cause: AwakeningCause;
  /** Temporary defenses against attacks, in addition to those on its sheet. */
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
  /** Location cards that lie face up on top of their decks, by neighbourhood. */
  faceUpLocationCards: readonly string[];
  /** Investigators whose movement ended here and whose Speed check for the clues is still due. */
  arrivals?: { seat: Seat; at: string; before?: true }[] | undefined;
  /** Two mythos cards each turn, for the rest of the game (a failed rumor). */
  twoMythosCards?: true | undefined;
  /** Elder Sign items played (A-SCORE-04). */
  elderSignsPlayed: number;
  battle?: FinalBattle | undefined;
  /** Progress at a checkpoint in the middle of a seat's part of a phase; cleared when the part resumes. */
  phaseProgress?: PhaseProgress | undefined;
}
