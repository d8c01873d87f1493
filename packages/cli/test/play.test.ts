import { describe, expect, it } from 'vitest';
import { ENGLISH_TERMINAL } from '../src/terminal/words/en.js';
import { run, useScratchFolder, vigil } from './vigil.js';

const file = useScratchFolder();
const GAME = [
  'play',
  '--game',
  'arkham',
  '--investigators',
  'joe-diamond,jenny-barnes',
  '--ancient-one',
  'hastur',
  '--seed',
  'T',
];

const HELP_HINT = ENGLISH_TERMINAL['t.begin.help'];

describe('vigil play', () => {
  it('plays a whole game from piped answers', () => {
    const { stdout, stderr, status } = vigil(GAME, '1\n'.repeat(5000));
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('Seed: T');
    expect(stdout).toMatch(/Arkham is (lost|saved): .+ \d+ turns\./);
    expect(stdout).not.toContain('The game is not over');
  });

  it('plays the same game for the same seed and answers', () => {
    const input = '1\n'.repeat(30);
    expect(vigil(GAME, input).stdout).toBe(vigil(GAME, input).stdout);
  });

  it('prints the random seed of a new game', () => {
    const seed = () => /^Seed: ([a-z0-9]+)$/m.exec(vigil(['play']).stdout)?.[1];
    expect(seed()).not.toBe(seed());
  });

  it('prints the conditions of victory and defeat at the start of a new game only [A-WIN-01, A-WIN-04]', () => {
    const saved = file('ends.json');
    const { stdout } = vigil([...GAME, '--save', saved], '1\nq\n');
    const [before = '', after = ''] = stdout.split(HELP_HINT);
    expect(before).toContain('you close the last open gate and together have at least 2 gate trophies');
    expect(before).toMatch(/It awakens if:\n {2}- its doom track has \d+ doom tokens/);
    expect(before).toContain('You lose if:');
    expect(after).not.toContain('You lose if');
    const continued = vigil(['play', '--load', saved, '--save', saved], 'q\n').stdout;
    expect(continued).toContain(HELP_HINT);
    expect(continued).not.toContain('You lose if');
  });

  it('accepts commands besides answers, and reports input that it does not know', () => {
    const { stdout } = vigil(GAME, '?\nm\nc elder sign\nc banana\n999\nnonsense\ns\nu\nv\nq\n');
    for (const text of [
      'undo the last answer',
      'Elder Sign (Unique Item)',
      'There is nothing called “banana”.',
      'There is no option “999”.',
      'There is no option “nonsense”.',
      'Save to which file?',
      'There is no answer to undo.',
    ]) {
      expect(stdout).toContain(text);
    }
  });

  it('accepts options by id, with or without the number of the decision', () => {
    const { stdout } = vigil(GAME, '1/stop:2\n1/stop:2\n2/stop:0\n');
    expect(stdout.match(/There is no option “[^”]+”/g)).toEqual(['There is no option “1/stop:2”']);
  });

  it('undoes an answer', async () => {
    const saved = file('undone.json');
    vigil(GAME, `1\n1\nu!\ns ${saved}\n`);
    expect(await run('replay', saved, '--verify')).toContain('verified, 1 answers');
  });

  it('saves the game to a file after every answer, and continues from it', async () => {
    const saved = file('kept.json');
    vigil([...GAME, '--save', saved], '1\n1\n1\n');
    vigil(['play', '--load', saved, '--save', saved], '1\n1\n');
    expect(await run('replay', saved, '--verify')).toContain('verified, 5 answers');
  });
});
