import { describe, expect, it } from 'vitest';
import { copyPiles, findDrawn, findRevealed, listHiddenPiles } from '../src/invariants/hidden-piles.js';

const state = {
  cup: ['ghoul-1', 'ghoul-2'],
  decks: { common: ['axe', 'knife', 'axe'], locations: { uptown: ['uptown-1', 'uptown-2'] }, laid: ['act-1'] },
};
const view = { cup: 2, decks: { common: 3, locations: { uptown: 2 }, laid: ['act-1'] } };
const paths = listHiddenPiles(state, view);
const before = copyPiles(state, paths);

describe('hidden piles', () => {
  it('are the lists that a view only counts', () => {
    expect(paths).toEqual([['cup'], ['decks', 'common'], ['decks', 'locations', 'uptown']]);
  });

  it('show what has left them, one by one, and nothing that was only moved within them', () => {
    const after = { ...state, cup: ['ghoul-2', 'ghoul-1'], decks: { ...state.decks, common: ['knife', 'axe'] } };
    expect(findDrawn(before, copyPiles(after, paths))).toEqual(['axe']);
    expect(findDrawn(before, before)).toEqual([]);
  });

  it('reveal a drawn card that is seen, unless it was shown before', () => {
    const after = copyPiles({ ...state, cup: ['ghoul-2'] }, paths);
    const seen = [{ monsters: ['ghoul-1'] }];
    expect(findRevealed(before, after, [], seen)).toBe('ghoul-1');
    expect(findRevealed(before, after, [{ options: ['monster:ghoul-1'] }], seen)).toBeUndefined();
    expect(findRevealed(before, after, [], [])).toBeUndefined();
    expect(findRevealed(before, before, [], [{ card: 'axe' }])).toBeUndefined();
  });

  it('reveal a location card that is read in its deck', () => {
    const encounter = { type: 'encounter', card: 'uptown-2' };
    expect(findRevealed(before, before, [], [encounter])).toBe('uptown-2');
    expect(findRevealed(before, before, [{ card: 'uptown-2' }], [encounter])).toBeUndefined();
    // A field may bear the name of a card.
    expect(findRevealed(before, before, [], [{ 'uptown-2': 0 }])).toBeUndefined();
  });
});
