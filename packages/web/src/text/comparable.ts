import { describe } from './describe.js';
import type { LoadedContent } from './loaded-content.js';

/** What of some things can lie side by side. A token stands for its kind; nothing lies there twice. */
export function comparableIds(loaded: LoadedContent, ids: readonly string[]): readonly string[] {
  const { content } = loaded;
  const known = ids.map((id) => content.tokens.get(id)?.id ?? id).filter((id) => describe(loaded, id) !== undefined);
  return [...new Set(known)];
}
