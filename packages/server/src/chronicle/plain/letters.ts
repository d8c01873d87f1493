import type { Dialect } from './dialect.js';
import { oneLine } from './markdown.js';

/** Nothing but letters, for mails and logs. */
export const LETTERS: Dialect = {
  text: oneLine,
  strong: (marked) => marked,
  em: (marked) => marked,
  del: (marked) => marked,
  code: oneLine,
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
