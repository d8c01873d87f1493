/** What the edition of 2011 of Curse of the Dark Pharaoh changes in its rules (P-REV). */

import type { ArkhamRules } from '../box.js';

export const ARKHAM: ArkhamRules = {
  layer: (base) => base,
};
