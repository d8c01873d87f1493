import { slice } from '../../common/slices.js';

/** What of the edition of 2011 is on no card or token of its own. */
export interface RevisedPart {
  /** The turn in which an Exhibit Encounter was had. */
  heard?: number | undefined;
}

export const PART = slice<RevisedPart>('dark-pharaoh-revised', { begin: () => ({}) });
