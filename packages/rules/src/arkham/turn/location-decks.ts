import type { Rule } from '@vigil/engine';
import { chooseNeighbourhood } from '../../common/cards/encounters.js';
import { forgetOrder, locationPile } from '../../common/known-order.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/** Turns the top card of a location deck face up; the next encounter there draws it. */
export function* revealLocationCard(g: Game, who: Investigator): Rule {
  const neighbourhood = yield* chooseNeighbourhood(g, who, Object.keys(g.s.decks.locations));
  const deck = g.makeMutable(mutableLocationDecks(g), neighbourhood);
  forgetOrder(g.s, locationPile(neighbourhood));
  g.rules.cards.shuffle(g, deck);
  g.reveal();
  const [card] = deck;
  // An earlier face-up card of this deck has been shuffled in.
  g.s.faceUpLocationCards = g.s.faceUpLocationCards.filter((other) => !deck.includes(other));
  if (card === undefined) return;
  g.makeMutable(g.s, 'faceUpLocationCards').push(card);
  g.emit?.({ type: 'turnedUp', seat: who.seat, card, neighbourhood });
}

/** Returns the location deck of a neighbourhood for changes; undefined: none. */
export function mutableLocationDeck(g: Game, neighbourhood: string): string[] | undefined {
  if (!g.s.decks.locations[neighbourhood]) return undefined;
  forgetOrder(g.s, locationPile(neighbourhood));
  return g.makeMutable(mutableLocationDecks(g), neighbourhood);
}

/** Returns all location decks for changes; see `Game.makeMutable`. */
export function mutableLocationDecks(g: Game): Record<string, readonly string[]> {
  return g.makeRecordMutable(g.orderedDecks(), 'locations');
}
