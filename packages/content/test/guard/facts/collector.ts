/** A reading in progress, with its unread words. */
import { type Figures, findQuotedWords, quoteWords, type Reading, type Value } from '../normal-form.js';
import { UnreadWords } from './scanner.js';

/** An entry of a file of facts, as parsed from YAML. */
export type FactEntry = Readonly<Record<string, unknown>>;

export interface UnreadEntry {
  /** Kind and id of the entry. */
  readonly at: string;
  readonly why: string;
}

export class Collector {
  /** True if the revised edition of a card is read. */
  readonly revised: boolean;
  private readonly kinds: Record<string, Record<string, Figures>> = {};
  readonly unread: UnreadEntry[] = [];

  constructor(revised = false) {
    this.revised = revised;
  }

  /** Adds the result of `read` to an entry, or records why there is none. */
  add(kind: string, id: string, read: () => Figures): void {
    const found = this.attempt(`${kind}/${id}`, read);
    if (!found) return;
    for (const words of findQuotedWords(found)) this.unread.push({ at: `${kind}/${id}`, why: words });
    const ofKind = this.kinds[kind] ?? {};
    ofKind[id] = { ...ofKind[id], ...found };
    this.kinds[kind] = ofKind;
  }

  /** Returns the result of `read`. Records unread words and returns undefined for them. */
  attempt<T>(at: string, read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof UnreadWords)) throw error;
      this.unread.push({ at, why: error.message });
      return undefined;
    }
  }

  get reading(): Reading {
    return this.kinds;
  }
}

/** Fields with sources and remarks. */
const REMARKS = ['doubt', 'note', 'theme', 'sources', 'edition', 'number'];

/** Returns the remaining fields of an entry as quoted words. */
export function otherFields(entry: FactEntry, ...read: string[]): Record<string, Value> {
  const rest = Object.entries(entry).filter(([field]) => !read.includes(field) && !REMARKS.includes(field));
  return Object.fromEntries(rest.map(([field, value]) => [field, quoteValue(value)]));
}

function quoteValue(value: unknown): Value {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(quoteValue);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, quoteValue(inner)]));
  }
  return quoteWords(String(value));
}

export const requireText = (value: unknown): string => {
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new UnreadWords(JSON.stringify(value), 'no word', '');
  return String(value);
};
/** Returns a figure, or quoted words in its place. */
export const readFigure = (value: unknown): number | string =>
  typeof value === 'number' ? value : quoteWords(String(value));
export const optionalText = (value: unknown): string | undefined =>
  value === undefined ? undefined : requireText(value);
export const requireNumber = (value: unknown): number => {
  if (typeof value !== 'number') throw new UnreadWords(JSON.stringify(value), 'no number', '');
  return value;
};
export const optionalNumber = (value: unknown): number | undefined =>
  value === undefined ? undefined : requireNumber(value);
/** Returns a list of words for a list, a single word or undefined. */
export function textList(value: unknown): string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map(requireText) : [requireText(value)];
}
export const entryList = (value: unknown): FactEntry[] => (Array.isArray(value) ? (value as FactEntry[]) : []);
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Applies the first matching pattern of a table. Returns undefined if none matches. */
export function applyFirstMatch<T, R>(
  table: readonly (readonly [RegExp, T])[],
  words: string,
  apply: (found: RegExpExecArray, give: T) => R,
): R | undefined {
  for (const [pattern, give] of table) {
    const found = pattern.exec(words);
    if (found) return apply(found, give);
  }
  return undefined;
}
