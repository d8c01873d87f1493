/** Spending money and the like, including cards that are discarded in place of it. */
import type { Rule } from '@vigil/engine';
import type { Modifier } from '../../language/modifiers.js';
import { optionId } from '../../language/questions/index.js';
import { askUnlessMoot } from '../ask.js';
import { discardCard, exhaust } from '../cards/cards.js';
import type { Game } from '../game.js';
import { possessionId } from '../possession-id.js';
import type { Investigator, Possession } from '../state.js';

/** A card that pays, and up to which amount. */
interface PayingCard {
  readonly possession: Possession;
  /** Infinite if it pays any amount. */
  readonly upTo: number;
  readonly exhausts: boolean;
}
type SpendableResource = Extract<Modifier, { mod: 'paysFor' }>['what'];

/**
 * Returns the most the investigator can spend at once: their own, or by the best card that pays. `bought`: the card
 * being bought.
 */
export function canSpend(g: Game, who: Investigator, what: SpendableResource, bought?: string): number {
  return who[what] + Math.max(0, ...payingCards(g, who, what, bought).map(({ upTo }) => upTo));
}

/** Spends an affordable amount: from the investigator's own, or by one card that covers it. */
export function* spend(
  g: Game,
  who: Investigator,
  what: SpendableResource,
  n: number,
  from: string,
  bought?: string,
): Rule {
  const covered = n > 0 ? yield* payWithCard(g, who, what, n, from, bought) : 0;
  // It may have been corrected, or taken by others, while a card was chosen.
  const own = Math.min(who[what], Math.max(0, n - covered));
  who[what] -= own;
  if (own > 0) {
    g.emit?.({ type: 'paid', seat: who.seat, what: what === 'clues' ? 'clue' : what, amount: own, from });
  }
}

function* payWithCard(
  g: Game,
  who: Investigator,
  what: SpendableResource,
  n: number,
  source: string,
  bought: string | undefined,
): Rule<number> {
  const chosen = yield* askUnlessMoot<PayingCard | undefined>(g, () => {
    const able = payingCards(g, who, what, bought).filter(({ upTo }) => who[what] + upTo >= n);
    if (able.length === 0) return undefined;
    const must = who[what] < n;
    return {
      by: [who.seat],
      key: 'q.pay-with',
      args: { investigator: who.id, n, what, source },
      why: g.rules.reasons.payCard,
      options: [
        ...(must ? [] : [{ id: 'own' as const, value: undefined, key: 'o.pay-own' as const }]),
        ...able.map((one) => ({
          id: optionId.card(possessionId(one.possession)),
          value: one,
          key: 'o.card' as const,
          args: { card: one.possession.card },
          on: one.possession.card,
        })),
      ],
      asides: { inText: who },
    };
  });
  if (!chosen) return 0;
  if (chosen.exhausts) exhaust(g, who, chosen.possession);
  else discardCard(g, who, chosen.possession);
  return chosen.upTo;
}

/** Returns the cards that pay for a resource. Skips the search if no card does. */
function payingCards(g: Game, who: Investigator, what: SpendableResource, bought: string | undefined): PayingCard[] {
  if (!g.effectIndex.hasHeldModifier('paysFor')) return [];
  const deck = bought === undefined ? undefined : g.card(bought).deck;
  return who.cards.flatMap((possession) =>
    (g.card(possession.card).modifiers ?? []).flatMap((modifier) =>
      modifier.mod === 'paysFor' &&
      modifier.what === what &&
      !(modifier.exhausts && possession.exhausted) &&
      (modifier.buying === undefined || (deck !== undefined && modifier.buying.includes(deck)))
        ? [
            {
              possession,
              upTo: modifier.upTo === 'all' ? Number.POSITIVE_INFINITY : modifier.upTo,
              exhausts: modifier.exhausts === true,
            },
          ]
        : [],
    ),
  );
}
