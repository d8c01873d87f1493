import { type DimensionSymbol, type HauntView, listMythosCards, type SlotStates } from '@vigil/rules';
import { DIMENSION_SYMBOLS } from '../../board/symbols.js';
import type { LoadedContent } from '../../text/loaded-content.js';

/** Returns the number of slots of a pair without a marker. */
export function countFreeSlots(slots: SlotStates): number {
  return slots.filter((slot) => slot === 'free').length;
}

/** A cell of the grid: the colour in which a Mythos card shows a symbol. */
export type SignColour = 'grey' | 'black' | undefined;

/** The symbols of today's cards, one column for each Mythos location. */
export interface MythosSigns {
  readonly places: readonly string[];
  readonly rows: readonly { readonly symbol: DimensionSymbol; readonly fields: readonly SignColour[] }[];
}

/** Returns the symbols of today's Mythos cards by location: black prevails at one location (H-MONSTER-ACT-12). */
export function getMythosSigns({ content }: LoadedContent, view: HauntView): MythosSigns {
  const cards = listMythosCards(view).flatMap((id) => content.mythos.get(id) ?? []);
  const places = [...new Set(cards.flatMap(({ gate }) => gate ?? []))];
  const rows = DIMENSION_SYMBOLS.map((symbol) => ({
    symbol,
    fields: places.map((place): SignColour => {
      const cardsOfPlace = cards.filter(({ gate }) => gate === place);
      if (cardsOfPlace.some(({ black }) => black.includes(symbol))) return 'black';
      return cardsOfPlace.some(({ white }) => white.includes(symbol)) ? 'grey' : undefined;
    }),
  }));
  return { places, rows };
}
