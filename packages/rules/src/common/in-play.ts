import type { CardText } from '../language/components.js';
import type { Content } from '../language/content.js';
import { cloneCardInPlay } from './clone.js';
import type { EffectIndex } from './figures/effect-index.js';
import type { Game } from './game.js';
import type { CardInPlay, Investigator, TableState } from './state.js';

/** All that is needed of a position, or of a view of one, to see what lies on the table. */
export type TableCards = Pick<TableState, 'inPlay'>;

/** What is always in play, from the set-up on. */
export function alwaysInPlay(content: Content): CardInPlay[] {
  const cards: CardInPlay[] = [];
  for (const { id, kind, always, at, tokens } of content.tableCards.values()) {
    if (!always) continue;
    cards.push({ card: id, as: kind, ...(at !== undefined && { at }), ...(tokens !== undefined && { tokens }) });
  }
  return cards;
}

/** The text of a card that can lie on the table; undefined of one that nobody knows. */
export function textInPlay(content: Content, card: string): (CardText & { readonly id: string }) | undefined {
  return content.tableCards.get(card) ?? content.mythos.get(card) ?? content.cards.get(card);
}

/** The card that lies on the table under that id, if one does. */
export function cardInPlay(s: TableCards, card: string): CardInPlay | undefined {
  for (const one of s.inPlay) if (one.card === card) return one;
  return undefined;
}

/**
 * Whether this herald or guardian lies beside the Ancient One (K-HERALD-01), for a layer that brings its rules: one that
 * has left at the awakening does not.
 */
export function isSheetInPlay(g: { readonly s: TableCards }, sheet: string): boolean {
  return cardInPlay(g.s, sheet) !== undefined;
}

/** The first card that lies there as such, if one does. */
export function firstInPlay(s: TableCards, as: CardInPlay['as']): CardInPlay | undefined {
  for (const one of s.inPlay) if (one.as === as) return one;
  return undefined;
}

/** The order in which kinds lie there; those of boxes come first. */
const ORDER: readonly CardInPlay['as'][] = ['environment', 'rumor', 'headline'];

/**
 * Lays a card on the table, behind those of its kind and of kinds before it: in which order cards came makes no difference,
 * and positions of earlier versions, which did not keep it, are the same as those played again. Gives it as it lies there:
 * with all its fields, since cards of one shape are read faster.
 */
export function layInPlay<C extends CardInPlay>(
  { s, effectIndex }: { readonly s: TableCards; readonly effectIndex: Pick<EffectIndex, 'addTableCard'> },
  card: C,
): C {
  const lying = cloneCardInPlay(card) as C;
  const rank = ORDER.indexOf(card.as);
  const behind = s.inPlay.findIndex(({ as }) => ORDER.indexOf(as) > rank);
  s.inPlay.splice(behind < 0 ? s.inPlay.length : behind, 0, lying);
  effectIndex.addTableCard(card.card);
  return lying;
}

/** Takes a card off the table. */
export function takeFromPlay(s: TableCards, card: CardInPlay): void {
  const at = s.inPlay.indexOf(card);
  if (at >= 0) s.inPlay.splice(at, 1);
}

/** Takes all off the table that lie there as such and fit, and gives them in the order in which they came. */
export function takeAllFromPlay(
  s: TableCards,
  as: CardInPlay['as'],
  fits: (card: CardInPlay) => boolean = () => true,
): CardInPlay[] {
  const taken = s.inPlay.filter((card) => card.as === as && fits(card));
  for (const card of taken) takeFromPlay(s, card);
  return taken;
}

/** Turns a card of the table up, if it lies face down, or down again (D-COND-01, D-COND-03). */
export function turnCard(g: Game, card: string, face: 'up' | 'down'): void {
  const lying = cardInPlay(g.s, card);
  if ((lying !== undefined) === (face === 'up')) return;
  if (lying) takeFromPlay(g.s, lying);
  else layInPlay(g, { card, as: g.content.tableCards.get(card)?.kind ?? '' });
  g.emit?.({ type: lying ? 'turnedDown' : 'laidOut', card });
}

/** A card or marker comes to lie at an area, where none of its kind lies. */
export function placeCardAt(g: Game, card: string, at: string): void {
  if (cardAt(g.s, card, at)) return;
  layInPlay(g, { card, as: g.content.tableCards.get(card)?.kind ?? '', at });
  g.emit?.({ type: 'laidOut', card, at });
}

/** What of a kind lies at an area, if it does. */
export function cardAt(s: TableCards, card: string, at: string): CardInPlay | undefined {
  for (const one of s.inPlay) if (one.at === at && one.card === card) return one;
  return undefined;
}

/** What lies at an area leaves it, and with it the table. */
export function removeFromTable(g: Game, lying: CardInPlay): void {
  takeFromPlay(g.s, lying);
  g.emit?.({ type: 'outOfPlay', card: lying.card, ...(lying.at !== undefined && { at: lying.at }) });
}

/** Somebody exhausts a card of the table, which holds all the same (D-COND-02). */
export function exhaustInPlay(g: Game, who: Investigator, lying: CardInPlay): void {
  lying.exhausted = true;
  g.emit?.({ type: 'exhausted', seat: who.seat, card: lying.card });
}

/** The exhausted cards of the table are ready again, in the Upkeep of who is named (D-COND-02). */
export function refreshInPlay(g: Game, who: Investigator): void {
  for (const lying of g.s.inPlay) {
    if (!lying.exhausted) continue;
    lying.exhausted = undefined;
    g.emit?.({ type: 'refreshed', seat: who.seat, cards: 1, card: lying.card });
  }
}

/** A card of the table that began face down: where it lies in the row, and how. */
export interface TurnableCard {
  readonly card: string;
  readonly up: boolean;
  readonly exhausted: boolean;
}

/** The row of cards that began face down, as they lie in a position or a view; empty where no box has such. */
export function turnableCards(content: Content, s: TableCards): TurnableCard[] {
  const row: TurnableCard[] = [];
  for (const { id, faceDown } of content.tableCards.values()) {
    if (!faceDown) continue;
    const lying = cardInPlay(s, id);
    row.push({ card: id, up: lying !== undefined, exhausted: lying?.exhausted === true });
  }
  return row;
}

/** The card in play that holds a monster token, if one does. */
export function holderOf(s: TableCards, token: string): CardInPlay | undefined {
  for (const card of s.inPlay) if (card.monsters?.includes(token)) return card;
  return undefined;
}

/** A monster token is on a card no longer, if it was. */
export function takeFromHolder(s: TableCards, token: string): void {
  const held = holderOf(s, token)?.monsters;
  held?.splice(held.indexOf(token), 1);
}
