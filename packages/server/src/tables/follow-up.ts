import type { SeatChange } from '../storage/storage.js';
import type { Room } from './room.js';
import type { Given, Played, TablePlay } from './table-play.js';

/** What follows by itself from what was done just now. */
export interface Following {
  /**
   * The next answer that the table gives by itself, which has to be one that is open; undefined: none. `played`: what came of
   * it so far, all of it.
   */
  next(play: TablePlay, played: readonly Played[]): Given | undefined;
  /** What of seats is to be kept with it. */
  changes(): readonly SeatChange[];
}

/** Begins to follow up what is done at a table: standing orders, plans. */
export type FollowUp = (room: Room) => Following;
