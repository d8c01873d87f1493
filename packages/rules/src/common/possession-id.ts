import type { Possession } from './state.js';

/** Names a possession in option ids: its card, and its condition where that makes a difference. */
export function possessionId(possession: Possession): string {
  let id = possession.card;
  if (possession.exhausted) id += ':exhausted';
  if (possession.tokens) id += `:${possession.tokens}`;
  return id;
}
