import fc from 'fast-check';
import MarkdownIt, { type Token } from 'markdown-it';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type ChronicleLanguage,
  chronicleHtml,
  createChronicle,
  formatChronicle,
  loadChronicleLanguage,
} from '../../src/chronicle/index.js';
import { ARKHAM_SETUP, MARCH, type PlayedGame, playGame } from './play-game.js';

let game: PlayedGame;
let reader: ChronicleLanguage;

beforeAll(async () => {
  game = await playGame('arkham', ARKHAM_SETUP, 'tuesday', { answers: 3 });
  reader = await loadChronicleLanguage('en', 'arkham', game.opened.content);
});

/** Returns the chronicle of a game in which a player of that name wrote that text. */
function withText(text: string, name = 'Anna') {
  const comments = [
    { table: 't', n: 1, kind: 'narration', role: 'seat', seat: 0, name, text, number: 2, at: MARCH } as const,
  ];
  return createChronicle(reader, {
    ...game,
    table: { ...game.table, name },
    seats: [{ seat: 0, name }],
    comments,
  });
}

const pieces = fc.constantFrom(
  ...['<', '>', '"', "'", '&', '`', '\\', '[', ']', '(', ')', '!', '*', '_', '~', '|', '#', '- ', '1. ', '    '],
  ...['\n', '\n\n', '> ', '```', '<script>', '</style>', '<img src=x onerror=y>', '[/quote]', '[url=javascript:x]'],
  ...[
    '[b]',
    '[/list]',
    '![x](https://a.b/c.png)',
    '[a](javascript:b)',
    '[c](https://d.e/[b])',
    '---',
    '===',
    '&lt;',
    '<!--',
  ],
  ...['[x]: https://a.b', '](', 'https://a.b/?q=<x>"', '\u2028', '\r', '\t', '\0', '{who}', '\uE100', '\uE002'],
);
const writings = fc.array(fc.oneof(pieces, fc.string({ maxLength: 5 })), { maxLength: 25 }).map((all) => all.join(''));

/** The chronicle's own tags: none runs code, fetches anything or takes input. */
const OWN_TAGS = new Set(
  'html head meta title style body svg symbol path circle use a header p h1 h2 h3 h4 div ul ol li nav main section span time small blockquote cite b br dl dt dd footer code strong em del pre hr'.split(
    ' ',
  ),
);

describe('texts and names of players', () => {
  test('never become tags of the page, and their links lead only to the web', () => {
    fc.assert(
      fc.property(writings, writings, (text, name) => {
        const html = chronicleHtml(reader, withText(text, name));
        const [head = ''] = html.split('</style>');
        const body = html.slice(head.length + '</style>'.length);
        for (const [, tag = ''] of body.matchAll(/<\/?([^\s/>]+)/g)) expect(OWN_TAGS).toContain(tag);
        for (const [, attribute = ''] of body.matchAll(/<[^>]*?\s(on\w+|src|srcset|style|action)=/g))
          expect(attribute).toBe('');
        for (const [, href = ''] of body.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(#|https?:|mailto:)/i);
        for (const [link] of body.matchAll(/<a href="(?!#)[^>]*>/g))
          expect(link).toContain('rel="nofollow noreferrer noopener"');
        expect(html.split('</style>')).toHaveLength(2);
        expect(html.split('<blockquote class="chat').length).toBe(2);
      }),
      { numRuns: 150 },
    );
  });

  test('gain no Markdown markup, even where HTML and images are allowed', () => {
    const lax = new MarkdownIt({ html: true });
    fc.assert(
      fc.property(writings, writings, (text, name) => {
        const markdown = formatChronicle(reader, withText(text, name), 'markdown');
        const html = lax.render(markdown);
        for (const token of flat(lax.parse(markdown, {}))) expect(token.type).not.toMatch(/html|image|table/);
        for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(https?:|mailto:)/i);
        // The chapters after it are still chapters.
        expect(html.match(/<h1>/g)).toHaveLength(1);
        expect(html.match(/<h2>/g)).toHaveLength(chapters());
      }),
      { numRuns: 150 },
    );
  });

  test('gain no BBCode tag, and every tag is closed', () => {
    fc.assert(
      fc.property(writings, writings, (text, name) => {
        const open: string[] = [];
        const bbcode = formatChronicle(reader, withText(text, name), 'bbcode');
        for (const [whole, end, tag = '', value] of bbcode.matchAll(/\[(\/?)([a-z*]+)(=[^\]]*)?\]/gi)) {
          if (tag === '*') continue;
          expect(['b', 'i', 's', 'quote', 'list', 'url'], whole).toContain(tag);
          if (tag === 'url' && !end) expect(value).toMatch(/^=(https?:|mailto:)[^\s[\]"<>]+$/i);
          if (end) expect(open.pop(), whole).toBe(tag);
          else open.push(tag);
        }
        expect(open).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('survive a round trip through Markdown', () => {
    const text = 'A *b* **c** `d` ~~e~~ [f](https://g.h/i) <j> & 1. k\n2) l\n\n- m\n- n\n\n> o';
    const markdown = formatChronicle(reader, withText(text), 'markdown');
    const quoted = markdown
      .split('\n')
      .filter((line) => line.startsWith('>'))
      .map((line) => line.slice(2));
    const plain = new MarkdownIt({ html: false, breaks: true });
    expect(plain.render(quoted.join('\n')).replace(/\s+/g, ' ')).toBe(plain.render(text).replace(/\s+/g, ' '));
  });
});

function chapters(): number {
  return createChronicle(reader, game).chapters.length;
}

function flat(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => [token, ...flat(token.children ?? [])]);
}
