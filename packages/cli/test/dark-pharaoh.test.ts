/** A table with Curse of the Dark Pharaoh at a terminal, in either edition. */
import { loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import type { View } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { gameAt } from '../src/games/index.js';
import { englishWords } from '../src/terminal/language.js';

async function table(packs: readonly string[], houseRules = {}) {
  const game = gameAt('arkham', await loadBoxes(packs));
  const words = englishWords(game.content);
  const investigators = ['joe-diamond', 'amanda-sharpe'];
  const begun = Play.start(
    game.definition,
    { investigators, ancientOne: 'yig', packs, houseRules },
    'relics',
  ).view() as View;
  return {
    begun,
    /** Returns the content of the row with that head. */
    rowOf: (view: View, head: string) => game.board(words, view).find((row) => row.head === head)?.what,
    linesOf: (view: View, seat: number) => game.people(words, view).find((one) => one.seat === seat)?.lines ?? [],
  };
}

/** The table with these cards in the hands of the first and the second. */
function holding(view: View, ...hands: readonly string[][]): View {
  const investigators = view.investigators.map((who, i) => ({
    ...who,
    cards: [...who.cards, ...(hands[i] ?? []).map((card) => ({ card }))],
  }));
  return { ...view, investigators };
}

const earlier = await table(['base', 'dark-pharaoh']);
const later = await table(['base', 'dark-pharaoh', 'dark-pharaoh-revised']);

describe('a table with Curse of the Dark Pharaoh at a terminal', () => {
  it('shows who is barred from which neighbourhood, on the board and with each of them [P-BAR-01]', () => {
    const view = holding(earlier.begun, ['barred-from-northside'], ['barred-from-northside', 'barred-from-uptown']);
    expect(earlier.rowOf(view, 'Barred')).toBe('Northside: Joe Diamond and Amanda Sharpe · Uptown: Amanda Sharpe');
    expect(earlier.linesOf(view, 1)).toContain('barred from Northside and Uptown');
    expect(earlier.rowOf(earlier.begun, 'Barred')).toBeUndefined();
  });

  it('shows who has which Benefit and Detriment, and how many Exhibit Items are left [P-BENEF-01, P-SETUP-01]', () => {
    const view = holding(earlier.begun, ['visions', 'wanted'], ['psychic']);
    expect(earlier.rowOf(view, 'Benefits')).toBe('Psychic: Amanda Sharpe · Visions: Joe Diamond');
    expect(earlier.rowOf(view, 'Detriments')).toBe('Wanted: Joe Diamond');
    expect(earlier.rowOf(view, 'The exhibition')).toBe('22 Exhibit Items in the deck');
  });

  it('says from which Mythos deck the next card comes where the exhibition only visits [P-SETUP-04]', async () => {
    const visiting = await table(['base', 'dark-pharaoh'], { exhibit: 'visiting' });
    const view = { ...visiting.begun, boxes: { 'dark-pharaoh': { mythos: 'own' } } };
    expect(visiting.rowOf(view, 'Next Mythos card')).toBe('from the exhibition’s deck');
    expect(earlier.rowOf(earlier.begun, 'Next Mythos card')).toBeUndefined();
  });

  it('shows patrols and the Ancient Whispers in the edition of 2011 [P-REV-01, P-REV-02]', () => {
    const patrol = { card: 'police-patrol', as: 'patrol', at: 'northside' };
    const view = { ...later.begun, inPlay: [...later.begun.inPlay, patrol, { ...patrol, at: 'downtown' }] };
    expect(later.rowOf(view, 'Patrols')).toBe('Northside, Downtown');
    expect(later.rowOf(view, 'Ancient Whispers')).toBe('Miskatonic University: Exhibit Encounter available');
    const heard = { ...view, boxes: { ...view.boxes, 'dark-pharaoh-revised': { lastExhibitTurn: view.turn } } };
    expect(later.rowOf(heard, 'Ancient Whispers')).toBe('Miskatonic University: heard this turn');
    expect(earlier.rowOf(earlier.begun, 'Ancient Whispers')).toBeUndefined();
  });
});
