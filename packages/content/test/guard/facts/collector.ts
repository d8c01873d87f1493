/** A reading as it is made: what was understood, and what was not. */
import type { Figures, Reading } from '../words.js';
import { Unread } from './scanner.js';

/** An entry of a file of facts: whatever YAML gives. */
export type Entry = Readonly<Record<string, unknown>>;

export interface NotRead {
  /** The kind and the entry. */
  readonly at: string;
  readonly why: string;
}

export class Collector {
  private readonly kinds: Record<string, Record<string, Figures>> = {};
  readonly unread: NotRead[] = [];

  /** Adds to what is known of an entry what `read` comes to, or notes why it comes to nothing. */
  add(kind: string, id: string, read: () => Figures): void {
    const found = this.attempt(`${kind}/${id}`, read);
    if (!found) return;
    const ofKind = this.kinds[kind] ?? {};
    ofKind[id] = { ...ofKind[id], ...found };
    this.kinds[kind] = ofKind;
  }

  /** What `read` comes to; undefined, and noted, where words are not understood. */
  attempt<T>(at: string, read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      this.unread.push({ at, why: error.message });
      return undefined;
    }
  }

  get reading(): Reading {
    return this.kinds;
  }
}

/** Fields that say where something was found out, or what else is a matter of rules and not of the component. */
const REMARKS = ['doubt', 'note', 'theme', 'sources'];

/** Throws where an entry has a field the reader does not know. */
export function known(entry: Entry, ...fields: string[]): void {
  const other = Object.keys(entry).find((field) => !fields.includes(field) && !REMARKS.includes(field));
  if (other !== undefined) throw new Unread(other, 'a field the reader does not know', JSON.stringify(entry));
}

export const text = (value: unknown): string => {
  if (typeof value !== 'string' && typeof value !== 'number') throw new Unread(JSON.stringify(value), 'no word', '');
  return String(value);
};
export const maybeText = (value: unknown): string | undefined => (value === undefined ? undefined : text(value));
export const number = (value: unknown): number => {
  if (typeof value !== 'number') throw new Unread(JSON.stringify(value), 'no number', '');
  return value;
};
export const maybeNumber = (value: unknown): number | undefined => (value === undefined ? undefined : number(value));
/** A list of words; one word is a list of one, none an empty one. */
export function texts(value: unknown): string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map(text) : [text(value)];
}
export const entries = (value: unknown): Entry[] => (Array.isArray(value) ? (value as Entry[]) : []);
export const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
