import { BASE } from '@vigil/content';
import { loadBoxWords } from '@vigil/content/words';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import type { EncounterEntry, LocationCardDef } from '../src/language/components.js';
import { Content } from '../src/language/content.js';
import { createWords } from '../src/words/box-words.js';
import { CATALOGUES, type Language } from '../src/words/catalogues.js';
import {
  ancientOneText,
  cardText,
  entryText,
  gateCardText,
  investigatorText,
  locationText,
  monsterKeywords,
  monsterText,
  mythosText,
} from '../src/words/component-text.js';
import { eventText, messageText } from '../src/words/events/event-text.js';
import { type Catalogue, type NameLookup, Words } from '../src/words/words.js';

const { en: ENGLISH, ...OTHERS } = CATALOGUES;

/**
 * Arguments that only select a grammatical form or a word by an id. The composing sources give them to every language,
 * and a language uses those it needs.
 */
const GRAMMAR = new Set([
  'who',
  'form',
  'after',
  'case',
  'id',
  'fixed',
  'article',
  'smooth',
  'comma',
  'not',
  'n',
  'one',
  'draw',
  'monster',
  // The sources give both, and a language uses one.
  'then',
  'third',
  'plain',
  'verb',
  'rest',
  'noun',
  'to',
  'may',
  'cost',
  'clause',
  'subject',
  'status',
  'statusAs',
  'card',
  'held',
  'event',
  'long',
  'other',
  'condition',
  'named',
  'option',
  'ally',
  'commands',
  'several',
  'clause',
]);
/** Keys that a language may have if the general message would be clumsy. */
const OPTIONAL =
  /^(?:amount\.as-many-again|if\.at-except|has\.there\.(?:tokens|seals|successes|failures)|card\.(?:one-of|common-or-unique|unique-or-common)|monsters\.(?:each-kind|a-kind|with\..*)|monster\.flies|amount\.for-each\.most|amount\.as(?:\.(?:most|dice|rolled))?|effect\.return-monster\.(?:cup|box|sheet)\.it|rumor\.pass\.no-tokens\.tokens-on-terror|countable\.(?:terror\.less|missing-seals\.each)|effect\.receive\.bank-loan|list\.(?:either|clauses\..*|nor)|check\.it|aim|(?:may\.pay|use\.pay|cast(?:\.may|\.apart)?)\.aim|ability\.(?:if\.joined|opening)|trigger\.joined(?:\.(?:at|long))?|trigger\.clause(?:\.long)?|each\.at|option\.paid)$/;
/** Prefixes of question and event texts, whose arguments the rules do not provide. */
const RULE_TEXTS = /^([qoe]|mind|cause|ending)\./;

type Message = ReturnType<IntlMessageFormat['getAst']>;
/** The type of plain text in a parsed message. */
const LITERAL = 0;

interface UsedArguments {
  /** Arguments that appear in the text. */
  readonly shown: ReadonlySet<string>;
  /** All arguments. */
  readonly all: ReadonlySet<string>;
}

/** Collects the arguments of a message, without the forms of {@link Words}: `{Then}`, `{placeKind}`, `{placeAt}`. */
function usedArguments(message: string): UsedArguments {
  const shown = new Set<string>();
  const all = new Set<string>();
  const name = (arg: string) =>
    arg.charAt(0).toLowerCase() + arg.slice(1).replace(/(?:Kind|Many|At|To|The|Acc|Dat|A|Of)$/, '');
  const walk = (elements: Message, plural?: string) => {
    for (const element of elements) {
      if (!('value' in element)) {
        // The number sign of a plural.
        if (plural !== undefined) shown.add(plural);
      } else if ('options' in element) {
        all.add(name(element.value));
        const inside = 'offset' in element ? name(element.value) : plural;
        for (const option of Object.values(element.options)) walk(option.value, inside);
      } else if (element.type !== LITERAL) {
        all.add(name(element.value));
        shown.add(name(element.value));
      }
    }
  };
  walk(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
  return { shown, all };
}

/** Pronouns, available to every message. */
const PRONOUNS = new Set(
  Object.values(CATALOGUES).flatMap((catalogue) =>
    Object.keys(catalogue).flatMap((key) => (key.startsWith('pronoun.') ? key.slice('pronoun.'.length) : [])),
  ),
);

const subtractArguments = (of: ReadonlySet<string>, those: ReadonlySet<string>) =>
  [...of].filter((arg) => !those.has(arg) && !PRONOUNS.has(arg));

describe.each(Object.entries(OTHERS) as [string, Catalogue][])(
  'the catalogue for the language %s',
  (_language, catalogue) => {
    it('has the keys of the English catalogue and no others', () => {
      const missing = (key: string) =>
        !Object.hasOwn(catalogue, key) && !/^(?:form|pronoun)\./.test(key) && !OPTIONAL.test(key);
      expect(Object.keys(ENGLISH).filter(missing)).toEqual([]);
      // Forms of names and pronouns differ by language.
      const own = (key: string) =>
        !Object.hasOwn(ENGLISH, key) && !/^(?:form|pronoun)\./.test(key) && !OPTIONAL.test(key);
      expect(Object.keys(catalogue).filter(own)).toEqual([]);
    });

    it('parses without errors', () => {
      for (const [key, message] of Object.entries(catalogue)) {
        expect(() => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }), key).not.toThrow();
        expect(message, key).not.toMatch(/(^|\s)-\d/);
      }
    });

    it('uses the same arguments as the English catalogue', () => {
      for (const [key, message] of Object.entries(catalogue)) {
        if (/^(?:form|pronoun)\./.test(key) || OPTIONAL.test(key)) continue;
        const [english, own] = [usedArguments(ENGLISH[key] ?? ''), usedArguments(message)];
        const isRuleText = RULE_TEXTS.test(key);
        const missingArguments = subtractArguments(english.shown, own.all).filter(
          (arg) => isRuleText || !GRAMMAR.has(arg),
        );
        expect(missingArguments, `${key} leaves out`).toEqual([]);
        const more = subtractArguments(own.all, english.all);
        expect(isRuleText ? more : more.filter((arg) => !GRAMMAR.has(arg)), `${key} cannot know`).toEqual([]);
      }
    });
  },
);

/** Lists all generated texts of the base game. */
function textsOf(w: Words): string[] {
  const entries = [...BASE.locationCards, ...BASE.gateCards].flatMap((card) => card.entries);
  return [
    ...BASE.investigators.flatMap((def) => investigatorText(w, def)),
    ...BASE.ancientOnes.flatMap((def) => Object.values(ancientOneText(w, def)).flat()),
    ...BASE.monsters.flatMap((def) => [...monsterText(w, def), ...monsterKeywords(w, def).map(({ help }) => help)]),
    ...BASE.cards.flatMap((def) => cardText(w, def)),
    ...BASE.mythos.flatMap((def) => mythosText(w, def)),
    ...BASE.locations.flatMap((def) => locationText(w, def)),
    ...entries.map((entry) => entryText(w, entry)),
    ...BASE.gateCards.map((def) => gateCardText(w, def, 'other')),
  ];
}

describe.each(Object.entries(OTHERS) as [Language, Catalogue][])(
  'the component texts in the language %s',
  async (language, catalogue) => {
    const boxes = await loadBoxWords(['base'], language);
    const named: readonly { readonly name: string }[] = [
      ...BASE.investigators,
      ...BASE.ancientOnes,
      ...BASE.monsters,
      ...BASE.cards,
      ...BASE.mythos,
      ...BASE.locations,
      ...BASE.locations.flatMap(({ abilities = [], innerRoom }) => [...abilities, ...(innerRoom ? [innerRoom] : [])]),
      ...BASE.streets,
      ...BASE.worlds,
    ];
    const names = named.map(({ name }) => name).sort((a, b) => b.length - a.length);
    /** Texts without names, which are English in every language. */
    const texts = textsOf(createWords(language, catalogue, new Content([BASE]), boxes)).map((text) =>
      names.reduce((rest, name) => rest.replaceAll(name, 'X'), text),
    );

    it('are complete', () => {
      expect(texts.length).toBeGreaterThan(500);
      expect(texts.filter((text) => /[⟦⟧{}]|undefined|NaN| {2}|\s[.,;:]/.test(text))).toEqual([]);
    });

    it('have the theme of an encounter in its event, question and answer', () => {
      const card = BASE.locationCards.find(({ id }) => id.startsWith('downtown')) as LocationCardDef;
      const { at } = card.entries[0] as EncounterEntry;
      const theme = `${card.id}/${at}`;
      const w = createWords(language, catalogue, new Content([BASE]), boxes);
      const isRuleText = eventText(w, { type: 'encounter', seat: 0, card: card.id, at }, { sheet: () => 'x' });
      const question = messageText(w, { key: 'q.encounter-card', args: { investigator: 'x', theme } });
      const answer = messageText(w, { key: 'o.encounter-card', args: { n: 1, theme } });
      for (const text of [isRuleText, question, answer])
        expect(text).toMatch(new RegExp(w.theme(card.id, at) ?? '-', 'i'));
    });

    it('contain no English words except names', () => {
      const english =
        /\b(and|any|at|by|card|check|choose|clue|discard|draw|each|for|from|gain|gate|has|have|if|is|it|item|lose|of|on|or|passed|roll|sanity|spell|stamina|the|then|this|to|until|when|with|you|your)s?\b/i;
      expect(texts.filter((text) => english.test(text))).toEqual([]);
    });
  },
);

describe('the forms of arguments in messages', () => {
  const lookup: NameLookup = (kind, id) => (kind === 'place-kind' ? (id === 'woods' ? 'location' : 'street') : id);
  const say = (message: string, args: Record<string, string>) => new Words('en', { x: message }, lookup).say('x', args);

  it('include an argument with a capital', () => {
    expect(say('passed: {Then}', { then: 'gain 1 Clue' })).toBe('passed: Gain 1 Clue');
    expect(say('{then}, {Then}', { then: '(none)' })).toBe('(none), (None)');
  });

  it('include the kind of a place', () => {
    const message =
      '{placeKind, select, location {at} other {in}} {place}, {place2Kind, select, location {at} other {in}} {place2}';
    expect(say(message, { place: 'woods', place2: 'uptown' })).toBe('at woods, in uptown');
  });
});
