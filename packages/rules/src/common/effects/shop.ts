import type { Rule } from '@vigil/engine';
import type { CardFilter } from '../../language/conditions.js';
import type { Effect, Price } from '../../language/effects.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { ask, askUnlessMoot } from '../ask.js';
import {
  discardCard,
  drawOne,
  gainCard,
  gainDrawn,
  pickOwnCard,
  returnToDeck,
  useBeforeDrawing,
} from '../cards/cards.js';
import type { EffectRun } from '../contracts/effects.js';
import { countOf } from '../figures/conditions.js';
import { isItem, matchesCard, matchingCards } from '../figures/filters.js';
import { findModifier, forEachModifier } from '../figures/modifiers.js';
import type { Game } from '../game.js';
import { gainMoney } from '../resources/resources.js';
import { canSpend, spend } from '../resources/spending.js';
import type { Investigator } from '../state.js';
import { resolveAmount } from './amounts.js';

type ShopEffect = Extract<Effect, { do: 'search' | 'shop' | 'sell' }>;

/** Resolves looking through a deck, buying revealed cards, and selling. */
export function* resolveShop(g: Game, who: Investigator, effect: ShopEffect, run: EffectRun): Rule {
  const from = run.cause.source;
  if (effect.do === 'search') {
    const deck = g.mutableDeck(effect.deck);
    g.reveal();
    if (effect.buy) yield* buyFrom(g, who, deck, effect, from);
    else if (effect.priceUpTo === undefined) yield* takeOne(g, who, deck, effect.filter ?? {}, from);
    else yield* takeFor(g, who, deck, effect, countOf(g, who, effect.priceUpTo, run.cause, run.memory), from);
    g.rules.cards.shuffle(g, deck);
  } else if (effect.do === 'sell') {
    yield* sell(g, who, effect, from);
  } else {
    const shown: string[] = [];
    try {
      yield* visitShop(g, who, effect, shown, run);
    } finally {
      for (const card of shown) returnToDeck(g, card);
    }
  }
}

/** Offers revealed cards for sale. Those left in `shown` are not bought. */
function* visitShop(
  g: Game,
  who: Investigator,
  effect: Extract<ShopEffect, { do: 'shop' }>,
  shown: string[],
  run: EffectRun,
): Rule {
  const from = run.cause.source;
  for (const { deck, n: count } of effect.show) {
    const n = typeof count === 'number' ? count : yield* resolveAmount(g, who, count, run);
    yield* useBeforeDrawing(g, who, deck, from);
    const extra = findModifier(g, who, 'drawExtra', (modifier) => modifier.deck === deck) ? 1 : 0;
    for (let i = 0; i < n + extra; i++) {
      const card = yield* drawOne(g, who, deck);
      if (card !== undefined) shown.push(card);
    }
  }
  // All investigators may buy in turn, beginning with the one who has the encounter. This settles conflicts.
  const buyers = effect.open ? [who, ...g.rules.people.inOrder(g).filter((other) => other !== who)] : [who];
  const mustBuy = effect.must === true && g.rules.people.mustBuy(g);
  let left = effect.buy === 'any' ? shown.length : effect.buy;
  for (const buyer of buyers) {
    while (left > 0 && (yield* buyOne(g, buyer, shown, effect.price ?? {}, mustBuy, from))) left--;
  }
}

/** Lets the investigator buy a matching card of a deck. */
function* buyFrom(
  g: Game,
  who: Investigator,
  deck: string[],
  { filter = {}, buy = {} }: Extract<Effect, { do: 'search' }>,
  from: string,
): Rule {
  const wanted = deck.filter((card) => matchesCard(g, card, filter));
  yield* buyOne(g, who, wanted, buy, false, from, deck);
}

/** Takes a card up to a price, or with `several` any number that cost no more together. */
function* takeFor(
  g: Game,
  who: Investigator,
  deck: string[],
  { filter = {}, several }: Extract<Effect, { do: 'search' }>,
  max: number,
  from: string,
): Rule {
  for (let left = max; ; ) {
    const card = yield* takeOne(g, who, deck, { ...filter, priceAtMost: left }, from, several);
    if (card === undefined || !several) return;
    left -= g.card(card).price ?? 0;
  }
}

/** Sells one card, or as many as the investigator likes. */
function* sell(g: Game, who: Investigator, effect: Extract<Effect, { do: 'sell' }>, from: string): Rule {
  const { filter, times, any, plus = 0 } = effect;
  const cards = () => matchingCards(g, who.cards, filter);
  do {
    if (cards().length === 0) return;
    if (any && !(yield* sellOne(g, who, from))) return;
    const sold = yield* pickOwnCard(g, who, cards, 'q.sell', g.rules.reasons.choice, from);
    if (!sold) return;
    discardCard(g, who, sold);
    const price = g.card(sold.card).price ?? 0;
    gainMoney(g, who, (times === 'half' ? Math.ceil(price / 2) : price * times) + plus, from);
  } while (any);
}

/** Offers to sell a card. Returns true if one was sold. */
function* sellOne(g: Game, who: Investigator, source: string): Rule<boolean> {
  return yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.sell-more',
    args: { investigator: who.id, source },
    why: g.rules.reasons.choice,
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    asides: { inText: who },
  }));
}

/** Returns the sum of printed prices. */
function priceOfAll(g: Game, who: Investigator, cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + priceOf(g, who, card, {}), 0);
}

/** Returns the bought card if it is a single one. */
const singleCard = (cards: readonly string[]) => (cards.length === 1 ? cards[0] : undefined);

/** True if the investigator can pay for several cards together. */
export function canPayForAll(g: Game, who: Investigator, cards: readonly string[]): boolean {
  return priceOfAll(g, who, cards) <= canSpend(g, who, 'money', singleCard(cards));
}

/** Pays for several cards. */
export function payForAll(g: Game, who: Investigator, cards: readonly string[], from: string): Rule {
  return spend(g, who, 'money', priceOfAll(g, who, cards), from, singleCard(cards));
}

/** Takes a chosen card of a deck; none if `isOptional` and the investigator stops. Returns the card. */
function* takeOne(
  g: Game,
  who: Investigator,
  deck: string[],
  filter: CardFilter,
  from: string,
  isOptional = false,
): Rule<string | undefined> {
  const card = yield* askUnlessMoot<string | undefined>(g, () => {
    const wanted = deck.filter((id) => matchesCard(g, id, filter));
    if (wanted.length === 0) return undefined;
    const options: OptionWithValue<'q.search', string | undefined>[] = [...new Set(wanted)].sort().map((id) => ({
      id: optionId.card(id),
      value: id,
      key: 'o.card',
      args: { card: id },
      on: id,
    }));
    if (isOptional) options.push({ id: 'enough', value: undefined, key: 'o.enough' });
    return {
      by: [who.seat],
      key: 'q.search',
      args: { investigator: who.id, source: from },
      why: g.rules.reasons.choice,
      options,
      asides: { inText: who },
    };
  });
  if (card === undefined) return undefined;
  deck.splice(deck.indexOf(card), 1);
  yield* gainDrawn(g, who, card, from);
  return card;
}

/** Returns the cost of a card under a price (A-ENC-10). */
function priceOf(g: Game, who: Investigator, card: string, price: Price): number {
  const extra = surcharge(g, who, undefined);
  if (price.flat !== undefined) return Math.max(0, price.flat + extra);
  const list = (g.card(card).price ?? 0) + (isItem(g, card) ? surcharge(g, who, 'items') : 0);
  const base = price.half ? Math.ceil(list / 2) : list;
  return Math.max(0, base + (price.plus ?? 0) + extra);
}

/** Returns the surcharge on listed items, or on all purchases. */
function surcharge(g: Game, who: Investigator, what: 'items' | undefined): number {
  let sum = 0;
  forEachModifier(g, who, 'price', ({ by, of }) => {
    if (of === what) sum += by;
  });
  return sum;
}

/**
 * Lets the investigator buy one card of a list. With `mustBuy` they buy one if they can afford any (A-ENC-09). Returns
 * true if bought.
 */
function* buyOne(
  g: Game,
  who: Investigator,
  cards: string[],
  price: Price,
  mustBuy: boolean,
  from: string,
  deck = cards,
): Rule<boolean> {
  // Rebuilt while it is open: concurrent players may change money and cards meanwhile.
  const card = yield* askUnlessMoot<string | undefined>(g, () => {
    const options = affordable(g, who, cards, price);
    const none: OptionWithValue<'q.buy', string | undefined> = { id: 'no', value: undefined, key: 'o.buy-nothing' };
    // Others may still hand over the money.
    const canWait = options.length === 0 && affordable(g, g.rules.people.withHelp(g, who), cards, price).length > 0;
    if (options.length === 0 && !canWait) return undefined;
    return {
      by: [who.seat],
      key: 'q.buy',
      args: { investigator: who.id, money: who.money },
      why: g.rules.reasons.buy,
      options: mustBuy && !canWait ? options : [none, ...options],
      window: canWait,
      asides: { inText: who },
      about: () => ({ cards: [...cards] }),
    };
  });
  if (card === undefined) return false;
  const cost = priceOf(g, who, card, price);
  if (cost > 0) yield* spend(g, who, 'money', cost, from, card);
  // Removed from its deck first: gaining the card may interrupt its buyer.
  deck.splice(deck.indexOf(card), 1);
  // A card of a deck that was looked through counts as drawn when it is bought.
  yield* deck === cards ? gainCard(g, who, card, from) : gainDrawn(g, who, card, from);
  return true;
}

/** Returns the cards of a list the investigator can pay for, each once. */
function affordable(
  g: Game,
  who: Investigator,
  cards: readonly string[],
  price: Price,
): OptionWithValue<'q.buy', string | undefined>[] {
  const options: OptionWithValue<'q.buy', string | undefined>[] = [];
  for (const card of new Set(cards)) {
    const cost = priceOf(g, who, card, price);
    if (cost > canSpend(g, who, 'money', card)) continue;
    options.push({ id: optionId.buy(card), value: card, key: 'o.buy', args: { card, price: cost }, on: card });
  }
  return options;
}
