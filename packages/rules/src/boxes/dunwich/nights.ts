import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import { headlinesExpire } from '../../arkham/mythos/mythos.js';
import type { ArkhamTurn, MythosSteps } from '../../arkham/own-meanings.js';
import type { Handler } from '../../common/meanings.js';
import { MYTHOS_MORE } from './constants.js';
import { PART } from './horror.js';
import { drawMythos } from './mythos.js';

/** This turn has no Mythos Phase. */
export const noMythos: Handler = function* (g): Rule {
  PART.of(g).quietTurn = g.s.turn;
};

/** In the next Mythos Phase another card is drawn, all of which counts. */
export const moreMythos: Handler = function* (g): Rule {
  const part = PART.of(g);
  part.moreMythos = (part.moreMythos ?? 0) + MYTHOS_MORE;
};

/** Mythos Phases that encounters call off, or have more cards. */
export function nights({ mythos }: Pick<ArkhamTurn, 'mythos'>): { mythos: MythosSteps } {
  return {
    mythos: {
      ...mythos,
      phase(g) {
        const { quietTurn, moreMythos } = PART.of(g);
        const unusual = quietTurn === g.s.turn || moreMythos !== undefined;
        return unusual ? unusualNight(g, mythos) : mythos.phase(g);
      },
    },
  };
}

function* unusualNight(g: Game, mythos: MythosSteps): Rule {
  const part = PART.of(g);
  // What lasts to the end of this turn ends all the same.
  if (part.quietTurn === g.s.turn) {
    g.tell?.({ type: 'happened', what: 'dunwich.quiet-night' });
    return headlinesExpire(g);
  }
  const more = part.moreMythos ?? 0;
  part.moreMythos = undefined;
  yield* drawMythos(g, more);
  yield* mythos.phase(g);
}
