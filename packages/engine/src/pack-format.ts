/**
 * Byte layout of packed JSON. The first byte of a value says what it is. Below `firstTag`: a small number. From
 * `firstTag`: a {@link ValueTag}. From `firstReference`: a word seen before. From `firstLongReference`: one of more
 * such words, with one more byte. From `firstName`: a dictionary word by its short name, with `extraNameBytes` more
 * bytes.
 */
export interface PackFormat {
  readonly firstTag: number;
  readonly firstReference: number;
  readonly firstLongReference: number;
  readonly firstName: number;
  readonly extraNameBytes: 1 | 2;
  /** True if references count back from the last new word, false if they count up from the first. */
  readonly countsFromLast: boolean;
}

/** The layout written today. */
export const CURRENT_FORMAT: PackFormat = {
  firstTag: 32,
  firstReference: 48,
  firstLongReference: 112,
  firstName: 128,
  extraNameBytes: 1,
  countsFromLast: true,
};

/** The first layout ever written. It has 22-bit names only. */
export const FIRST_FORMAT: PackFormat = {
  firstTag: 108,
  firstReference: 128,
  firstLongReference: 176,
  firstName: 192,
  extraNameBytes: 2,
  countsFromLast: false,
};

/** Meaning of the bytes from `firstTag` on, as offsets. */
export const ValueTag = {
  true: 0,
  false: 1,
  null: 2,
  /** A positive whole number below 2^31. */
  whole: 3,
  /** Any other number, as its JSON. */
  number: 4,
  /** A text outside the dictionary. */
  text: 5,
  /** A text of parts that colons separate. */
  joined: 6,
  list: 7,
  /** A record with its field names. */
  record: 8,
  /** A record with the fields of an earlier one. */
  likeEarlier: 9,
  /** A text of hexadecimal digits, two a byte. */
  hex: 10,
  /** A dictionary word by its long name. */
  long: 11,
  /** A field without a value. */
  absent: 12,
  /** An empty list. */
  empty: 13,
  /** A record with the same fields as the previous one. */
  likePrevious: 14,
  /** A record whose fields are named by one word; see {@link shapeWord}. */
  shaped: 15,
} as const;

/** Returns the word that stands for all these fields at once, or undefined if no word can. */
export function shapeWord(fields: readonly string[]): string | undefined {
  return fields.length === 0 || fields.some((field) => field.includes(',')) ? undefined : fields.join(',');
}

/** Number of words that references can reach. */
export function maxWords({ firstReference, firstLongReference, firstName }: PackFormat): number {
  return firstLongReference - firstReference + 256 * (firstName - firstLongReference);
}
