import { describe, expect, it } from 'vitest';
import { UserError } from '../src/user-error.js';
import { run, runJson, useScratchFolder, vigil } from './vigil.js';

const file = useScratchFolder();
const GAME = [
  'play',
  '--game',
  'haunt',
  '--investigators',
  'kate-winthrop,joe-diamond',
  '--ancient-one',
  'nyarlathotep',
  '--seed',
  'T',
];

describe('Haunt on the command line', () => {
  it('is played to the end from piped answers', () => {
    const { stdout, stderr, status } = vigil(GAME, '1\n'.repeat(5000));
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/Arkham is (lost|saved): .+ \d+ days, \d+ phases\./);
    expect(stdout).not.toMatch(/[⟦⟧]|undefined|NaN/);
  });

  it('shows tracks, gates, the cards of the day, monsters with their plans, and bonuses', () => {
    const { stdout } = vigil(GAME, `${'1\n'.repeat(60)}v\n`);
    for (const text of ['doom', 'face-up', 'face-down', 'gray ', 'if still here, it', 'hunts']) {
      expect(stdout).toContain(text);
    }
    expect(stdout).toMatch(/Speed\/Sneak .*\*?\d\/\d/);
  });

  it('is saved, continued, verified and replayed', async () => {
    const path = file('haunt.json');
    vigil([...GAME, '--save', path], '1\n1\n1\n1\n1\n');
    vigil(['play', '--load', path, '--save', path], '1\n');
    expect(await run('replay', path, '--verify')).toContain('verified, 6 answers');
    expect(await run('replay', path)).toContain('Choose a gate to turn face up');
  });

  it('takes two to five of its fourteen investigators', async () => {
    const one = run('play', '--game', 'haunt', '--investigators', '1');
    await expect(one).rejects.toThrow('A game needs 2 to 5 investigators, not 1.');
    const mary = run('play', '--game', 'haunt', '--investigators', 'sister-mary,joe-diamond');
    await expect(mary).rejects.toThrow(UserError);
    const six = run('simulate', '--game', 'haunt', '--investigators', '2-6');
    await expect(six).rejects.toThrow('A game of haunt takes 2 to 5 investigators, not 6.');
  });

  it('lists only its own components, with their figures in Haunt', async () => {
    const all: { id: string }[] = await runJson('cards', '--game', 'haunt');
    const ids = all.map(({ id }) => id);
    expect(ids).not.toContain('knife');
    expect(ids).not.toContain('sister-mary');
    expect(ids).not.toContain('the-stars-are-right');
    expect(ids).toContain('the-festival');
    expect(await run('cards', '--game', 'haunt', '--kind', 'mythos')).toContain('place woods, clue historical-society');
  });

  it('is simulated and fuzzed', async () => {
    const options = ['--game', 'haunt', '--games', '2', '--threads', '1'];
    expect(await runJson('simulate', ...options)).toMatchObject({ game: 'haunt', crashes: [] });
    expect(await runJson('fuzz', ...options)).toMatchObject({ game: 'haunt', faults: [] });
  });
});
