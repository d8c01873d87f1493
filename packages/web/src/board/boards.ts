import type { BandDef, BoardDef, Content, Words } from '@vigil/rules';
import { layOut, type Spot } from './layout.js';

/** A band that is one place: in a frame of its own, or drawn only while somebody is held there. */
export type PlaceBand = Extract<BandDef, { readonly place: string }>;
/** A row of Other Worlds, and which they are. */
export type WorldsBand = Extract<BandDef, { readonly kind: 'worlds' }> & { readonly worlds: readonly string[] };

/** A board of the table as it is drawn: its data, and where everything stands on it. */
export interface BoardPlan {
  readonly def: BoardDef;
  readonly spots: ReadonlyMap<string, Spot>;
  readonly bands: readonly (PlaceBand | WorldsBand)[];
  /** All of its plane, as an SVG wants it. */
  readonly viewBox: string;
  /** Its width by its height. */
  readonly ratio: number;
}

const known = new WeakMap<Content | Words, readonly BoardPlan[]>();

/**
 * The boards of a table, in the order of its packs, each laid out once. `words`: what places are called on them, which
 * decides how much room their names take; as printed without.
 */
export function boardsOf(content: Content, words?: Words): readonly BoardPlan[] {
  const before = known.get(words ?? content);
  if (before) return before;
  const boards = [...content.boards.values()];
  // A row that names no worlds has all that no other row names.
  const named = new Set(
    boards.flatMap(({ bands }) => bands.flatMap((band) => ('place' in band ? [] : (band.worlds ?? [])))),
  );
  const others = [...content.worlds.keys()].filter((id) => !named.has(id));
  const plans = boards.map((def): BoardPlan => {
    const { x, y, w, h } = def.plane;
    return {
      def,
      spots: layOut(content.drawnOn(def.id), def.land, words, def.free),
      bands: def.bands.map((band) => ('place' in band ? band : { ...band, worlds: band.worlds ?? others })),
      viewBox: `${x} ${y} ${w} ${h}`,
      ratio: w / h,
    };
  });
  known.set(words ?? content, plans);
  return plans;
}

/** Those bands of a board that are a place, of one kind. */
export function bandsOf({ bands }: BoardPlan, kind: PlaceBand['kind']): PlaceBand[] {
  return bands.filter((band): band is PlaceBand => band.kind === kind);
}

/** Where a street or location stands, whichever board it is on. */
export function spotOf(content: Content, place: string): Spot | undefined {
  for (const { spots } of boardsOf(content)) {
    const spot = spots.get(place);
    if (spot) return spot;
  }
  return undefined;
}

/** The board on which a place is drawn: a street, a location, a corner, a cell, an Other World or one of its areas. */
export function boardWith(content: Content, place: string, words?: Words): BoardPlan | undefined {
  const world = content.places.get(place)?.world;
  return boardsOf(content, words).find(
    ({ spots, bands }) =>
      spots.has(place) ||
      bands.some((band) =>
        'place' in band ? band.place === place : world !== undefined && band.worlds.includes(world),
      ),
  );
}
