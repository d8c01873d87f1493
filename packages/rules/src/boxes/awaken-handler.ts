import { isSlumbering } from '../arkham/end/awakening.js';
import type { ArkhamHandler } from '../arkham/game.js';

/** Awakens the Ancient One if it slumbers. */
export const awakenAncientOne: ArkhamHandler = function* (g) {
  if (isSlumbering(g)) g.rules.turn.awaken(g, 'power');
};
