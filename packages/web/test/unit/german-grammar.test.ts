/** German grammar of the messages: cases after prepositions, and forms of names in sentences. */
import { BASE } from '@vigil/content';
import { loadBoxWords } from '@vigil/content/words';
import { CATALOGUES, Content, createWords, HAUNT_CATALOGUES, type NameForm } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { COACH_DE } from '../../src/words/de/coach.js';
import { GATE_LESSONS_DE } from '../../src/words/de/gate-lessons.js';
import { HOUSE_RULES_DE } from '../../src/words/de/house-rules.js';
import { INTERFACE_DE } from '../../src/words/de/index.js';
import { LEARN_DE } from '../../src/words/de/learn.js';
import { ODDS_DE } from '../../src/words/de/odds.js';
import { PRIMER_DE } from '../../src/words/de/primer.js';

const ALL: readonly (readonly [string, string])[] = [
  CATALOGUES.de,
  HAUNT_CATALOGUES.de,
  INTERFACE_DE,
  LEARN_DE,
  GATE_LESSONS_DE,
  PRIMER_DE,
  ODDS_DE,
  COACH_DE,
  HOUSE_RULES_DE,
].flatMap((messages) => Object.entries(messages));

const DATIVE = 'mit|von|bei|zu|aus|nach|seit|außer|gegenüber';
/** A preposition, a number and a noun. */
const COUNTED_NOUN = new RegExp(
  `(?<![Bb]is )\\b(?:${DATIVE})\\s+(?:(?!1\\b)\\d+|\\{\\w+\\}|#)\\s+(?:weiteren |nötigen )?(\\p{Lu}[\\p{L}]+)`,
  'gu',
);
const PLURAL = new RegExp(`(?<![Bb]is )\\b(?:${DATIVE})\\s+\\{\\w+, plural,((?:[^{}]|\\{[^{}]*\\})*)\\}`, 'gu');
const OTHER = /other \{#\s+(\p{Lu}\p{L}+)/u;
/** Nouns with equal nominative and dative plural, or without plural. */
const UNCHANGED_PLURALS = new Set(['Dollar', 'Wahl', 'Verdammnis', 'Terror', 'Sanity', 'Ausdauer', 'Zähigkeit']);

describe('German messages', () => {
  it('use the dative for counted nouns after prepositions such as "mit" and "von"', () => {
    const wrong = ALL.flatMap(([key, text]) => {
      const nouns = [
        ...[...text.matchAll(COUNTED_NOUN)].map((match) => match[1] as string),
        ...[...text.matchAll(PLURAL)].flatMap((match) => OTHER.exec(match[1] ?? '')?.[1] ?? []),
      ];
      return nouns
        .filter((noun) => !noun.endsWith('n') && !UNCHANGED_PLURALS.has(noun))
        .map((noun) => `${key}: ${noun}`);
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('use "versiegeln" for gates and places, never "siegeln"', () => {
    expect(ALL.filter(([, text]) => /(?<![Vv]er)\bsiegel[nt]/.test(text))).toEqual([]);
  });

  it('have a comma before subordinate clauses', () => {
    const missing = ALL.filter(([, text]) =>
      /\p{L} (?:dass|sodass|obwohl|weil|damit du|damit ihr) /u.test(text.replace(/, (?:ohne )?/g, ',')),
    );
    expect(missing.map(([key]) => key)).toEqual([]);
  });
});

const content = new Content([BASE]);
const words = createWords('de', CATALOGUES.de, content, await loadBoxWords(['base'], 'de'));

describe('names in German sentences', () => {
  it('have a form for every place, world and monster of the base game', () => {
    const of = (kind: 'place' | 'world' | 'monster', id: string, forms: readonly NameForm[]) =>
      forms.map((form) => [id, form, words.nameInForm(kind, id, form)] as const);
    const all = [
      ...BASE.locations.flatMap(({ id }) => of('place', id, ['at', 'to', 'the', 'acc', 'of'])),
      ...BASE.monsters.flatMap(({ id }) => of('monster', id, ['the', 'acc', 'dat', 'a'])),
    ];
    const ARTICLE: Readonly<Record<string, RegExp>> = {
      at: /^(im|in|am|an|auf|bei|beim) /,
      to: /^(in|ins|an|auf|zum|zur|zu|nach) /,
      acc: /^(den|die|das) |^(Hibbs|Velmas|Mas) /,
      the: /^(der|die|das) |^(Hibbs|Velmas|Mas) /,
      dat: /^(dem|der) /,
      a: /^(ein|eine) /,
      of: /^(des|der|von) /,
    };
    expect(all.filter(([, form, text]) => !ARTICLE[form]?.test(text))).toEqual([]);
    const worlds = BASE.worlds.flatMap(({ id }) => of('world', id, ['at', 'to', 'of']));
    expect(worlds.filter(([, form, text]) => !ARTICLE[form]?.test(text))).toEqual([]);
  });

  it.each([
    ['e.moved', { investigator: 'kate-winthrop', where: '', place: 'woods' }, 'Kate Winthrop geht in den Wald.'],
    ['e.monsterPlaced', { monster: 'cultist-2', place: 'graveyard' }, 'Ein Kultist erscheint auf dem Friedhof.'],
    [
      'e.combat',
      { outcome: 'fled', investigator: 'kate-winthrop', monster: 'witch' },
      'Kate Winthrop flieht vor der Hexe.',
    ],
    [
      'e.combat',
      { outcome: 'begins', investigator: 'kate-winthrop', monster: 'flying-polyp' },
      'Kate Winthrop kämpft gegen den Fliegenden Polypen.',
    ],
    ['o.evade', { monster: 'dark-young' }, 'Dem Dunklen Jungen ausweichen'],
    [
      'e.gateOpened',
      { gate: 'gate-abyss-1', place: 'black-cave' },
      'Ein Tor in den Abgrund öffnet sich in der Schwarzen Höhle.',
    ],
    ['e.sealed', { place: 'unvisited-isle' }, 'Die Unbesuchte Insel wird versiegelt.'],
    ['o.place', { place: 'the-dreamlands-1' }, 'Traumlande, erstes Gebiet'],
    [
      'q.location',
      { investigator: 'kate-winthrop', place: 'the-dreamlands-1' },
      'Im ersten Gebiet der Traumlande · Aktion wählen',
    ],
  ])('%s', (key, args, text) => {
    expect(words.say(key, args)).toBe(text);
  });

  it('are the plain names if a box defines no forms', () => {
    const withoutForms = createWords('de', CATALOGUES.de, content);
    expect(withoutForms.say('e.moved', { investigator: 'kate-winthrop', where: '', place: 'woods' })).toBe(
      'Kate Winthrop geht zu Woods.',
    );
    expect(withoutForms.say('o.fight', { monster: 'ghoul' })).toBe('Gegen Ghoul kämpfen');
  });
});
