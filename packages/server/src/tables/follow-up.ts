import type { Room } from './room.js';
import type { Given, TablePlay } from './table-play.js';

/**
 * What gives an answer by itself when something has changed at a table: a standing order, a plan, who stands in for
 * somebody absent. It looks at the table and gives the answer, which has to be one that is open, or nothing.
 */
export type FollowUp = (room: Room, play: TablePlay) => Given | undefined;
