import { GERMAN } from './de/index.js';
import { ENGLISH } from './en/index.js';
import type { Catalogue } from './words.js';

/** The languages there are, by their codes. */
export type Language = 'en' | 'de';

/** The catalogue of each language: every one says every key. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: ENGLISH, de: GERMAN };
