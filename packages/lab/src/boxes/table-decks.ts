/** Decks of cards that are put on the table when drawn. */
import type { Content } from '@vigil/rules';
import type { BoxDeck } from '../games/box-types.js';

/**
 * A deck that is shuffled before each draw, made of the table cards of a kind. `isNeverInPlay`: a card returns to it at
 * once.
 */
export function randomDrawDeck(kind: string, options: Pick<BoxDeck, 'isNeverInPlay'> = {}): BoxDeck {
  const cards = (content: Content) => content.tableCardsOf(kind).map(({ id }) => id);
  return { cards, ...options, read: (_state, content) => cards(content) };
}
