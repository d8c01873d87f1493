import type { SectionLoaders } from './sections.js';

/** As `sections.ts`, with what the clauses say in German. */
export const SECTIONS: SectionLoaders = {};
