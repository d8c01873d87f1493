import type { Book, RuleClause } from './all-clauses.js';

export type { Book, RuleClause } from './all-clauses.js';

/** What the id of a clause looks like. */
export const CLAUSE_ID = /\b[A-Z]{1,3}(?:-[A-Z]+)*-\d{2,3}\b/;

let books: Promise<readonly Book[]> | undefined;

/** Every book of rules. They are fetched when they are first asked for; who fails may ask again. */
export function allBooks(): Promise<readonly Book[]> {
  books ??= import('./all-clauses.js').then(
    ({ BOOKS }) => BOOKS,
    (error) => {
      books = undefined;
      throw error;
    },
  );
  return books;
}

/** A clause by its id. */
export async function clauseOf(id: string): Promise<RuleClause | undefined> {
  for (const { clauses } of await allBooks()) {
    const found = clauses.find((clause) => clause.id === id);
    if (found) return found;
  }
  return undefined;
}
