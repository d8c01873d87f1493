import type { Rule } from '@vigil/engine';
import type { ArkhamHandler, Game } from '../../arkham/game.js';
import { layInPlay } from '../../common/in-play.js';
import { MYTHOS_AT_ONCE } from './constants.js';

/** Draws and resolves more Mythos cards now, one after the other. */
export function* drawExtraMythos(g: Game, n: number): Rule {
  const { mythos } = g.rules.turn;
  for (let i = 0; i < n; i++) {
    const card = yield* mythos.draw(g);
    if (card) yield* mythos.card(g, card);
  }
}

/** The Nightmare Pool fails: three more Mythos cards. */
export const drawThreeMythos: ArkhamHandler = (g) => drawExtraMythos(g, MYTHOS_AT_ONCE);

/** The card that marks the streets in riot from then on. */
const RIOT_AFTERMATH = 'streets-in-riot';

/** The Riots fail: they last to the end of the game. */
export const makeRiotsPermanent: ArkhamHandler = function* (g): Rule {
  layInPlay(g, { card: RIOT_AFTERMATH, as: 'aftermath' });
  g.emit?.({ type: 'laidOut', card: RIOT_AFTERMATH });
};
