import { count, fields, list, oneOf, seatNumber } from '../../common/positions/shapes.js';
import { slice } from '../../common/slices.js';

/** What of the edition of 2011 is on no card or token of its own. */
export interface RevisedState {
  /** The turn in which an Exhibit Encounter was had. */
  heard?: number | undefined;
  /** Spells that hold to the end of a turn: in which, which, and whose. */
  spells?: readonly { readonly turn: number; readonly spell: LastingSpell; readonly seat: number }[] | undefined;
}

/** `keep`: who falls keeps items and clues; `read`: what is found brings Clues; `shroud`: monsters fought are less tough. */
export type LastingSpell = 'keep' | 'read' | 'shroud';

export const REVISED_SLICE = slice<RevisedState>('dark-pharaoh-revised', {
  among: (boxes) => boxes['dark-pharaoh-revised'],
  create: () => ({ heard: undefined, spells: undefined }),
  shape: () => {
    const spell = fields({ turn: count(), spell: oneOf('keep', 'read', 'shroud'), seat: seatNumber });
    return fields({ 'heard?': count(), 'spells?': list(spell) });
  },
});
