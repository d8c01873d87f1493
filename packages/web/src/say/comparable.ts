import { describe } from './describe.js';
import type { Edition } from './edition.js';

/** What of some things can lie side by side. A token stands for its kind; nothing lies there twice. */
export function comparable(edition: Edition, ids: readonly string[]): readonly string[] {
  const { content } = edition;
  const known = ids.map((id) => content.tokens.get(id)?.id ?? id).filter((id) => describe(edition, id) !== undefined);
  return [...new Set(known)];
}
