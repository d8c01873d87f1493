import { createIcons } from '../../base/icons/icons.js';
import sheet from './card-outlines.svg?url';
import { CARD_ICONS } from './names.js';

/** The icons of the cards of The King in Yellow, and the fallbacks by deck. */
export const CARDS = createIcons(CARD_ICONS, sheet);
