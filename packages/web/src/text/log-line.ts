import type { Seat } from '@vigil/engine';
import type { Event } from '@vigil/rules';

/**
 * A line of the log. `at`: number of answers before it. `details`: the text of a drawn card. `card`: the card with its
 * atmosphere; for an encounter with its place.
 */
export interface LogLine {
  readonly id: number;
  readonly at: number;
  /** Number of the event within its answer, from 1; 0 for the reason of a bot. */
  readonly nth: number;
  readonly kind: LogLine['event']['type'];
  /** Source event, and the die faces that counted as successes. */
  readonly event: Event | ReasonGiven;
  readonly hits: readonly number[];
  readonly seat: Seat | undefined;
  readonly parts: readonly (string | DiceThrow)[];
  readonly details: readonly string[];
  readonly card?: string | undefined;
}

/** A memorable moment on the timeline of the game: the number of answers before it. */
export interface TimelineMark {
  readonly at: number;
  readonly kind: TimelineMarkKind;
  readonly line: LogLine;
}

/** Stands for the event of a line that tells why a bot acts. */
export interface ReasonGiven {
  readonly type: 'reason';
  readonly seat: Seat;
}

/** A throw of dice within a line. `hits`: the faces that count as successes. */
export interface DiceThrow {
  readonly faces: readonly number[];
  readonly hits: readonly number[];
}

/** Kinds of marks on the timeline. */
export type TimelineMarkKind = 'turn' | 'opened' | 'closed' | 'fell' | 'awakened';
