import { type Language, language } from '../words/language.js';
import type { RuleBook, RuleClause } from './all-clauses.js';
import type { SectionLoaders } from './sections.js';

export type { RuleBook, RuleClause } from './all-clauses.js';

/** Matches the id of a clause. */
export const CLAUSE_ID_PATTERN = /\b[A-Z]{1,3}(?:-[A-Z]+)*-\d{2,3}\b/;

let books: Promise<readonly RuleBook[]> | undefined;

/** Returns every book of rules, in the language of the page. Fetched on first use; a failed fetch can be retried. */
export function loadBooks(): Promise<readonly RuleBook[]> {
  books ??= BOOK_LOADERS[language]().catch((error) => {
    books = undefined;
    throw error;
  });
  return books;
}

const BOOK_LOADERS: Readonly<Record<Language, () => Promise<readonly RuleBook[]>>> = {
  en: async () => (await import('./all-clauses.js')).BOOKS,
  async de() {
    const [{ BOOKS }, { GERMAN }] = await Promise.all([import('./all-clauses.js'), import('./german-clauses.js')]);
    return BOOKS.map(({ id, clauses }) => ({
      id,
      clauses: clauses.map((clause) => ({ ...clause, ...GERMAN[clause.id] })),
    }));
  },
};

/** A function for each language: for a conditional import the build would preload the dependencies of both. */
const SECTION_LOADERS: Readonly<Record<Language, () => Promise<{ readonly SECTIONS: SectionLoaders }>>> = {
  en: () => import('./sections.js'),
  de: () => import('./german-sections.js'),
};

/** Cache of loaded sections: questions cite the same ones often. */
const sectionCache = new Map<string, readonly RuleClause[]>();

/** Returns a clause by its id. Fetches only its section, once. */
export async function loadClause(id: string): Promise<RuleClause | undefined> {
  const section = sectionPrefix(id);
  if (!sectionCache.has(section)) {
    const { SECTIONS } = await SECTION_LOADERS[language]();
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
