/** How the cards of The King in Yellow come into their decks (Y-STYLE). */
import { loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { missingAt } from '../src/boxes/king-in-yellow/index.js';
import { arkham, arkhamRules, contentOf, type State } from '../src/index.js';

const boxes = await loadBoxes(['base', 'king-in-yellow']);
const GAME = arkham(contentOf(boxes), arkhamRules(boxes));
const own = boxes[1]?.pack;
const fresh = new Set([...(own?.cards ?? []), ...(own?.mythos ?? [])].map(({ id }) => id));

/** A game after its possessions were dealt, before the first Mythos card. */
function dealt(performance: 'permanent' | 'touring', seed: string): State {
  const setup = { investigators: ['amanda-sharpe', 'harvey-walters'], ancientOne: 'yig', houseRules: { performance } };
  const play = Play.start(GAME, setup, seed);
  for (let n = 0; n < 50 && play.state.step.done === 0; n++) play.choose(0, 0);
  return play.state;
}

/** How many cards of a deck lie on top before the first that is not of the box. */
const onTop = (deck: readonly string[]) => deck.findIndex((card) => !fresh.has(card));
const ofBox = (deck: readonly string[]) => deck.filter((card) => fresh.has(card)).length;

describe('the cards of The King in Yellow', () => {
  it('are mixed in, in a permanent performance [Y-STYLE-01]', () => {
    const { decks } = dealt('permanent', 'mixed');
    expect(ofBox(decks.mythos)).toBe(27);
    expect(onTop(decks.mythos)).toBeLessThan(27);
    expect(onTop(decks.spell)).toBeLessThan(ofBox(decks.spell));
  });

  it('lie on top of their decks in a touring one, but nobody begins with them [Y-STYLE-02]', () => {
    for (const seed of ['one', 'two', 'three']) {
      const { decks, investigators } = dealt('touring', seed);
      expect(onTop(decks.mythos)).toBe(27);
      expect(onTop(decks.spell)).toBe(15);
      expect(investigators.flatMap(({ cards }) => cards).filter(({ card }) => fresh.has(card))).toEqual([]);
    }
  });
});

describe('a Blight', () => {
  const content = contentOf(boxes);

  it('is told at every location where an encounter means whom it took [Y-BLIGHT-01]', () => {
    const missing = missingAt(content, { inPlay: [{ card: 'velma', as: 'blight' }] });
    expect([...missing.keys()]).toEqual(['velmas-diner']);
    expect([...(missing.get('velmas-diner') ?? [])]).toEqual(['velma']);
  });

  it('is told nowhere while none is in play [Y-BLIGHT-01]', () => {
    expect(missingAt(content, { inPlay: [{ card: 'velma', as: 'act' }] }).size).toBe(0);
  });
});
