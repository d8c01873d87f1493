import type { Rule } from '@vigil/engine';
import type { ArkhamPeopleRules, Game } from '../../arkham/game.js';
import { mustBeDevoured } from '../../arkham/people/status.js';
import type { Investigator } from '../../arkham/state.js';
import { discardCard } from '../../common/cards/cards.js';

/**
 * Discards such a card instead of being devoured: 1 Sanity and 1 Stamina, in the street nearby (BOX-48). No help with a
 * maximum of 0.
 */
export function devouredSubstituteLayer({ fates }: Pick<ArkhamPeopleRules, 'fates'>): Pick<ArkhamPeopleRules, 'fates'> {
  return {
    fates: {
      ...fates,
      *devoured(g, who: Investigator, cause): Rule {
        const saviour = who.cards.find(({ card }) => g.card(card).modifiers?.some(({ mod }) => mod === 'outlives'));
        if (!saviour || mustBeDevoured(g, who)) return yield* fates.devoured(g, who, cause);
        discardCard(g, who, saviour);
        for (const what of ['sanity', 'stamina'] as const) {
          const by = 1 - who[what];
          who[what] = 1;
          const prevented = { seat: who.seat, what, amount: Math.abs(by), from: saviour.card };
          if (by !== 0) g.emit?.({ type: by > 0 ? 'gained' : 'lost', ...prevented });
        }
        yield* g.rules.people.relocate(g, who, streetOf(g, who), saviour.card);
        throw g.interrupt(who);
      },
    },
  };
}

/** Returns the street of the investigator's place; in an Other World, that of the gate they entered by. */
function streetOf(g: Game, { place, enteredAt }: Investigator): string {
  const { street } = g.place(place);
  return street ?? (enteredAt === undefined ? undefined : g.place(enteredAt).street) ?? SQUARE;
}

/** Fallback if the place has no street. */
const SQUARE = 'downtown';
