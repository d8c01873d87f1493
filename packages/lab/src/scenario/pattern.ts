import { asTyped } from '@vigil/rules';

/** True if a text fits a pattern. */
export type Pattern = (text: string) => boolean;

/**
 * Parses a pattern of a scenario. `/…/` is a regular expression, `*` matches any text, and everything else must be
 * equal. Ignores case and the form of apostrophes and quotes.
 */
export function parsePattern(text: string): Pattern {
  const fits = typedPattern(asTyped(text));
  return (tried) => fits(asTyped(tried));
}

function typedPattern(text: string): Pattern {
  const regex = /^\/(.*)\/$/s.exec(text);
  if (regex) {
    const compiled = new RegExp(regex[1] as string, 'i');
    return (tried) => compiled.test(tried);
  }
  if (!text.includes('*')) {
    const wanted = text.toLowerCase();
    return (tried) => tried.toLowerCase() === wanted;
  }
  const parts = text.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const compiled = new RegExp(`^${parts.join('.*')}$`, 'is');
  return (tried) => compiled.test(tried);
}

/** A candidate with an id and its words. */
export interface NamedCandidate {
  readonly id: string;
  readonly words: string;
  /** The text including costs and effects, if it differs. */
  readonly full?: string;
}

/**
 * Returns the matches: the candidate with that id, or all with a matching id, or matching words, or matching full
 * words.
 */
export function findMatches<T extends NamedCandidate>(text: string, among: readonly T[]): T[] {
  const exact = among.filter(({ id }) => id === text);
  if (exact.length > 0) return exact;
  const fits = parsePattern(text);
  const byId = among.filter(({ id }) => fits(id));
  if (byId.length > 0) return byId;
  const byWords = among.filter(({ words }) => fits(words));
  return byWords.length > 0 ? byWords : among.filter(({ full }) => full !== undefined && fits(full));
}
