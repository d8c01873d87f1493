import type { DimensionSymbol } from '../content.js';
import type { Game } from './game.js';

/** On which fields a symbol is shown today (H-SUM-07 to 09). */
export function shownOn(_g: Game, _symbol: DimensionSymbol): { grey: boolean; black: boolean } {
  return { grey: false, black: false };
}
/** How the cards for a Mythos location show a symbol: not at all, on grey only, or also on black (H-MONSTER-MOVE-09). */
export function association(_g: Game, _place: string, _symbol: DimensionSymbol): 'none' | 'grey' | 'black' {
  return 'none';
}
/** The Mythos locations associated with a symbol (H-GLOSS-01). */
export function associatedPlaces(_g: Game, _symbol: DimensionSymbol): string[] {
  return [];
}
