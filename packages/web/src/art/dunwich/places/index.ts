import { BACKWOODS } from './backwoods.js';
import { COMMONS } from './commons.js';
import { HEATH } from './heath.js';

export const PLACES = { ...BACKWOODS, ...HEATH, ...COMMONS };
