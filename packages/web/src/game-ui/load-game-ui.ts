import type { GameId } from '@vigil/table';
import { setTableArt } from '../art/registry.js';
import type { BoxUi } from './box-ui.js';
import { extendGameUi } from './extend-game-ui.js';
import type { GameUi } from './game-ui.js';
import { NO_BOX_UIS } from './load-box-uis.js';

/** The loaders by game. A table fetches only its own. */
const LOADERS: Readonly<Record<GameId, () => Promise<GameUi>>> = {
  arkham: async () => (await import('./arkham/index.js')).ARKHAM_UI,
  haunt: async () => (await import('./haunt/index.js')).HAUNT_UI,
};
const loads = new Map<GameId, Promise<GameUi>>();

/** Returns the user interface of a game, the same promise each time. Failed fetches are retried by the next call. */
export function loadGameUi(game: GameId): Promise<GameUi> {
  const before = loads.get(game);
  if (before) return before;
  const now = LOADERS[game]();
  loads.set(game, now);
  now.catch(() => loads.delete(game));
  return now;
}

/**
 * Registers the art of a table's boxes, and returns the user interface of its game with their extensions. The same
 * result for the same list of boxes.
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

/** Results by boxes and game: a component must keep its identity between renders. */
const tableUis = new WeakMap<readonly BoxUi[], Map<GameUi, GameUi>>();
