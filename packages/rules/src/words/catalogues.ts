import { GERMAN, GERMAN_OF_HAUNT } from './de/index.js';
import { ENGLISH, ENGLISH_OF_HAUNT } from './en/index.js';
import type { Catalogue } from './words.js';

/** The languages there are, by their codes. */
export type Language = 'en' | 'de';

/** The catalogue of each language: every one says every key. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: ENGLISH, de: GERMAN };

/** The same as Haunt of the Watchers has it: what its components mean there is said so. */
export const HAUNT_CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: ENGLISH_OF_HAUNT, de: GERMAN_OF_HAUNT };
