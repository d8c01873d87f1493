import type { RuleBook, RuleClause } from './clauses.js';

/** The clauses of a section. */
export interface Section {
  readonly name: string;
  readonly clauses: readonly RuleClause[];
}

/** Returns the sections of a book, in order. */
export function sectionsOf(book: RuleBook): Section[] {
  const sections = new Map<string, RuleClause[]>();
  for (const clause of book.clauses) {
    const group = sections.get(clause.section);
    if (group) group.push(clause);
    else sections.set(clause.section, [clause]);
  }
  return [...sections].map(([name, clauses]) => ({ name, clauses }));
}

/** A search result with its book. */
export interface ClauseMatch {
  readonly book: string;
  readonly clause: RuleClause;
}

/** Returns the clauses with every word of a search in their text, section or id; matching ids come first. */
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

/** Returns the book of a URL: by its own id or by that of a clause in it; by default the first. */
export function findBook(books: readonly RuleBook[], id: string | undefined): RuleBook | undefined {
  return (
    books.find((book) => book.id === id) ??
    books.find(({ clauses }) => clauses.some((clause) => clause.id === id)) ??
    (id === undefined ? books[0] : undefined)
  );
}
