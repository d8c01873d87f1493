/** Whether a text fits a pattern. */
export type Pattern = (text: string) => boolean;

/**
 * A pattern as scenarios write it: `/…/` is a regular expression, a text with `*` stands for any letters there,
 * everything else must be the very text. Letters may be large or small.
 */
export function pattern(text: string): Pattern {
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

/** Something that has an id and says it in words. */
export interface NamedCandidate {
  readonly id: string;
  readonly words: string;
  /** Its words with what it costs and brings, where they say more. */
  readonly full?: string;
}

/** Those that are meant: the one whose id it is, or all whose id fits, or all whose words fit, or their full words. */
export function findMatches<T extends NamedCandidate>(text: string, among: readonly T[]): T[] {
  const exact = among.filter(({ id }) => id === text);
  if (exact.length > 0) return exact;
  const fits = pattern(text);
  const byId = among.filter(({ id }) => fits(id));
  if (byId.length > 0) return byId;
  const byWords = among.filter(({ words }) => fits(words));
  return byWords.length > 0 ? byWords : among.filter(({ full }) => full !== undefined && fits(full));
}
