import type { DimensionSymbol } from '../../language/terms.js';
import type { SymbolFields } from '../contracts.js';
import type { Game } from '../game.js';
import { getToday, getTodaysCards } from '../in-play.js';

/** The way the cards for a Mythos location show a symbol: not, on grey only, or also on black. */
export type Association = 'none' | 'grey' | 'black';

/** Returns the fields on which a symbol is shown today (H-SUM-07, H-SUM-08, H-SUM-09). */
export function fieldsShowing(g: Game, symbol: DimensionSymbol): SymbolFields {
  const { cards, fieldsBySymbol } = getToday(g);
  let fields = fieldsBySymbol.get(symbol);
  if (fields === undefined) {
    fields = {
      grey: cards.some(({ white }) => white.includes(symbol)),
      black: cards.some(({ black }) => black.includes(symbol)),
    };
    fieldsBySymbol.set(symbol, fields);
  }
  return fields;
}

/**
 * Returns the way the cards for a Mythos location show a symbol (H-MONSTER-MOVE-09, H-MONSTER-MOVE-10). Black prevails
 * over grey: on cards for this place, or by house rule on any card (H-MONSTER-ACT-12).
 */
export function associationOf(g: Game, place: string, symbol: DimensionSymbol): Association {
  let found: Association = 'none';
  for (const { gate, white, black } of getTodaysCards(g)) {
    if (gate !== place) continue;
    if (black.includes(symbol)) return 'black';
    if (white.includes(symbol)) found = 'grey';
  }
  if (found === 'grey' && g.s.houseRules.blackPrevails === 'anywhere' && fieldsShowing(g, symbol).black) return 'black';
  return found;
}

/** Returns the Mythos locations associated with a symbol, each once (H-GLOSS-01, H-GLOSS-03). */
export function associatedPlaces(g: Game, symbol: DimensionSymbol): readonly string[] {
  const { cards, placesBySymbol: known } = getToday(g);
  const before = known.get(symbol);
  if (before !== undefined) return before;
  const places: string[] = [];
  for (const { gate, white, black } of cards) {
    if (gate === undefined || places.includes(gate)) continue;
    if (white.includes(symbol) || black.includes(symbol)) places.push(gate);
  }
  known.set(symbol, places);
  return places;
}
