import { sheetDrawings } from '../sheet-drawings.js';
import { MONSTERS } from './icons/monsters.js';
import sheet from './tokens.svg?url';

/** The monsters of Dunwich as engraved for their tokens. */
export const TOKENS = sheetDrawings(Object.keys(MONSTERS), sheet);
