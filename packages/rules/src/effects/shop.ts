import { ask, type Option, type Rule } from '@vigil/engine';
import { discardCard, drawOne, gainCard, pickOf, pickOwn, putBack } from '../shared/cards.js';
import { fitting } from '../shared/filters.js';
import type { Game } from '../shared/game.js';
import { findModifier } from '../shared/modifiers.js';
import { gainMoney } from '../shared/resources.js';
import type { Investigator } from '../shared/state.js';
import type { Effect, Price } from './language.js';
import type { Run } from './resolve.js';

type Trade = Extract<Effect, { do: 'search' | 'shop' | 'sell' }>;

/** Looking through a deck, buying of cards shown, selling. */
export function* resolveShop(g: Game, who: Investigator, effect: Trade, run: Run): Rule {
  const from = run.cause.source;
  if (effect.do === 'search') {
    const deck = g.deck(effect.deck);
    g.reveal();
    if (effect.buy) yield* buyOne(g, who, deck, effect.buy, false, from);
    else if (deck.length > 0) {
      const inOrder = [...deck].sort();
      const card = inOrder[yield* pickOf(who, inOrder, 'q.search', 'DEC-34')] as string;
      deck.splice(deck.indexOf(card), 1);
      yield* gainCard(g, who, card, from);
    }
    g.dice.shuffle(deck);
  } else if (effect.do === 'sell') {
    const cards = fitting(g, who.cards, effect.filter);
    if (cards.length === 0) return;
    const sold = yield* pickOwn(who, cards, 'q.sell', 'DEC-29', from);
    discardCard(g, who, sold);
    gainMoney(g, who, (g.card(sold.card).price ?? 0) * effect.times, from);
  } else {
    const shown: string[] = [];
    for (const { deck, n } of effect.show) {
      const extra = findModifier(g, who, 'drawExtra', (modifier) => modifier.deck === deck) ? 1 : 0;
      for (let i = 0; i < n + extra; i++) {
        const card = yield* drawOne(g, who, deck);
        if (card !== undefined) shown.push(card);
      }
    }
    // Everybody may buy in turn, the one who has the encounter first: so he settles who gets what two want.
    const buyers = effect.open ? [who, ...g.inOrder().filter((other) => other !== who)] : [who];
    let left = effect.buy;
    for (const buyer of buyers) {
      while (left > 0 && (yield* buyOne(g, buyer, shown, effect.price ?? {}, effect.must === true, from))) left--;
    }
    for (const card of shown) putBack(g, card);
  }
}

/** What a card costs under a price (A-ENC-10). */
export function priceOf(g: Game, card: string, price: Price): number {
  const printed = g.card(card).price ?? 0;
  const base = price.half ? Math.ceil(printed / 2) : printed;
  return Math.max(0, base + (price.plus ?? 0));
}

/** Buys one card of a list, or none; where he must, he buys one if he can afford any (A-ENC-09). True: bought. */
function* buyOne(
  g: Game,
  who: Investigator,
  cards: string[],
  price: Price,
  must: boolean,
  from: string,
): Rule<boolean> {
  const options: Option<string | undefined>[] = [];
  const seen = new Set<string>();
  for (const card of cards) {
    const cost = priceOf(g, card, price);
    if (cost > who.money || seen.has(card)) continue;
    seen.add(card);
    options.push({ id: `buy:${card}`, value: card, key: 'o.buy', args: { card, price: cost }, on: card });
  }
  if (options.length === 0) return false;
  if (!must) options.unshift({ id: 'no', value: undefined, key: 'o.buy-nothing' });
  const card = yield* ask(() => ({
    by: [who.seat],
    key: 'q.buy',
    args: { investigator: who.id, money: who.money },
    why: 'A-ENC-09',
    options,
    about: () => ({ cards: [...cards] }),
  }));
  if (card === undefined) return false;
  const cost = priceOf(g, card, price);
  who.money -= cost;
  g.tell?.({ type: 'paid', seat: who.seat, what: 'money', amount: cost, from });
  cards.splice(cards.indexOf(card), 1);
  yield* gainCard(g, who, card, from);
  return true;
}
