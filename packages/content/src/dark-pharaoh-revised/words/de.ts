/** Curse of the Dark Pharaoh, edition of 2011, in German. */
import type { BoxWords } from '@vigil/rules';
import { REVISED_LOCATION_CARDS } from '../../dark-pharaoh/encounters/index.js';
import { themesOf } from '../../dark-pharaoh/words/de-encounters.js';

export const GERMAN: BoxWords = {
  names: {},
  forms: {},
  themes: themesOf(REVISED_LOCATION_CARDS.map(({ id }) => id)),
  messages: {},
};
