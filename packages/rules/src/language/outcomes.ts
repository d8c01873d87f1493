import type { Seat } from '@vigil/engine';

/** The course of a game as events tell of it: its phases, and how it ended. */

/** The five phases of a turn of Arkham (A-TURN-01), what comes before the first, and the steps of the final battle. */
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
 * The kinds of phase of Haunt (H-SEQ-01, H-SEQ-02); `day`: between two phases, when anybody may start one; `set-up`:
 * before day 1.
 */
export type HauntPhase = 'set-up' | 'upkeep' | 'day' | 'city' | 'other-world';

/** What awakened the Ancient One. */
export type AwakeningCause = 'doom' | 'gates' | 'no-gate-marker' | 'no-monster' | 'too-many-monsters' | 'power';

/** One way in which something ends: what it is called, and how much of it there must be, where it is counted. */
export interface EndCondition {
  readonly how: string;
  readonly n?: number;
}

/** What ends a game, as the rules of its table have it: what wins, what awakens the Ancient One, what loses. */
export interface EndConditions {
  readonly won: readonly EndCondition[];
  readonly wakes: readonly EndCondition[];
  readonly lost: readonly EndCondition[];
}

/** How a game of Arkham ended. */
export interface ArkhamOutcome {
  won: boolean;
  /** A stable name for the way it ended. */
  how:
    | 'gates-closed'
    | 'gates-sealed'
    | 'ancient-one-defeated'
    | 'ancient-one-won'
    | 'awakened-as-defeat'
    // Its power has run its course, asleep or not.
    | 'power-fulfilled'
    // The last Act of a play has begun.
    | 'last-act'
    | 'end-of-everything'
    /** By what a card of theirs brought: for all, or for one alone. */
    | 'greater-good'
    | 'winning-team';
  /** The seat of who has won alone. */
  winner?: Seat;
  /** What awakened the Ancient One, if it woke. */
  awakenedBy?: AwakeningCause;
  turns: number;
  /** Points after a victory (A-SCORE-01). */
  score?: number;
  /** The seat of the First Citizen (A-SCORE-09). */
  firstCitizen?: Seat;
}

/** How a game of Haunt ended. */
export interface HauntOutcome {
  won: boolean;
  /** A stable name for the way it ended. */
  how: 'gates-shut' | 'tracks-full' | 'azathoth' | 'nobody-left';
  days: number;
  /** The phases played, Upkeeps included. */
  turns: number;
}
