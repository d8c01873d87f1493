import { createIcons } from './icons.js';
import sheet from './monster-outlines.svg?url';
import { MONSTER_ICONS } from './names.js';

/** The emblems of the base game's monsters. */
export const MONSTERS = createIcons(MONSTER_ICONS, sheet);
