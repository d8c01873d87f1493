import type { Rule } from '@vigil/engine';
import { isSlumbering } from '../../arkham/end/awakening.js';
import type { ArkhamBoardRules, Game } from '../../arkham/game.js';
import { resolveTriggers } from '../../arkham/mythos/card-text.js';
import { ask } from '../../common/ask.js';
import { isSheetInPlay, layInPlay } from '../../common/in-play.js';
import { SIGN_DOOM } from './constants.js';
import { HERALD, KING_SLICE } from './king-state.js';

/**
 * With the herald, each point of terror brings a Yellow Sign (Y-HERALD-02). The Ally leaves and the shops close first
 * (BOX-50).
 *
 * Past the last space terror does not rise: there is only doom (Y-HERALD-07).
 */
export function yellowSignsLayer(below: ArkhamBoardRules): Pick<ArkhamBoardRules, 'afterTerrorRise' | 'lowestTerror'> {
  return {
    // A sign covers a space that terror has left (Y-HERALD-02).
    lowestTerror: (g) => Math.max(below.lowestTerror(g), ...KING_SLICE.of(g).signs.terror.map((space) => space + 1)),
    afterTerrorRise: (g) => (isSheetInPlay(g, HERALD) ? addSigns(g, below) : below.afterTerrorRise(g)),
  };
}

function* addSigns(g: Game, below: Pick<ArkhamBoardRules, 'afterTerrorRise'>): Rule {
  const left = g.s.terror - 1;
  yield* below.afterTerrorRise(g);
  if (isSlumbering(g) && KING_SLICE.of(g).signs.left > 0) yield* putSign(g, left);
}

/** Puts a Yellow Sign where the players choose (DEC-52). `space`: the terror space just left. */
function* putSign(g: Game, space: number): Rule {
  const to = yield* ask<'terror' | 'doom'>(g, () => ({
    by: [g.s.first],
    key: 'q.yellow-sign',
    args: { source: HERALD, n: space },
    why: 'Y-HERALD-02',
    // No asides: the cause of the rise is resolved to its end.
    asides: 'none',
    options: [
      { id: 'terror', value: 'terror', key: 'o.sign-on-terror', args: { n: space } },
      { id: 'doom', value: 'doom', key: 'o.sign-on-doom' },
    ],
    about: () => ({ changes: { doom: { doom: SIGN_DOOM } } }),
  }));
  const { signs } = KING_SLICE.of(g);
  signs.left--;
  g.emit?.({ type: 'boxEvent', what: `king.sign-on-${to}`, n: space });
  if (to === 'doom') {
    // Y-HERALD-03
    signs.doom++;
    return yield* g.rules.board.addDoom(g, SIGN_DOOM);
  }
  signs.terror.push(space);
  yield* enterBlight(g);
}

/** Brings a random blight into play (Y-HERALD-04), to the end of the game (Y-HERALD-05). */
function* enterBlight(g: Game): Rule {
  const { blights } = KING_SLICE.of(g);
  const card = blights.shift();
  if (card === undefined) return;
  g.reveal();
  layInPlay(g, { card, as: 'blight' });
  g.emit?.({ type: 'laidOut', card });
  // A blight that raises terror brings the next sign (Y-HERALD-06).
  yield* resolveTriggers(g, card, g.content.tableCards.get(card)?.triggers, ({ on }) => on === 'enters');
}
