import type { TableView } from '@vigil/table';
import type { LoadedContent } from '../text/loaded-content.js';

/** Investigators of a game, as text. */
export function gameTitle({ words }: LoadedContent, { investigators }: TableView): string {
  return words.list(investigators.map(({ id }) => words.name('investigator', id)));
}
