import { joinLines } from './markdown.js';
import type { TextSyntax } from './text-syntax.js';

/** Plain text, for mails and logs. */
export const PLAIN: TextSyntax = {
  text: joinLines,
  strong: (marked) => marked,
  em: (marked) => marked,
  del: (marked) => marked,
  code: joinLines,
  link: (href, marked) => (marked === href ? href : `${marked} (${href})`),
  heading: (level, marked) =>
    level === 1
      ? `${marked}\n${'='.repeat([...marked].length)}`
      : level === 2
        ? `${marked}\n${'-'.repeat([...marked].length)}`
        : `${marked}:`,
  paragraph: (lines) => lines.join('\n'),
  list: (items, ordered) =>
    items.map((item, i) => `${ordered ? `${i + 1}.` : '-'} ${item.replace(/\n/g, '\n  ')}`).join('\n'),
  quote: (marked) => marked.replace(/^/gm, '  '),
  codeBlock: (text) => text,
  rule: '* * *',
};
