import type { Foresight } from '@vigil/rules';
import type { TableView } from '@vigil/table';

const known = new WeakMap<TableView, Foresight>();
const NOTHING: Foresight = { moves: [], activities: [] };

/** Notes what the engine foresees from a position. */
export function foreseen(view: TableView, foresight: Foresight | undefined): void {
  if (foresight) known.set(view, foresight);
}

/** What the monsters of a position that the engine sent are about to do. */
export function foresightOf(view: TableView): Foresight {
  return known.get(view) ?? NOTHING;
}
