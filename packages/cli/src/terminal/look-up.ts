import { didYouMean } from '@vigil/rules';

/** An entry that can be looked up. `printed`: its printed name, if it has another one in the current language. */
export interface NamedEntry {
  readonly id: string;
  readonly name: string;
  readonly printed?: string;
}

/** Result of a search by name: exact matches, or similar names. */
export interface LookUpResult<T> {
  readonly entries: readonly T[];
  /** The name used in place of a misspelt one. */
  readonly instead?: string;
}

/**
 * Finds entries by name, by printed name or by id. Tries an exact match, then a prefix, then a substring, then the
 * closest spelling.
 */
export function lookUp<T extends NamedEntry>(entries: readonly T[], text: string): LookUpResult<T> {
  const wanted = normalizeName(text);
  const names = (item: T) => [item.name, item.printed ?? item.name, item.id].map(normalizeName);
  const steps: ((name: string) => boolean)[] = [
    (name) => name === wanted,
    (name) => name.startsWith(wanted),
    (name) => name.split(' ').some((word) => word.startsWith(wanted)),
    (name) => name.includes(wanted),
  ];
  for (const fits of steps) {
    const found = entries.filter((entry) => names(entry).some(fits));
    if (found.length > 0) return { entries: found };
  }
  const all = [...new Set(entries.flatMap(names))];
  const near = findNearest(wanted, all) ?? findNearWord(wanted, all);
  if (near === undefined) return { entries: [] };
  const found = entries.filter((entry) => names(entry).includes(near));
  return { entries: found, ...(found[0] && { instead: found[0].name }) };
}

/** Returns the most similar word, if any is close enough. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  return /"(.+)"/.exec(didYouMean(word, known))?.[1];
}

/** Returns the name with the most similar word of the same initial. */
function findNearWord(wanted: string, names: readonly string[]): string | undefined {
  const all = names.flatMap((name) => name.split(' ').map((word) => ({ word, name })));
  const words = all.filter(({ word }) => word.charAt(0) === wanted.charAt(0));
  const near = findNearest(
    wanted,
    words.map(({ word }) => word),
  );
  return words.find(({ word }) => word === near)?.name;
}

/** Normalizes a name for comparison: lower case, without accents and punctuation. */
function normalizeName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
