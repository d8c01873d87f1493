/** Curse of the Dark Pharaoh in German. */
import type { BoxWords } from '@vigil/rules';

export const GERMAN: BoxWords = {
  names: {},
  forms: {},
  themes: {},
  messages: {},
};
