import type { SeatChange } from '../storage/storage.js';
import type { GivenAnswer, PlayedEntry, TablePlay } from './table-play.js';
import type { TableSession } from './table-session.js';

/** Automatic results of an action. */
export interface FollowUpRun {
  /**
   * The next answer that the table gives by itself, which has to be one that is open; undefined: none. `played`: what came of
   * it so far, all of it.
   */
  next(play: TablePlay, played: readonly PlayedEntry[]): GivenAnswer | undefined;
  /** Changes of seats to be saved with it. */
  changes(): readonly SeatChange[];
}

/** Begins to follow up what is done at a table: standing orders, plans. */
export type FollowUp = (session: TableSession) => FollowUpRun;
