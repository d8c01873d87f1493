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
import { useScratchFolder } from './vigil.js';

const file = useScratchFolder();
const w = new Words('en', TERMINAL_WORDS.en, (_kind, id) => id);
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** Process id above the limit of all systems, so no process has it. */
const DEAD_PID = 2 ** 30;

describe('the folder of saved games', () => {
  it('is in VIGIL_HOME, else in the state folder of the system', () => {
    expect(gamesFolder({ VIGIL_HOME: '/somewhere' })).toBe(join('/somewhere', 'games'));
    expect(homeFolder({ XDG_STATE_HOME: '/state' }, 'linux')).toBe(join('/state', 'vigil'));
    expect(homeFolder({ XDG_STATE_HOME: 'relative' }, 'linux')).toBe(join(homedir(), '.local', 'state', 'vigil'));
    expect(homeFolder({ LOCALAPPDATA: '/local' }, 'win32')).toBe(join('/local', 'vigil'));
  });
});

describe('the file of a saved game', () => {
  it('is written completely, without leaving other files', () => {
    const folder = file('whole');
    const game = new GameFile(join(folder, 'game.json'));
    game.write({ n: 1 });
    expect(game.write({ n: 2 })).toBe(false);
    expect(read(join(folder, 'game.json'))).toEqual({ n: 2 });
    game.release();
    expect(readdirSync(folder)).toEqual(['game.json']);
  });

  it('is refused to a second process until the first process releases it or has ended', () => {
    const path = file('shared.json');
    const first = new GameFile(path);
    expect(() => new GameFile(path)).toThrow(GameInUseError);
    expect(() => openGameFile(path, w)).toThrow(`is being played by another process (${process.pid} on ${hostname()})`);
    first.release();
    new GameFile(path).release();
    writeFileSync(`${path}.lock`, JSON.stringify({ pid: DEAD_PID, host: hostname() }));
    new GameFile(path).release();
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  it('stays locked by a process of another machine, which may still be running', () => {
    const path = file('far.json');
    writeFileSync(`${path}.lock`, JSON.stringify({ pid: DEAD_PID, host: 'elsewhere' }));
    expect(() => new GameFile(path)).toThrow(GameInUseError);
  });

  it('is never overwritten if another process has changed it: the game continues in a second file', () => {
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

describe('the shelf of saved games', () => {
  it('has a separate file for each game, for any seed', () => {
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

  it('summarizes each game without opening it, and lists a damaged one without a summary', async () => {
    const folder = file('shelf');
    const at = await openTestTable({ investigators: ['joe-diamond'] });
    const store = new SaveStore(
      newGameFile(folder, 'arkham', 'T'),
      at.now,
      { onShelf: true },
      w,
      new Screen({ write: () => true }),
    );
    playOn(at, 12);
    store.save(at.now);
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

  it('finds the latest unfinished game that is not in use, or a game by the start of its name', () => {
    const about = { game: 'arkham', investigators: [], ancientOne: 'yig', turn: 1, answers: 1, over: false };
    const savedGame = (id: string, more: object = {}) => ({
      id,
      file: id,
      changed: new Date(),
      about,
      inUse: false,
      ...more,
    });
    const games = [
      savedGame('haunt-played', { inUse: true }),
      savedGame('haunt-over', { about: { ...about, over: true } }),
      savedGame('broken', { about: undefined }),
      savedGame('arkham-one'),
      savedGame('arkham-two'),
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

  it('reports a game that cannot be written, and tries again at the next save', async () => {
    const folder = file('full');
    const at = await openTestTable({ investigators: ['joe-diamond'] });
    let printed = '';
    const screen = new Screen({ write: (text) => (printed += text) });
    const gameFile = newGameFile(folder, 'arkham', 'T');
    const store = new SaveStore(gameFile, at.now, { onShelf: true }, w, screen);
    const temporaryFile = `${gameFile.file}.${process.pid}.tmp`;
    // A folder blocks the path of the temporary file.
    const { mkdirSync, rmdirSync } = await import('node:fs');
    mkdirSync(temporaryFile);
    playOn(at, 1);
    store.save(at.now);
    expect(printed).toContain('cannot be written: it is a folder.');
    expect(store.at).toBeUndefined();
    if (existsSync(temporaryFile)) rmdirSync(temporaryFile);
    store.save(at.now);
    expect(read(gameFile.file).answers).toHaveLength(1);
  });
});
