import { expect, it } from 'vitest';
import type { Game } from '../src/arkham/game.js';
import { knownOrderOf, noteTopSeen, putUnder, takeAt, takeTop } from '../src/common/known-order.js';
import { createPosition, runOnce, runTrial } from './arkham-trial.js';

const CARDS = ['axe', 'knife', 'whiskey', 'food'];

/** Runs a check in a game with four Common Items. */
function inGame(check: (g: Game, deck: string[]) => void): void {
  const start = createPosition([{}]);
  const position = { ...start, decks: { ...start.decks, common: [...CARDS] } };
  const trial = runTrial(position, (g) => runOnce(() => check(g, g.orderedDeck('common'))));
  expect(trial.result()).toEqual({ how: 'done' });
}

const known = (g: Game) => knownOrderOf(g.s, 'common', g.s.decks.common.length);

it('the known order: cards seen on top of or under a deck are known until they are taken', () => {
  inGame((g, deck) => {
    expect(known(g)).toEqual({ top: 0, bottom: 0 });
    noteTopSeen(g.s, 'common', 2);
    expect(takeTop(g.s, 'common', deck)).toBe('axe');
    putUnder(g.s, 'common', deck, ['axe']);
    expect(known(g)).toEqual({ top: 1, bottom: 1 });
    takeAt(g.s, 'common', deck, deck.length - 1);
    expect(known(g)).toEqual({ top: 1, bottom: 0 });
  });
});

it('the known order: it is lost when a deck is shuffled or changed otherwise', () => {
  inGame((g, deck) => {
    putUnder(g.s, 'common', deck, ['bullwhip']);
    noteTopSeen(g.s, 'common', 1);
    g.dice.shuffle(g.mutableDeck('common'));
    expect(known(g)).toEqual({ top: 0, bottom: 0 });
  });
});
