import type { BandDef, BoardArea, BoardDef, Content, Words } from '@vigil/rules';
import { fitBoard, type Size } from './camera.js';
import { layOutBoard, type Spot } from './layout.js';

/** A band for one place: in a frame of its own, or drawn only while occupied. */
export type PlaceBand = Extract<BandDef, { readonly place: string }>;
/** A row of Other Worlds; `vertical`: a column instead. */
export type WorldsBand = Extract<BandDef, { readonly kind: 'worlds' }> & {
  readonly worlds: readonly string[];
  readonly vertical?: true;
};

/** A board of the table as drawn: its data, and its layout. */
export interface BoardPlan {
  readonly def: BoardDef;
  readonly spots: ReadonlyMap<string, Spot>;
  readonly bands: readonly (PlaceBand | WorldsBand)[];
  /** The visible part of the plane: all of it, or the land with the bands in a column to its right. */
  readonly shown: BoardArea;
  /** The same as an SVG `viewBox`. */
  readonly viewBox: string;
  /** Width divided by height. */
  readonly ratio: number;
  /** Position of the column, if there is one. */
  readonly column?: BoardArea;
}

const boardsCache = new WeakMap<Content | Words, readonly BoardPlan[]>();

/**
 * The boards of a table, in the order of its packs, each laid out once. `words`: translated names of places, which
 * decide the room for labels; as printed without.
 */
export function boardsOf(content: Content, words?: Words): readonly BoardPlan[] {
  const before = boardsCache.get(words ?? content);
  if (before) return before;
  const boards = [...content.boards.values()];
  // A row that names no worlds has all worlds not named by another row.
  const named = new Set(
    boards.flatMap(({ bands }) => bands.flatMap((band) => ('place' in band ? [] : (band.worlds ?? [])))),
  );
  const others = [...content.worlds.keys()].filter((id) => !named.has(id));
  const plans = boards.map((def): BoardPlan => {
    const { x, y, w, h } = def.plane;
    return {
      def,
      spots: layOutBoard(content.boardLayout(def.id), def.land, words, def.free),
      bands: def.bands.map((band) => ('place' in band ? band : { ...band, worlds: band.worlds ?? others })),
      ...viewport({ x, y, w, h }),
    };
  });
  boardsCache.set(words ?? content, plans);
  return plans;
}

function viewport(shown: BoardArea): Pick<BoardPlan, 'shown' | 'viewBox' | 'ratio'> {
  const { x, y, w, h } = shown;
  return { shown, viewBox: `${x} ${y} ${w} ${h}`, ratio: w / h };
}

/** Width of the column of bands beside the land, the gap around it, and the height of its corners. */
const COLUMN_WIDTH = 182;
const COLUMN_GAP = 5;
const CORNER_HEIGHT = 60;

const columnCache = new WeakMap<BoardPlan, BoardPlan | undefined>();

/**
 * Returns the same board with the bands above its land moved to a column at its right. A low, wide frame shows its land
 * larger that way. `undefined` if nothing lies above the land.
 */
function getColumnPlan(plan: BoardPlan): BoardPlan | undefined {
  if (columnCache.has(plan)) return columnCache.get(plan);
  const { land } = plan.def;
  const above = plan.bands.filter(({ y, h }) => y + h <= land.y);
  const columnPlan = above.length === 0 ? undefined : layOutColumn(plan, above);
  columnCache.set(plan, columnPlan);
  return columnPlan;
}

function layOutColumn(plan: BoardPlan, above: BoardPlan['bands']): BoardPlan {
  const { land } = plan.def;
  const column = { x: land.x + land.w, y: land.y, w: COLUMN_WIDTH, h: land.h };
  const corners = above.filter(({ kind }) => kind !== 'worlds');
  const worlds = above.filter((band): band is WorldsBand => band.kind === 'worlds');
  const rows = worlds.reduce((sum, band) => sum + band.worlds.length, 0);
  // The first corner at the top, the Other Worlds below it, the other corners at the bottom.
  const order = [...corners.slice(0, 1), ...worlds, ...corners.slice(1)];
  const left = column.h - corners.length * CORNER_HEIGHT - (order.length + 1) * COLUMN_GAP;
  const placed = new Map<BandDef, PlaceBand | WorldsBand>();
  let y = column.y + COLUMN_GAP;
  for (const band of order) {
    const h = band.kind === 'worlds' ? (left * band.worlds.length) / rows : CORNER_HEIGHT;
    const box = { x: column.x + COLUMN_GAP, y, w: column.w - 2 * COLUMN_GAP, h };
    placed.set(band, band.kind === 'worlds' ? { ...band, ...box, vertical: true } : { ...band, ...box });
    y += h + COLUMN_GAP;
  }
  return {
    ...plan,
    bands: plan.bands.map((band) => placed.get(band) ?? band),
    ...viewport({ x: land.x, y: land.y, w: land.w + COLUMN_WIDTH, h: land.h }),
    column,
  };
}

/** Minimum scale for readable names, in pixels per unit of the plane. */
export const READABLE_SCALE = 0.68;

/** Returns the scale of a board in a frame, in pixels per unit of its plane. */
export function boardScale(frame: Size, plan: BoardPlan): number {
  return fitBoard(frame, plan.ratio).w / plan.shown.w;
}

/**
 * Returns the variant of the board that shows its land largest in a frame. The column is only used if names stay
 * readable.
 */
export function choosePlan(frame: Size, plan: BoardPlan): BoardPlan {
  const columnPlan = getColumnPlan(plan);
  if (!columnPlan) return plan;
  const scale = boardScale(frame, columnPlan);
  return scale >= READABLE_SCALE && scale > boardScale(frame, plan) * 1.03 ? columnPlan : plan;
}

/** Returns the bands of a board that are places of one kind. */
export function bandsOf({ bands }: BoardPlan, kind: PlaceBand['kind']): PlaceBand[] {
  return bands.filter((band): band is PlaceBand => band.kind === kind);
}

/** Returns the spot of a street or location, whichever board it is on. `words`: as in {@link boardsOf}. */
export function findSpot(content: Content, place: string, words?: Words): Spot | undefined {
  for (const { spots } of boardsOf(content, words)) {
    const spot = spots.get(place);
    if (spot) return spot;
  }
  return undefined;
}

/** Returns the board with a place: a street, a location, a corner, a cell, an Other World or one of its areas. */
export function findBoard(content: Content, place: string, words?: Words): BoardPlan | undefined {
  const world = content.places.get(place)?.world;
  return boardsOf(content, words).find(
    ({ spots, bands }) =>
      spots.has(place) ||
      bands.some((band) =>
        'place' in band ? band.place === place : world !== undefined && band.worlds.includes(world),
      ),
  );
}
