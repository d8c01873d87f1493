import type { TextSyntax } from './text-syntax.js';

/** CommonMark. Texts by people keep their meaning and cannot add markup of their own. */
export const MARKDOWN: TextSyntax = {
  // An exclamation mark makes a picture of a link that follows.
  text: (text) => joinLines(text).replace(/[\\`*_{}[\]<>#|~&]|!(?=\[|$)/g, '\\$&'),
  strong: (marked) => wrapInline('**', marked),
  em: (marked) => wrapInline('*', marked),
  del: (marked) => wrapInline('~~', marked),
  code: (text) => {
    const fence = '`'.repeat(longestRun(text) + 1);
    return `${fence} ${joinLines(text)} ${fence}`;
  },
  link: (href, marked) => `[${marked}](<${href}>)`,
  heading: (level, marked) => `${'#'.repeat(level)} ${marked}`,
  paragraph: (lines) => lines.map(escapeLineStart).join('\\\n'),
  list: (items, ordered) => items.map((item, i) => indentItem(ordered ? `${i + 1}. ` : '- ', item)).join('\n'),
  quote: (marked) => marked.replace(/^/gm, '> '),
  codeBlock: (text) => {
    const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
    return `${fence}\n${text.replace(/\r/g, '')}\n${fence}`;
  },
  rule: '---',
};

/** Markup works only around text that neither begins nor ends with a blank. */
function wrapInline(mark: string, marked: string): string {
  const inside = marked.trim();
  return inside === '' ? marked : marked.replace(inside, () => `${mark}${inside}${mark}`);
}

/** Escapes a line start that would be a list, a rule or a heading. */
function escapeLineStart(line: string): string {
  return line
    .trimStart()
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

function indentItem(mark: string, item: string): string {
  return `${mark}${item.replace(/\n/g, `\n${' '.repeat(mark.length)}`)}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}

/** Joins lines: a line break in text would start a block. */
export function joinLines(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ');
}
