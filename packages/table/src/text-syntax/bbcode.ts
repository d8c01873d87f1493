import { joinLines } from './markdown.js';
import type { TextSyntax } from './text-syntax.js';

/** Follows a bracket that must not become a tag: invisible, and no forum reads it as the name of one. */
const ZERO_WIDTH_SPACE = '\u200B';

/** Tags known to every forum only: b, i, s, quote, list, url. Some forums accept HTML as well, so it is escaped too. */
export const BBCODE: TextSyntax = {
  text: (text) => escapeBbcode(joinLines(text)),
  strong: (marked) => `[b]${marked}[/b]`,
  em: (marked) => `[i]${marked}[/i]`,
  del: (marked) => `[s]${marked}[/s]`,
  code: (text) => escapeBbcode(joinLines(text)),
  link: (href, marked) => `[url=${href.replace(/\[/g, '%5B').replace(/\]/g, '%5D')}]${marked}[/url]`,
  heading: (level, marked) => (level === 3 ? `[b][i]${marked}[/i][/b]` : `[b]${marked}[/b]`),
  paragraph: (lines) => lines.join('\n'),
  list: (items, ordered) => `[list${ordered ? '=1' : ''}]\n${items.map((item) => `[*]${item}`).join('\n')}\n[/list]`,
  quote: (marked) => `[quote]${marked}[/quote]`,
  codeBlock: (text) =>
    text
      .split(/\r?\n/)
      .map((line) => escapeBbcode(joinLines(line)))
      .join('\n'),
  // No tag for a rule is known to every forum.
  rule: '————————',
};

function escapeBbcode(text: string): string {
  return text.replace(/[[<]/g, `$&${ZERO_WIDTH_SPACE}`);
}
