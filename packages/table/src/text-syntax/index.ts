/** Forms of a text outside a page: Markdown, BBCode and plain text. Everything that is exported is written by these. */
export { BBCODE } from './bbcode.js';
export { MARKDOWN } from './markdown.js';
export { PLAIN } from './plain-syntax.js';
export type { TextSyntax } from './text-syntax.js';
