import type { GameId } from '@vigil/table';
import { setTableArt } from '../art/registry.js';
import type { BoxUi } from './box-ui.js';
import { extendGameUi } from './extend-game-ui.js';
import type { GameUi } from './game-ui.js';
import { NO_BOX_UIS } from './load-box-uis.js';

/** The faces there are. A table fetches its own: what only the other game shows need not be there. */
const LOADERS: Readonly<Record<GameId, () => Promise<GameUi>>> = {
  arkham: async () => (await import('./arkham/index.js')).ARKHAM_UI,
  haunt: async () => (await import('./haunt/index.js')).HAUNT_UI,
};
const loads = new Map<GameId, Promise<GameUi>>();

/** The face of a game, the same promise each time. What could not be fetched is tried again the next time. */
export function loadGameUi(game: GameId): Promise<GameUi> {
  const before = loads.get(game);
  if (before) return before;
  const now = LOADERS[game]();
  loads.set(game, now);
  now.catch(() => loads.delete(game));
  return now;
}

/**
 * Sets a table: lays out the art of its boxes, and gives what only its game shows and says, with what boxes add to it. The
 * face is the same for the same boxes as long as they are the same list.
 */
export function createTableUi(own: GameUi, boxes: readonly BoxUi[] = NO_BOX_UIS): GameUi {
  setTableArt(boxes.flatMap(({ art }) => art ?? []));
  const known = tableUis.get(boxes)?.get(own);
  if (known) return known;
  const tableUi = extendGameUi(own, boxes);
  const byGame = tableUis.get(boxes) ?? new Map<GameUi, GameUi>();
  tableUis.set(boxes, byGame.set(own, tableUi));
  return tableUi;
}

/** Faces that were made already: to be drawn again, a part of the table must stay the same component. */
const tableUis = new WeakMap<readonly BoxUi[], Map<GameUi, GameUi>>();
