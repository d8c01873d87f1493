/**
 * The normal form of both readings of a component: lines of fixed words and figures, some with labelled parts. Example:
 * `check luck -1 {pass (gain 1 clue, draw 1 spell); fail (receive curse)}`. It has no sentences and no names but ids,
 * and neither side can derive it from the other. Words unknown to the fact reader stay in the facts' shorthand: `if
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

/** Parts by their labels. A part in which nothing happens is left out, unless it is a row (its label a number). */
export type Parts = Readonly<Record<string, readonly Line[] | undefined>>;

/** A line; of its parts those in which something happens. */
export function line(say: string, parts: Parts = {}): Line {
  const kept = Object.entries(parts)
    .filter((entry): entry is [string, readonly Line[]] => entry[1] !== undefined)
    .filter(([label, lines]) => lines.length > 0 || /^\d+$/.test(label))
    .map(([label, lines]) => ({ label, lines }));
  return kept.length > 0 ? { say, parts: kept } : { say };
}

/** A line as it stands in a reading. */
export function formatLine({ say, parts }: Line): string {
  if (!parts) return say;
  return `${say} {${parts.map(({ label, lines }) => `${label} (${lines.map(formatLine).join(', ')})`).join('; ')}}`;
}

/** Lines as they stand in a reading. */
export const formatLines = (lines: readonly Line[]): string[] => lines.map(formatLine);

/** Reads a line back. Throws an error that shows where it is none. */
export function parseLine(text: string): Line {
  let at = 0;
  const wrong = (): never => {
    throw new Error(`no line of a reading: ${text.slice(0, at)}⟨here⟩${text.slice(at)}`);
  };
  const eat = (token: string): boolean => {
    if (!text.startsWith(token, at)) return false;
    at += token.length;
    return true;
  };
  const words = (): string => {
    const found = /^(?:«[^»]*»|[^{}(),;])*/.exec(text.slice(at))?.[0] ?? '';
    at += found.length;
    return found.trim() === '' ? wrong() : found.trim();
  };
  const one = (): Line => {
    const say = words();
    if (!eat('{')) return { say };
    const parts: Part[] = [];
    do {
      const label = words();
      if (!eat('(')) wrong();
      const lines: Line[] = [];
      if (!eat(')')) {
        do lines.push(one());
        while (eat(','));
        if (!eat(')')) wrong();
      }
      parts.push({ label, lines });
    } while (eat(';'));
    if (!eat('}')) wrong();
    return { say, parts };
  };
  const whole = one();
  return at === text.length ? whole : wrong();
}

/** Words of the facts as they are, for which the normal form has none of its own. */
export const quoteWords = (words: string): string => `«${words.trim()}»`;

/** The plain words in some figures. */
export function findQuotedWords(value: Value): string[] {
  if (typeof value === 'string') return [...value.matchAll(/«([^»]*)»/g)].map(([, words]) => words as string);
  return typeof value === 'object' ? Object.values(value).flatMap(findQuotedWords) : [];
}

/** `+1`, `-2`, `+0`. */
export const formatSigned = (n: number | string): string => (typeof n === 'string' || n < 0 ? `${n}` : `+${n}`);

/** Known fields of a component or entry: figures, ids and lines. */
export type Figures = { readonly [field: string]: Value };
export type Value = string | number | boolean | readonly Value[] | { readonly [field: string]: Value };

/** A reading of a box: kinds of component, and in each its components and entries by id. */
export type Reading = Readonly<Record<string, Readonly<Record<string, Figures>>>>;

/** Figures without what is not there. */
export function withoutEmptyFields(of: Readonly<Record<string, Value | undefined>>): Figures {
  const kept = Object.entries(of).filter((entry): entry is [string, Value] => {
    const value = entry[1];
    if (value === undefined || value === false) return false;
    return typeof value !== 'object' || Object.keys(value).length > 0;
  });
  return Object.fromEntries(kept);
}
