import type { Game } from '../../arkham/game.js';

/** The id of the box, of its pack and of its board. */
export const DUNWICH = 'dunwich';
/** The kind of area that only monsters enter (D-VORTEX-01). */
export const VORTEX = 'vortex';

/** Whether an area is on the board of Dunwich. */
export function inDunwich(g: Game, area: string): boolean {
  return g.content.boardAt(area) === DUNWICH;
}
