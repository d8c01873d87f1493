import type { Rule } from '@vigil/engine';
import type { CardFilter } from '../../language/conditions.js';
import type { Effect, Price } from '../../language/effects.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { ask, askUnlessMoot } from '../ask.js';
import { countOf } from '../figures/conditions.js';
import { isItem, matchesCard, matchingCards } from '../figures/filters.js';
import { findModifier, forEachModifier } from '../figures/modifiers.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { resolveAmount } from './amounts.js';
import { discardCard, drawOne, gainCard, gainDrawn, pickOwnCard, returnToDeck, useBeforeDrawing } from './cards.js';
import type { EffectRun } from './resolve.js';
import { gainMoney } from './resources.js';
import { canSpend, spend } from './spending.js';

type ShopEffect = Extract<Effect, { do: 'search' | 'shop' | 'sell' }>;

/** Looking through a deck, buying of cards shown, selling. */
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

/** Cards are laid out to be bought. Those in `shown` are left over. */
function* visitShop(
  g: Game,
  who: Investigator,
  effect: Extract<ShopEffect, { do: 'shop' }>,
  shown: string[],
  run: EffectRun,
): Rule {
  const from = run.cause.source;
  for (const { deck, n: of } of effect.show) {
    const n = typeof of === 'number' ? of : yield* resolveAmount(g, who, of, run);
    yield* useBeforeDrawing(g, who, deck, from);
    const extra = findModifier(g, who, 'drawExtra', (modifier) => modifier.deck === deck) ? 1 : 0;
    for (let i = 0; i < n + extra; i++) {
      const card = yield* drawOne(g, who, deck);
      if (card !== undefined) shown.push(card);
    }
  }
  // Everybody may buy in turn, the one who has the encounter first: so he settles who gets what two want.
  const buyers = effect.open ? [who, ...g.rules.people.inOrder(g).filter((other) => other !== who)] : [who];
  const must = effect.must === true && g.rules.people.mustBuy(g);
  let left = effect.buy === 'any' ? shown.length : effect.buy;
  for (const buyer of buyers) {
    while (left > 0 && (yield* buyOne(g, buyer, shown, effect.price ?? {}, must, from))) left--;
  }
}

/** Buys one of the cards of a deck that fit, if he likes. */
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

/** Takes a card with a price of no more than so much, or (`several`) any that cost no more together. */
function* takeFor(
  g: Game,
  who: Investigator,
  deck: string[],
  { filter = {}, several }: Extract<Effect, { do: 'search' }>,
  most: number,
  from: string,
): Rule {
  for (let left = most; ; ) {
    const card = yield* takeOne(g, who, deck, { ...filter, priceAtMost: left }, from, several);
    if (card === undefined || !several) return;
    left -= g.card(card).price ?? 0;
  }
}

/** One of his cards is sold, or as many as he likes. */
function* sell(g: Game, who: Investigator, effect: Extract<Effect, { do: 'sell' }>, from: string): Rule {
  const { filter, times, any, plus = 0 } = effect;
  const cards = () => matchingCards(g, who.cards, filter);
  do {
    if (cards().length === 0) return;
    if (any && !(yield* sellOne(g, who, from))) return;
    const sold = yield* pickOwnCard(g, who, cards, 'q.sell', g.rules.reasons.choice, from);
    discardCard(g, who, sold);
    const price = g.card(sold.card).price ?? 0;
    gainMoney(g, who, (times === 'half' ? Math.ceil(price / 2) : price * times) + plus, from);
  } while (any);
}

/** Whether he sells something, or something more. */
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

/** The printed prices of some cards together. */
function priceOfAll(g: Game, who: Investigator, cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + priceOf(g, who, card, {}), 0);
}

/** What is bought, where that is one card. */
const singleCard = (cards: readonly string[]) => (cards.length === 1 ? cards[0] : undefined);

/** Whether he can pay for some cards together. */
export function canPayForAll(g: Game, who: Investigator, cards: readonly string[]): boolean {
  return priceOfAll(g, who, cards) <= canSpend(g, who, 'money', singleCard(cards));
}

/** He pays for them. */
export function payForAll(g: Game, who: Investigator, cards: readonly string[], from: string): Rule {
  return spend(g, who, 'money', priceOfAll(g, who, cards), from, singleCard(cards));
}

/** Takes one card of a deck, of his choice, or none if he `may` stop. Gives the card. */
function* takeOne(
  g: Game,
  who: Investigator,
  deck: string[],
  filter: CardFilter,
  from: string,
  may = false,
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
    if (may) options.push({ id: 'enough', value: undefined, key: 'o.enough' });
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

/** What a card costs under a price (A-ENC-10). */
function priceOf(g: Game, who: Investigator, card: string, price: Price): number {
  const more = surcharge(g, who, undefined);
  if (price.flat !== undefined) return Math.max(0, price.flat + more);
  const list = (g.card(card).price ?? 0) + (isItem(g, card) ? surcharge(g, who, 'items') : 0);
  const base = price.half ? Math.ceil(list / 2) : list;
  return Math.max(0, base + (price.plus ?? 0) + more);
}

/** What anything in play puts on the price at which items are listed, or on whatever is bought. */
function surcharge(g: Game, who: Investigator, what: 'items' | undefined): number {
  let more = 0;
  forEachModifier(g, who, 'price', ({ by, of }) => {
    if (of === what) more += by;
  });
  return more;
}

/** Buys one card of a list, or none; where he must, he buys one if he can afford any (A-ENC-09). True: bought. */
function* buyOne(
  g: Game,
  who: Investigator,
  cards: string[],
  price: Price,
  must: boolean,
  from: string,
  deck = cards,
): Rule<boolean> {
  // Built anew while it is open: side by side with others, money and cards may change meanwhile.
  const card = yield* askUnlessMoot<string | undefined>(g, () => {
    const options = affordable(g, who, cards, price);
    const none: OptionWithValue<'q.buy', string | undefined> = { id: 'no', value: undefined, key: 'o.buy-nothing' };
    // Others may yet hand him the money.
    const waits = options.length === 0 && affordable(g, g.rules.people.withHelp(g, who), cards, price).length > 0;
    if (options.length === 0 && !waits) return undefined;
    return {
      by: [who.seat],
      key: 'q.buy',
      args: { investigator: who.id, money: who.money },
      why: g.rules.reasons.buy,
      options: must && !waits ? options : [none, ...options],
      window: waits,
      asides: { inText: who },
      about: () => ({ cards: [...cards] }),
    };
  });
  if (card === undefined) return false;
  const cost = priceOf(g, who, card, price);
  if (cost > 0) yield* spend(g, who, 'money', cost, from, card);
  // Out of its deck before it is his: what that brings may take him away.
  deck.splice(deck.indexOf(card), 1);
  // What was only looked at is drawn now that it is bought.
  yield* deck === cards ? gainCard(g, who, card, from) : gainDrawn(g, who, card, from);
  return true;
}

/** The cards of a list he can pay for, each once. */
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
