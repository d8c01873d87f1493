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
const begun = Play.start(
  game.definition,
  { investigators: ['joe-diamond'], ancientOne: 'yig', packs },
  'rifts',
).view() as View;

/** Returns the content of the row with that head. */
const rowOf = (view: View, head: string) => game.board(words, view).find((row) => row.head === head)?.what;
/** The table with that on its first track. */
const withTrack = (track: Track) => {
  const part = KINGSPORT_SLICE.of({ s: begun });
  return { ...begun, boxes: { kingsport: { ...part, tracks: [track, ...part.tracks.slice(1)] } } };
};

describe('a table with Kingsport at a terminal', () => {
  it('shows what puts markers on each rift track, and those that lie there [K-RIFT-01, K-RIFT-12]', () => {
    const halves: Track['halves'] = [[{ place: 'hall-school' }], []];
    expect(rowOf(withTrack({ rift: '', halves }), 'Rift track 1')).toBe(
      'white circle, black diamond, square: Hall School · white diamond, square, black circle: no markers',
    );
  });

  it('shows where an open rift is, and which places it takes to close it [K-RIFT-04, K-RIFT-13]', () => {
    const halves: Track['halves'] = [
      [{ place: 'hall-school', faceDown: true }, { place: 'st-erasmuss-home' }],
      [{ place: '607-water-st' }, { place: 'hall-school' }],
    ];
    const open: Track = { rift: 'crescent', known: true, at: 'woods', since: 1, halves };
    expect(rowOf(withTrack(open), 'Rift track 1')).toBe(
      'open in the Woods: crescent, black; 3 markers to visit: St. Erasmus’s Home, 607 Water St., Hall School',
    );
  });

  it('tells nobody which rift lies face down, nor which marker comes next [K-RIFT-01]', () => {
    const { tracks, supply } = KINGSPORT_SLICE.of({ s: begun });
    expect(tracks.map(({ rift }) => rift)).toEqual(['', '', '']);
    expect(new Set(supply)).toEqual(new Set(['']));
  });

  it('says that what is not known of the tracks is ours [K-RIFT-01]', () => {
    expect(rowOf(begun, 'Rift tracks')).toContain('Vigil’s own');
  });

  it('says where trains stop [K-BOARD-05]', () => {
    expect(rowOf(begun, 'Trains')).toBe('Train Station – Central Hill');
  });

  it('says it once where Dunwich has trains too [D-TRAIN-01, K-BOARD-05]', async () => {
    const all = ['base', 'dunwich', 'kingsport'];
    const both = gameAt('arkham', await loadBoxes(all));
    const setup = { investigators: ['joe-diamond'], ancientOne: 'yig', packs: all };
    const rows = both.board(englishWords(both.content), Play.start(both.definition, setup, 'trains').view() as View);
    expect(rows.filter(({ head }) => head === 'Trains').map(({ what }) => what)).toEqual([
      'Train Station – Bishop’s Brook Bridge – Central Hill',
    ]);
  });
});
