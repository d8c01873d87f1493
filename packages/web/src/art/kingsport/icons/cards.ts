import { createIcons } from '../../base/icons/icons.js';
import sheet from './card-outlines.svg?url';
import { CARD_ICONS, SHARED_NAMES } from './names.js';

const SHARED_NAME_ICONS = Object.fromEntries(
  SHARED_NAMES.flatMap(([begins, icon, ids]) => ids.map((id) => [`${begins}${id}`, icon] as const)),
);

/** The icons of the cards of Kingsport Horror, and the fallbacks by deck. */
export const CARDS = createIcons({ ...CARD_ICONS, ...SHARED_NAME_ICONS }, sheet);
