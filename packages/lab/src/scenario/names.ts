/** Returns a name without its number of Clues: `cultist+2` is a cultist. */
function plainName(text: string): string {
  return text.replace(/\+\d+$/, '');
}

/** Returns the number of times a part of a document names a component. */
export function countMentions(part: unknown, id: string): number {
  if (typeof part === 'string') return plainName(part) === id ? 1 : 0;
  if (typeof part !== 'object' || part === null) return 0;
  return Object.values(part).reduce((sum: number, inner) => sum + countMentions(inner, id), 0);
}

/** Returns every text in a part of a document. */
export function textsIn(part: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof part === 'string') found.add(plainName(part));
  else if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) textsIn(inner, found);
  return found;
}
