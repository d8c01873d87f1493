import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '@vigil/table';
import { parse } from 'yaml';
import { ROOT } from '../root.js';

/** A clause of the rules. */
export interface ClauseText {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

const FOLDER = join(ROOT, 'docs', 'rules');

const cache = new Map<string, readonly ClauseText[]>();

/** Returns every clause of docs/rules in a language, or in English if untranslated. Read on first use. */
function clauses(language: string): readonly ClauseText[] {
  const found = cache.get(language) ?? (language === 'en' ? readEnglish() : readTranslation(language, clauses('en')));
  cache.set(language, found);
  return found;
}

function readEnglish(): ClauseText[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => parse(readFileSync(join(FOLDER, file), 'utf8')) as ClauseText[]);
}

/** Reads docs/rules/<language>: lines `- A-MOVE-01: …` under `## …`. */
function readTranslation(language: string, english: readonly ClauseText[]): ClauseText[] {
  const folder = join(FOLDER, language);
  const translated = new Map<string, ClauseText>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    let section = '';
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      section = /^## (.+)$/.exec(line)?.[1] ?? section;
      const [, id, text] = /^- ([A-Z0-9-]+): (.+)$/.exec(line) ?? [];
      if (id !== undefined && text !== undefined) translated.set(id, { id, section, text });
    }
  }
  return english.map((clause) => translated.get(clause.id) ?? clause);
}

/** Maximum number of clauses shown by a text search. */
const MAX_RESULTS = 8;

/** Returns the clauses of these ids, in order. */
export function clausesOf(language: string, ids: readonly string[]): ClauseText[] {
  return [...new Set(ids)].flatMap((id) => clauses(language).filter((clause) => clause.id === id));
}

/** Returns the reason of a question: the first sentence of its clause. */
export function reasonOf(language: string, id: string): string {
  const [clause] = clausesOf(language, [id]);
  return clause === undefined ? id : `${/^.*?[.](?= |$)/.exec(clause.text)?.[0] ?? clause.text} [${id}]`;
}

/**
 * Finds a clause by id, or the clauses that contain every search word. Those of the game come first. `more`: number of
 * further matches.
 */
export function findClauses(
  language: string,
  game: GameId,
  search: string,
): { readonly found: readonly ClauseText[]; readonly more: number } {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const exact = clauses(language).filter(({ id }) => id.toLowerCase() === words[0]);
  if (exact.length > 0 && words.length === 1) return { found: exact, more: 0 };
  const found = clauses(language).filter(({ id, section, text }) => {
    const all = `${id} ${section} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  const rankOf = (id: string) => (id.startsWith(game === 'haunt' ? 'H-' : 'A-') ? 0 : 1);
  found.sort((item, other) => rankOf(item.id) - rankOf(other.id));
  return { found: found.slice(0, MAX_RESULTS), more: Math.max(0, found.length - MAX_RESULTS) };
}
