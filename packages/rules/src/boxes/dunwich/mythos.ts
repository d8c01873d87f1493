import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import { layInPlay } from '../../common/in-play.js';
import type { Handler } from '../../common/meanings.js';
import { MYTHOS_AT_ONCE } from './constants.js';

/** So many Mythos cards more are drawn and resolved now, one after the other. */
export function* drawMythos(g: Game, n: number): Rule {
  const { mythos } = g.means.turn;
  for (let i = 0; i < n; i++) {
    const card = yield* mythos.draw(g);
    if (card) yield* mythos.card(g, card);
  }
}

/** The Nightmare Pool fails: three cards more. */
export const threeMythosCards: Handler = (g) => drawMythos(g as Game, MYTHOS_AT_ONCE);

/** What the streets are from then on. */
const AFTERMATH = 'streets-in-riot';

/** The Riots fail: they go on to the end of the game. */
export const riotsGoOn: Handler = function* (g): Rule {
  layInPlay(g, { card: AFTERMATH, as: 'aftermath' });
  g.tell?.({ type: 'laidOut', card: AFTERMATH });
};
