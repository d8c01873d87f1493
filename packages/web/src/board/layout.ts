import type { DrawnPlace, LocationDef, StreetDef, Words } from '@vigil/rules';
import { overlapArea, type Rect } from '../ui/rect.js';

/** The layout of a place. Tokens fill its tray from the side nearest to the place. */
export interface Spot {
  readonly id: string;
  /** `other`: an area that is neither street nor location, such as a vortex. */
  readonly kind: 'street' | 'location' | 'other';
  readonly x: number;
  readonly y: number;
  /** The name, split into lines. */
  readonly label: readonly string[];
  readonly stable: boolean;
  /** Width of a street's plate. */
  readonly width: number;
  readonly tray: Rect;
  readonly side: TraySide;
}

type TraySide = 'above' | 'below' | 'left' | 'right';

/** Radius of a location's disc. */
export const DISC_RADIUS = 29;
/** Radius of an area that is neither street nor location. */
export const OTHER_RADIUS = 26;
export const PLATE_HEIGHT = 26;
/** Line height of a name. */
export const LINE_HEIGHT = 14;

/** Returns the tray in a corner of the board, below its name. */
export function cornerTray({ x, y, w, h }: Rect): Rect {
  return { x: x + 5, y: y + 21, w: w - 10, h: h - 24 };
}

/** Size of a token with enough room: 30 px on a board as wide as a window of 1440 x 900 allows. */
const TOKEN_SIZE = 39;
/** Tray shapes as tokens per row, rows, and the covered area such a tray is worth. */
const TRAY_SHAPES = createTrayShapes([3, 2, 260], [2, 2, 200], [3, 1, 110], [1, 3, 100], [2, 1, 0], [1, 2, -10]);
/** Shapes that every place gets at least. */
const MIN_TRAY_SHAPES = TRAY_SHAPES.filter(({ worth }) => worth <= 0);

interface TrayShape {
  readonly w: number;
  readonly h: number;
  readonly worth: number;
}

function createTrayShapes(...all: readonly (readonly [columns: number, rows: number, worth: number])[]): TrayShape[] {
  return all.map(([columns, rows, worth]) => ({ w: columns * TOKEN_SIZE, h: rows * TOKEN_SIZE, worth }));
}

/** The places drawn on a board. */
export interface BoardPlaces {
  readonly streets: readonly StreetDef[];
  readonly locations: readonly LocationDef[];
  readonly others: readonly DrawnPlace[];
}

/**
 * Lays out a board once: names in lines, and for each place a tray on free land. `free`: areas to keep free of trays.
 */
export function layOutBoard(
  { streets, locations, others }: BoardPlaces,
  land: Rect,
  words?: Words,
  free?: Rect,
): ReadonlyMap<string, Spot> {
  const nameOf = ({ id, name }: StreetDef | LocationDef | DrawnPlace) => words?.name('place', id) ?? name;
  const shortNameOf = ({ id, name }: LocationDef) => words?.nameInForm('place', id, 'short') ?? name;
  const kindOf = (def: DrawnPlace) => {
    const key = `place-kind.${def.kind}`;
    return words?.has(key) ? words.say(key) : nameOf(def);
  };
  const places: SpotWithoutTray[] = [
    // Placed last: few tokens ever stand there.
    ...others.map((def) => ({
      id: def.id,
      kind: 'other' as const,
      x: def.x,
      y: def.y,
      label: splitLines(kindOf(def)),
      stable: true,
      width: OTHER_RADIUS * 2,
    })),
    ...streets
      .map((def) => ({ ...def, name: nameOf(def) }))
      .map(({ id, name, x, y }) => ({
        id,
        kind: 'street' as const,
        x,
        y,
        label: [name],
        stable: true,
        width: 30 + name.length * 7.6,
      })),
    ...locations
      .map((def) => ({ ...def, name: shortNameOf(def) }))
      .map(({ id, name, stable, x, y }) => ({
        id,
        kind: 'location' as const,
        x,
        y,
        label: splitLines(name),
        stable,
        width: DISC_RADIUS * 2,
      })),
  ];
  const covered = [...places.flatMap(coveredAreas), ...(free ? [free] : [])];
  const trays = new Map<string, { tray: Rect; side: TraySide }>();
  const otherTrays = (id: string) => [...trays].flatMap(([of, { tray }]) => (of === id ? [] : [tray]));
  // First a small tray for each place, then larger ones where there is room. Locations go first, since streets have
  // more room around.
  for (const place of places)
    trays.set(place.id, findBestTray(place, [...covered, ...otherTrays(place.id)], MIN_TRAY_SHAPES, land));
  for (const place of places.toReversed()) {
    trays.set(place.id, findBestTray(place, [...covered, ...otherTrays(place.id)], TRAY_SHAPES, land));
  }
  return new Map(
    places.map((place) => [place.id, { ...place, ...(trays.get(place.id) as { tray: Rect; side: TraySide }) }]),
  );
}

type SpotWithoutTray = Omit<Spot, 'tray' | 'side'>;

/** Splits a long name into two lines of similar length. */
function splitLines(name: string): string[] {
  if (name.length <= 11) return [name];
  const words = name.split(' ');
  let best = [name];
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    if (Math.max(...lines.map(textLength)) < Math.max(...best.map(textLength))) best = lines;
  }
  return best;
}

const textLength = (text: string): number => text.length;

/** Width of the longest name of a world on a gate. */
const WORLD_NAME_WIDTH = 82;

/** Returns the area covered by a place: its disc or plate and its name; with possible gates, a line for the world. */
export function coveredAreas(place: Omit<Spot, 'tray' | 'side'>): Rect[] {
  const { x, y, label, width, kind, stable } = place;
  if (kind === 'street') return [centredRect(x, y, width, PLATE_HEIGHT)];
  const wide = Math.max(...label.map(textLength)) * 7.9 + 4;
  const top = y + DISC_RADIUS + 2;
  const high = label.length * LINE_HEIGHT;
  const world = { x: x - WORLD_NAME_WIDTH / 2, y: top + high, w: WORLD_NAME_WIDTH, h: LINE_HEIGHT };
  const covered = [centredRect(x, y, DISC_RADIUS * 2, DISC_RADIUS * 2), { x: x - wide / 2, y: top, w: wide, h: high }];
  return stable ? covered : [...covered, world];
}

function centredRect(x: number, y: number, w: number, h: number): Rect {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** Returns the tray that covers least for its capacity; the first of equals. */
function findBestTray(
  place: SpotWithoutTray,
  taken: readonly Rect[],
  allowed: readonly TrayShape[],
  land: Rect,
): { tray: Rect; side: TraySide } {
  let best: { tray: Rect; side: TraySide } | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { w, h, worth } of allowed) {
    for (const [aside, candidate] of trayCandidates(place, w, h).entries()) {
      const covered = taken.reduce(
        (sum, box) => sum + overlapArea(candidate.tray, box),
        areaOutside(candidate.tray, land),
      );
      const cost = covered - worth + aside;
      if (cost >= least - 1) continue;
      best = candidate;
      least = cost;
    }
  }
  return best as { tray: Rect; side: TraySide };
}

function trayCandidates(
  { x, y, kind, width, stable }: SpotWithoutTray,
  w: number,
  h: number,
): { tray: Rect; side: TraySide }[] {
  const up = kind === 'street' ? PLATE_HEIGHT / 2 + 4 : DISC_RADIUS + (stable ? 1.5 : 5);
  const across = width / 2 + 5;
  const shifts = [0, 12, -12, 24, -24, 36, -36];
  return [
    ...shifts.map((by) => ({ tray: { x: x - w / 2 + by, y: y - up - h, w, h }, side: 'above' as const })),
    ...(kind === 'street'
      ? shifts.map((by) => ({ tray: { x: x - w / 2 + by, y: y + up, w, h }, side: 'below' as const }))
      : []),
    ...shifts.map((by) => ({ tray: { x: x + across, y: y - h / 2 + by, w, h }, side: 'right' as const })),
    ...shifts.map((by) => ({ tray: { x: x - across - w, y: y - h / 2 + by, w, h }, side: 'left' as const })),
  ];
}

/** Returns the area of a tray beyond the edge of the land. */
function areaOutside(tray: Rect, land: Rect): number {
  return 4 * (tray.w * tray.h - overlapArea(tray, land));
}

/** Tokens on a tray: their size, their centres, and the area behind them. */
export interface TokenArrangement {
  readonly size: number;
  readonly at: readonly { readonly x: number; readonly y: number }[];
  readonly area: Rect;
}

/** Returns the largest token size that fits a tray, and the position of each token. */
export function arrangeTokens(box: Rect, side: TraySide | 'middle', n: number): TokenArrangement {
  const size =
    TOKEN_SIZES.find((s) => Math.floor(box.w / s) * Math.floor(box.h / s) >= n) ?? (TOKEN_SIZES.at(-1) as number);
  const columns = Math.max(1, Math.min(n, Math.floor(box.w / size)));
  const rows = Math.ceil(n / columns);
  const at = Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, n - row * columns);
    return { x: startX(box, side, inRow, size) + ((i % columns) + 0.5) * size, y: rowY(box, side, row, rows, size) };
  });
  const xs = at.map(({ x }) => x - size / 2);
  const ys = at.map(({ y }) => y - size / 2);
  const ground = { x: Math.min(...xs), y: Math.min(...ys), w: columns * size, h: rows * size };
  return { size, at, area: ground };
}

const TOKEN_SIZES = [TOKEN_SIZE, 36, 32, 29, 26, 22.5, 19.5, 18, 15, 13];

function startX(box: Rect, side: TraySide | 'middle', inRow: number, size: number): number {
  if (side === 'right') return box.x;
  if (side === 'left') return box.x + box.w - inRow * size;
  return box.x + (box.w - inRow * size) / 2;
}

function rowY(box: Rect, side: TraySide | 'middle', row: number, rows: number, size: number): number {
  if (side === 'above') return box.y + box.h - (row + 0.5) * size;
  if (side === 'below') return box.y + (row + 0.5) * size;
  return box.y + box.h / 2 + (row - (rows - 1) / 2) * size;
}
