import { language } from '../words/language.js';
import type { RuleBook, RuleClause } from './all-clauses.js';

export type { RuleBook, RuleClause } from './all-clauses.js';

/** Matches the id of a clause. */
export const CLAUSE_ID_PATTERN = /\b[A-Z]{1,3}(?:-[A-Z]+)*-\d{2,3}\b/;

let books: Promise<readonly RuleBook[]> | undefined;

/** Returns every book of rules, in the language of the page. Fetched on first use; a failed fetch can be retried. */
export function loadBooks(): Promise<readonly RuleBook[]> {
  books ??= load().catch((error) => {
    books = undefined;
    throw error;
  });
  return books;
}

async function load(): Promise<readonly RuleBook[]> {
  if (language !== 'de') return (await import('./all-clauses.js')).BOOKS;
  const [{ BOOKS }, { GERMAN }] = await Promise.all([import('./all-clauses.js'), import('./german-clauses.js')]);
  return BOOKS.map(({ id, clauses }) => ({
    id,
    clauses: clauses.map((clause) => ({ ...clause, ...GERMAN[clause.id] })),
  }));
}

/** Cache of loaded sections: questions cite the same ones often. */
const sectionCache = new Map<string, readonly RuleClause[]>();

/** Returns a clause by its id. Fetches only its section, once. */
export async function loadClause(id: string): Promise<RuleClause | undefined> {
  const section = sectionPrefix(id);
  if (!sectionCache.has(section)) {
    // Two separate awaits: for a conditional import the build would preload the dependencies of both.
    const { SECTIONS } = language === 'de' ? await import('./german-sections.js') : await import('./sections.js');
    const fetched = await SECTIONS[section]?.();
    if (fetched) sectionCache.set(section, fetched.CLAUSES);
  }
  return getLoadedClause(id);
}

/** Returns a clause synchronously, if its section is loaded. */
export function getLoadedClause(id: string): RuleClause | undefined {
  return sectionCache.get(sectionPrefix(id))?.find((clause) => clause.id === id);
}

/** Returns the prefix of the ids of a section: `A-MOVE` of A-MOVE-01. */
function sectionPrefix(id: string): string {
  return id.replace(/-\d+$/, '');
}
