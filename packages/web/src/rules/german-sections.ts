import type { SectionLoaders } from './sections.js';

/** The German counterpart of `sections.ts`. */
export const SECTIONS: SectionLoaders = {};
