import type { Seat } from '@vigil/engine';
import type { CardDef } from '../../language/components.js';
import type { CommonCorrectionOf } from '../../language/corrections.js';
import { canGain, hasBoundCard, supplyKey } from '../cards/cards.js';
import { addToHand } from '../figures/hand.js';
import { forEachModifier, maximumOf, modifiersOf } from '../figures/modifiers.js';
import type { Game } from '../game.js';
import type { Investigator, Possession } from '../state.js';
import { invalidCorrection } from './invalid-correction.js';

/** Returns the investigator at a seat. Throws if they are out of the game. */
export function investigatorAt<I extends Investigator>(g: { s: { investigators: I[] } }, seat: Seat): I {
  const who = g.s.investigators[seat];
  if (!who) throw invalidCorrection('seat', `there is no seat ${seat}`);
  if (who.place === 'out') throw invalidCorrection('seat', `the investigator of seat ${seat} is out of the game`);
  return who;
}

/** Throws while the investigator is in the middle of something that depends on their belongings. */
export function assertNotBusy(g: Game, { seat }: Investigator): void {
  if (g.busy.has(seat) || g.fighting.has(seat) || g.keepingCards.has(seat) || g.visiting.get(seat) !== undefined) {
    throw invalidCorrection('seat', 'is in the middle of an encounter, a check or a fight: finish that first');
  }
}

/** Sets how much of something an investigator has. */
export function setResource(g: Game, { seat, what, to }: CommonCorrectionOf<'figure'>): void {
  const who = investigatorAt(g, seat);
  const was = who[what === 'clue' ? 'clues' : what];
  if (what === 'money' || what === 'clue') {
    who[what === 'clue' ? 'clues' : what] = to;
    if (what === 'clue') checkCaps(g, who, 'to');
  } else {
    const max = maximumOf(g, who, what) + (who.aboveMaximum?.[what] ?? 0);
    if (to < 1 || to > max) throw invalidCorrection('to', `${to} is not between 1 and ${max}, the most it can be`);
    who[what] = to;
  }
  g.emit?.({ type: 'corrected', what: 'figure', seat, figure: what, to, was });
}

/** True if a card comes and goes with another one only. */
function comesWithAnother({ onCard, keptWith, lastsWith, gift }: CardDef): boolean {
  return [onCard, keptWith, lastsWith, gift].some((other) => other !== undefined);
}

/** Gives an investigator a card from its deck or the supply, together with the card that accompanies it. */
export function giveCard(g: Game, { seat, card }: CommonCorrectionOf<'give'>): void {
  const who = investigatorAt(g, seat);
  assertNotBusy(g, who);
  const def = g.card(card);
  if (comesWithAnother(def)) {
    throw invalidCorrection('card', `"${card}" comes with another card only`);
  }
  if (!canGain(g, who, card)) throw invalidCorrection('card', `"${card}" is not allowed for seat ${seat}`);
  if (def.deck === 'special') checkStatus(who, card);
  takeFromDeckOrSupply(g, card);
  receive(g, who, card);
  const second = def.with;
  const comes =
    second !== undefined &&
    (g.s.specials[second] ?? 0) > 0 &&
    !who.cards.some((possession) => possession.card === second);
  if (comes) {
    takeFromDeckOrSupply(g, second);
    receive(g, who, second);
  }
  checkCaps(g, who, 'card');
  checkMaxima(g, who);
  g.emit?.({ type: 'corrected', what: 'give', seat, card, ...(comes && { with: [second] }) });
}

/** Blessing and Curse exclude each other. No investigator has two of the same special card. */
function checkStatus(who: Investigator, card: string): void {
  const inTheWay = who.cards.find(
    (possession) => possession.card === card || supplyKey(possession.card) === supplyKey(card),
  );
  if (inTheWay) throw invalidCorrection('card', `"${inTheWay.card}" must be taken first`);
}

function takeFromDeckOrSupply(g: Game, card: string): void {
  const { deck } = g.card(card);
  if (deck === 'special') {
    const supply = supplyKey(card);
    const left = g.s.specials[supply] ?? 0;
    if (left < 1) throw invalidCorrection('card', `there is no "${card}" left in the supply`);
    g.addSpecials(supply, -1);
    return;
  }
  const cards = g.mutableDeck(deck);
  const at = cards.indexOf(card);
  if (at < 0) throw invalidCorrection('card', `"${card}" is not in its deck`);
  cards.splice(at, 1);
}

function receive(g: Game, who: Investigator, card: string): void {
  addToHand(g, who, { card, exhausted: undefined, tokens: undefined, fresh: true });
}

/** Takes an investigator's card: under its deck or to the supply, with the cards that accompany it. */
export function takeCard(g: Game, { seat, card }: CommonCorrectionOf<'take'>): void {
  const who = investigatorAt(g, seat);
  assertNotBusy(g, who);
  const removed = removeCard(g, who, card);
  checkMaxima(g, who);
  const [, ...others] = removed;
  g.emit?.({ type: 'corrected', what: 'take', seat, card, ...(others.length > 0 && { with: others }) });
}

/** Removes a card and the cards that go with it. Returns all of them. */
function removeCard(g: Game, who: Investigator, card: string): string[] {
  const def = g.card(card);
  if (comesWithAnother(def)) {
    throw invalidCorrection('card', `"${card}" goes with another card only`);
  }
  const removed: string[] = [];
  const leave = (possession: Possession) => {
    who.cards.splice(who.cards.indexOf(possession), 1);
    returnCard(g, possession.card);
    removed.push(possession.card);
  };
  leave(findHeld(who, card));
  const goesWith = ({ card: other }: Possession) =>
    g.card(other).keptWith === card || g.card(other).lastsWith === card || def.with === other;
  for (const other of who.cards.filter(goesWith)) leave(other);
  return removed;
}

function returnCard(g: Game, card: string): void {
  const { deck } = g.card(card);
  if (deck === 'special') {
    const supply = supplyKey(card);
    g.addSpecials(supply, 1);
    return;
  }
  const cards = g.mutableDeck(deck);
  cards.push(card);
  if (g.content.decks.get(deck)?.discards === 'shuffled') g.dice.shuffle(cards);
}

function findHeld(who: Investigator, card: string, exhausted?: boolean): Possession {
  const possession = who.cards.find(
    (one) => one.card === card && (exhausted === undefined || (one.exhausted === true) === exhausted),
  );
  if (possession) return possession;
  const how = exhausted === undefined ? '' : exhausted ? ' exhausted' : ' refreshed';
  throw invalidCorrection('card', `seat ${who.seat} has no "${card}"${how}`);
}

/** Exhausts or refreshes an investigator's card. */
export function turnCard(g: Game, { seat, card, is }: CommonCorrectionOf<'exhaust'>): void {
  const who = investigatorAt(g, seat);
  assertNotBusy(g, who);
  const possession = findHeld(who, card, !is);
  if (hasBoundCard(g, who, card)) throw invalidCorrection('card', `another card depends on "${card}"`);
  possession.exhausted = is ? true : undefined;
  g.emit?.({ type: 'corrected', what: 'exhaust', seat, card, is });
}

/** Sets the Focus an investigator has left in their Upkeep. */
export function setFocus(g: Game, { seat, to }: CommonCorrectionOf<'focus'>): void {
  investigatorAt(g, seat);
  const was = g.focus.get(seat);
  if (was === undefined) throw invalidCorrection('seat', `seat ${seat} is not spending Focus now`);
  g.focus.set(seat, to);
  g.emit?.({ type: 'corrected', what: 'focus', seat, to, was });
}

/** Throws if an investigator holds more of something than their cards allow. */
function checkCaps(g: Game, who: Investigator, place: string): void {
  for (const [{ of, most }, source] of modifiersOf(g, who, 'cap')) {
    const has = of === 'clues' ? who.clues : who.cards.filter(({ card }) => of.includes(g.card(card).deck)).length;
    if (has > most) throw invalidCorrection(place, `"${source}" allows at most ${most}`);
  }
}

/** Throws if an investigator is above a maximum that the correction lowered (A-STATUS-01). */
export function assertWithinMaxima(g: Game, who: Investigator, field: string): void {
  for (const what of ['sanity', 'stamina'] as const) {
    const max = maximumOf(g, who, what) + (who.aboveMaximum?.[what] ?? 0);
    if (who[what] > max)
      throw invalidCorrection(field, `${what} would be above ${max}, the most it can be then: set that first`);
  }
}

/** Throws if an investigator exceeds a maximum or a cap with the cards they now have. */
function checkMaxima(g: Game, who: Investigator): void {
  assertWithinMaxima(g, who, 'card');
  forEachModifier(g, who, 'leavesAt', ({ money }, source) => {
    if (who.money >= money)
      throw invalidCorrection('card', `"${source}" is discarded by an investigator with so much money`);
  });
}
