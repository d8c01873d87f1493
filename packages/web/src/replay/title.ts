import type { TableView } from '@vigil/table';
import type { Edition } from '../say/edition.js';

/** Who plays a game, in words. */
export function titleOf({ words }: Edition, { investigators }: TableView): string {
  return words.list(investigators.map(({ id }) => words.name('investigator', id)));
}
