import type { Dice, Seat } from '@vigil/engine';
import type { Content } from '../language/content.js';
import { type AllFields, clonePlain } from './clone.js';
import type { Game } from './game.js';
import { fields, type Shape } from './positions/shapes.js';
import type { KnownOrders, TableState } from './state.js';

/** A box's own part of a table's state: plain JSON, under the id of its pack. */
export interface Slice<T> {
  /** The id of the pack. */
  readonly box: string;
  /**
   * Returns the initial part, before any draw. `state`: the table as the game has set it up. All fields are present,
   * even empty ones: adding fields later would change the hidden class and make reads slower.
   */
  create(state: TableState, content: Content, dice: Dice): AllFields<T>;
  /** Shape of the state in a position from outside. Scenarios and their schema derive its fields from it. */
  shape?(content: Content): Shape;
  /** Returns the part as a seat may see it (a spectator without one). Undefined method: all of it. */
  viewFor?(slice: T, seat: Seat | undefined): unknown;
  /**
   * Redraws in place what `viewFor` hides from a seat (a spectator without one). Every hidden token is equally likely
   * in every hidden place.
   */
  redraw?(slice: T, dice: Dice, content: Content, seat: Seat | undefined): void;
  /**
   * Returns the public knowledge of piles that this box adds: known ends by pile, and cards that lie apart from the
   * others of their deck.
   */
  piles?(slice: T, g: Game): { readonly known?: KnownOrders; readonly apart?: Iterable<string> };
  /** The part of a table or of a view, for reading. Rules also change it in place. Throws an error if it is missing. */
  of(g: { readonly s: Pick<TableState, 'boxes'> }): T;
}

/**
 * Options of a slice. `among`: reads the part by a fixed name from those of all boxes, which is faster than a look-up.
 */
interface SliceOptions<T> extends Pick<Slice<T>, 'create' | 'viewFor' | 'redraw' | 'piles' | 'shape'> {
  readonly among?: (boxes: NonNullable<TableState['boxes']>) => unknown;
}

/**
 * Returns a part of the state for a box: `const FOG = slice('fog', { create: () => ({ thick: 0 }) })`, then
 * `FOG.of(g).thick++`.
 */
export function slice<T>(
  box: string,
  { create, viewFor, redraw, piles, shape, among = (boxes) => boxes[box] }: SliceOptions<T>,
): Slice<T> {
  return {
    box,
    create: create,
    ...(viewFor && { viewFor: viewFor }),
    ...(redraw && { redraw }),
    ...(piles && { piles }),
    ...(shape && { shape }),
    of(g) {
      const { boxes } = g.s;
      const part = boxes && among(boxes);
      if (part === undefined) throw new Error(`this table does not use the box "${box}"`);
      return part as T;
    },
  };
}

/** Rules that may have a part of the state. */
export type RulesWithSlice = readonly { readonly slice?: Slice<unknown> }[];

/** Returns the shape of a position's `boxes`: the part of each box at the table is required. */
export function slicesShape(rules: RulesWithSlice, content: Content): Shape {
  const parts = rules.flatMap(({ slice: own }) =>
    own ? [[own.box, own.shape?.(content) ?? (() => {})] as const] : [],
  );
  return fields({ [parts.length > 0 ? 'boxes' : 'boxes?']: fields(Object.fromEntries(parts)) });
}

/** Creates the parts of boxes on a new table. A table without any has no `boxes`. */
export function createSlices(state: TableState, rules: RulesWithSlice, content: Content, dice: Dice): void {
  for (const { slice: own } of rules) {
    if (!own) continue;
    state.boxes ??= {};
    state.boxes[own.box] = own.create(state, content, dice);
  }
}

/** Returns the parts of boxes as a seat may see them, if they differ from all. The originals stay unchanged. */
export function viewSlices(
  { boxes }: Pick<TableState, 'boxes'>,
  rules: RulesWithSlice,
  seat: Seat | undefined,
): Pick<TableState, 'boxes'> | undefined {
  let shown: Record<string, unknown> | undefined;
  for (const { slice: own } of rules) {
    if (!own?.viewFor || !boxes || !(own.box in boxes)) continue;
    shown ??= { ...boxes };
    shown[own.box] = own.viewFor(clonePlain(boxes[own.box]), seat);
  }
  return shown && { boxes: shown };
}
