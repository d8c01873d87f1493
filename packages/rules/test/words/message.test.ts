/** Messages are read as intl-messageformat, the library of the standard, reads them. */
import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '../../src/words/catalogues.js';
import { compileMessage, type Values } from '../../src/words/message.js';

/** The text that the library makes of a message; undefined if it refuses it. */
function expectedText(message: string, locale: string, values: Values): string | undefined {
  try {
    return String(new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).format(values));
  } catch {
    return undefined;
  }
}

function ownText(message: string, locale: string, values: Values): string | undefined {
  try {
    return compileMessage(message, locale)(values);
  } catch {
    return undefined;
  }
}

/** Values for every name in a message, each the number given, or a word that a `select` of it knows. */
function valuesFor(message: string, n: number): Values {
  const names = [...message.matchAll(/\{\s*([\p{L}\p{N}_]+)\s*[,}]/gu)].map(([, name = '']) => name);
  const words = [...message.matchAll(/([\p{L}\p{N}_]+)\s*\{/gu)].map(([, word = '']) => word);
  const isSelected = (name: string) => message.includes(`{${name}, select`);
  return Object.fromEntries(
    names.map((name, at) => [name, isSelected(name) ? (words[(n + at) % words.length] ?? 'other') : n]),
  );
}

describe('a message', () => {
  it.each(Object.entries(CATALOGUES))('of the catalogue %s is read as the library reads it', (language, catalogue) => {
    const messages = Object.entries(catalogue).filter(([, message]) => /[{}']/.test(message));
    expect(messages.length).toBeGreaterThan(800);
    for (const [key, message] of messages) {
      for (const n of [0, 1, 2, 3, 7, 1234]) {
        const values = valuesFor(message, n);
        const expected = expectedText(message, language, values);
        expect(expected, key).toBeDefined();
        expect(ownText(message, language, values), key).toBe(expected);
      }
    }
  });

  it('made of any pieces of the syntax is read or refused as the library does', () => {
    const piece = fc.constantFrom(
      ...['{', '}', '{n}', '{ n , plural, ', '{who, select, ', '{n, selectordinal, ', '{n, number}', 'offset:1 '],
      ...['one {', 'other {', 'other{#}', '=0 {none} ', '=1{', 'few {#rd}', 'you {', 'they{', 'x-y {'],
      ...["'", "''", "'{", "'#'", '#', ' ', ',', '<', '>', 'dice', 'é', '|', '{gone}', '}}'],
    );
    const value = fc.constantFrom<string | number>(0, 1, 2, 3, 21, 1234, -1, 2.5, '', 'you', '2');
    let read = 0;
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 9 }),
        value,
        value,
        fc.constantFrom('en', 'de'),
        (made, n, who, locale) => {
          const [message, values] = [made.join(''), { n, who }];
          const expected = expectedText(message, locale, values);
          expect(ownText(message, locale, values), message).toBe(expected);
          if (expected !== undefined && message.includes('{')) read += 1;
        },
      ),
      { numRuns: 5000, seed: 7 },
    );
    expect(read).toBeGreaterThan(50);
  });

  it.each([
    ["it''s '{n}' of {n}", 'en', "it's {n} of 1234"],
    ['{n, plural, one {# die} other {# dice}}', 'en', '1,234 dice'],
    ['{n, plural, one {# Würfel} other {# Würfel, {n}}}', 'de', '1.234 Würfel, 1234'],
    ['{n, plural, =1234 {all} other {some}}', 'en', 'all'],
    ['the {n, selectordinal, one {#st} few {#rd} other {#th}}', 'en', 'the 1,234th'],
    ['{who, select, you {# of you} other {none}}', 'en', '# of you'],
  ])('reads %s in %s as %s', (message, locale, text) => {
    expect(compileMessage(message, locale)({ n: 1234, who: 'you' })).toBe(text);
  });

  it('has a number written plainly where a pack from elsewhere asks for a style', () => {
    expect(compileMessage('{n, number, ::.00} on average', 'en')({ n: 2.5 })).toBe('2.5 on average');
  });
});
