import { DEEP } from './deep.js';
import { OLD } from './old.js';

export const ANCIENT_ONES = { ...DEEP, ...OLD };
