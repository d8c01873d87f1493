import { onSheet } from '../on-sheet.js';
import { MONSTERS } from './icons/monsters.js';
import sheet from './tokens.svg?url';

/** The monsters of Dunwich as they are cut for their tokens. */
export const TOKENS = onSheet(Object.keys(MONSTERS), sheet);
