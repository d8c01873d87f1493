/** The cards that can be in a deck. */
import type { Content } from '@vigil/rules';
import { boxDecks } from './boxes.js';

/** Returns true if a card can lie in a deck, for any Ancient One; undefined: the deck is unknown. */
function canLieIn(content: Content, deck: string, card: string): boolean | undefined {
  const box = boxDecks(content).get(deck);
  if (box) return ancientOnesAndNone(content).some((ancientOne) => box.cards(content, ancientOne).includes(card));
  if (deck === 'mythos') return content.mythos.has(card);
  if (deck === 'gate') return content.gateCards.has(card);
  // Haunt has one location deck for all neighbourhoods.
  if (deck === 'location') return content.locationCards.has(card);
  if (content.neighbourhoods.has(deck)) return content.locationCards.get(card)?.neighbourhood === deck;
  return content.decks.has(deck) ? content.cards.get(card)?.deck === deck : undefined;
}

/** Returns the fault of a card that never lies in a deck; undefined: it can, or one of the two is unknown. */
export function deckFault(content: Content, deck: string, card: string): string | undefined {
  if (canLieIn(content, deck, card) !== false) return undefined;
  const { cards, tableCards, mythos, gateCards, locationCards } = content;
  if (![cards, tableCards, mythos, gateCards, locationCards].some((list) => list.has(card))) return undefined;
  const own = cards.get(card)?.deck ?? locationCards.get(card)?.neighbourhood;
  const name = cards.get(card)?.name ?? `"${card}"`;
  return own === undefined ? `${name} is no card of the deck "${deck}"` : inAnotherDeck(name, own, deck);
}

/** Example: `Elder Sign is a card of the deck "unique", not of "common"`. */
export function inAnotherDeck(name: string, own: string, deck: string): string {
  return `${name} is a card of the deck "${own}", not of "${deck}"`;
}

function ancientOnesAndNone({ ancientOnes }: Content): readonly string[] {
  return ['', ...ancientOnes.keys()];
}
