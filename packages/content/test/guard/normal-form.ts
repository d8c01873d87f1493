/**
 * The normal form of both readings of a component: lines of fixed words and figures, some with labelled parts. Example:
 * `check luck -1 {pass (gain 1 clue, draw 1 spell); fail (receive curse)}`. Its only names are ids, and it
 * has no sentences. Neither side can derive it from the other. Words unknown to the fact reader stay in the facts' shorthand: `if
 * «the moon is full» {then (return)}`.
 */

export interface Line {
  readonly say: string;
  readonly parts?: readonly Part[];
}

export interface Part {
  readonly label: string;
  readonly lines: readonly Line[];
}

/** Parts by label. An empty part is left out, unless it is a row (with a number as label). */
export type Parts = Readonly<Record<string, readonly Line[] | undefined>>;

/** Makes a line without its empty parts. */
export function line(say: string, parts: Parts = {}): Line {
  const present = Object.entries(parts)
    .filter((entry): entry is [string, readonly Line[]] => entry[1] !== undefined)
    .filter(([label, lines]) => lines.length > 0 || /^\d+$/.test(label))
    .map(([label, lines]) => ({ label, lines }));
  return present.length > 0 ? { say, parts: present } : { say };
}

/** Formats a line for a reading. */
export function formatLine({ say, parts }: Line): string {
  if (!parts) return say;
  return `${say} {${parts.map(({ label, lines }) => `${label} (${lines.map(formatLine).join(', ')})`).join('; ')}}`;
}

/** Formats lines for a reading. */
export const formatLines = (lines: readonly Line[]): string[] => lines.map(formatLine);

/** Parses a line. Throws an error that shows the place of the fault. */
export function parseLine(text: string): Line {
  let at = 0;
  const fail = (): never => {
    throw new Error(`not a line of a reading: ${text.slice(0, at)}⟨here⟩${text.slice(at)}`);
  };
  const accept = (token: string): boolean => {
    if (!text.startsWith(token, at)) return false;
    at += token.length;
    return true;
  };
  const words = (): string => {
    const found = /^(?:«[^»]*»|[^{}(),;])*/.exec(text.slice(at))?.[0] ?? '';
    at += found.length;
    return found.trim() === '' ? fail() : found.trim();
  };
  const parseOne = (): Line => {
    const say = words();
    if (!accept('{')) return { say };
    const parts: Part[] = [];
    do {
      const label = words();
      if (!accept('(')) fail();
      const lines: Line[] = [];
      if (!accept(')')) {
        do lines.push(parseOne());
        while (accept(','));
        if (!accept(')')) fail();
      }
      parts.push({ label, lines });
    } while (accept(';'));
    if (!accept('}')) fail();
    return { say, parts };
  };
  const parsed = parseOne();
  return at === text.length ? parsed : fail();
}

/** Quotes words of the facts for which the normal form has no words. */
export const quoteWords = (words: string): string => `«${words.trim()}»`;

/** Finds the quoted words in a value. */
export function findQuotedWords(value: Value): string[] {
  if (typeof value === 'string') return [...value.matchAll(/«([^»]*)»/g)].map(([, words]) => words as string);
  return typeof value === 'object' ? Object.values(value).flatMap(findQuotedWords) : [];
}

/** Formats a number with its sign: `+1`, `-2`, `+0`. */
export const formatSigned = (n: number | string): string => (typeof n === 'string' || n < 0 ? `${n}` : `+${n}`);

/** Known fields of a component or entry: figures, ids and lines. */
export type Figures = { readonly [field: string]: Value };
export type Value = string | number | boolean | readonly Value[] | { readonly [field: string]: Value };

/** A reading of a box: components and entries by kind and id. */
export type Reading = Readonly<Record<string, Readonly<Record<string, Figures>>>>;

/** Returns figures without empty, false and undefined fields. */
export function withoutEmptyFields(of: Readonly<Record<string, Value | undefined>>): Figures {
  const present = Object.entries(of).filter((entry): entry is [string, Value] => {
    const value = entry[1];
    if (value === undefined || value === false) return false;
    return typeof value !== 'object' || Object.keys(value).length > 0;
  });
  return Object.fromEntries(present);
}
