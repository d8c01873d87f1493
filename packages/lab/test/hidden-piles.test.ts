import { describe, expect, it } from 'vitest';
import { copyPiles, findDrawn, listHiddenPiles } from '../src/invariants/hidden-piles.js';

const state = { cup: ['ghoul-1', 'ghoul-2'], decks: { common: ['axe', 'knife', 'axe'], laid: ['act-1'] }, gates: [] };
const view = { cup: 2, decks: { common: 3, laid: ['act-1'] }, gates: [] };

describe('hidden piles', () => {
  it('are the lists that a view only counts', () => {
    expect(listHiddenPiles(state, view)).toEqual([['cup'], ['decks', 'common']]);
  });

  it('show what has left them, one by one, and nothing that was only moved within them', () => {
    const paths = listHiddenPiles(state, view);
    const before = copyPiles(state, paths);
    const after = { ...state, cup: ['ghoul-2', 'ghoul-1'], decks: { ...state.decks, common: ['knife', 'axe'] } };
    expect(findDrawn(before, copyPiles(after, paths))).toEqual(['axe']);
    expect(findDrawn(before, copyPiles({ cup: ['ghoul-2'] }, paths))).toEqual(['ghoul-1', 'axe', 'knife', 'axe']);
    expect(findDrawn(before, before)).toEqual([]);
  });
});
