import { CATALOGUES, Content, createWords, packOf } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { findEntries, getCatalogue, kindName, kindsOf } from '../../src/cards/catalogue.js';
import { computeStatistics } from '../../src/history/statistics.js';
import type { GameEntry, SavedEnding } from '../../src/play/game-storage.js';
import { loadContent } from '../../src/text/loaded-content.js';
import { savedName } from '../../src/text/saved-names.js';

const loaded = await loadContent();

function createEntry(fields: Partial<GameEntry>): GameEntry {
  return {
    id: 'id',
    game: 'arkham',
    seed: 'seed',
    investigators: ['joe-diamond'],
    ancientOne: 'yig',
    turn: 10,
    phase: 'mythos',
    over: true,
    begun: 0,
    changed: 0,
    ...fields,
  };
}

const WON: SavedEnding = { won: true, how: 'gates-sealed', score: 12 };
const LOST: SavedEnding = { won: false, how: 'ancient-one-won' };

describe('the statistics of saved games', () => {
  it('are empty without games', () => {
    const { all, byGame, byAncientOne } = computeStatistics([]);
    expect(all).toMatchObject({ games: 0, finished: 0, won: 0, length: undefined, bestScore: undefined });
    expect(byGame).toEqual([]);
    expect(byAncientOne).toEqual([]);
  });

  it('count games that are won, lost, of unknown outcome, and unfinished', () => {
    const { all } = computeStatistics([
      createEntry({ ending: WON }),
      createEntry({ ending: { ...WON, score: 7 }, turn: 20 }),
      createEntry({ ending: LOST, turn: 12 }),
      createEntry({}),
      createEntry({ over: false, turn: 99 }),
    ]);
    expect(all).toEqual({ games: 5, finished: 4, won: 2, lost: 1, unknown: 1, length: 13, bestScore: 12 });
  });

  it('are grouped by game and by Ancient One, the most frequent first', () => {
    const { byGame, byAncientOne } = computeStatistics([
      createEntry({ ending: LOST, ancientOne: 'cthulhu' }),
      createEntry({ ending: WON, game: 'haunt', turn: 4 }),
      createEntry({ ending: LOST }),
      createEntry({ over: false, ancientOne: 'hastur' }),
    ]);
    expect(byGame.map(({ game: id, tally }) => [id, tally.games, tally.won, tally.length])).toEqual([
      ['arkham', 3, 0, 10],
      ['haunt', 1, 1, 4],
    ]);
    expect(byAncientOne.map(({ ancientOne, tally }) => [ancientOne, tally.finished])).toEqual([
      ['yig', 2],
      ['cthulhu', 1],
    ]);
  });
});

describe('the catalogue of components', () => {
  it('has an entry with a name and a text for every component of every kind', () => {
    const entries = getCatalogue(loaded);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(kindsOf(loaded)));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { id, name, summary, description, text } of entries) {
      expect(name, id).not.toBe('');
      expect(summary, id).not.toBe('');
      expect(description.name, id).toBe(name);
      expect(text, id).not.toMatch(/⟦|undefined|\[object/);
    }
  });

  it('has separate kinds for the decks and table cards of boxes', () => {
    const content = new Content([
      ...loaded.content.packs,
      packOf({
        id: 'box',
        name: 'Box',
        version: '1',
        decks: [{ id: 'loan', name: 'loan', countsAs: 'item' }],
        cards: [{ id: 'vase', name: 'Vase', deck: 'loan', count: 2, price: 4 }],
        tableCards: [{ id: 'patron', name: 'Patron', kind: 'guardian', modifiers: [{ mod: 'sealCost', to: 1 }] }],
      }),
    ]);
    const words = createWords('en', CATALOGUES.en, content);
    const withBox = { ...loaded, content, words, wordsFor: () => words, wordsAt: () => words };
    const known = new Set(getCatalogue(loaded).map(({ id }) => id));
    const added = getCatalogue(withBox).filter(({ id }) => !known.has(id));
    expect(added.map(({ kind, name, copies }) => [kindName(withBox, kind), name, copies])).toEqual([
      ['Loan', 'Vase', 2],
      ['Cards on the table', 'Patron', undefined],
    ]);
    for (const { description, text } of added) expect(`${description.kind} ${text}`).not.toMatch(/⟦|undefined/);
    expect(added[1]?.description.lines).toHaveLength(1);
  });

  it('can be searched by words in names and texts', () => {
    const found = findEntries(getCatalogue(loaded), undefined, 'Tommy  GUN').map(({ id }) => id);
    expect(found).toContain('tommy-gun');
    expect(findEntries(getCatalogue(loaded), 'spell', 'tommy gun')).toEqual([]);
  });
});

describe('the name of a person in a saved game', () => {
  const names = { boxes: {}, people: { 'joe-diamond': 'J. D.', 'trish-scarborough': 'Agent Scarborough' } };

  it('comes from the loaded boxes', () => {
    expect(savedName(loaded, { names }, 'investigator', 'joe-diamond')).toBe('Joe Diamond');
    expect(savedName(loaded, {}, 'ancientOne', 'yig')).toBe('Yig');
  });

  it('comes from the save if the box is missing, or from the id if the save has no name', () => {
    expect(savedName(loaded, { names }, 'investigator', 'trish-scarborough')).toBe('Agent Scarborough');
    expect(savedName(loaded, {}, 'ancientOne', 'father-dagon')).toBe('Father Dagon');
  });
});
