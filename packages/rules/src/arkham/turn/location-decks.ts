import type { Rule } from '@vigil/engine';
import { chooseNeighbourhood } from '../../common/resolving/encounters.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/** The top card of a location deck is turned face up; whoever has the next encounter there draws it. */
export function* revealLocationCard(g: Game, who: Investigator): Rule {
  const neighbourhood = yield* chooseNeighbourhood(g, who, Object.keys(g.s.decks.locations));
  const deck = g.makeMutable(mutableLocationDecks(g), neighbourhood);
  g.rules.cards.shuffle(g, deck);
  g.reveal();
  const [card] = deck;
  // One that lay face up there before has been shuffled in.
  g.s.turnedUp = g.s.turnedUp.filter((other) => !deck.includes(other));
  if (card === undefined) return;
  g.makeMutable(g.s, 'turnedUp').push(card);
  g.emit?.({ type: 'turnedUp', seat: who.seat, card, neighbourhood });
}

/** The location deck of a neighbourhood, to be changed; there need not be one. */
export function mutableLocationDeck(g: Game, neighbourhood: string): string[] | undefined {
  return g.s.decks.locations[neighbourhood] && g.makeMutable(mutableLocationDecks(g), neighbourhood);
}

/** All location decks, to be laid anew; see `Game.own`. */
export function mutableLocationDecks(g: Game): Record<string, readonly string[]> {
  return g.makeRecordMutable(g.mutableDecks(), 'locations');
}
