/** The German translation of the clauses. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBooks, readGerman } from '../../plugins/clauses.js';
import type { RuleClause } from '../../src/rules/all-clauses.js';

const RULES = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'rules');
const english = new Map(
  readBooks(RULES).map(({ file, clauses }) => [file.replace('.yaml', ''), clauses as readonly RuleClause[]]),
);
const german = readGerman(join(RULES, 'de')).map(({ file, clauses }) => [file.replace('.md', ''), clauses] as const);

describe('the rules in German', () => {
  it('exist for every book', () => {
    expect(german.map(([book]) => book)).toEqual([...english.keys()]);
  });

  describe.each(german)('%s', (book, translations) => {
    const clauses = english.get(book) ?? [];

    it('has every clause of the English book, in its order, and no other', () => {
      expect(Object.keys(translations)).toEqual(clauses.map(({ id }) => id));
    });

    it('has one section for each English section', () => {
      const names = new Map<string, Set<string>>();
      for (const { id, section } of clauses) {
        names.set(section, (names.get(section) ?? new Set()).add(translations[id]?.section ?? ''));
      }
      expect([...names].filter(([, those]) => those.size !== 1)).toEqual([]);
      const all = [...names.values()].flatMap((those) => [...those]);
      expect(new Set(all).size).toBe(all.length);
    });

    it('contains the same numbers and clause ids as the English text', () => {
      const figures = (text: string) => (text.match(/[A-Z]+(?:-[A-Z]+)*-\d+|\d+/g) ?? []).sort().join(' ');
      const others = clauses.filter(({ id, text }) => figures(text) !== figures(translations[id]?.text ?? ''));
      expect(others.map(({ id, text }) => `${id}: ${text} | ${translations[id]?.text}`)).toEqual([]);
    });

    it('contains no English words, and follows German punctuation', () => {
      const wrong = Object.entries(translations).filter(([, { text }]) =>
        /["'”]|\b(the|and|of|is|with|investigator|Clue)\b| {2}|[^.!?)“]$/.test(text),
      );
      expect(wrong).toEqual([]);
    });
  });
});
