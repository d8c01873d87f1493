import type { Rule } from '@vigil/engine';
import type { ArkhamPeopleRules } from '../../arkham/game.js';
import { mustBeDevoured } from '../../arkham/people/status.js';
import { discardCard } from '../../common/cards/cards.js';
import type { Game } from '../../common/game.js';
import type { Investigator, Possession } from '../../common/state.js';

/** Returns a card that saves the investigator from being devoured. */
function sparingCard(g: Game, who: Investigator): Possession | undefined {
  return who.cards.find(({ card }) => g.card(card).modifiers?.some(({ mod }) => mod === 'spared'));
}

/**
 * An investigator about to be devoured may discard such a card. They stay in place with 1 Sanity and 1 Stamina.
 *
 * The devouring has no other consequences. No help with a maximum of 0 (A-STATUS-11).
 */
export function devouredProtectionLayer(below: ArkhamPeopleRules): Pick<ArkhamPeopleRules, 'applyFate'> {
  return {
    applyFate(g, who, fate, cause) {
      const card = fate === 'devoured' ? sparingCard(g, who) : undefined;
      return card && !mustBeDevoured(g, who) ? offerProtection(g, who, card) : below.applyFate(g, who, fate, cause);
    },
  };
}

function* offerProtection(g: Game, who: Investigator, card: Possession): Rule {
  discardCard(g, who, card);
  for (const what of ['sanity', 'stamina'] as const) {
    const by = 1 - who[what];
    who[what] = 1;
    if (by < 0) g.emit?.({ type: 'lost', seat: who.seat, what, amount: -by, from: card.card });
    if (by > 0) g.emit?.({ type: 'gained', seat: who.seat, what, amount: by, from: card.card });
  }
  throw g.interrupt(who);
}
