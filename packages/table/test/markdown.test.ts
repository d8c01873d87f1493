import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MarkdownBlock, type MarkdownInline, parseMarkdown, plainText } from '../src/online/markdown.js';

describe('Markdown written by players', () => {
  test('becomes plain data for emphasis, lists, quotes and links', () => {
    expect(parseMarkdown('**Run**, *now*\n\n- a\n- b\n\n> so [it](https://example.org/x) is')).toEqual([
      {
        kind: 'paragraph',
        inside: [
          { kind: 'strong', inside: [{ kind: 'text', text: 'Run' }] },
          { kind: 'text', text: ', ' },
          { kind: 'em', inside: [{ kind: 'text', text: 'now' }] },
        ],
      },
      {
        kind: 'list',
        ordered: false,
        items: ['a', 'b'].map((text) => [{ kind: 'paragraph', inside: [{ kind: 'text', text }] }]),
      },
      {
        kind: 'quote',
        blocks: [
          {
            kind: 'paragraph',
            inside: [
              { kind: 'text', text: 'so ' },
              { kind: 'link', href: 'https://example.org/x', inside: [{ kind: 'text', text: 'it' }] },
              { kind: 'text', text: ' is' },
            ],
          },
        ],
      },
    ]);
  });

  test('keeps HTML as text and has no images', () => {
    expect(plainText(parseMarkdown('<script>alert(1)</script>'))).toBe('<script>alert(1)</script>');
    expect(JSON.stringify(parseMarkdown('![see](https://example.org/a.png)'))).not.toContain('image');
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//example.org',
    '/t/other',
    'file:///etc/passwd',
  ])('has no link to %s', (href) => {
    expect(linksIn(parseMarkdown(`[see](${href})`))).toEqual([]);
  });

  test('is read from any text, with links only to the web and to mail addresses', () => {
    const pieces = fc.constantFrom(
      '[',
      '](',
      ')',
      '![',
      '<',
      '>',
      '**',
      '_',
      '\n',
      '\n\n',
      '> ',
      '- ',
      '`',
      '"',
      'javascript:',
      'https://a.b',
      ' ',
    );
    const texts = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 30 });
    fc.assert(
      fc.property(texts, (parts) => {
        for (const href of linksIn(parseMarkdown(parts.join(''))))
          expect(href).toMatch(/^(https?:\/\/|mailto:)[^\s<>"]+$/i);
      }),
    );
  });
});

function linksIn(blocks: readonly MarkdownBlock[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'quote':
        return linksIn(block.blocks);
      case 'list':
        return block.items.flatMap(linksIn);
      case 'paragraph':
      case 'heading':
        return block.inside.flatMap(hrefs);
      default:
        return [];
    }
  });
}

function hrefs(one: MarkdownInline): string[] {
  const own = one.kind === 'link' ? [one.href] : [];
  return 'inside' in one ? [...own, ...one.inside.flatMap(hrefs)] : own;
}
