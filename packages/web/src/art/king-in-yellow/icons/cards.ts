import { createIcons } from '../../base/icons/icons.js';
import sheet from './card-outlines.svg?url';
import { CARD_ICONS } from './names.js';

/** The icons of the cards of The King in Yellow, and what stands for any card of its kinds. */
export const CARDS = createIcons(CARD_ICONS, sheet);
