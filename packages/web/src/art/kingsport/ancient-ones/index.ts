import { BELOW } from './below.js';
import { WITHOUT } from './without.js';

export const ANCIENT_ONES = { ...BELOW, ...WITHOUT };
