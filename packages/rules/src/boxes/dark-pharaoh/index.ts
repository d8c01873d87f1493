/** What Curse of the Dark Pharaoh changes in the rules of Arkham Horror (ledger section 4). */

import type { ArkhamRules } from '../box.js';

export const ARKHAM: ArkhamRules = {
  layer: (base) => base,
};
