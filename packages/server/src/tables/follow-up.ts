import type { TableNote } from '@vigil/table';
import type { SeatChange } from '../storage/storage.js';
import type { GivenAnswer, PlayedEntry, TablePlay } from './table-play.js';
import type { TableSession } from './table-session.js';

/** Automatic results of an action. */
export interface FollowUpRun {
  /**
   * Returns the next automatic answer, which must be open; undefined: none. `played`: all entries of the action so far.
   */
  next(play: TablePlay, played: readonly PlayedEntry[]): GivenAnswer | undefined;
  /** Changes of seats to save with it. */
  changes(): readonly SeatChange[];
  /** Notes for the log, after everything that was played. */
  notes?(play: TablePlay, played: readonly PlayedEntry[]): readonly TableNote[];
}

/** Starts the automatic results of an action: standing orders, plans. */
export type FollowUp = (session: TableSession) => FollowUpRun;
