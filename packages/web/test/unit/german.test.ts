/** The interface in German says everything the English one says, with the same arguments. */
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { HOUSE_RULE_CHOICES } from '../../src/start/house-rules.js';
import { CARDS_DE } from '../../src/words/de/cards.js';
import { CREDITS_DE } from '../../src/words/de/credits.js';
import { GATES_DE } from '../../src/words/de/gates.js';
import { HISTORY_DE } from '../../src/words/de/history.js';
import { HOUSE_RULES_DE } from '../../src/words/de/house-rules.js';
import { INTERFACE_DE } from '../../src/words/de/index.js';
import { KEEPING_DE } from '../../src/words/de/keeping.js';
import { LEARN_DE } from '../../src/words/de/learn.js';
import { ODDS_DE } from '../../src/words/de/odds.js';
import { ONLINE_DE } from '../../src/words/de/online.js';
import { PRIMER_DE } from '../../src/words/de/primer.js';
import { START_DE } from '../../src/words/de/start.js';
import { TRADE_DE } from '../../src/words/de/trade.js';
import { VERIFY_DE } from '../../src/words/de/verify.js';
import { CARDS } from '../../src/words/en/cards.js';
import { CREDITS } from '../../src/words/en/credits.js';
import { GATES } from '../../src/words/en/gates.js';
import { HISTORY } from '../../src/words/en/history.js';
import { HOUSE_RULES } from '../../src/words/en/house-rules.js';
import { INTERFACE } from '../../src/words/en/index.js';
import { KEEPING } from '../../src/words/en/keeping.js';
import { LEARN } from '../../src/words/en/learn.js';
import { ODDS } from '../../src/words/en/odds.js';
import { ONLINE } from '../../src/words/en/online.js';
import { PRIMER } from '../../src/words/en/primer.js';
import { START } from '../../src/words/en/start.js';
import { TRADE } from '../../src/words/en/trade.js';
import { VERIFY } from '../../src/words/en/verify.js';

type Message = ReturnType<IntlMessageFormat['getAst']>;
/** The types of plain text and of the number of a plural in a parsed message. */
const LITERAL = 0;
const POUND = 7;
/** Arguments that choose between words, or bring the forms of a name: a language uses those it needs. */
const CHOOSING = new Set(['slug', 'place', 'at', 'world', 'to', 'next']);

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

/** All of it, with what is fetched later. */
const ALL = {
  ...INTERFACE,
  ...LEARN,
  ...PRIMER,
  ...GATES,
  ...ODDS,
  ...ONLINE,
  ...CREDITS,
  ...HOUSE_RULES,
  ...HISTORY,
  ...CARDS,
  ...TRADE,
  ...START,
  ...KEEPING,
  ...VERIFY,
};
const ALL_DE = {
  ...INTERFACE_DE,
  ...LEARN_DE,
  ...PRIMER_DE,
  ...GATES_DE,
  ...ODDS_DE,
  ...ONLINE_DE,
  ...CREDITS_DE,
  ...HOUSE_RULES_DE,
  ...HISTORY_DE,
  ...CARDS_DE,
  ...TRADE_DE,
  ...START_DE,
  ...KEEPING_DE,
  ...VERIFY_DE,
};

describe('the interface in German', () => {
  it('has the messages of the English one, and no others', () => {
    expect(Object.keys(ALL_DE).sort()).toEqual(Object.keys(ALL).sort());
  });

  it('has no empty message, and the same arguments in each', () => {
    for (const [key, english] of Object.entries(ALL)) {
      const german = ALL_DE[key as keyof typeof ALL];
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
    const keys = new Set(Object.keys(HOUSE_RULES));
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
