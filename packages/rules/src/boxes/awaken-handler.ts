import { isSlumbering } from '../arkham/end/awakening.js';
import type { Game } from '../arkham/game.js';
import type { Handler } from '../common/rule-table.js';

/** Awakens the Ancient One if it slumbers. */
export const awakenAncientOne: Handler = function* (game) {
  const g = game as Game;
  if (isSlumbering(g)) g.rules.turn.awaken(g, 'power');
};
