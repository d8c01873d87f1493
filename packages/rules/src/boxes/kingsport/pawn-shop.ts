import type { Rule } from '@vigil/engine';
import { discardCard, pickCardToGive } from '../../common/cards/cards.js';
import { skillCheck } from '../../common/checks/checks.js';
import { matchingCards } from '../../common/figures/filters.js';
import type { Game } from '../../common/game.js';
import { defeatIfAtZero, gainMoney } from '../../common/resources/resources.js';
import type { Handler, TargetCheck } from '../../common/rule-table.js';
import type { Investigator, Possession } from '../../common/state.js';
import { PAWN_CHECK } from './constants.js';

/** Returns the items that can be pawned. */
function pawnableItems(g: Game, who: Investigator): Possession[] {
  return [...matchingCards(g, who.cards, { deck: 'common' }), ...matchingCards(g, who.cards, { deck: 'unique' })];
}

export const hasPawnableItem: TargetCheck = (g, who) => pawnableItems(g, who).length > 0;

/** Neil takes an item. A Will check decides between its full price and half, rounded up. */
export const pawnItem: Handler = function* (g, who, cause): Rule {
  if (!hasPawnableItem(g, who)) return;
  const item = yield* pickCardToGive(
    g,
    who,
    () => pawnableItems(g, who),
    'q.sell',
    g.rules.reasons.choice,
    cause.source,
  );
  const price = g.card(item.card).price ?? 0;
  discardCard(g, who, item);
  const { passed } = yield* skillCheck(g, who, {
    kind: PAWN_CHECK.check,
    modifier: PAWN_CHECK.modifier,
    difficulty: 1,
    cause,
  });
  gainMoney(g, who, passed ? price : Math.ceil(price / 2), cause.source);
  yield* defeatIfAtZero(g, who);
};
