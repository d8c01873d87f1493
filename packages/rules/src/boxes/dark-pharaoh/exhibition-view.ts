/** Public view of the exhibition at a table. */
import type { TableState } from '../../common/state.js';
import type { Content } from '../../language/content.js';
import { barredStreetOfCard, isBenefit, isBenefitOrDetriment } from './wandering-cards.js';

type InvestigatorsHands = Pick<TableState, 'investigators'>;

/** Investigators barred from a neighbourhood, by its street. */
export interface BarredNeighbourhood {
  readonly street: string;
  readonly seats: readonly number[];
}

/** Returns the neighbourhoods that any investigator is barred from (P-BAR-01), in card order. */
export function listBarredNeighbourhoods(
  content: Content,
  { investigators }: InvestigatorsHands,
): readonly BarredNeighbourhood[] {
  const found: BarredNeighbourhood[] = [];
  for (const card of content.cards.values()) {
    const street = barredStreetOfCard(card);
    if (street === undefined) continue;
    const seats = investigators.flatMap(({ seat, cards }) =>
      cards.some((possession) => possession.card === card.id) ? [seat] : [],
    );
    if (seats.length > 0) found.push({ street, seats });
  }
  return found;
}

/** Returns the streets of the neighbourhoods an investigator is barred from. */
export function streetsBarredFor(
  content: Content,
  who: { readonly cards: readonly { readonly card: string }[] },
): string[] {
  return who.cards.flatMap(({ card }) => barredStreetOfCard(content.cards.get(card)) ?? []);
}

/** A Benefit or Detriment, and the seat of its holder. */
export interface FavourCard {
  readonly card: string;
  readonly kind: 'benefit' | 'detriment';
  readonly seat: number | undefined;
}

/** Returns the four Benefits and the four Detriments, one of each (P-BENEF-01). */
export function listFavours(content: Content, { investigators }: InvestigatorsHands): readonly FavourCard[] {
  return [...content.cards.keys()].filter(isBenefitOrDetriment).map((card) => ({
    card,
    kind: isBenefit(card) ? 'benefit' : 'detriment',
    seat: investigators.find(({ cards }) => cards.some((possession) => possession.card === card))?.seat,
  }));
}

/** Returns the number of Exhibit Items left in the deck of a view. */
export function countExhibitsLeft({ decks }: { readonly decks: object }): number {
  const left: unknown = Reflect.get(decks, 'exhibit');
  return typeof left === 'number' ? left : 0;
}
