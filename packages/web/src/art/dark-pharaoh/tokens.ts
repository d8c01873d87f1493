import { sheetDrawings } from '../sheet-drawings.js';
import { MONSTERS } from './icons/monsters.js';
import sheet from './tokens.svg?no-inline';

/** The monsters of the Dark Pharaoh’s box as engraved for their tokens. */
export const TOKENS = sheetDrawings(Object.keys(MONSTERS), sheet);
