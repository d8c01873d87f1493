import type { Dice, Seat } from '@vigil/engine';
import type { Content } from '../language/content.js';
import { type AllFields, clonePlain } from './clone.js';
import { fields, type Shape } from './positions/shapes.js';
import type { TableState } from './state.js';

/** A box's own part of the state of a table: plain JSON, under the id of its pack. */
export interface Slice<T> {
  /** The id of the pack. */
  readonly box: string;
  /**
   * What lies there before anybody draws; `state`: the table as the game itself has laid it. All fields, also those that are
   * empty yet: a part that got them one by one would be of another shape each time, and slower to read.
   */
  create(state: TableState, content: Content, dice: Dice): AllFields<T>;
  /** Shape of the part in a position from outside; scenarios, and their schema, know its fields from here. */
  shape?(content: Content): Shape;
  /** What a seat may know of it (a spectator without one); all of it, if this is not there. */
  viewFor?(slice: T, seat: Seat | undefined): unknown;
  /** The part of a table or of a view, to be read and, by rules, changed in place. Throws an error where there is none. */
  of(g: { readonly s: Pick<TableState, 'boxes'> }): T;
}

/** How a slice is made. `among`: the part among those of all boxes, by its name, which is faster than to look it up. */
interface SliceOptions<T> extends Pick<Slice<T>, 'create' | 'viewFor' | 'shape'> {
  readonly among?: (boxes: NonNullable<TableState['boxes']>) => unknown;
}

/** A part of the state for a box: `const FOG = slice('fog', { begin: () => ({ thick: 0 }) })`, then `FOG.of(g).thick++`. */
export function slice<T>(
  box: string,
  { create: begin, viewFor: seen, shape, among = (boxes) => boxes[box] }: SliceOptions<T>,
): Slice<T> {
  return {
    box,
    create: begin,
    ...(seen && { viewFor: seen }),
    ...(shape && { shape }),
    of(g) {
      const { boxes } = g.s;
      const part = boxes && among(boxes);
      if (part === undefined) throw new Error(`this table was laid without the box "${box}"`);
      return part as T;
    },
  };
}

/** Rules that may have a part of the state. */
export type RulesWithSlice = readonly { readonly slice?: Slice<unknown> }[];

/** Shape of a position's `boxes`: the part of each box at the table must be there. */
export function slicesShape(rules: RulesWithSlice, content: Content): Shape {
  const parts = rules.flatMap(({ slice: own }) =>
    own ? [[own.box, own.shape?.(content) ?? (() => {})] as const] : [],
  );
  return fields({ [parts.length > 0 ? 'boxes' : 'boxes?']: fields(Object.fromEntries(parts)) });
}

/** Lays the parts of boxes on a new table. A table without any has no place for them. */
export function createSlices(state: TableState, rules: RulesWithSlice, content: Content, dice: Dice): void {
  for (const { slice: own } of rules) {
    if (!own) continue;
    state.boxes ??= {};
    state.boxes[own.box] = own.create(state, content, dice);
  }
}

/** What a seat may know of the parts of boxes, where that is not all of them; they stay as they are. */
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
