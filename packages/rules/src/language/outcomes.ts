import type { Seat } from '@vigil/engine';

/** Phases and outcomes of a game, as events name them. */

/** The five phases of a turn of Arkham (A-TURN-01), the steps before the first, and those of the final battle. */
export type ArkhamPhase =
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

/**
 * The kinds of phase of Haunt (H-SEQ-01, H-SEQ-02); `day`: between two phases, when any player may start one; `set-up`:
 * before day 1.
 */
export type HauntPhase = 'set-up' | 'upkeep' | 'day' | 'city' | 'other-world';

/** Causes of the Ancient One's awakening. */
export type AwakeningCause = 'doom' | 'gates' | 'no-gate-marker' | 'no-monster' | 'too-many-monsters' | 'power';

/** A condition that ends something: its name, and its threshold if it is counted. */
export interface EndCondition {
  readonly how: string;
  readonly n?: number;
}

/** The conditions that end a game under the table's rules: victories, awakenings, defeats. */
export interface EndConditions {
  readonly won: readonly EndCondition[];
  readonly wakes: readonly EndCondition[];
  readonly lost: readonly EndCondition[];
}

/** One entry of the sum that is the score of a victory: its reason, and its points. */
export interface ScoreItem {
  readonly reason:
    | 'doom-track'
    | 'terror'
    | 'elder-signs'
    | 'loans'
    | 'gate-trophies'
    | 'monster-trophies'
    | 'survivors'
    | 'completed'
    | 'retired';
  readonly points: number;
  /** Number of things that make a point, if more than one. */
  readonly per?: number;
}

/** The outcome of a game of Arkham. */
export interface ArkhamOutcome {
  won: boolean;
  /** A stable name for the way it ended. */
  how:
    | 'gates-closed'
    | 'gates-sealed'
    | 'ancient-one-defeated'
    | 'ancient-one-won'
    | 'awakened-as-defeat'
    // The Ancient One's power is complete, asleep or not.
    | 'power-fulfilled'
    // The last Act of a play has begun.
    | 'last-act'
    | 'end-of-everything'
    /** By a card of the investigators: for all, or for one alone. */
    | 'greater-good'
    | 'winning-team';
  /** The seat of a single winner. */
  winner?: Seat;
  /** The cause of the awakening, if the Ancient One awoke. */
  awakenedBy?: AwakeningCause;
  turns: number;
  /** Points after a victory (A-SCORE-01). */
  score?: number;
  /** The seat of the First Citizen (A-SCORE-09). */
  firstCitizen?: Seat;
}

/** The outcome of a game of Haunt. */
export interface HauntOutcome {
  won: boolean;
  /** A stable name for the way it ended. */
  how: 'gates-shut' | 'tracks-full' | 'azathoth' | 'nobody-left';
  days: number;
  /** The phases played, Upkeeps included. */
  turns: number;
}
