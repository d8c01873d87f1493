import { describe } from './describe.js';
import type { LoadedContent } from './loaded-content.js';

/** Returns the ids that can be compared: kinds instead of tokens, without duplicates. */
export function comparableIds(loaded: LoadedContent, ids: readonly string[]): readonly string[] {
  const { content } = loaded;
  const known = ids.map((id) => content.tokens.get(id)?.id ?? id).filter((id) => describe(loaded, id) !== undefined);
  return [...new Set(known)];
}
