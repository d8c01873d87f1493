import type { Dice, Seat } from '@vigil/engine';
import type { Content } from '../language/content.js';
import { clonePlain } from './clone.js';
import type { TableState } from './state.js';

/** A box's own part of the state of a table: plain JSON, under the id of its pack. */
export interface Slice<T> {
  /** The id of the pack. */
  readonly box: string;
  /** What lies there before anybody draws; `state`: the table as the game itself has laid it. */
  begin(state: TableState, content: Content, dice: Dice): T;
  /** What a seat may know of it (a spectator without one); all of it, if this is not there. */
  seen?(slice: T, seat: Seat | undefined): unknown;
  /** The part of a table or of a view, to be read and, by rules, changed in place. Throws an error where there is none. */
  of(g: { readonly s: Pick<TableState, 'boxes'> }): T;
}

/** A part of the state for a box: `const FOG = slice('fog', { begin: () => ({ thick: 0 }) })`, then `FOG.of(g).thick++`. */
export function slice<T>(box: string, { begin, seen }: Pick<Slice<T>, 'begin' | 'seen'>): Slice<T> {
  return {
    box,
    begin,
    ...(seen && { seen }),
    of(g) {
      const part = g.s.boxes?.[box];
      if (part === undefined) throw new Error(`this table was laid without the box "${box}"`);
      return part as T;
    },
  };
}

/** Rules that may have a part of the state. */
export type Sliced = readonly { readonly slice?: Slice<unknown> }[];

/** Lays the parts of boxes on a new table. A table without any has no place for them. */
export function beginSlices(state: TableState, rules: Sliced, content: Content, dice: Dice): void {
  for (const { slice: own } of rules) {
    if (!own) continue;
    state.boxes ??= {};
    state.boxes[own.box] = own.begin(state, content, dice);
  }
}

/** What a seat may know of the parts of boxes, where that is not all of them; they stay as they are. */
export function seenSlices(
  { boxes }: Pick<TableState, 'boxes'>,
  rules: Sliced,
  seat: Seat | undefined,
): Pick<TableState, 'boxes'> | undefined {
  let shown: Record<string, unknown> | undefined;
  for (const { slice: own } of rules) {
    if (!own?.seen || !boxes || !(own.box in boxes)) continue;
    shown ??= { ...boxes };
    shown[own.box] = own.seen(clonePlain(boxes[own.box]), seat);
  }
  return shown && { boxes: shown };
}
