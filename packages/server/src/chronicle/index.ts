/** A game as a story: one document, and writers for page, Markdown, BBCode and text. */

export { ancientOneOf, type ChronicleSource, createChronicle } from './chronicle.js';
export { type ChronicleLanguage, loadChronicleLanguage } from './chronicle-language.js';
export type { Chronicle } from './document.js';
export { createDigests, formatChronicle, formatDigest, formatEntries, type TextForm } from './export.js';
export { chronicleHtml } from './html/page.js';
export { createStanding } from './standing.js';
