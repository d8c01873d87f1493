import type { SavedGame } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { compareSaves, parseSavedGame, rawText, revisionStamp } from '../../src/play/saved-game.js';

const ENTRY = {
  id: 'a',
  seed: 's',
  game: 'arkham',
  investigators: ['joe-diamond'],
  ancientOne: 'yig',
  turn: 3,
  phase: 'movement',
  over: false,
  begun: 1,
  changed: 2,
};

describe('the entry of a saved game', () => {
  it('is valid with the fields of any version', () => {
    expect(parseSavedGame(ENTRY)).toBe(ENTRY);
    const more = { ...ENTRY, packs: ['base'], answers: 3, revision: 2, writer: 'w', ending: { won: true, how: 'x' } };
    expect(parseSavedGame(more)).toBe(more);
    expect(parseSavedGame({ ...ENTRY, names: { boxes: { own: 'Own' }, people: {} } })).toBeDefined();
  });

  it.each([
    undefined,
    null,
    'a',
    [],
    {},
    ...Object.keys(ENTRY).map((key) => ({ ...ENTRY, [key]: undefined })),
    ...Object.keys(ENTRY).map((key) => ({ ...ENTRY, [key]: { damaged: true } })),
    { ...ENTRY, id: 'a/b' },
    { ...ENTRY, game: 'chess' },
    { ...ENTRY, investigators: [5] },
    { ...ENTRY, changed: Number.NaN },
    { ...ENTRY, packs: 'base' },
    { ...ENTRY, ending: 'won' },
    { ...ENTRY, ending: { won: true, how: 'x', score: '7' } },
    { ...ENTRY, names: { boxes: {} } },
    { ...ENTRY, answers: '3' },
  ])('is invalid if a field is damaged: %j', (entry) => {
    expect(parseSavedGame(entry)).toBeUndefined();
  });

  it('has a different stamp for every revision, writer and time of change', () => {
    const written = { ...ENTRY, revision: 2, writer: 'w' };
    expect(revisionStamp({ ...written })).toBe(revisionStamp(written));
    for (const other of [
      ENTRY,
      { ...written, revision: 3 },
      { ...written, writer: 'v' },
      { ...written, changed: 3 },
      5,
    ])
      expect(revisionStamp(other)).not.toBe(revisionStamp(written));
  });
});

describe('the relation of a saved game to the current game', () => {
  const save = (seed: string, ...options: string[]) =>
    ({ origin: { seed, setup: {} }, answers: options.map((option, i) => [i + 1, option]) }) as unknown as SavedGame;
  const current = save('s', 'a', 'b');

  it.each([
    [save('s', 'a', 'b'), 'same'],
    [save('s', 'a'), 'within'],
    [save('s'), 'within'],
    [save('s', 'a', 'b', 'c'), 'ahead'],
    [save('s', 'a', 'c'), 'apart'],
    [save('s', 'b'), 'apart'],
    [save('t', 'a', 'b'), 'apart'],
    [undefined, 'apart'],
    [{ origin: current.origin, answers: 'none' }, 'apart'],
  ])('%j: %s', (savedGame, relation) => {
    expect(compareSaves(savedGame, current)).toBe(relation);
  });
});

describe('the export of raw data', () => {
  it('is the save if there is one, so that it can be imported again', () => {
    expect(JSON.parse(rawText({ id: 5 }, { format: 'vigil-play', answers: [] }))).toEqual({
      format: 'vigil-play',
      answers: [],
    });
  });

  it('contains all data otherwise, including values that JSON does not support', () => {
    const circular: Record<string, unknown> = {
      n: 5n,
      map: new Map([[1, 2]]),
      set: new Set(['a']),
      twice: [ENTRY, ENTRY],
    };
    circular.round = circular;
    expect(JSON.parse(rawText(circular, 'half a save'))).toEqual({
      entry: { n: '5', map: [[1, 2]], set: ['a'], twice: [ENTRY, ENTRY], round: '…' },
      save: 'half a save',
    });
  });
});
