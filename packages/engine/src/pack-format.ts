/**
 * How packed JSON is written. A value begins with a byte: a small number below `special`; from there as {@link ValueTag} says;
 * from `words` a word that came, from `more` one of more of them, with another byte; from `named` a word by its
 * short name, of which `bytes` more follow.
 */
export interface PackFormat {
  readonly firstTag: number;
  readonly firstReference: number;
  readonly firstLongReference: number;
  readonly firstName: number;
  readonly extraNameBytes: 1 | 2;
  /** Words that came are numbered from the last one back, and not from the first one on. */
  readonly countsFromLast: boolean;
}

/** As it is written. */
export const CURRENT_FORMAT: PackFormat = {
  firstTag: 32,
  firstReference: 48,
  firstLongReference: 112,
  firstName: 128,
  extraNameBytes: 1,
  countsFromLast: true,
};

/** As it was written at first, with the names of 22 bits alone. */
export const FIRST_FORMAT: PackFormat = {
  firstTag: 108,
  firstReference: 128,
  firstLongReference: 176,
  firstName: 192,
  extraNameBytes: 2,
  countsFromLast: false,
};

/** What a byte from `special` on says. */
export const ValueTag = {
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
export function maxWords({ firstReference: words, firstLongReference: more, firstName: named }: PackFormat): number {
  return more - words + 256 * (named - more);
}
