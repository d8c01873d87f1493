import { count, fields, list, oneOf, seatNumber } from '../../common/positions/shapes.js';
import { slice } from '../../common/slices.js';

/** State of the 2011 edition that is on no card or token. */
export interface RevisedState {
  /** The turn of the last Exhibit Encounter. */
  lastExhibitTurn?: number | undefined;
  /** Spells that last to the end of a turn: the turn, the spell and the seat of the caster. */
  spells?: readonly { readonly turn: number; readonly spell: LastingSpell; readonly seat: number }[] | undefined;
}

/**
 * `keep`: keeps items and Clues in a defeat. `read`: gained items bring Clues. `shroud`: monsters fought are less tough.
 */
export type LastingSpell = 'keep' | 'read' | 'shroud';

export const REVISED_SLICE = slice<RevisedState>('dark-pharaoh-revised', {
  among: (boxes) => boxes['dark-pharaoh-revised'],
  create: () => ({ lastExhibitTurn: undefined, spells: undefined }),
  shape: () => {
    const spell = fields({ turn: count(), spell: oneOf('keep', 'read', 'shroud'), seat: seatNumber });
    return fields({ 'lastExhibitTurn?': count(), 'spells?': list(spell) });
  },
});
