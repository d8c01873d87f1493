import type { Rule } from '@vigil/engine';
import { slumbers } from '../../arkham/end/awakening.js';
import { lost } from '../../arkham/end/victory.js';
import { type Game, inOrder } from '../../arkham/game.js';
import { GameOver, unlessGone } from '../../common/game.js';
import type { Handler } from '../../common/meanings.js';
import { PART } from './horror.js';

/**
 * A rubble marker is turned up and lies on its location: closed until the game ends, and everybody and everything in it
 * goes to the street (D-AO-01). With none left the game is lost.
 */
export const rubbleFalls: Handler = function* (game): Rule {
  const g = game as Game;
  const at = drawn(g);
  if (at === undefined) throw new GameOver(lost(g, 'power-fulfilled'));
  yield* g.means.board.closePlace(g, at, 'for-good');
};

/** A marker goes unseen; with none left everybody is devoured. */
export const rubbleSpent: Handler = function* (game, _who, cause): Rule {
  const g = game as Game;
  if (drawn(g) !== undefined) return;
  for (const who of inOrder(g)) yield* unlessGone(who, g.means.people.befall(g, who, 'devoured', cause));
};

/** One of the markers that lie face down; undefined: there is none. */
function drawn(g: Game): string | undefined {
  const { rubble } = PART.of(g);
  if (rubble.length === 0) return undefined;
  const [at] = rubble.splice(g.dice.below(rubble.length), 1);
  g.reveal();
  g.tell?.({ type: 'tokens', on: g.s.ancientOne, by: -1, tokens: rubble.length });
  return at;
}

/** The Ancient One awakens, if it slumbers. */
export const awakens: Handler = function* (game): Rule {
  const g = game as Game;
  if (slumbers(g)) g.means.turn.awaken(g, 'power');
};
