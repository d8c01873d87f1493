import { OUTSIDE } from './outside.js';
import { UNDERGROUND } from './underground.js';

export const ANCIENT_ONES = { ...UNDERGROUND, ...OUTSIDE };
