import type { Rule } from '@vigil/engine';
import type { ArkhamPeople } from '../../arkham/own-meanings.js';
import { isPastSaving } from '../../arkham/people/status.js';
import type { Game } from '../../common/game.js';
import { discardCard } from '../../common/resolving/cards.js';
import type { Investigator, Possession } from '../../common/state.js';

/** The card of somebody's that spares him being devoured. */
function sparingCard(g: Game, who: Investigator): Possession | undefined {
  return who.cards.find(({ card }) => g.card(card).modifiers?.some(({ mod }) => mod === 'spared'));
}

/**
 * Who is about to be devoured and has a card against it discards it, and is left with a point of each where he is; nothing
 * else comes of what would have devoured him. With a maximum of 0 it helps nobody (A-STATUS-11).
 */
export function sparing(below: ArkhamPeople): Pick<ArkhamPeople, 'befall'> {
  return {
    befall(g, who, fate, cause) {
      const card = fate === 'devoured' ? sparingCard(g, who) : undefined;
      return card && !isPastSaving(g, who) ? isSpared(g, who, card) : below.befall(g, who, fate, cause);
    },
  };
}

function* isSpared(g: Game, who: Investigator, card: Possession): Rule {
  discardCard(g, who, card);
  for (const what of ['sanity', 'stamina'] as const) {
    const by = 1 - who[what];
    who[what] = 1;
    if (by < 0) g.tell?.({ type: 'lost', seat: who.seat, what, amount: -by, from: card.card });
    if (by > 0) g.tell?.({ type: 'gained', seat: who.seat, what, amount: by, from: card.card });
  }
  throw g.takeOut(who);
}
