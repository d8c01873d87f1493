import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../root.js';

/** A clause of the rules. */
export interface Clause {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

let all: readonly Clause[] | undefined;

/** Every clause of docs/rules; read when they are first asked for. */
function clauses(): readonly Clause[] {
  const folder = join(ROOT, 'docs', 'rules');
  all ??= readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')) as Clause[]);
  return all;
}

/** How many clauses are shown at most of those that hold some words. */
const MOST = 8;

/** The clauses of these ids, in their order. */
export function clausesOf(ids: readonly string[]): Clause[] {
  return [...new Set(ids)].flatMap((id) => clauses().filter((one) => one.id === id));
}

/** The clause of an id, or those that hold every word of a search, with how many more there are. */
export function findClauses(search: string): { readonly found: readonly Clause[]; readonly more: number } {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const exact = clauses().filter(({ id }) => id.toLowerCase() === words[0]);
  if (exact.length > 0 && words.length === 1) return { found: exact, more: 0 };
  const found = clauses().filter(({ id, section, text }) => {
    const all = `${id} ${section} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  return { found: found.slice(0, MOST), more: Math.max(0, found.length - MOST) };
}
