import { GREAT_OLD_ONES } from './great-old-ones.js';
import { OUTER_GODS } from './outer-gods.js';

export const ANCIENT_ONES = { ...OUTER_GODS, ...GREAT_OLD_ONES };
