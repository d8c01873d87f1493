import { language } from '../words/language.js';
import type { RuleBook, RuleClause } from './all-clauses.js';

export type { RuleBook, RuleClause } from './all-clauses.js';

/** What the id of a clause looks like. */
export const CLAUSE_ID_PATTERN = /\b[A-Z]{1,3}(?:-[A-Z]+)*-\d{2,3}\b/;

let books: Promise<readonly RuleBook[]> | undefined;

/** Every book of rules, in the language of the page. They are fetched when they are first asked for; who fails may ask again. */
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

/** The sections that were fetched: a question cites the same ones again and again. */
const sectionCache = new Map<string, readonly RuleClause[]>();

/** A clause by its id. Only its section is fetched, and only once. */
export async function loadClause(id: string): Promise<RuleClause | undefined> {
  const section = sectionPrefix(id);
  if (!sectionCache.has(section)) {
    // Each awaited by itself: of a choice among imports the build would fetch what all of them need.
    const { SECTIONS } = language === 'de' ? await import('./german-sections.js') : await import('./sections.js');
    const fetched = await SECTIONS[section]?.();
    if (fetched) sectionCache.set(section, fetched.CLAUSES);
  }
  return getLoadedClause(id);
}

/** The same at once, if its section is there. */
export function getLoadedClause(id: string): RuleClause | undefined {
  return sectionCache.get(sectionPrefix(id))?.find((clause) => clause.id === id);
}

/** What the ids of a section begin with: `A-MOVE` of A-MOVE-01. */
function sectionPrefix(id: string): string {
  return id.replace(/-\d+$/, '');
}
