/** Handlers of encounters with the Mythos deck. */

import type { Rule } from '@vigil/engine';
import type { ArkhamHandler, ArkhamTargetCheck, Game } from '../../arkham/game.js';
import { discardFromPlay, findEnvironment } from '../../arkham/mythos/in-play.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { noteTopSeen, putUnder, takeTop } from '../../common/known-order.js';
import type { Investigator } from '../../common/state.js';
import { BOXED_MYTHOS } from './constants.js';
import { MYTHOS_CARD_ID } from './dunwich-questions.js';

/** The card that reshuffles the Mythos deck; it cannot be put away. */
const RESHUFFLE_CARD = 'reshuffle';

/** The investigator searches the Mythos deck and removes one card from the game; the deck is then shuffled. */
export const removeOneMythos: ArkhamHandler = (g, who, { source }) => removeMythos(g, who, BOXED_MYTHOS.one, source);
/** Same, for two cards. */
export const removeTwoMythos: ArkhamHandler = (g, who, { source }) => removeMythos(g, who, BOXED_MYTHOS.two, source);

function* removeMythos(g: Game, who: Investigator, n: number, source: string): Rule {
  const deck = g.mutableDeck('mythos');
  const before = deck.length;
  g.reveal();
  for (let left = n; left > 0; left--) {
    const card = yield* askUnlessMoot<string>(g, () => {
      if (deck.length === 0) return undefined;
      return {
        by: [who.seat],
        key: 'q.box-mythos',
        args: { investigator: who.id, source, n: left },
        why: g.rules.reasons.choice,
        options: [...deck].sort().map((mythos) => ({
          id: MYTHOS_CARD_ID.make(mythos),
          value: mythos,
          key: 'o.mythos-card',
          args: { mythos },
          on: mythos,
        })),
        asides: { inText: who },
      };
    });
    if (card === undefined) break;
    deck.splice(deck.indexOf(card), 1);
  }
  // All players see that cards leave; only the investigator sees which.
  const boxed = before - deck.length;
  if (boxed > 0) g.emit?.({ type: 'boxEvent', what: 'dunwich.boxed-mythos', seat: who.seat, n: boxed });
  g.dice.shuffle(deck);
}

/** The investigator looks at the top Mythos card and may put it under the deck, unless it reshuffles. */
export const readTarot: ArkhamHandler = function* (g, who, { source }): Rule {
  const deck = g.mutableDeck('mythos');
  const [top] = deck;
  if (top === undefined) return;
  g.reveal();
  noteTopSeen(g.s, 'mythos', 1);
  const fixed = g.mythos(top).type === RESHUFFLE_CARD;
  const under = yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.tarot',
    args: { investigator: who.id, source, mythos: top },
    why: g.rules.reasons.choice,
    options: [
      { id: 'top', value: false, key: 'o.leave-on-top' },
      ...(fixed ? [] : [{ id: 'bottom' as const, value: true, key: 'o.put-under' as const }]),
    ],
    asides: { inText: who },
  }));
  g.emit?.({ type: 'boxEvent', what: under ? 'dunwich.tarot-under' : 'dunwich.tarot-left', seat: who.seat });
  if (under) putUnder(g.s, 'mythos', deck, [takeTop(g.s, 'mythos', deck) as string]);
};

/** True if an environment is in play. */
export const hasEnvironment: ArkhamTargetCheck = ({ s }) => findEnvironment(s) !== undefined;

/** Discards the environment in play. */
export const clearEnvironment: ArkhamHandler = function* (g): Rule {
  discardFromPlay(g, 'environment');
};
