/** What Kingsport Horror changes in the rules of Arkham Horror (ledger section 3). */

import type { ArkhamRules } from '../box.js';

export const ARKHAM: ArkhamRules = {
  layer: (base) => base,
};
