import type { Possession } from './state.js';

/** Returns the id of a possession in option ids: its card, and its condition if that matters. */
export function possessionId(possession: Possession): string {
  let id = possession.card;
  if (possession.exhausted) id += ':exhausted';
  if (possession.tokens) id += `:${possession.tokens}`;
  return id;
}
