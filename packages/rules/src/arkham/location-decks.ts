import { ask, type Rule } from '@vigil/engine';
import type { Game } from './game.js';
import type { Investigator } from './state.js';

/** The top card of a location deck is turned face up; whoever has the next encounter there draws it. */
export function* turnUpLocationCard(g: Game, who: Investigator): Rule {
  const { decks } = g.s;
  const neighbourhood = yield* ask<string>(() => ({
    by: [who.seat],
    key: 'q.turn-up',
    args: { investigator: who.id },
    why: g.means.reasons.choice,
    options: Object.keys(decks.locations).map((id) => ({
      id: `deck:${id}`,
      value: id,
      key: 'o.place',
      args: { place: id },
      on: id,
    })),
  }));
  const deck = g.dice.shuffle(decks.locations[neighbourhood] as string[]);
  g.reveal();
  const [card] = deck;
  // One that lay face up there before has been shuffled in.
  g.s.turnedUp = g.s.turnedUp.filter((other) => !deck.includes(other));
  if (card !== undefined) g.s.turnedUp.push(card);
}
