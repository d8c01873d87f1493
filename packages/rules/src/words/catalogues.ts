import { GERMAN, GERMAN_OF_HAUNT } from './de/index.js';
import { ENGLISH, ENGLISH_OF_HAUNT } from './en/index.js';
import type { Catalogue } from './words.js';

/** Codes of the available languages. CONTRIBUTING.md lists what a further one needs. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The catalogue of each language, each with every key. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: ENGLISH, de: GERMAN };

/** Catalogues for Haunt of the Watchers, where components have other effects. */
export const HAUNT_CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: ENGLISH_OF_HAUNT, de: GERMAN_OF_HAUNT };
