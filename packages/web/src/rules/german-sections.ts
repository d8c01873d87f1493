import type { Sections } from './sections.js';

/** As `sections.ts`, with what the clauses say in German. */
export const SECTIONS: Sections = {};
