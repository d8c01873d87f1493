/** What Kingsport Horror changes in the rules of Arkham Horror (ledger section 3). */

import type { ArkhamRules } from '../box.js';
import { manyBoards } from '../many-boards.js';
import { townLimits } from '../towns.js';
import { railway } from '../train.js';
import { hasWares, pawn } from './pawn.js';
import { KINGSPORT } from './town.js';

export { KINGSPORT } from './town.js';

export const ARKHAM: ArkhamRules = {
  handlers: { 'kingsport-pawn': pawn },
  targets: { 'kingsport-pawn': hasWares },
  layer: (base) => {
    const below = manyBoards(railway(base));
    const { board } = below;
    return { ...below, board: { ...board, ...townLimits(board, KINGSPORT) } };
  },
};
