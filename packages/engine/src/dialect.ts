/**
 * How packed JSON is written. A value begins with a byte: a small number below `special`; from there as {@link Special} says;
 * from `words` a word that came, from `more` one of more of them, with another byte; from `named` a word by its
 * short name, of which `bytes` more follow.
 */
export interface Dialect {
  readonly special: number;
  readonly words: number;
  readonly more: number;
  readonly named: number;
  readonly bytes: 1 | 2;
  /** Words that came are numbered from the last one back, and not from the first one on. */
  readonly fromLast: boolean;
}

/** As it is written. */
export const NOW: Dialect = { special: 32, words: 48, more: 112, named: 128, bytes: 1, fromLast: true };

/** As it was written at first, with the names of 22 bits alone. */
export const BEFORE: Dialect = { special: 108, words: 128, more: 176, named: 192, bytes: 2, fromLast: false };

/** What a byte from `special` on says. */
export const Special = {
  true: 0,
  false: 1,
  null: 2,
  whole: 3,
  number: 4,
  text: 5,
  joined: 6,
  list: 7,
  record: 8,
  alike: 9,
  hex: 10,
  /** A word by its long name. */
  long: 11,
  /** A field without a value. */
  absent: 12,
  /** An empty list. */
  empty: 13,
  /** A record with the fields of the one before. */
  same: 14,
  /** A record whose fields a word names: {@link shapeWord}. */
  shaped: 15,
} as const;

/** The word by which a record of these fields is packed where the game knows it; undefined: no word can say them. */
export function shapeWord(fields: readonly string[]): string | undefined {
  return fields.length === 0 || fields.some((field) => field.includes(',')) ? undefined : fields.join(',');
}

/** How many words are remembered. */
export function mostWords({ words, more, named }: Dialect): number {
  return more - words + 256 * (named - more);
}
