import { onSheet } from '../on-sheet.js';
import { MONSTERS } from './icons/monsters.js';
import sheet from './tokens.svg?no-inline';

/** The monsters of the King’s box as they are cut for their tokens. */
export const TOKENS = onSheet(Object.keys(MONSTERS), sheet);
