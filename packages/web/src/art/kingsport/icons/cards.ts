import { iconsOf } from '../../base/icons/icons.js';
import sheet from './card-outlines.svg?url';
import { CARD_ICONS, OF_ONE_NAME } from './names.js';

const AGAIN = Object.fromEntries(
  OF_ONE_NAME.flatMap(([begins, icon, ids]) => ids.map((id) => [`${begins}${id}`, icon] as const)),
);

/** The icons of the cards of Kingsport Horror, and what stands for any card of its kinds. */
export const CARDS = iconsOf({ ...CARD_ICONS, ...AGAIN }, sheet);
