/** Effects that draw, find, give and take cards, and put tokens on them. */

import type { Rule, Seat } from '@vigil/engine';
import type { CardFilter } from '../../language/conditions.js';
import type { DeckId } from '../../language/decks.js';
import type { Effect } from '../../language/effects.js';
import type { StatusCard } from '../../language/terms.js';
import { ask, askUnlessMoot } from '../ask.js';
import { investigatorOption } from '../board/options.js';
import {
  canGain,
  discardCard,
  drawAgain,
  drawCards,
  drawOne,
  gainCard,
  gainDrawn,
  pickOwnCard,
  returnToDeck,
  useBeforeDrawing,
} from '../cards/cards.js';
import { countSuccesses, rollPlain } from '../checks/dice.js';
import type { EffectRun } from '../contracts/effects.js';
import { countOf } from '../figures/conditions.js';
import { matchingCards } from '../figures/filters.js';
import { findModifier, successFaces } from '../figures/modifiers.js';
import type { Game } from '../game.js';
import { cardInPlay, removeFromTable } from '../in-play.js';
import { putUnder } from '../known-order.js';
import type { Investigator, Possession } from '../state.js';
import { resolveAmount } from './amounts.js';
import { performEffects } from './resolve.js';
import { payForAll } from './shop.js';

/** Draws cards from a deck; the investigator keeps some. */
export function* draw(g: Game, who: Investigator, effect: Extract<Effect, { do: 'draw' }>, run: EffectRun): Rule {
  const n = yield* resolveAmount(g, who, effect.n, run);
  if (effect.again) return yield* drawAgain(g, who, effect.deck, effect.again, run.cause.source);
  const { priceUpTo } = effect;
  const only = priceUpTo
    ? { ...effect.only, priceAtMost: countOf(g, who, priceUpTo, run.cause, run.memory) }
    : effect.only;
  yield* drawCards(g, who, effect.deck, n, effect.keep ?? n, run.cause.source, only);
}

/** Gives the investigator the first matching card of a deck, and shuffles the deck. */
export function* find(g: Game, who: Investigator, effect: Extract<Effect, { do: 'find' }>, from: string): Rule {
  const deck = g.mutableDeck(effect.deck);
  const at = deck.findIndex((card) => matchingCards(g, [{ card }], effect.filter).length > 0);
  if (at < 0) return;
  const [card] = deck.splice(at, 1);
  g.reveal();
  g.rules.cards.shuffle(g, deck);
  yield* gainDrawn(g, who, card as string, from);
  const gained = effect.tokens && who.cards.findLast((possession) => possession.card === card);
  if (gained) addTokens(g, gained, effect.tokens ?? 0, who.seat);
}

/** Reveals cards and resolves their effects. Remaining cards are discarded. */
export function* turnUp(g: Game, who: Investigator, effect: Extract<Effect, { do: 'turnUp' }>, run: EffectRun): Rule {
  const up: string[] = [];
  run.memory.shown = up;
  try {
    for (const { deck, n } of effect.show) {
      if (effect.filter) up.push(...takeFirstMatching(g, deck, effect.filter));
      else yield* revealCards(g, who, deck, n, up, run.cause.source);
    }
    if (up.length === 0) return;
    g.reveal();
    yield* performEffects(g, who, effect.then, run);
  } finally {
    for (const card of run.memory.shown ?? []) returnToDeck(g, card);
    run.memory.shown = undefined;
  }
}

/** Draws cards of a deck face up, kept or not. */
export function* revealCards(g: Game, who: Investigator, deck: DeckId, n: number, up: string[], source: string): Rule {
  yield* useBeforeDrawing(g, who, deck, source);
  for (let i = 0; i < n; i++) {
    const card = yield* drawOne(g, who, deck, source);
    if (card !== undefined) up.push(card);
  }
}

/** Takes the first matching card of a deck, if any, and shuffles the others. */
function takeFirstMatching(g: Game, from: DeckId, filter: CardFilter): string[] {
  const deck = g.mutableDeck(from);
  const at = deck.findIndex((card) => matchingCards(g, [{ card }], filter).length > 0);
  if (at < 0) return [];
  const up = deck.splice(at, 1);
  g.rules.cards.shuffle(g, deck);
  return up;
}

/** Keeps, buys or discards all revealed cards. */
export function* resolveShown(g: Game, who: Investigator, does: 'keep' | 'discard' | 'buy', run: EffectRun): Rule {
  const cards = run.memory.shown ?? [];
  if (does === 'buy') yield* payForAll(g, who, cards, run.cause.source);
  run.memory.shown = undefined;
  for (const card of cards) {
    if (does === 'discard') returnToDeck(g, card);
    else yield* gainCard(g, who, card, run.cause.source);
  }
}

/** Gives a named card if it is available, and if wanted when optional. */
export function* take(g: Game, who: Investigator, effect: Extract<Effect, { do: 'take' }>, run: EffectRun): Rule {
  const { card } = effect;
  const def = g.card(card);
  const deck = def.deck === 'special' ? undefined : g.mutableDeck(def.deck);
  const wants = yield* askUnlessMoot<boolean>(g, () => {
    if (!isAvailable(g, who, card)) return undefined;
    const yes = { id: 'yes', value: true, key: 'o.take-card', args: { card }, on: card } as const;
    const no = { id: 'no', value: false, key: 'o.no' } as const;
    return {
      by: [who.seat],
      key: 'q.may-take',
      args: { investigator: who.id, card, source: run.cause.source },
      why: g.rules.reasons.choice,
      options: effect.optional ? [yes, no] : [yes],
      asides: { inText: who },
    };
  });
  if (wants === undefined && effect.else) yield* performEffects(g, who, effect.else, run);
  if (!wants) return;
  if (deck) {
    if (deck.includes(card)) deck.splice(deck.indexOf(card), 1);
    g.rules.cards.shuffle(g, deck);
    return yield* gainDrawn(g, who, card, run.cause.source);
  }
  g.addSpecials(card, -1);
  yield* gainCard(g, who, card, run.cause.source);
}

/** True if a named card is available to the investigator. */
export function isAvailable(g: Game, who: Investigator, card: string): boolean {
  if (!canGain(g, who, card)) return false;
  const { deck } = g.card(card);
  return deck === 'special' ? (g.s.specials[card] ?? 0) > 0 : g.deck(deck).includes(card) || isBoxed(g, who, card);
}

/** True if an Ally is in the box and the investigator may take one from there. */
function isBoxed(g: Game, who: Investigator, card: string): boolean {
  if (g.card(card).deck !== 'ally' || !findModifier(g, who, 'boxedAllies')) return false;
  return !g.s.investigators.some(({ cards }) => cards.some((held) => held.card === card));
}

/** Gives a special card to the investigator, or to one of their choice. */
export function* receive(g: Game, who: Investigator, effect: Extract<Effect, { do: 'receive' }>, run: EffectRun): Rule {
  const target =
    effect.who === 'chosen'
      ? yield* ask<Investigator>(g, () => ({
          by: [who.seat],
          key: 'q.whom-status',
          args: { investigator: who.id, card: effect.card, source: run.cause.source },
          why: g.rules.reasons.choice,
          options: possibleRecipients(g, effect.card).map(investigatorOption),
          asides: { inText: who },
        }))
      : who;
  yield* g.rules.people.receive(g, target, effect.card, run.cause);
}

/** Returns the investigators whom a special card would affect; all, if there are none. */
function possibleRecipients(g: Game, card: StatusCard): Investigator[] {
  const all = g.rules.people.inOrder(g);
  const some = all.filter((one) => g.rules.people.wouldReceive(g, one, card));
  return some.length > 0 ? some : all;
}

/** Discards cards of choice. Cards that can be neither lost nor stolen are exempt. */
export function* discardCards(
  g: Game,
  who: Investigator,
  effect: Extract<Effect, { do: 'discard' }>,
  run: EffectRun,
): Rule {
  const all = matchingCards(g, who.cards, effect.what, true);
  if (effect.n === 'all') {
    for (const possession of all) discardCard(g, who, possession);
    return;
  }
  const n = yield* resolveAmount(g, who, effect.n, run);
  yield* discardChosen(g, who, effect.what, n, run.cause.source, effect.which);
}

/** Lets the investigator discard `n` matching cards of their choice; fewer if no more can be lost. */
function* discardChosen(
  g: Game,
  who: Investigator,
  filter: Parameters<typeof matchingCards>[2],
  n: number,
  from: string,
  which?: 'cheapest' | 'dearest',
): Rule {
  for (let i = 0; i < n; i++) {
    const cards = () => byPrice(g, matchingCards(g, who.cards, filter, true), which);
    if (cards().length === 0) return;
    const lost = yield* pickOwnCard(g, who, cards, 'q.lose-card', g.rules.reasons.loseCard, from, n - i);
    if (!lost) return;
    discardCard(g, who, lost);
  }
}

/** Returns the cards with the lowest or highest price; all, if the price does not matter. */
function byPrice(g: Game, cards: Possession[], which: 'cheapest' | 'dearest' | undefined): Possession[] {
  if (which === undefined) return cards;
  const price = ({ card }: Possession) => g.card(card).price ?? 0;
  const prices = cards.map(price);
  const bound = which === 'cheapest' ? Math.min(...prices) : Math.max(...prices);
  return cards.filter((possession) => price(possession) === bound);
}

/** Rolls a die for each matching card. A failure discards it, unless it cannot be lost. */
export function rollForCards(g: Game, who: Investigator, filter: CardFilter, from: string): void {
  for (const possession of matchingCards(g, who.cards, filter, true)) {
    const dice = rollPlain(g, who, 1, from);
    if (countSuccesses(dice, successFaces(g, who)) === 0) discardCard(g, who, possession);
  }
}

/** Removes a card on the table from play: a Mythos card to the bottom of its deck (A-MYTHOS-53), or to the box. */
export function leavePlay(g: Game, card: string, toBox: boolean): void {
  const tableCard = cardInPlay(g.s, card);
  if (!tableCard) return;
  if (!toBox && g.content.mythos.has(card)) putUnder(g.s, 'mythos', g.orderedDeck('mythos'), [card]);
  removeFromTable(g, tableCard);
}

/** Puts tokens on the source card or takes them off. It is discarded at a given number. */
export function* changeTokens(
  g: Game,
  who: Investigator,
  effect: Extract<Effect, { do: 'token' }>,
  run: EffectRun,
): Rule {
  const n = yield* resolveAmount(g, who, effect.by, run);
  const by = effect.off ? -n : n;
  const { possession, source } = run.cause;
  if (possession) {
    const { seat } = run.cause.owner ?? who;
    addTokens(g, possession, by, seat);
    if (effect.of !== undefined && (possession.tokens ?? 0) >= effect.of)
      discardCard(g, run.cause.owner ?? who, possession);
    return;
  }
  const inPlay = cardInPlay(g.s, source);
  if (inPlay) addTokens(g, inPlay, by);
}

/** Puts tokens on a card, or takes off as many as there are. */
function addTokens(g: Game, on: { card: string; tokens?: number | undefined }, by: number, seat?: Seat): void {
  const before = on.tokens ?? 0;
  const tokens = Math.max(0, before + by);
  on.tokens = tokens;
  if (tokens === before) return;
  g.emit?.({ type: 'tokens', on: on.card, by: tokens - before, tokens, ...(seat !== undefined && { seat }) });
}
