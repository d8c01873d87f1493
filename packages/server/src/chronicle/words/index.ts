import type { Catalogue, Language } from '@vigil/rules';
import { GERMAN } from './de.js';
import { ENGLISH } from './en.js';

/** The chronicle's own sentences, besides those of rules and boxes. */
export const CHRONICLE_CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: ENGLISH, de: GERMAN };
