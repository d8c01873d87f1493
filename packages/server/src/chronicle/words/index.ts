import type { Catalogue, Language } from '@vigil/rules';
import { GERMAN } from './de.js';
import { ENGLISH } from './en.js';

/** What the chronicle itself says, beside what rules and boxes say. */
export const CHRONICLE_CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: ENGLISH, de: GERMAN };
