/** What The King in Yellow changes in the rules of Arkham Horror (ledger section 5). */

import type { ArkhamRules } from '../box.js';

export const ARKHAM: ArkhamRules = {
  layer: (base) => base,
};
