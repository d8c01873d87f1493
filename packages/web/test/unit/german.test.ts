/** The interface in German says everything the English one says, with the same arguments. */
import { readdirSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { HOUSE_RULE_CHOICES } from '../../src/start/house-rules.js';

type Message = ReturnType<IntlMessageFormat['getAst']>;
/** The types of plain text and of the number of a plural in a parsed message. */
const LITERAL = 0;
const POUND = 7;
/** Arguments that choose between words, or bring the forms of a name: a language uses those it needs. */
const CHOOSING = new Set(['slug', 'place', 'the', 'at', 'world', 'to', 'next']);

/** The arguments of a message. */
function argumentsOf(message: string): string[] {
  const found = new Set<string>();
  const walk = (parts: Message) => {
    for (const part of parts) {
      if (part.type === LITERAL || part.type === POUND) continue;
      if ('value' in part && !CHOOSING.has(String(part.value))) found.add(String(part.value));
      if ('options' in part) for (const { value } of Object.values(part.options)) walk(value);
    }
  };
  walk(new IntlMessageFormat(message, 'de', undefined, { ignoreTag: true }).getAst());
  return [...found].sort();
}

/** All of it, with what is fetched later: one file for each screen, in a folder for each language. */
async function loadMessagesOf(language: string): Promise<Readonly<Record<string, string>>> {
  const folder = new URL(`../../src/words/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).pathname)));
  return Object.assign({}, ...modules.flatMap((module) => Object.values(module)));
}
const ALL = await loadMessagesOf('en');
const ALL_DE = await loadMessagesOf('de');

describe('the interface in German', () => {
  it('has the messages of the English one, and no others', () => {
    expect(Object.keys(ALL_DE).sort()).toEqual(Object.keys(ALL).sort());
  });

  it('has no empty message, and the same arguments in each', () => {
    for (const [key, english] of Object.entries(ALL)) {
      const german = ALL_DE[key] ?? '';
      expect(german.trim(), key).not.toBe('');
      expect(argumentsOf(german), key).toEqual(argumentsOf(english));
    }
  });

  it('writes quotation marks and ellipses as German does', () => {
    const strange = Object.entries(ALL_DE).filter(([, text]) => /["'’]|[^ (]…|”|\w - \w/.test(text));
    expect(strange).toEqual([]);
  });
});

describe('the house rules', () => {
  it('have names and words for all that can be agreed', () => {
    const keys = new Set(Object.keys(ALL));
    for (const choices of Object.values(HOUSE_RULE_CHOICES)) {
      for (const [rule, values] of Object.entries(choices)) {
        expect(keys).toContain(`ui.house.${rule}`);
        for (const value of values) {
          const plain = value === 'yes' || value === 'no';
          expect(keys.has(`ui.house.${rule}.${value}`) || plain, `${rule}.${value}`).toBe(true);
        }
      }
    }
  });
});
