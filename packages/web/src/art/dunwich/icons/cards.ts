import { createIcons } from '../../base/icons/icons.js';
import sheet from './card-outlines.svg?url';
import { CARD_ICONS } from './names.js';
import { OWN_ICONS } from './own.js';

/** The icons of Dunwich's cards, and the fallbacks by deck. */
export const CARDS = createIcons(CARD_ICONS, sheet, OWN_ICONS);
