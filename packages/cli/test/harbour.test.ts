import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { vigil } from './vigil.js';

const HARBOUR = fileURLToPath(new URL('../../../examples/harbour', import.meta.url));

/** Runs the command with the box of examples/harbour. */
function withHarbour(args: readonly string[], input = '') {
  process.env.VIGIL_BOXES = HARBOUR;
  try {
    return vigil(args, input);
  } finally {
    delete process.env.VIGIL_BOXES;
  }
}

const NEW_GAME = ['play', '--packs', 'base,harbour', '--investigators', 'amanda-sharpe', '--ancient-one', 'azathoth'];

describe('a box from VIGIL_BOXES at the terminal', () => {
  it('is chosen by its id, and adds rows to the board', () => {
    const { stdout } = withHarbour([...NEW_GAME, '--seed', 'fog'], 'q\n');
    expect(stdout).toMatch(/Tide +\d of 4/);
    expect(stdout).toMatch(/Monsters in the harbour +\d\/2/);
    expect(stdout).toContain('Sea Fog');
  });

  it('asks questions of its own, and accepts their answers by id', () => {
    const { stdout } = withHarbour([...NEW_GAME, '--seed', 'fog'], `${'1\n'.repeat(13)}wash:harbour-wreck\nq\n`);
    const [, question = ''] = stdout.split('Choose what the tide takes\n');
    // The clause of the question follows its answers.
    expect(question.split('\n').slice(1, 4)).toEqual([
      '  1  Peace in town (terror rises by 1)',
      '  2  1 Clue at Wreck',
      '  1 Clue at the Wreck is removed.',
    ]);
  });

  it('adds its board to the map, below the town', () => {
    const { stdout } = withHarbour([...NEW_GAME, '--seed', 'fog'], 'map\nq\n');
    expect(stdout).toMatch(/\nArkham\n[\s\S]+Easttown[\s\S]+\n\nThe Old Harbour\n[\s\S]+Quay/);
  });

  it('is refused in a game that it does not support, with the games that it supports', () => {
    const { stderr, status } = withHarbour(['play', '--game', 'haunt', '--packs', 'base,harbour'], 'q\n');
    expect(status).toBe(1);
    expect(stderr).toBe('vigil: The pack "harbour" (The Old Harbour) is for arkham, not for haunt.\n');
  });

  it('is unknown without VIGIL_BOXES', () => {
    const { stderr, status } = vigil([...NEW_GAME, '--seed', 'fog'], 'q\n');
    expect(status).not.toBe(0);
    expect(stderr).toContain('There is no pack "harbour"');
  });

  it('is refused if its folder contains no box', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vigil-'));
    process.env.VIGIL_BOXES = folder;
    try {
      expect(vigil(['--version']).stderr).toContain('VIGIL_BOXES: there is no box in ');
    } finally {
      delete process.env.VIGIL_BOXES;
      rmSync(folder, { recursive: true });
    }
  });
});
