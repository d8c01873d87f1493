import sheet from './card-outlines.svg?url';
import { createIcons } from './icons.js';
import { CARD_ICONS, FIGURE_ICONS, TYPE_ICONS } from './names.js';

/** The icons of the base game's cards. */
export const CARDS = createIcons(CARD_ICONS, sheet);
/** Icons by the type of an item or the deck of a card. */
export const TYPES = createIcons(TYPE_ICONS, sheet);
/** Icons of an investigator's figures. */
export const FIGURES = createIcons(FIGURE_ICONS, sheet);
