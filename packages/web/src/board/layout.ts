import type { DrawnPlace, LocationDef, StreetDef, Words } from '@vigil/rules';
import { overlap, type Rect } from '../frame/rect.js';

/** Where things stand around a place. Tokens fill its tray from the side that is nearest to the place. */
export interface Spot {
  readonly id: string;
  /** `other`: what lies beside a street and is neither. */
  readonly kind: 'street' | 'location' | 'other';
  readonly x: number;
  readonly y: number;
  /** The name in lines. */
  readonly label: readonly string[];
  readonly stable: boolean;
  /** Of a street's plate. */
  readonly width: number;
  readonly tray: Rect;
  readonly side: Side;
}

type Side = 'above' | 'below' | 'left' | 'right';

/** The radius of a location's disc. */
export const DISC = 29;
/** The radius of what is neither street nor location. */
export const OTHER = 26;
export const PLATE_HEIGHT = 26;
/** From one line of a name to the next. */
export const LINE = 14;

/** Where tokens stand in a corner of the board, below its name. */
export function cornerTray({ x, y, w, h }: Rect): Rect {
  return { x: x + 5, y: y + 21, w: w - 10, h: h - 24 };
}

/** The size of a token with room: 30 px where the board is as wide as a window of 1440 x 900 lets it be. */
const TOKEN = 39;
/** Trays by tokens in a row and rows, and how much covered ground it is worth to have so many. */
const SHAPES = shapes([3, 2, 260], [2, 2, 200], [3, 1, 110], [1, 3, 100], [2, 1, 0], [1, 2, -10]);
/** What every place is sure to have. */
const SMALL = SHAPES.filter(({ worth }) => worth <= 0);

interface Shape {
  readonly w: number;
  readonly h: number;
  readonly worth: number;
}

function shapes(...all: readonly (readonly [columns: number, rows: number, worth: number])[]): Shape[] {
  return all.map(([columns, rows, worth]) => ({ w: columns * TOKEN, h: rows * TOKEN, worth }));
}

/** The places drawn on a board. */
export interface Places {
  readonly streets: readonly StreetDef[];
  readonly locations: readonly LocationDef[];
  readonly others: readonly DrawnPlace[];
}

/**
 * Lays out a board once: names in lines, and for each place a tray on its land where nothing else is. `free`: what has to
 * stay free of trays.
 */
export function layOut(
  { streets, locations, others }: Places,
  land: Rect,
  words?: Words,
  free?: Rect,
): ReadonlyMap<string, Spot> {
  const called = ({ id, name }: StreetDef | LocationDef | DrawnPlace) => words?.name('place', id) ?? name;
  const kindOf = (def: DrawnPlace) => {
    const key = `place-kind.${def.kind}`;
    return words?.has(key) ? words.say(key) : called(def);
  };
  const bare: Bare[] = [
    // They come last where there is room for more: few things ever stand at them.
    ...others.map((def) => ({
      id: def.id,
      kind: 'other' as const,
      x: def.x,
      y: def.y,
      label: inLines(kindOf(def)),
      stable: true,
      width: OTHER * 2,
    })),
    ...streets
      .map((def) => ({ ...def, name: called(def) }))
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
      .map((def) => ({ ...def, name: called(def) }))
      .map(({ id, name, stable, x, y }) => ({
        id,
        kind: 'location' as const,
        x,
        y,
        label: inLines(name),
        stable,
        width: DISC * 2,
      })),
  ];
  const covered = [...bare.flatMap(solid), ...(free ? [free] : [])];
  const trays = new Map<string, { tray: Rect; side: Side }>();
  const trayed = (id: string) => [...trays].flatMap(([of, { tray }]) => (of === id ? [] : [tray]));
  // First a small tray for everyone, then each as much as there is room for: locations first, streets have more around.
  for (const place of bare) trays.set(place.id, bestTray(place, [...covered, ...trayed(place.id)], SMALL, land));
  for (const place of bare.toReversed()) {
    trays.set(place.id, bestTray(place, [...covered, ...trayed(place.id)], SHAPES, land));
  }
  return new Map(bare.map((place) => [place.id, { ...place, ...(trays.get(place.id) as { tray: Rect; side: Side }) }]));
}

type Bare = Omit<Spot, 'tray' | 'side'>;

/** A long name in two lines as even as can be. */
function inLines(name: string): string[] {
  if (name.length <= 11) return [name];
  const words = name.split(' ');
  let best = [name];
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    if (Math.max(...lines.map(length)) < Math.max(...best.map(length))) best = lines;
  }
  return best;
}

const length = (text: string): number => text.length;

/** How wide the longest name of a world is as a gate shows it. */
const WORLD_NAME = 82;

/** What a place covers: its disc or plate and its name; where gates open, a line for the world. */
export function solid(place: Omit<Spot, 'tray' | 'side'>): Rect[] {
  const { x, y, label, width, kind, stable } = place;
  if (kind === 'street') return [around(x, y, width, PLATE_HEIGHT)];
  const wide = Math.max(...label.map(length)) * 7.9 + 4;
  const top = y + DISC + 2;
  const high = label.length * LINE;
  const world = { x: x - WORLD_NAME / 2, y: top + high, w: WORLD_NAME, h: LINE };
  const covered = [around(x, y, DISC * 2, DISC * 2), { x: x - wide / 2, y: top, w: wide, h: high }];
  return stable ? covered : [...covered, world];
}

function around(x: number, y: number, w: number, h: number): Rect {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** The tray that covers least of what is there for what it holds; the first of equals. */
function bestTray(
  place: Bare,
  taken: readonly Rect[],
  allowed: readonly Shape[],
  land: Rect,
): { tray: Rect; side: Side } {
  let best: { tray: Rect; side: Side } | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { w, h, worth } of allowed) {
    for (const [aside, candidate] of traysAround(place, w, h).entries()) {
      const covered = taken.reduce((sum, box) => sum + overlap(candidate.tray, box), outside(candidate.tray, land));
      const cost = covered - worth + aside;
      if (cost >= least - 1) continue;
      best = candidate;
      least = cost;
    }
  }
  return best as { tray: Rect; side: Side };
}

function traysAround({ x, y, kind, width, stable }: Bare, w: number, h: number): { tray: Rect; side: Side }[] {
  const up = kind === 'street' ? PLATE_HEIGHT / 2 + 4 : DISC + (stable ? 1.5 : 5);
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

/** How much of a tray lies beyond the edge of the land. */
function outside(tray: Rect, land: Rect): number {
  return 4 * (tray.w * tray.h - overlap(tray, land));
}

/** Tokens on a tray: their size, the middle of each, and the ground they stand on. */
export interface Arrangement {
  readonly size: number;
  readonly at: readonly { readonly x: number; readonly y: number }[];
  readonly ground: Rect;
}

/** The largest tokens that fit a tray, and where each of them goes. */
export function arrange(box: Rect, side: Side | 'middle', n: number): Arrangement {
  const size = SIZES.find((s) => Math.floor(box.w / s) * Math.floor(box.h / s) >= n) ?? (SIZES.at(-1) as number);
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
  return { size, at, ground };
}

const SIZES = [TOKEN, 36, 32, 29, 26, 22.5, 19.5, 18, 15, 13];

function startX(box: Rect, side: Side | 'middle', inRow: number, size: number): number {
  if (side === 'right') return box.x;
  if (side === 'left') return box.x + box.w - inRow * size;
  return box.x + (box.w - inRow * size) / 2;
}

function rowY(box: Rect, side: Side | 'middle', row: number, rows: number, size: number): number {
  if (side === 'above') return box.y + box.h - (row + 0.5) * size;
  if (side === 'below') return box.y + (row + 0.5) * size;
  return box.y + box.h / 2 + (row - (rows - 1) / 2) * size;
}
