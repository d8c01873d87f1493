import { onSheet } from '../on-sheet.js';
import { MONSTER_ICONS } from './icons/names.js';
import sheet from './tokens.svg?url';

/** The base game's monsters as they are cut for their tokens. */
export const TOKENS = onSheet(Object.keys(MONSTER_ICONS), sheet);
