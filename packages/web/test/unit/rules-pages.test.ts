import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBooks } from '../../plugins/clauses.js';
import type { RuleBook, RuleClause } from '../../src/rules/all-clauses.js';
import { CLAUSE_ID_PATTERN } from '../../src/rules/clauses.js';
import { findBook, findClauses, sectionsOf } from '../../src/rules/find-clauses.js';

const RULES = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'rules');
const books: RuleBook[] = readBooks(RULES).map(({ file, clauses }) => ({
  id: file.replace('.yaml', ''),
  clauses: clauses as RuleClause[],
}));

describe('the pages of the rules', () => {
  it('contain every clause, each with a valid id', () => {
    expect(books.map(({ id }) => id)).toContain('arkham');
    const ids = books.flatMap(({ clauses }) => clauses.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(800);
    expect(ids.filter((id) => CLAUSE_ID_PATTERN.exec(id)?.[0] !== id)).toEqual([]);
  });

  it('can be found by the id of a book or of a clause', () => {
    expect(findBook(books, 'haunt')?.id).toBe('haunt');
    expect(findBook(books, 'A-SKILL-08')?.id).toBe('arkham');
    expect(findBook(books, 'A-NONE-99')).toBeUndefined();
    expect(findBook(books, undefined)).toBe(books[0]);
  });

  it('group clauses by section, in the order of the book', () => {
    const arkham = findBook(books, 'arkham') as RuleBook;
    const sections = sectionsOf(arkham);
    expect(sections.map(({ name }) => name).slice(0, 2)).toEqual(['Setup', 'Turn structure']);
    expect(sections.flatMap(({ clauses }) => clauses)).toHaveLength(arkham.clauses.length);
  });

  it('can be searched by words, with ids first', () => {
    expect(findClauses(books, '')).toEqual([]);
    expect(findClauses(books, 'a-skill-08')[0]?.clause.id).toBe('A-SKILL-08');
    for (const { clause } of findClauses(books, 'doom terror')) {
      expect(`${clause.id} ${clause.section} ${clause.text}`.toLowerCase()).toMatch(/doom.*terror|terror.*doom/s);
    }
  });
});
