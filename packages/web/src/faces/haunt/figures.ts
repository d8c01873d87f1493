import { type DimensionSymbol, type HauntView, mythosOf, type Slots } from '@vigil/rules';
import { DIMENSION_SYMBOLS } from '../../board/symbols.js';
import type { Edition } from '../../say/edition.js';

/** How many slots of a pair have no marker on them. */
export function freeSlots(slots: Slots): number {
  return slots.filter((slot) => slot === 'free').length;
}

/** A cell of the signs: how a Mythos card shows a symbol. */
export type Field = 'grey' | 'black' | undefined;

/** The symbols of today's cards, one column for each Mythos location. */
export interface Signs {
  readonly places: readonly string[];
  readonly rows: readonly { readonly symbol: DimensionSymbol; readonly fields: readonly Field[] }[];
}

/** What today's Mythos cards show, by symbol and location: black prevails on one location (H-MONSTER-ACT-12). */
export function signsOf({ content }: Edition, view: HauntView): Signs {
  const cards = mythosOf(view).flatMap((id) => content.mythos.get(id) ?? []);
  const places = [...new Set(cards.flatMap(({ gate }) => gate ?? []))];
  const rows = DIMENSION_SYMBOLS.map((symbol) => ({
    symbol,
    fields: places.map((place): Field => {
      const here = cards.filter(({ gate }) => gate === place);
      if (here.some(({ black }) => black.includes(symbol))) return 'black';
      return here.some(({ white }) => white.includes(symbol)) ? 'grey' : undefined;
    }),
  }));
  return { places, rows };
}
