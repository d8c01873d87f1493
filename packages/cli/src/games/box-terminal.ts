import type { Words } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import type { AnyOutcome } from './game.js';

/** Additions of a box to any game at the terminal. */
export interface BoxTerminal {
  /** Additional rows of the board, each with its heading: tracks, and the box's own cards in play. */
  board?(w: Words, view: TableView): readonly (readonly [head: string, what: string])[];
  /** Additional lines about investigators. `only`: the seats to describe; undefined: all. */
  people?(w: Words, view: TableView, only?: ReadonlySet<number>): readonly string[];
  /** Additional lines about an outcome. */
  outcome?(w: Words, outcome: AnyOutcome, view: TableView): readonly string[];
}
