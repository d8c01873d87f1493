/** Messages that page and terminal share. The page loads the modules of its language by part (`@vigil/table/words/en/table`). */
import type { Catalogue, Language } from '@vigil/rules';
import { SHARED_DE } from './de/index.js';
import { SHARED } from './en/index.js';

/** A key of the messages that page and terminal share. */
export type SharedKey = keyof typeof SHARED;

/** The catalogues, to be merged into others. */
export const SHARED_CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: SHARED, de: SHARED_DE };
