import type { CardText } from '../language/components.js';
import type { Content } from '../language/content.js';
import { cloneCardInPlay } from './clone.js';
import type { EffectIndex } from './figures/effect-index.js';
import type { Game } from './game.js';
import type { CardInPlay, Investigator, TableState } from './state.js';

/** The part of a position or a view that holds the cards on the table. */
export type TableCards = Pick<TableState, 'inPlay'>;

/** Returns the cards that are in play from the set-up on. */
export function alwaysInPlay(content: Content): CardInPlay[] {
  const cards: CardInPlay[] = [];
  for (const { id, kind, always, at, tokens } of content.tableCards.values()) {
    if (!always) continue;
    cards.push({ card: id, as: kind, ...(at !== undefined && { at }), ...(tokens !== undefined && { tokens }) });
  }
  return cards;
}

/** Returns the text of a card that can lie on the table. Undefined for unknown cards. */
export function textInPlay(content: Content, card: string): (CardText & { readonly id: string }) | undefined {
  return content.tableCards.get(card) ?? content.mythos.get(card) ?? content.cards.get(card);
}

/** Returns the card on the table with that id, if any. */
export function cardInPlay(s: TableCards, card: string): CardInPlay | undefined {
  for (const tableCard of s.inPlay) if (tableCard.card === card) return tableCard;
  return undefined;
}

/**
 * True if this herald or guardian is in play (K-HERALD-01). A layer with its rules calls this, since it may leave at
 * the awakening.
 */
export function isSheetInPlay(g: { readonly s: TableCards }, sheet: string): boolean {
  return cardInPlay(g.s, sheet) !== undefined;
}

/** Returns the first card of a kind on the table, if any. */
export function firstInPlay(s: TableCards, as: CardInPlay['as']): CardInPlay | undefined {
  for (const tableCard of s.inPlay) if (tableCard.as === as) return tableCard;
  return undefined;
}

/** Order of the kinds on the table. Kinds of boxes come first. */
const ORDER: readonly CardInPlay['as'][] = ['environment', 'rumor', 'headline'];

/**
 * Puts a card on the table, after those of its kind and of preceding kinds. The order in which cards arrive makes no
 * difference, so older positions equal replayed ones. Returns the card with all its fields: objects of one hidden class
 * are read faster.
 */
export function layInPlay<C extends CardInPlay>(
  { s, effectIndex }: { readonly s: TableCards; readonly effectIndex: Pick<EffectIndex, 'addTableCard'> },
  card: C,
): C {
  const copy = cloneCardInPlay(card) as C;
  const rank = ORDER.indexOf(card.as);
  const behind = s.inPlay.findIndex(({ as }) => ORDER.indexOf(as) > rank);
  s.inPlay.splice(behind < 0 ? s.inPlay.length : behind, 0, copy);
  effectIndex.addTableCard(card.card);
  return copy;
}

/** Removes a card from the table. */
export function takeFromPlay(s: TableCards, card: CardInPlay): void {
  const at = s.inPlay.indexOf(card);
  if (at >= 0) s.inPlay.splice(at, 1);
}

/** Removes all matching cards of a kind from the table. Returns them in the order in which they arrived. */
export function takeAllFromPlay(
  s: TableCards,
  as: CardInPlay['as'],
  fits: (card: CardInPlay) => boolean = () => true,
): CardInPlay[] {
  const taken = s.inPlay.filter((card) => card.as === as && fits(card));
  for (const card of taken) takeFromPlay(s, card);
  return taken;
}

/** Turns a card on the table face up or face down (D-COND-01, D-COND-03). */
export function turnCard(g: Game, card: string, face: 'up' | 'down'): void {
  const tableCard = cardInPlay(g.s, card);
  if ((tableCard !== undefined) === (face === 'up')) return;
  if (tableCard) takeFromPlay(g.s, tableCard);
  else layInPlay(g, { card, as: g.content.tableCards.get(card)?.kind ?? '' });
  g.emit?.({ type: tableCard ? 'turnedDown' : 'laidOut', card });
}

/** Puts a card or marker at an area that has none of its kind. */
export function placeCardAt(g: Game, card: string, at: string): void {
  if (cardAt(g.s, card, at)) return;
  layInPlay(g, { card, as: g.content.tableCards.get(card)?.kind ?? '', at });
  g.emit?.({ type: 'laidOut', card, at });
}

/** Returns the card of a kind at an area, if any. */
export function cardAt(s: TableCards, card: string, at: string): CardInPlay | undefined {
  for (const tableCard of s.inPlay) if (tableCard.at === at && tableCard.card === card) return tableCard;
  return undefined;
}

/** Removes a card at an area from the table. */
export function removeFromTable(g: Game, card: CardInPlay): void {
  takeFromPlay(g.s, card);
  g.emit?.({ type: 'outOfPlay', card: card.card, ...(card.at !== undefined && { at: card.at }) });
}

/** Exhausts a card on the table. It stays in force (D-COND-02). */
export function exhaustInPlay(g: Game, who: Investigator, card: CardInPlay): void {
  card.exhausted = true;
  g.emit?.({ type: 'exhausted', seat: who.seat, card: card.card });
}

/** Refreshes the exhausted cards on the table, in the Upkeep of the investigator (D-COND-02). */
export function refreshInPlay(g: Game, who: Investigator): void {
  for (const card of g.s.inPlay) {
    if (!card.exhausted) continue;
    card.exhausted = undefined;
    g.emit?.({ type: 'refreshed', seat: who.seat, cards: 1, card: card.card });
  }
}

/** A card on the table that began face down: its place in the row, and its side. */
export interface TurnableCard {
  readonly card: string;
  readonly up: boolean;
  readonly exhausted: boolean;
}

/** Returns the row of cards that began face down, from a position or a view. Empty if no box has such cards. */
export function turnableCards(content: Content, s: TableCards): TurnableCard[] {
  const row: TurnableCard[] = [];
  for (const { id, faceDown } of content.tableCards.values()) {
    if (!faceDown) continue;
    const card = cardInPlay(s, id);
    row.push({ card: id, up: card !== undefined, exhausted: card?.exhausted === true });
  }
  return row;
}

/** Returns the card in play that holds a monster token, if any. */
export function holderOf(s: TableCards, token: string): CardInPlay | undefined {
  for (const card of s.inPlay) if (card.monsters?.includes(token)) return card;
  return undefined;
}

/** Removes a monster token from the card that holds it, if any. */
export function takeFromHolder(s: TableCards, token: string): void {
  const held = holderOf(s, token)?.monsters;
  held?.splice(held.indexOf(token), 1);
}
