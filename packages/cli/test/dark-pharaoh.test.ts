/** A table with Curse of the Dark Pharaoh at a terminal, in both editions. */
import { loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import type { View } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { gameAt } from '../src/games/index.js';
import { englishWords } from '../src/terminal/language.js';

async function openTable(packs: readonly string[], houseRules = {}) {
  const game = gameAt('arkham', await loadBoxes(packs));
  const words = englishWords(game.content);
  const investigators = ['joe-diamond', 'amanda-sharpe'];
  const firstView = Play.start(
    game.definition,
    { investigators, ancientOne: 'yig', packs, houseRules },
    'relics',
  ).view() as View;
  return {
    firstView,
    /** Returns the text of the row with this head. */
    rowOf: (view: View, head: string) => game.board(words, view).find((row) => row.head === head)?.what,
    linesOf: (view: View, seat: number) => game.people(words, view).find((one) => one.seat === seat)?.lines ?? [],
  };
}

/** Returns the view with these cards in the hands of the first and the second investigator. */
function withCards(view: View, ...hands: readonly string[][]): View {
  const investigators = view.investigators.map((who, i) => ({
    ...who,
    cards: [...who.cards, ...(hands[i] ?? []).map((card) => ({ card }))],
  }));
  return { ...view, investigators };
}

const original = await openTable(['base', 'dark-pharaoh']);
const revised = await openTable(['base', 'dark-pharaoh', 'dark-pharaoh-revised']);

describe('a table with Curse of the Dark Pharaoh at a terminal', () => {
  it('shows bars from neighbourhoods on the board and with each barred investigator [P-BAR-01]', () => {
    const view = withCards(
      original.firstView,
      ['barred-from-northside'],
      ['barred-from-northside', 'barred-from-uptown'],
    );
    expect(original.rowOf(view, 'Barred')).toBe('Northside: Joe Diamond and Amanda Sharpe · Uptown: Amanda Sharpe');
    expect(original.linesOf(view, 1)).toContain('barred from Northside and Uptown');
    expect(original.rowOf(original.firstView, 'Barred')).toBeUndefined();
  });

  it('shows the holders of Benefits and Detriments, and the number of Exhibit Items left [P-BENEF-01, P-SETUP-01]', () => {
    const view = withCards(original.firstView, ['visions', 'wanted', 'knife'], ['psychic']);
    expect(original.rowOf(view, 'Benefits')).toBe('Psychic: Amanda Sharpe · Visions: Joe Diamond');
    expect(original.rowOf(view, 'Detriments')).toBe('Wanted: Joe Diamond');
    expect(original.rowOf(view, 'The exhibition')).toBe('22 Exhibit Items in the deck');
  });

  it('names the Mythos deck of the next card while the exhibition is visiting [P-SETUP-04]', async () => {
    const visiting = await openTable(['base', 'dark-pharaoh'], { exhibit: 'visiting' });
    const view = { ...visiting.firstView, boxes: { 'dark-pharaoh': { mythos: 'own' } } };
    expect(visiting.rowOf(view, 'Next Mythos card')).toBe('from the exhibition’s deck');
    expect(original.rowOf(original.firstView, 'Next Mythos card')).toBeUndefined();
  });

  it('shows patrols and the Ancient Whispers in the edition of 2011 [P-REV-01, P-REV-02]', () => {
    const patrol = { card: 'police-patrol', as: 'patrol', at: 'northside' };
    const view = { ...revised.firstView, inPlay: [...revised.firstView.inPlay, patrol, { ...patrol, at: 'downtown' }] };
    expect(revised.rowOf(view, 'Patrols')).toBe('Northside, Downtown');
    expect(revised.rowOf(view, 'Ancient Whispers')).toBe('Miskatonic University: Exhibit Encounter available');
    const viewWithExhibit = {
      ...view,
      boxes: { ...view.boxes, 'dark-pharaoh-revised': { lastExhibitTurn: view.turn } },
    };
    expect(revised.rowOf(viewWithExhibit, 'Ancient Whispers')).toBe('Miskatonic University: used this turn');
    expect(original.rowOf(original.firstView, 'Ancient Whispers')).toBeUndefined();
  });
});
