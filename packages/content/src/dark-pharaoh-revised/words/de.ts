/** Curse of the Dark Pharaoh, edition of 2011, in German. */
import type { BoxWords } from '@vigil/rules';

export const GERMAN: BoxWords = {
  names: {},
  forms: {},
  themes: {},
  messages: {},
};
