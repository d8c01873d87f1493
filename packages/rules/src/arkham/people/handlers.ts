import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { discardCard } from '../../common/cards/cards.js';
import { cannotBeLost, isItem } from '../../common/figures/filters.js';
import type { Cause } from '../../common/game.js';
import { lostBelongings } from '../../common/people/belongings.js';
import { putTrophyBack } from '../../common/people/trophies.js';
import { optionId } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/**
 * Bank Loan: an investigator who does not pay loses all items and the card. They can get no other loan for the rest of
 * the game (A-UPKEEP-16).
 */
export function* defaultOnLoan(g: Game, who: Investigator, cause: Cause): Rule {
  for (const possession of who.cards.filter((card) => isItem(g, card.card) && !cannotBeLost(g, card))) {
    discardCard(g, who, possession);
  }
  if (cause.possession) discardCard(g, who, cause.possession);
  who.defaulted = true;
}

/**
 * Minds change bodies: an unused investigator of the player's choice enters. The present one leaves with everything.
 */
export function* mindsChangeBodies(g: Game, who: Investigator): Rule {
  const { unusedInvestigators } = g.s;
  if (unusedInvestigators.length === 0) return;
  const next = yield* ask<string>(g, () => ({
    by: [who.seat],
    key: 'q.new-investigator',
    args: { investigator: who.id },
    why: 'A-STATUS-26',
    // A text in progress is carried out to its end.
    asides: 'none',
    options: unusedInvestigators.map((id) => ({
      id: optionId.investigator(id),
      value: id,
      key: 'o.investigator',
      args: { investigator: id },
      on: id,
    })),
  }));
  for (const trophy of [...who.monsterTrophies, ...who.gateTrophies]) putTrophyBack(g, who, trophy);
  g.emit?.({ type: 'removed', seat: who.seat, how: 'exchanged', loss: lostBelongings(who, false) });
  yield* g.rules.people.leaveGame(g, who, next);
  throw g.interrupt(who);
}
