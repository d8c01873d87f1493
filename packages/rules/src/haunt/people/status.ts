import type { Rule } from '@vigil/engine';
import { discardCard, gainCard, supplyKey } from '../../common/cards/cards.js';
import type { Cause } from '../../common/game.js';
import { canRestore, dealLoss, gainMoney, restore } from '../../common/resources/resources.js';
import type { Possession } from '../../common/state.js';
import type { StatusCard } from '../../language/terms.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { canTakeLoan, takeLoan } from './loans.js';

/** Dollars that a Retainer pays at once and in every Upkeep (H-RETAINER-01, H-RETAINER-02). */
export const RETAINER_PAYS = 2;

/** Gives a marker or special card; `bank-loan` is a loan on an item of the investigator (H-LOAN-01). */
export function* receiveStatusCard(g: Game, who: Investigator, card: StatusCard, cause: Cause): Rule {
  switch (card) {
    case 'blessing':
      return yield* blessOrCurse(g, who, 'blessing', cause);
    case 'curse':
      return yield* blessOrCurse(g, who, 'curse', cause);
    case 'retainer':
      if (!findHeld(who, card)) yield* gainStatusCard(g, who, card, cause);
      // A second one pays as well (H-RETAINER-04).
      return gainMoney(g, who, RETAINER_PAYS, cause.source);
    case 'bank-loan':
      return yield* takeLoan(g, who);
    default:
      if (!findHeld(who, card) && (g.s.specials[card] ?? 0) > 0) yield* gainStatusCard(g, who, card, cause);
      return;
  }
}

/**
 * True if the card would change anything. Markers are unlimited (H-SETUP-17), and a second Blessing restores a point of
 * Sanity.
 */
export function statusCardWouldApply(g: Game, who: Investigator, card: StatusCard): boolean {
  switch (card) {
    case 'blessing':
      return !findHeld(who, card) || canRestore(g, who, 'sanity', card);
    case 'curse':
    case 'retainer':
      return true;
    case 'bank-loan':
      return canTakeLoan(g, who);
    default:
      return !findHeld(who, card) && (g.s.specials[card] ?? 0) > 0;
  }
}

/**
 * Gives at most one marker. The opposite is removed instead; the same again changes Sanity by a point (H-BLESS-05,
 * H-BLESS-06, H-BLESS-07, H-BLESS-08).
 */
function* blessOrCurse(g: Game, who: Investigator, card: 'blessing' | 'curse', cause: Cause): Rule {
  const opposite = findHeld(who, card === 'blessing' ? 'curse' : 'blessing');
  if (opposite) return discardCard(g, who, opposite);
  if (!findHeld(who, card)) return yield* gainStatusCard(g, who, card, cause);
  if (card === 'blessing') restore(g, who, 'sanity', 1, cause.source);
  else yield* dealLoss(g, who, { sanity: 1 }, cause);
}

function findHeld(who: Investigator, card: StatusCard): Possession | undefined {
  return who.cards.find((possession) => possession.card === card);
}

/** Gives the card or marker from the supply; markers are unlimited (H-SETUP-17). */
function* gainStatusCard(g: Game, who: Investigator, card: StatusCard, cause: Cause): Rule {
  const supply = supplyKey(card);
  g.addSpecials(supply, -1);
  yield* gainCard(g, who, card, cause.source);
}
