import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Pty } from './pty.js';
import { run, useScratchFolder, vigil } from './vigil.js';

const file = useScratchFolder();
/** Start of a colour code. */
const COLOUR = '\u001b[1m';
const GAME = ['play', '--investigators', 'joe-diamond', '--ancient-one', 'hastur', '--seed', 'T'];

const startTerminal = (home: string, words: readonly string[] = GAME) => new Pty(words, { VIGIL_HOME: home });
const listGames = (home: string) => readdirSync(join(home, 'games')).sort();

describe('vigil play in a terminal', () => {
  it('has colours, but not in a pipe or with NO_COLOR', async () => {
    const home = file('colours');
    const coloured = startTerminal(home);
    expect(await coloured.prompt()).toContain(COLOUR);
    coloured.type('q');
    await coloured.end();
    const plain = new Pty(GAME, { VIGIL_HOME: home, NO_COLOR: '1' });
    expect(await plain.prompt()).not.toContain(COLOUR);
    plain.type('q');
    await plain.end();
    expect(vigil(GAME, 'q\n').stdout).not.toContain('\u001b');
  });

  it('saves the game on q, and continues it with --continue', async () => {
    const home = file('kept');
    const first = startTerminal(home);
    await first.prompt();
    first.type('1');
    await first.prompt();
    first.type('q');
    expect(await first.end()).toContain('It is saved: vigil play --continue arkham-t');
    expect(listGames(home)).toEqual(['arkham-t.json', 'arkham-t.json.about']);
    const again = startTerminal(home, ['play', '--continue']);
    const output = await again.prompt();
    expect(output).toContain('Fight 5');
    expect(output).not.toContain('Seed');
    again.type('1');
    await again.prompt();
    again.type('q');
    await again.end();
    expect(await run('replay', join(home, 'games', 'arkham-t.json'), '--verify')).toContain('verified, 2 answers');
  });

  it('saves the game on Ctrl-C and Ctrl-D; Ctrl-C first clears a half-typed line', async () => {
    for (const [name, key] of [
      ['ctrl-c', '\u0003'],
      ['ctrl-d', '\u0004'],
    ] as const) {
      const home = file(name);
      const pty = startTerminal(home);
      await pty.prompt();
      pty.type('1');
      await pty.prompt();
      if (name === 'ctrl-c') {
        pty.press('half a li');
        await pty.until('half a li');
        pty.press(key);
        await pty.until('^C');
      }
      pty.press(key);
      expect(await pty.end()).toContain('It is saved');
      expect(await run('replay', join(home, 'games', 'arkham-t.json'), '--verify')).toContain('verified, 1 answers');
      expect(existsSync(join(home, 'games', 'arkham-t.json.lock'))).toBe(false);
    }
  });

  it('refuses a game that another process plays', async () => {
    const home = file('two');
    const first = startTerminal(home);
    await first.prompt();
    first.type('1');
    await first.prompt();
    const second = startTerminal(home, ['play', '--continue', 'arkham-t']);
    expect(await second.end()).toContain('is being played by another process');
    const third = startTerminal(home, ['play', '--continue']);
    expect(await third.end()).toContain('No saved game can be continued.');
    first.type('q');
    await first.end();
  });

  it('completes commands and names with Tab, and recalls earlier lines', async () => {
    const home = file('keys');
    const pty = startTerminal(home);
    await pty.prompt();
    pty.press('c Flying Po\t');
    await pty.until('Polyp');
    pty.press('\r');
    expect(await pty.prompt()).toContain('toughness 3');
    pty.press('\u001b[A');
    await pty.until('c Flying Polyp');
    pty.press('\r');
    expect(await pty.prompt()).toContain('toughness 3');
    pty.type('q');
    await pty.end();
  });
});

describe('the saving of games', () => {
  it('is off for piped answers, unless --keep is given', () => {
    const home = file('piped');
    process.env.VIGIL_HOME = home;
    try {
      expect(vigil(GAME, '1\nq\n').stdout).toContain('and was not saved');
      expect(existsSync(home)).toBe(false);
      expect(vigil([...GAME, '--keep'], '1\nq\n').stdout).toContain('It is saved');
      expect(vigil(['play', '--games'], '').stdout).toMatch(
        /^arkham-t .*\n {2}Joe Diamond against Hastur · Arkham, turn \d/,
      );
      expect(vigil(['play', '--games', '--lang', 'de'], '').stdout).toContain(
        'Joe Diamond gegen Hastur · Arkham, Runde',
      );
      expect(vigil(['play', '--forget', 'arkham-t'], '').stdout).toBe('arkham-t is deleted.\n');
      expect(vigil(['play', '--games'], '').stdout).toBe('There are no saved games.\n');
    } finally {
      delete process.env.VIGIL_HOME;
    }
  });

  it('is off with a warning if the folder cannot be written', () => {
    const home = file('no-folder');
    writeFileSync(home, 'a file');
    process.env.VIGIL_HOME = home;
    try {
      const { stdout, status } = vigil([...GAME, '--keep'], '1\nq\n');
      expect(status).toBe(0);
      expect(stdout).toContain('cannot be written');
      expect(stdout).toContain('Set starting Fight and Will');
      expect(stdout).toContain('and was not saved');
    } finally {
      delete process.env.VIGIL_HOME;
    }
  });

  it('never overwrites an existing file', () => {
    const path = file('there.json');
    vigil([...GAME, '--save', path], '1\nq\n');
    const { stderr, status } = vigil([...GAME, '--save', path], '1\nq\n');
    expect(status).toBe(1);
    expect(stderr).toContain('already exists');
    vigil(['play', '--load', path], '1\nq\n');
    expect(vigil(['replay', path, '--verify']).stdout).toContain('verified, 1 answers');
  });
});
