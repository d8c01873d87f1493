import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, hostname } from 'node:os';
import { join } from 'node:path';
import { Words } from '@vigil/rules';
import { turnOf } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { GameFile, GameInUseError } from '../src/terminal/saving/game-file.js';
import { gamesFolder, homeFolder } from '../src/terminal/saving/games-folder.js';
import { findSavedGame, openGameFile, SaveStore } from '../src/terminal/saving/save-store.js';
import { listSavedGames, newGameFile } from '../src/terminal/saving/saved-games.js';
import { Screen } from '../src/terminal/screen.js';
import { TERMINAL_WORDS } from '../src/terminal/words/index.js';
import { openTestTable, playOn } from './terminal-harness.js';
import { scratch } from './vigil.js';

const file = scratch();
const w = new Words('en', TERMINAL_WORDS.en, (_kind, id) => id);
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** No process of this number goes on: it is beyond those that systems give. */
const NOBODY = 2 ** 30;

describe('where games are kept', () => {
  it('is the folder of VIGIL_HOME, else that for state of the system', () => {
    expect(gamesFolder({ VIGIL_HOME: '/somewhere' })).toBe(join('/somewhere', 'games'));
    expect(homeFolder({ XDG_STATE_HOME: '/state' }, 'linux')).toBe(join('/state', 'vigil'));
    expect(homeFolder({ XDG_STATE_HOME: 'relative' }, 'linux')).toBe(join(homedir(), '.local', 'state', 'vigil'));
    expect(homeFolder({ LOCALAPPDATA: '/local' }, 'win32')).toBe(join('/local', 'vigil'));
  });
});

describe('the file of a game', () => {
  it('is written whole, and leaves nothing else behind', () => {
    const folder = file('whole');
    const game = new GameFile(join(folder, 'game.json'));
    game.write({ n: 1 });
    expect(game.write({ n: 2 })).toBe(false);
    expect(read(join(folder, 'game.json'))).toEqual({ n: 2 });
    game.release();
    expect(readdirSync(folder)).toEqual(['game.json']);
  });

  it('is refused to a second process while the first goes on with it, and free when that has ended', () => {
    const path = file('shared.json');
    const first = new GameFile(path);
    expect(() => new GameFile(path)).toThrow(GameInUseError);
    expect(() => openGameFile(path, w)).toThrow(`is being played by another process (${process.pid} on ${hostname()})`);
    first.release();
    new GameFile(path).release();
    writeFileSync(`${path}.lock`, JSON.stringify({ pid: NOBODY, host: hostname() }));
    new GameFile(path).release();
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  it('is left to a process on another machine, of which nobody knows whether it goes on', () => {
    const path = file('far.json');
    writeFileSync(`${path}.lock`, JSON.stringify({ pid: NOBODY, host: 'elsewhere' }));
    expect(() => new GameFile(path)).toThrow(GameInUseError);
  });

  it('never takes the place of what somebody else has written meanwhile: the game goes on beside it', () => {
    const path = file('contested.json');
    const game = new GameFile(path);
    game.write({ mine: 1 });
    writeFileSync(path, '{"theirs":1}\n');
    expect(game.write({ mine: 2 })).toBe(true);
    expect(read(path)).toEqual({ theirs: 1 });
    expect(game.file).toBe(file('contested-2.json'));
    expect(read(game.file)).toEqual({ mine: 2 });
    expect(game.write({ mine: 3 })).toBe(false);
    game.release();
  });
});

describe('the shelf of kept games', () => {
  it('has a file of its own for each game, whatever its seed', () => {
    const folder = file('names');
    const names = ['Fog & Tide', 'fog-tide', 'fog tide', '…'].map((seed) => {
      const game = newGameFile(folder, 'haunt', seed);
      game.write({});
      game.release();
      return game.file;
    });
    expect(names.map((path) => path.slice(folder.length + 1))).toEqual([
      'haunt-fog-tide.json',
      'haunt-fog-tide-2.json',
      'haunt-fog-tide-3.json',
      'haunt-game.json',
    ]);
  });

  it('says of each game what it is without opening it; one that is damaged costs only itself', async () => {
    const folder = file('shelf');
    const at = await openTestTable({ investigators: ['joe-diamond'] });
    const keeper = new SaveStore(
      newGameFile(folder, 'arkham', 'T'),
      at.now,
      { onShelf: true },
      w,
      new Screen({ write: () => true }),
    );
    playOn(at, 12);
    keeper.save(at.now);
    writeFileSync(join(folder, 'arkham-broken.json'), '{"game":"arkham","ans');
    const games = listSavedGames(folder);
    expect(games.map(({ id, about }) => [id, about?.answers]).sort()).toEqual([
      ['arkham-broken', undefined],
      ['arkham-t', 12],
    ]);
    expect(games.find(({ id }) => id === 'arkham-t')).toMatchObject({
      inUse: true,
      about: {
        game: 'arkham',
        investigators: ['joe-diamond'],
        ancientOne: 'hastur',
        turn: turnOf(at.now.view),
        over: false,
      },
    });
  });

  it('gives the last game that is not over and nobody plays, or one by the beginning of its name', () => {
    const about = { game: 'arkham', investigators: [], ancientOne: 'yig', turn: 1, answers: 1, over: false };
    const kept = (id: string, more: object = {}) => ({
      id,
      file: id,
      changed: new Date(),
      about,
      inUse: false,
      ...more,
    });
    const games = [
      kept('haunt-played', { inUse: true }),
      kept('haunt-over', { about: { ...about, over: true } }),
      kept('broken', { about: undefined }),
      kept('arkham-one'),
      kept('arkham-two'),
    ];
    expect(findSavedGame(games, true, w).id).toBe('arkham-one');
    expect(findSavedGame(games, 'arkham-t', w).id).toBe('arkham-two');
    expect(findSavedGame(games, 'haunt-over', w).id).toBe('haunt-over');
    expect(() => findSavedGame(games, 'arkham', w)).toThrow(
      'Several saved games begin with “arkham”: arkham-one, arkham-two',
    );
    expect(() => findSavedGame(games, 'nowhere', w)).toThrow(
      'There is no saved game “nowhere”. Saved games: haunt-played, ',
    );
    expect(() => findSavedGame([], true, w)).toThrow('There are no saved games.');
    expect(() => findSavedGame(games.slice(0, 3), true, w)).toThrow('No saved game can be continued.');
  });

  it('goes on trying where a game cannot be written, and says what is wrong', async () => {
    const folder = file('full');
    const at = await openTestTable({ investigators: ['joe-diamond'] });
    let said = '';
    const screen = new Screen({ write: (text) => (said += text) });
    const path = newGameFile(folder, 'arkham', 'T');
    const keeper = new SaveStore(path, at.now, { onShelf: true }, w, screen);
    const half = `${path.file}.${process.pid}.tmp`;
    // A folder blocks the path of the new text.
    const { mkdirSync, rmdirSync } = await import('node:fs');
    mkdirSync(half);
    playOn(at, 1);
    keeper.save(at.now);
    expect(said).toContain('cannot be written: it is a folder.');
    expect(keeper.at).toBeUndefined();
    if (existsSync(half)) rmdirSync(half);
    keeper.save(at.now);
    expect(read(path.file).answers).toHaveLength(1);
  });
});
