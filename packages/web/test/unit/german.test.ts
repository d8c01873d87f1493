/** The messages of the page in German, compared with the English messages. */
import { readdirSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { HOUSE_RULE_CHOICES } from '../../src/start/house-rules.js';

type Message = ReturnType<IntlMessageFormat['getAst']>;
/** Types of literal text and of the number sign of a plural in a parsed message. */
const LITERAL = 0;
const POUND = 7;
/** Arguments for choices and forms of names. Each language uses those that it needs. */
const OPTIONAL_ARGUMENTS = new Set(['slug', 'place', 'the', 'at', 'world', 'to', 'next']);

/** Names of the arguments of a message, sorted. */
function argumentsOf(message: string): string[] {
  const found = new Set<string>();
  const walk = (parts: Message) => {
    for (const part of parts) {
      if (part.type === LITERAL || part.type === POUND) continue;
      if ('value' in part && !OPTIONAL_ARGUMENTS.has(String(part.value))) found.add(String(part.value));
      if ('options' in part) for (const { value } of Object.values(part.options)) walk(value);
    }
  };
  walk(new IntlMessageFormat(message, 'de', undefined, { ignoreTag: true }).getAst());
  return [...found].sort();
}

/** All messages of a language: one file for each screen. */
async function loadMessagesOf(language: string): Promise<Readonly<Record<string, string>>> {
  const folder = new URL(`../../src/words/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).pathname)));
  return Object.assign({}, ...modules.flatMap((module) => Object.values(module)));
}
const ALL = await loadMessagesOf('en');
const ALL_DE = await loadMessagesOf('de');

describe('the interface in German', () => {
  it('has the same keys as in English', () => {
    expect(Object.keys(ALL_DE).sort()).toEqual(Object.keys(ALL).sort());
  });

  it('has no empty message, and the same arguments as in English', () => {
    for (const [key, english] of Object.entries(ALL)) {
      const german = ALL_DE[key] ?? '';
      expect(german.trim(), key).not.toBe('');
      expect(argumentsOf(german), key).toEqual(argumentsOf(english));
    }
  });

  it('uses German quotation marks and ellipses', () => {
    const wrong = Object.entries(ALL_DE).filter(([, text]) => /["'’]|[^ (]…|”|\w - \w/.test(text));
    expect(wrong).toEqual([]);
  });
});

describe('the house rules', () => {
  it('have messages for every rule and choice', () => {
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
