import type { Rule } from '@vigil/engine';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { discardCard, gainCard, returnToDeck } from '../../common/cards/cards.js';
import { revealCards } from '../../common/effects/card-effects.js';
import type { Game } from '../../common/game.js';
import { whileKeepingCards } from '../../common/game.js';
import { possessionId } from '../../common/possession-id.js';
import { canSpend, spend } from '../../common/resources/spending.js';
import type { Handler } from '../../common/rule-table.js';
import type { Investigator, Possession } from '../../common/state.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { SHOPPING_VALUE } from './constants.js';
import { SPELL_ID } from './king-encounter-questions.js';

function spellsOf(g: Game, who: Investigator): Possession[] {
  return who.cards.filter(({ card }) => g.content.countsAs(g.card(card)) === 'spell');
}

function totalWorth(g: Game, who: Investigator): number {
  return canSpend(g, who, 'money') + SHOPPING_VALUE.clue * who.clues + SHOPPING_VALUE.spell * spellsOf(g, who).length;
}

/**
 * Reveals a unique item for each success; the investigator may buy any of them.
 *
 * Payment is money, Clues worth $2 and Spells worth $3 each. Overpayment is lost.
 */
export const shopAsMember: Handler = function* (g, who, { source }, memory): Rule {
  const shown: string[] = [];
  try {
    yield* revealCards(g, who, 'unique', memory?.successes ?? 0, shown, source);
    for (;;) {
      const card = yield* chooseCard(g, who, shown);
      if (card === undefined) return;
      yield* whileKeepingCards(g, who, payFor(g, who, g.card(card).price ?? 0, source));
      shown.splice(shown.indexOf(card), 1);
      yield* gainCard(g, who, card, source);
    }
  } finally {
    for (const card of shown) returnToDeck(g, card);
  }
};

function* chooseCard(g: Game, who: Investigator, shown: readonly string[]): Rule<string | undefined> {
  return yield* askUnlessMoot<string | undefined>(g, () => {
    const options: OptionWithValue<'q.buy', string | undefined>[] = [...new Set(shown)]
      .filter((card) => (g.card(card).price ?? 0) <= totalWorth(g, who))
      .map((card) => ({
        id: optionId.buy(card),
        value: card,
        key: 'o.buy',
        args: { card, price: g.card(card).price ?? 0 },
        on: card,
      }));
    if (options.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.buy',
      args: { investigator: who.id, money: who.money },
      why: g.rules.reasons.buy,
      options: [{ id: 'no', value: undefined, key: 'o.buy-nothing' }, ...options],
      asides: { inText: who },
      about: () => ({ cards: [...shown] }),
    };
  });
}

type PaymentMeans = 'money' | 'clue' | Possession;

/** Pays in steps until the price is met; money pays the rest. */
function* payFor(g: Game, who: Investigator, price: number, source: string): Rule {
  for (let left = price; left > 0; ) {
    const payment = yield* ask<PaymentMeans>(g, () => {
      const options: OptionWithValue<'q.pay-part', PaymentMeans>[] = [];
      if (canSpend(g, who, 'money') >= left)
        options.push({ id: 'money', value: 'money', key: 'o.pay-money', args: { n: left } });
      if (who.clues > 0) options.push({ id: 'clue', value: 'clue', key: 'o.pay-clue' });
      for (const [id, spell] of new Map(spellsOf(g, who).map((one) => [possessionId(one), one]))) {
        options.push({
          id: SPELL_ID.make(id),
          value: spell,
          key: 'o.pay-spell',
          args: { card: spell.card },
          on: spell.card,
        });
      }
      // If nothing else is left, the remaining money goes.
      if (options.length === 0)
        options.push({ id: 'money', value: 'money', key: 'o.pay-money', args: { n: canSpend(g, who, 'money') } });
      return {
        by: [who.seat],
        key: 'q.pay-part',
        args: { investigator: who.id, n: left, source },
        why: g.rules.reasons.choice,
        options,
        asides: { inText: who },
      };
    });
    if (payment === 'money') {
      const n = Math.min(left, canSpend(g, who, 'money'));
      yield* spend(g, who, 'money', n, source);
      left -= n;
    } else if (payment === 'clue') {
      who.clues--;
      left -= SHOPPING_VALUE.clue;
      g.emit?.({ type: 'paid', seat: who.seat, what: 'clue', amount: 1, from: source });
    } else {
      discardCard(g, who, payment);
      left -= SHOPPING_VALUE.spell;
    }
  }
}
