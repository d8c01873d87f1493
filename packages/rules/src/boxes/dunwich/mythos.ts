import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import { layInPlay } from '../../common/in-play.js';
import type { Handler } from '../../common/meanings.js';

/** The Nightmare Pool fails: three Mythos cards more are drawn and resolved now, one after the other. */
export const threeMythosCards: Handler = function* (anyGame): Rule {
  const g = anyGame as Game;
  const { mythos } = g.means.turn;
  for (let i = 0; i < 3; i++) {
    const card = yield* mythos.draw(g);
    if (card) yield* mythos.card(g, card);
  }
};

/** What the streets are from then on. */
const AFTERMATH = 'streets-in-riot';

/** The Riots fail: they go on to the end of the game. */
export const riotsGoOn: Handler = function* (g): Rule {
  layInPlay(g.s, { card: AFTERMATH, as: 'aftermath' });
  g.tell?.({ type: 'laidOut', card: AFTERMATH });
};
