import { slice } from '../../common/slices.js';

/** The id of the box and of its pack. */
export const DARK_PHARAOH = 'dark-pharaoh';

/** What of Curse of the Dark Pharaoh is on no card or token of its own. */
export interface PharaohPart {
  /** The Allies of this game, which everybody may know. */
  allies?: readonly string[] | undefined;
  /** Skills lent to the end of the turn: whose, and by whom, as seats. */
  lent?: readonly { readonly card: string; readonly from: number; readonly to: number }[] | undefined;
}

export const PART = slice<PharaohPart>(DARK_PHARAOH, { begin: () => ({}) });
