import type { RuleBook, RuleClause } from './clauses.js';

/** The clauses of a section, which stand together. */
export interface Section {
  readonly name: string;
  readonly clauses: readonly RuleClause[];
}

/** The sections of a book in its order. */
export function sectionsOf(book: RuleBook): Section[] {
  const sections = new Map<string, RuleClause[]>();
  for (const clause of book.clauses) {
    const there = sections.get(clause.section);
    if (there) there.push(clause);
    else sections.set(clause.section, [clause]);
  }
  return [...sections].map(([name, clauses]) => ({ name, clauses }));
}

/** A clause that was searched for, and where it stands. */
export interface ClauseMatch {
  readonly book: string;
  readonly clause: RuleClause;
}

/** The clauses that hold every word of a search, in their text, section or id; those with it in the id first. */
export function findClauses(books: readonly RuleBook[], search: string): ClauseMatch[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const found = books.flatMap(({ id: book, clauses }) =>
    clauses.filter((clause) => matchesAll(clause, wanted)).map((clause) => ({ book, clause })),
  );
  const byId = ({ clause }: ClauseMatch) => (clause.id.toLowerCase().includes(wanted[0] as string) ? 0 : 1);
  return found.sort((one, other) => byId(one) - byId(other));
}

function matchesAll({ id, section, text }: RuleClause, wanted: readonly string[]): boolean {
  const whole = `${id} ${section} ${text}`.toLowerCase();
  return wanted.every((word) => whole.includes(word));
}

/** The book an address names, by its own id or by that of a clause in it; without either the first. */
export function findBook(books: readonly RuleBook[], id: string | undefined): RuleBook | undefined {
  return (
    books.find((book) => book.id === id) ??
    books.find(({ clauses }) => clauses.some((clause) => clause.id === id)) ??
    (id === undefined ? books[0] : undefined)
  );
}
