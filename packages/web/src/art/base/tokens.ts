import { sheetDrawings } from '../sheet-drawings.js';
import { MONSTER_ICONS } from './icons/names.js';
import sheet from './tokens.svg?url';

/** The base game's monsters as engraved for their tokens. */
export const TOKENS = sheetDrawings(Object.keys(MONSTER_ICONS), sheet);
