/** Curse of the Dark Pharaoh, edition of 2011, in German. */
import type { BoxWords } from '@vigil/rules';
import { REVISED_LOCATION_CARDS } from '../../pharaoh-encounters.js';
import { themesOf } from '../../pharaoh-themes.js';

export const GERMAN: BoxWords = {
  names: {},
  forms: {},
  themes: themesOf(REVISED_LOCATION_CARDS.map(({ id }) => id)),
  messages: {},
};
