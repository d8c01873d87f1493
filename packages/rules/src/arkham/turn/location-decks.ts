import type { Rule } from '@vigil/engine';
import { whichNeighbourhood } from '../../common/resolving/encounters.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/** The top card of a location deck is turned face up; whoever has the next encounter there draws it. */
export function* turnUpLocationCard(g: Game, who: Investigator): Rule {
  const neighbourhood = yield* whichNeighbourhood(g, who, Object.keys(g.s.decks.locations));
  const deck = g.own(ownLocationDecks(g), neighbourhood);
  g.means.play.shuffle(g, deck);
  g.reveal();
  const [card] = deck;
  // One that lay face up there before has been shuffled in.
  g.s.turnedUp = g.s.turnedUp.filter((other) => !deck.includes(other));
  if (card === undefined) return;
  g.own(g.s, 'turnedUp').push(card);
  g.tell?.({ type: 'turnedUp', seat: who.seat, card, neighbourhood });
}

/** The location deck of a neighbourhood, to be changed; there need not be one. */
export function ownLocationDeck(g: Game, neighbourhood: string): string[] | undefined {
  return g.s.decks.locations[neighbourhood] && g.own(ownLocationDecks(g), neighbourhood);
}

/** All location decks, to be laid anew; see `Game.own`. */
export function ownLocationDecks(g: Game): Record<string, readonly string[]> {
  return g.ownRecord(g.ownDecks(), 'locations');
}
