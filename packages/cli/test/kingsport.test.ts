/** A table with Kingsport at a terminal. */
import { loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import type { View } from '@vigil/rules';
import { KINGSPORT_SLICE, type Track } from '@vigil/rules/kingsport';
import { describe, expect, it } from 'vitest';
import { gameAt } from '../src/games/index.js';
import { englishWords } from '../src/terminal/language.js';

const packs = ['base', 'kingsport'];
const game = gameAt('arkham', await loadBoxes(packs));
const words = englishWords(game.content);
const firstView = Play.start(
  game.definition,
  { investigators: ['joe-diamond'], ancientOne: 'yig', packs },
  'rifts',
).view() as View;

/** Returns the text of the row with this head. */
const rowOf = (view: View, head: string) => game.board(words, view).find((row) => row.head === head)?.what;
/** Returns the view with this as its first rift track. */
const withTrack = (track: Track) => {
  const part = KINGSPORT_SLICE.of({ s: firstView });
  return { ...firstView, boxes: { kingsport: { ...part, tracks: [track, ...part.tracks.slice(1)] } } };
};

describe('a table with Kingsport at a terminal', () => {
  it('shows the symbols that add markers to each rift track, and its markers [K-RIFT-01, K-RIFT-12]', () => {
    const halves: Track['halves'] = [[{ place: 'hall-school' }], []];
    expect(rowOf(withTrack({ rift: '', halves }), 'Rift track 1')).toBe(
      'white circle, black diamond, square: Hall School · white diamond, square, black circle: no markers',
    );
  });

  it('shows the place of an open rift, and the places to visit to close it [K-RIFT-04, K-RIFT-13]', () => {
    const halves: Track['halves'] = [
      [{ place: 'hall-school', faceDown: true }, { place: 'st-erasmuss-home' }],
      [{ place: '607-water-st' }, { place: 'hall-school' }],
    ];
    const open: Track = { rift: 'crescent', known: true, at: 'woods', since: 1, halves };
    expect(rowOf(withTrack(open), 'Rift track 1')).toBe(
      'open in the Woods: crescent, black; 3 markers to visit: St. Erasmus’s Home, 607 Water St., Hall School',
    );
  });

  it('hides face-down rifts and the next markers [K-RIFT-01]', () => {
    const { tracks, supply } = KINGSPORT_SLICE.of({ s: firstView });
    expect(tracks.map(({ rift }) => rift)).toEqual(['', '', '']);
    expect(new Set(supply)).toEqual(new Set(['']));
  });

  it("marks the unpublished parts of the rift tracks as Vigil's own [K-RIFT-01]", () => {
    expect(rowOf(firstView, 'Rift tracks')).toContain('Vigil’s own');
  });

  it('shows the stops of trains [K-BOARD-05]', () => {
    expect(rowOf(firstView, 'Trains')).toBe('Train Station – Central Hill');
  });

  it('shows the stops of trains in one row if Dunwich is in play too [D-TRAIN-01, K-BOARD-05]', async () => {
    const all = ['base', 'dunwich', 'kingsport'];
    const game = gameAt('arkham', await loadBoxes(all));
    const setup = { investigators: ['joe-diamond'], ancientOne: 'yig', packs: all };
    const rows = game.board(englishWords(game.content), Play.start(game.definition, setup, 'trains').view() as View);
    expect(rows.filter(({ head }) => head === 'Trains').map(({ what }) => what)).toEqual([
      'Train Station – Bishop’s Brook Bridge – Central Hill',
    ]);
  });
});
