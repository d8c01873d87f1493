import { slumbers } from '../arkham/end/awakening.js';
import type { Game } from '../arkham/game.js';
import type { Handler } from '../common/meanings.js';

/** The Ancient One awakens, if it slumbers. */
export const awakens: Handler = function* (game) {
  const g = game as Game;
  if (slumbers(g)) g.means.turn.awaken(g, 'power');
};
