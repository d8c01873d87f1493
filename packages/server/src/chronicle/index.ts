/** A game as a story: one document, and the page, Markdown, BBCode and text that are written from it. */
export { ancientOneOf, chronicleOf, type Material } from './chronicle.js';
export type { Chronicle } from './document.js';
export { digestsOf, digestText, entriesAsText, type TextForm, toText } from './export.js';
export { toHtml } from './html/page.js';
export { type Reader, readerFor } from './reader.js';
