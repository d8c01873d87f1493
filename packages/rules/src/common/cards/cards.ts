import type { Rule } from '@vigil/engine';
import type { Moment } from '../../language/abilities.js';
import type { CardFilter } from '../../language/conditions.js';
import type { DeckId } from '../../language/decks.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { ask, askUnlessMoot } from '../ask.js';
import type { UsableAbility } from '../contracts/abilities.js';
import { resolve } from '../effects/resolve.js';
import { holds } from '../figures/conditions.js';
import { matchesCard } from '../figures/filters.js';
import { addToHand } from '../figures/hand.js';
import { findModifier, forEachModifier, isForbidden, maximumOf, modifiersOf } from '../figures/modifiers.js';
import { type Cause, type Game, Interrupted, unlessInterrupted } from '../game.js';
import { putUnder, takeAt, takeTop } from '../known-order.js';
import { possessionId } from '../possession-id.js';
import { discardAtMoneyLimit, enforceClueCap } from '../resources/resources.js';
import type { Investigator, Possession } from '../state.js';
import { runUninterrupted } from '../turn-parts.js';
import { abilitiesAt, abilityOption, hasAbilityAt, hasEffect, useAbility } from './abilities.js';

/**
 * Gives a card from anywhere to an investigator, and resolves its effect on being gained. A raised maximum brings no
 * point with it (the facts' doubt on Duke).
 */
export function gainCard(g: Game, who: Investigator, card: string, from: string): Rule {
  return runUninterrupted(gainCardRule(g, who, card, from));
}

function* gainCardRule(g: Game, who: Investigator, card: string, from: string): Rule {
  if (!canGain(g, who, card)) return returnToDeck(g, card);
  const possession: Possession = { card, exhausted: undefined, tokens: undefined, fresh: true };
  addToHand(g, who, possession);
  g.emit?.({ type: 'received', seat: who.seat, card, from });
  const { triggers = [], with: second } = g.card(card);
  if (second !== undefined && (g.s.specials[second] ?? 0) > 0) {
    g.addSpecials(second, -1);
    yield* gainCard(g, who, second, card);
  }
  for (const trigger of triggers) {
    if (trigger.when.on === 'gained') {
      const cause: Cause = { source: card, possession };
      if (trigger.if && !holds(g, who, trigger.if, cause)) continue;
      yield* unlessInterrupted(who, resolve(g, who, trigger.then, cause));
      // A card that devours its new owner (D-INJURY-07) interrupts them.
      if (who.place === 'out') throw new Interrupted(who.seat);
    }
  }
  yield* g.rules.cards.onGained(g, who, card);
  enforceClueCap(g, who);
  discardAtMoneyLimit(g, who);
  yield* enforceCardCaps(g, who);
  keepWithinMaxima(g, who);
  // D-INJURY-08
  const spent = isAtZero(g, who, 'sanity') || isAtZero(g, who, 'stamina');
  if (spent && who.place !== 'out') yield* g.rules.people.applyFate(g, who, 'devoured', { source: card });
}

/** True if nothing keeps a card from the investigator: forbidden Allies, a second copy without effect. */
export function canGain(g: Game, who: Investigator, card: string): boolean {
  const { deck } = g.card(card);
  const again = who.cards.some((held) => held.card === card);
  if (again && findModifier(g, who, 'noDuplicates', ({ decks }) => decks.includes(deck))) return false;
  return g.content.countsAs(g.card(card)) !== 'ally' || !isForbidden(g, who, 'gain-ally');
}

/** True if a maximum is 0 and the value with it. */
function isAtZero(g: Game, who: Investigator, what: 'sanity' | 'stamina'): boolean {
  return who[what] <= 0 && maximumOf(g, who, what) === 0;
}

/** Discards cards above the caps of some decks at once, however they were gained (D-INJURY-08). */
export function* enforceCardCaps(g: Game, who: Investigator): Rule {
  for (const [{ of, most }, source] of modifiersOf(g, who, 'cap')) {
    if (of !== 'clues') yield* enforceCap(g, who, of, most, source);
  }
}

/** Discards the excess, of the investigator's choice. */
function* enforceCap(g: Game, who: Investigator, decks: readonly DeckId[], max: number, source: string): Rule {
  const held = () => who.cards.filter(({ card }) => decks.includes(g.card(card).deck));
  while (held().length > max) {
    const lost = yield* pickOwnCard(g, who, held, 'q.lose-card', 'D-INJURY-08', source, held().length - max);
    if (lost) discardCard(g, who, lost);
  }
}

/** Gives a card from its deck, which counts as drawn. */
export function gainDrawn(g: Game, who: Investigator, card: string, from: string): Rule {
  return runUninterrupted(gainDrawnRule(g, who, card, from));
}

function* gainDrawnRule(g: Game, who: Investigator, card: string, from: string): Rule {
  if (g.rules.cards.onDrawn) yield* runUninterrupted(g.rules.cards.onDrawn(g, who, card));
  yield* gainCardRule(g, who, card, from);
}

/**
 * Takes a card from an investigator: to the bottom of its deck (A-MISC-01), a special card to its supply, or to the
 * box.
 */
export function discardCard(g: Game, who: Investigator, possession: Possession, toBox = false): void {
  const stays = toBox ? undefined : substituteFor(g, who, possession);
  if (stays) return discardCard(g, who, stays);
  const at = who.cards.indexOf(possession);
  if (at < 0) return;
  who.cards.splice(at, 1);
  if (!toBox) returnToDeck(g, possession.card);
  g.emit?.({ type: 'discarded', seat: who.seat, card: possession.card, ...(toBox && { box: true as const }) });
  if (g.content.countsAs(g.card(possession.card)) === 'ally') g.pendingAllyDepartures++;
  releaseBoundCards(g, who);
  keepWithinMaxima(g, who);
  const goesWith = ({ card }: Possession) =>
    g.card(card).keptWith === possession.card || g.card(possession.card).with === card;
  for (const other of who.cards.filter(goesWith)) discardCard(g, who, other);
}

/** Returns the investigator's card that is lost in place of another, if any. */
function substituteFor(g: Game, who: Investigator, { card }: Possession): Possession | undefined {
  if (!g.effectIndex.hasHeldModifier('goesInstead')) return undefined;
  return who.cards.find((other) =>
    g.card(other.card).modifiers?.some((modifier) => modifier.mod === 'goesInstead' && modifier.of === card),
  );
}

/** True if the investigator has a card that lasts as long as this one is exhausted. */
export function hasBoundCard(g: Game, who: Investigator, card: string): boolean {
  return who.cards.some((held) => g.card(held.card).lastsWith === card);
}

/**
 * Discards cards that depend on another card staying exhausted, if there are too few of those. That card was refreshed
 * or is no longer held (Y-MAGIC-01, BOX-54).
 */
export function releaseBoundCards(g: Game, who: Investigator): void {
  if (!g.effectIndex.hasBoundCards) return;
  for (const bound of [...who.cards]) {
    const { lastsWith } = g.card(bound.card);
    if (lastsWith === undefined || !who.cards.includes(bound)) continue;
    const bringing = who.cards.filter(({ card, exhausted }) => card === lastsWith && exhausted).length;
    const count = who.cards.filter(({ card }) => card === bound.card).length;
    if (count > bringing) discardCard(g, who, bound);
  }
}

/** Returns the name of a special card in the supply: Blessing and Curse are two sides of one. */
export function supplyKey(card: string): string {
  return card === 'curse' ? 'blessing' : card;
}

/** Returns a card that no investigator holds to its origin. */
export function returnToDeck(g: Game, card: string): void {
  const { deck, onCard } = g.card(card);
  if (onCard !== undefined) {
    const cards = deckOfEncounter(g, onCard);
    if (!cards?.includes(onCard)) cards?.push(onCard);
  }
  const supply = supplyKey(card);
  if (deck === 'special') {
    g.addSpecials(supply, 1);
    return;
  }
  if (onCard !== undefined) {
    putUnder(g.s, deck, g.orderedDeck(deck), [card]);
    return;
  }
  const { discards } = g.content.decks.get(deck) ?? {};
  if (discards === 'box') return;
  putUnder(g.s, deck, g.orderedDeck(deck), [card]);
  if (discards === 'shuffled') g.dice.shuffle(g.mutableDeck(deck));
}

/** Changes a maximum for good. `keepWithinMaxima` removes the excess afterwards. */
export function shiftMaximum(g: Game, who: Investigator, what: 'sanity' | 'stamina', by: number): void {
  if (by === 0) return;
  const { sanity, stamina } = who.maximumChange;
  who.maximumChange = what === 'sanity' ? { sanity: sanity + by, stamina } : { sanity, stamina: stamina + by };
  g.emit?.({ type: 'maximum', seat: who.seat, what, by });
}

/** Reduces Sanity and Stamina to their maxima (A-STATUS-01). */
export function keepWithinMaxima(g: Game, who: Investigator): void {
  for (const what of ['sanity', 'stamina'] as const) {
    const above = who[what] - maximumOf(g, who, what) - (who.aboveMaximum?.[what] ?? 0);
    if (above <= 0) continue;
    who[what] -= above;
    const from = loweringSource(g, who, what);
    g.emit?.({ type: 'lost', seat: who.seat, what, amount: above, ...(from !== undefined && { from }) });
  }
}

/** Points above a maximum that were lost cannot be restored. */
export function trimBeyond(g: Game, who: Investigator): void {
  if (!who.aboveMaximum) return;
  const left = (what: 'sanity' | 'stamina') =>
    Math.max(0, Math.min(who.aboveMaximum?.[what] ?? 0, who[what] - maximumOf(g, who, what)));
  const now = { sanity: left('sanity'), stamina: left('stamina') };
  who.aboveMaximum = now.sanity + now.stamina > 0 ? now : undefined;
}

/** Returns the source in play that lowers a maximum, if any. */
function loweringSource(g: Game, who: Investigator, what: 'sanity' | 'stamina'): string | undefined {
  let from: string | undefined;
  forEachModifier(g, who, 'maximum', (modifier, source) => {
    if (modifier.what === what && modifier.by < 0) from = source;
  });
  return from;
}

/**
 * Draws `n` cards and keeps `keep` of them (default: all) at the owner's choice; the others go to the bottom. Abilities
 * may draw one card more and discard one. `only`: drawn cards that do not match are discarded.
 */
export function drawCards(
  g: Game,
  who: Investigator,
  deck: DeckId,
  n: number,
  keep: number,
  from: string,
  only?: CardFilter,
): Rule {
  return runUninterrupted(drawCardsRule(g, who, deck, n, keep, from, only));
}

function* drawCardsRule(
  g: Game,
  who: Investigator,
  deck: DeckId,
  n: number,
  keep: number,
  from: string,
  only: CardFilter | undefined,
): Rule {
  if (hasAbilityAt(g, who, 'before:draw') && (yield* replacesDraw(g, who, deck, from))) return;
  const drawn = yield* drawSome(g, who, deck, n, from);
  for (const card of only ? drawn.filter((one) => !matchesCard(g, one, only)) : []) {
    drawn.splice(drawn.indexOf(card), 1);
    returnToDeck(g, card);
  }
  for (let count = 0; count < keep && drawn.length > 0; count++) {
    const card = drawn.length <= keep - count ? 0 : yield* pickCardToKeep(g, who, drawn, keep - count, from);
    const [taken] = drawn.splice(card, 1);
    yield* gainCard(g, who, taken as string, from);
  }
  for (const card of drawn) returnToDeck(g, card);
}

/** Takes `n` cards of a deck, or one more if an ability has the investigator discard one. */
function* drawSome(g: Game, who: Investigator, deck: DeckId, n: number, from: string): Rule<string[]> {
  yield* g.rules.cards.choosePile(g, who, deck);
  const extra = findModifier(g, who, 'drawExtra', (modifier) => modifier.deck === deck) ? 1 : 0;
  const drawn: string[] = [];
  for (let i = 0; i < n + extra; i++) {
    const card = yield* drawOne(g, who, deck, from);
    if (card === undefined) break;
    drawn.push(card);
  }
  return drawn;
}

/** Lets the investigator keep one of the drawn cards. The others go back and count as never held. */
function* keepOneOf(g: Game, who: Investigator, drawn: string[], from: string): Rule<string | undefined> {
  const at = drawn.length > 1 ? yield* pickCardToKeep(g, who, drawn, 1, from) : 0;
  const [keptCard] = drawn.splice(at, 1);
  for (const card of drawn) returnToDeck(g, card);
  return keptCard;
}

/** Draws a card that does not belong to the investigator yet. The caller decides its fate. */
export function* drawUnowned(g: Game, who: Investigator, deck: DeckId, from: string): Rule<string | undefined> {
  yield* useBeforeDrawing(g, who, deck, from);
  return yield* keepOneOf(g, who, yield* drawSome(g, who, deck, 1, from), from);
}

/** Draws a card, and another one if it matches. */
export function* drawAgain(g: Game, who: Investigator, deck: DeckId, filter: CardFilter, from: string): Rule {
  if (hasAbilityAt(g, who, 'before:draw') && (yield* replacesDraw(g, who, deck, from))) return;
  const card = yield* keepOneOf(g, who, yield* drawSome(g, who, deck, 1, from), from);
  if (card === undefined) return;
  yield* gainCard(g, who, card, from);
  if (matchesCard(g, card, filter)) yield* drawCards(g, who, deck, 1, 1, from);
}

/** Gives the current encounter card to the investigator. It leaves its deck while they hold its possession. */
export function* takeEncounterCard(g: Game, who: Investigator, as: string, from: string): Rule {
  const { onCard = from.split('/')[0] as string } = g.card(as);
  const deck = deckOfEncounter(g, onCard);
  const at = deck?.indexOf(onCard) ?? -1;
  if (!deck || at < 0) return;
  deck.splice(at, 1);
  const { deck: deckId } = g.card(as);
  if (deckId === 'special') g.setSpecials(as, Math.max(0, (g.s.specials[as] ?? 0) - 1));
  else {
    const own = g.mutableDeck(deckId);
    if (own.includes(as)) own.splice(own.indexOf(as), 1);
  }
  yield* gainCard(g, who, as, from);
}

/** Returns the deck that an encounter card belongs to. */
function deckOfEncounter(g: Game, card: string): string[] | undefined {
  if (g.content.gateCards.has(card)) return g.mutableDeck('gate');
  const neighbourhood = g.content.locationCards.get(card)?.neighbourhood;
  return neighbourhood === undefined ? undefined : g.rules.cards.locationDeck(g, neighbourhood);
}

/** Draws a card of each deck and keeps one of them. The others go back and count as never held. */
export function* drawOneOf(g: Game, who: Investigator, decks: readonly DeckId[], from: string): Rule {
  const drawn: string[] = [];
  for (const deck of decks) {
    yield* useBeforeDrawing(g, who, deck, from);
    drawn.push(...(yield* drawSome(g, who, deck, 1, from)));
  }
  const card = yield* keepOneOf(g, who, drawn, from);
  if (card !== undefined) yield* gainCard(g, who, card, from);
}

/**
 * Offers abilities used before drawing, where none can replace the draw: the drawn cards do not belong to the
 * investigator yet.
 */
export function* useBeforeDrawing(g: Game, who: Investigator, deck: DeckId, source: string): Rule {
  if (hasAbilityAt(g, who, 'before:draw')) yield* replacesDraw(g, who, deck, source, true);
}

/**
 * Offers abilities used before drawing. Returns true if one replaces the draw, unless the investigator `draws` in any
 * case.
 */
function* replacesDraw(g: Game, who: Investigator, deck: DeckId, source: string, draws = false): Rule<boolean> {
  const fits = (when: Moment) => 'decks' in when && when.decks.includes(deck);
  const chosen = yield* askUnlessMoot<UsableAbility | undefined>(g, () => {
    const all = abilitiesAt(g, who, 'before:draw', fits);
    const usable = draws ? all.filter(({ ability }) => !hasEffect(ability.then, 'noDraw')) : all;
    if (usable.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.before-draw',
      args: { investigator: who.id, deck, source },
      why: g.rules.reasons.answer,
      options: [{ id: 'draw', value: undefined, key: 'o.draw' }, ...usable.map((use) => abilityOption(use, use))],
      asides: { inText: who },
    };
  });
  if (chosen) yield* useAbility(g, who, chosen, { deck });
  return chosen !== undefined && hasEffect(chosen.ability.then, 'noDraw');
}

/** Takes the top card of a deck, or the bottom one if an ability allows it and its owner wants. */
export function* drawOne(g: Game, who: Investigator, deck: DeckId, from?: string): Rule<string | undefined> {
  const cards = g.orderedDeck(deck);
  if (cards.length === 0) return undefined;
  g.reveal();
  if (cards.length > 1 && findModifier(g, who, 'drawBottom', (modifier) => modifier.decks.includes(deck))) {
    const bottom = yield* ask(g, () => ({
      by: [who.seat],
      key: 'q.draw-from',
      args: {
        investigator: who.id,
        deck,
        card: cards[cards.length - 1] as string,
        ...(from !== undefined && { source: from }),
      },
      why: g.rules.reasons.drawCard,
      options: [
        { id: 'top', value: false, key: 'o.draw-top', args: { deck } },
        { id: 'bottom', value: true, key: 'o.draw-bottom', args: { card: cards[cards.length - 1] as string } },
      ],
      asides: { inText: who },
    }));
    // The top card is shown only now: this answer is final as well.
    g.reveal();
    if (bottom) {
      const card = cards[cards.length - 1] as string;
      takeAt(g.s, deck, cards, cards.length - 1);
      g.emit?.({ type: 'drew', seat: who.seat, card, deck });
      if (g.rules.cards.onDrawn) yield* runUninterrupted(g.rules.cards.onDrawn(g, who, card));
      return card;
    }
  }
  const card = takeTop(g.s, deck, cards) as string;
  g.emit?.({ type: 'drew', seat: who.seat, card, deck });
  if (g.rules.cards.onDrawn) yield* runUninterrupted(g.rules.cards.onDrawn(g, who, card));
  return card;
}

/** Lets the investigator choose the next of `n` cards to keep; returns its index. Equal cards are one option. */
function* pickCardToKeep(
  g: Game,
  who: Investigator,
  cards: readonly string[],
  n: number,
  source: string,
): Rule<number> {
  return yield* ask(g, () => ({
    by: [who.seat],
    key: 'q.keep-card',
    args: { investigator: who.id, n, of: cards.length, source },
    why: g.rules.reasons.drawCard,
    options: cards
      .map((card, i) => ({ id: optionId.card(card), value: i, key: 'o.card' as const, args: { card }, on: card }))
      .filter((option, i) => cards.indexOf(cards[i] as string) === option.value),
    asides: { inText: who },
  }));
}

/** Questions for one of the investigator's own cards. */
type PickQuestionKey = 'q.refresh-card' | 'q.pay-card' | 'q.sell' | 'q.lose-card' | 'q.limit-card';
type PickArguments = [cards: () => readonly Possession[], key: PickQuestionKey, why: string, from: string, n?: number];

/**
 * Lets the investigator choose one of their own cards, of `n` in all. Equal cards in the same condition are one option.
 * Undefined: others have taken all of them meanwhile. If the investigator leaves the game during the question, their
 * activity is over: {@link Interrupted}.
 */
export function* pickOwnCard(
  g: Game,
  who: Investigator,
  cards: () => readonly Possession[],
  key: PickQuestionKey,
  why: string,
  from: string,
  n = 1,
): Rule<Possession | undefined> {
  const picked = yield* askUnlessMoot<Possession>(g, () => {
    const seen = new Set<string>();
    const options: OptionWithValue<PickQuestionKey, Possession>[] = [];
    const among = cards();
    if (among.length === 0) return undefined;
    for (const possession of among) {
      const id = possessionId(possession);
      if (seen.has(id)) continue;
      seen.add(id);
      const { card } = possession;
      options.push({ id: optionId.card(id), value: possession, key: 'o.card', args: { card }, on: card });
      // If all must be given, the order is not asked.
      if (among.length <= n) break;
    }
    return {
      by: [who.seat],
      key,
      args: { investigator: who.id, source: from, n },
      why,
      options,
      asides: { inText: who },
    };
  });
  if (!picked && who.place === 'out') throw new Interrupted(who.seat);
  return picked;
}

/** As {@link pickOwnCard}, for a price or an exchange: without a card left it cannot go on, and the activity is over. */
export function* pickCardToGive(g: Game, who: Investigator, ...how: PickArguments): Rule<Possession> {
  const picked = yield* pickOwnCard(g, who, ...how);
  if (!picked) throw new Interrupted(who.seat);
  return picked;
}

/** Removes the tokens on a card, if any. */
export function clearTokens(g: Game, who: Investigator, possession: Possession): void {
  const { card, tokens = 0 } = possession;
  possession.tokens = undefined;
  if (tokens > 0) g.emit?.({ type: 'tokens', on: card, by: -tokens, tokens: 0, seat: who.seat });
}

/** Exhausts a card until its owner's next refresh (A-UPKEEP-03). */
export function exhaust(g: Game, who: Investigator, possession: Possession): void {
  possession.exhausted = true;
  g.emit?.({ type: 'exhausted', seat: who.seat, card: possession.card });
}
