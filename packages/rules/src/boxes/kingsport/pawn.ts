import type { Rule } from '@vigil/engine';
import { fitting } from '../../common/figures/filters.js';
import type { Game } from '../../common/game.js';
import type { Handler, Targets } from '../../common/meanings.js';
import { discardCard, pickOwn } from '../../common/resolving/cards.js';
import { skillCheck } from '../../common/resolving/checks.js';
import { fallIfSpent, gainMoney } from '../../common/resolving/resources.js';
import type { Investigator, Possession } from '../../common/state.js';
import { PAWN } from './constants.js';

/** What can be pawned. */
function wares(g: Game, who: Investigator): Possession[] {
  return [...fitting(g, who.cards, { deck: 'common' }), ...fitting(g, who.cards, { deck: 'unique' })];
}

export const hasWares: Targets = (g, who) => wares(g, who).length > 0;

/** Neil takes an item, and a Will check settles what it brings: its price, or half of it, rounded up. */
export const pawn: Handler = function* (g, who, cause): Rule {
  if (!hasWares(g, who)) return;
  const item = yield* pickOwn(g, who, () => wares(g, who), 'q.sell', g.means.reasons.choice, cause.source);
  const price = g.card(item.card).price ?? 0;
  discardCard(g, who, item);
  const { passed } = yield* skillCheck(g, who, { kind: PAWN.check, modifier: PAWN.modifier, difficulty: 1, cause });
  gainMoney(g, who, passed ? price : Math.ceil(price / 2), cause.source);
  yield* fallIfSpent(g, who);
};
