import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomBot } from '@vigil/bots';
import { BASE } from '@vigil/content';
import { fingerprint, Play } from '@vigil/engine';
import { arkham, Content, type Pack } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { run, runWithCode, useScratchFolder, vigil } from './vigil.js';

const file = useScratchFolder();

/** Plays a game of so many answers with the pack, and returns the path of its save. */
function writeSave(name: string, pack: Pack, answers: number): string {
  const setup = { investigators: ['joe-diamond'], ancientOne: 'cthulhu' };
  const play = Play.start(arkham(new Content([pack])), setup, name);
  const bot = randomBot(name);
  while (play.answers.length < answers) bot.move(play);
  const path = file(`${name}.json`);
  writeFileSync(path, JSON.stringify(play.save()));
  return path;
}

/** Returns the output of `vigil replay --verify`, and its exit code. */
const verify = (...files: string[]) => runWithCode('replay', ...files, '--verify');

describe('a game of another version', () => {
  it('is unproven, with exit code 3, if its replay ends the same', async () => {
    const same = writeSave('same', { ...BASE, version: '0' }, 40);
    const [line, code] = await verify(same);
    expect(line).toMatch(
      /^.*same\.json: unproven: played by arkham@\d+ base@0, replayed to the same end by arkham@\d+ base@\S+, 40 answers\. .+\n$/,
    );
    expect(code).toBe(3);
  });

  it('is unproven if its last answer does not fit', async () => {
    const path = writeSave('nonsense', BASE, 40);
    const { check: _, ...save } = JSON.parse(readFileSync(path, 'utf8'));
    const answers = [...save.answers, [save.answers.length + 1, 'fly:to-the-moon']];
    const changed = { ...save, version: 'arkham@1 base@1', answers };
    writeFileSync(path, JSON.stringify({ ...changed, check: fingerprint(changed) }));
    const [message, code] = await verify(path);
    expect(message).toMatch(
      /^.*nonsense\.json: unproven: saved with version arkham@1 base@1; .*the last answer no longer fits/,
    );
    expect(message).not.toContain('verified');
    expect(code).toBe(3);
  });

  it('leaves other games of the run verified, and is a lesser failure than a damaged game', async () => {
    const valid = writeSave('good', BASE, 10);
    const other = writeSave('other', { ...BASE, version: '0' }, 10);
    const wrong = writeSave('wrong', BASE, 10);
    expect(await verify(valid)).toMatchObject([expect.stringContaining(': verified, 10 answers.'), 0]);
    const both = await verify(valid, other);
    expect(both[0]).toMatch(/good\.json: verified, .*\n.*other\.json: unproven: /);
    expect(both[1]).toBe(3);
    writeFileSync(wrong, readFileSync(wrong, 'utf8').replace('"format":"vigil-play"', '"format":"vigil"'));
    await expect(verify(valid, other, wrong)).rejects.toThrow('1 of 3 games do not replay correctly.');
  });

  it('is refused in one sentence if its rules are newer', async () => {
    const path = writeSave('newer', BASE, 10);
    const { check: _, ...save } = JSON.parse(readFileSync(path, 'utf8'));
    const changed = { ...save, version: save.version.replace(/^arkham@\d+/, 'arkham@999') };
    writeFileSync(path, JSON.stringify({ ...changed, check: fingerprint(changed) }));
    const message =
      /newer\.json: version: the game was saved by newer rules \(arkham@999 base@\S+\) than there are here \(arkham@\d+ base@\S+\): a newer Vigil opens it$/;
    await expect(run('replay', path)).rejects.toThrow(message);
    await expect(run('replay', path, '--verify')).rejects.toThrow(message);
    await expect(run('play', '--load', path)).rejects.toThrow(message);
  });

  it('is shown from the first answer that can be replayed, with a notice, also when it is continued', async () => {
    const fewer = writeSave('fewer', { ...BASE, version: '0', mythos: BASE.mythos.slice(5) }, 40);
    const message = /saved with version arkham@\d+ base@0[^:]*: the log starts at answer (\d+)/;
    const [line, code] = await verify(fewer);
    expect(line).toMatch(new RegExp(`^.*fewer\\.json: unproven: ${message.source}.*, \\d+ answers\\. .+\n$`));
    expect(code).toBe(3);
    const from = Number(message.exec(line)?.[1]);
    expect(from).toBeGreaterThan(1);
    const replayed = await run('replay', fewer);
    expect(replayed).toMatch(message);
    expect((replayed.match(/^»/gm) ?? []).length).toBeLessThanOrEqual(41 - from);
    const { stdout, status } = vigil(['play', '--load', fewer], 'q\n');
    expect(status).toBe(0);
    expect(stdout).toMatch(message);
  });

  it('is refused with the name of a missing pack', async () => {
    const foreign = writeSave('far', { ...BASE, id: 'antarctica' }, 4);
    await expect(run('replay', foreign)).rejects.toThrow(
      'the game needs the pack "antarctica", which is not available',
    );
    await expect(run('play', '--load', foreign)).rejects.toThrow(
      'the game needs the pack "antarctica", which is not available',
    );
  });
});

describe('the packs of a command', () => {
  it.each([
    ['play', '--seed', 'S'],
    ['simulate', '--games', '1'],
    ['fuzz', '--games', '1'],
    ['bench', '--seconds', '0.01'],
    ['scenario', 'scenarios'],
  ])('are checked by vigil %s, and an unknown one is one error', async (...words) => {
    await expect(run(...words, '--packs', 'base,antartica')).rejects.toThrow(
      /^There is no pack "antartica"; there are: base, dunwich, dark-pharaoh, dark-pharaoh-revised, king-in-yellow, kingsport\.$/,
    );
  });

  it('are the base game by default', async () => {
    const words = ['simulate', '--games', '2', '--threads', '1', '--json'];
    const [one, other] = [JSON.parse(await run(...words)), JSON.parse(await run(...words, '--packs', 'base'))];
    for (const figure of ['decisions', 'turns', 'outcomes']) expect(one[figure]).toEqual(other[figure]);
  });
});

describe('a pack from a file', () => {
  const PACK = fileURLToPath(new URL('../../../fixtures/packs/lantern-lane.yaml', import.meta.url));

  it('is used in play and saved with the game, which then opens without the file', async () => {
    const path = file('lantern.json');
    const words = ['play', '--investigators', 'joe-diamond', '--ancient-one', 'hastur', '--seed', 'S'];
    const { stdout, status } = vigil([...words, '--pack-file', PACK, '--save', path], '1\n1\nc Pale Moth\nq\n');
    expect(status).toBe(0);
    expect(stdout).toContain('Pale Moth (Flying monster');
    expect(await run('replay', path, '--verify')).toContain('verified, 2 answers');
    expect(vigil(['play', '--load', path], 'c Storm Lantern\nq\n').stdout).toContain('Storm Lantern (Common Item)');
    const save = JSON.parse(readFileSync(path, 'utf8'));
    expect(save.origin.setup.packs).toEqual(['base', 'lantern-lane']);
    const { embedded: _, check: __, ...bare } = save;
    writeFileSync(path, JSON.stringify({ ...bare, check: fingerprint(bare) }));
    await expect(run('replay', path)).rejects.toThrow('the game needs the pack "lantern-lane", which is not available');
    expect(await run('replay', path, '--verify', '--pack-file', PACK)).toContain('verified, 2 answers');
  });

  it('is used by scenarios, simulations, fuzz and the list of components', async () => {
    const scenario = file('moth.yaml');
    writeFileSync(
      scenario,
      'name: a moth\nboard: { monsters: { uptown: [lantern-lane-moth] } }\nsteps: [{ expect: { state: { board: 1 } } }]\n',
    );
    expect(await run('scenario', scenario)).toContain('there is no monster "lantern-lane-moth"');
    expect(await run('scenario', scenario, '--pack-file', PACK)).toContain('1 passed, 0 failed');
    const cards = JSON.parse(await run('cards', '--pack', 'lantern-lane', '--pack-file', PACK, '--json'));
    expect(cards).toHaveLength(6);
    // Threads load compiled code, so the command runs in its own process.
    const words = ['simulate', '--games', '4', '--investigators', '2', '--json', '--pack-file', PACK, '--threads'];
    const [one, two] = ['1', '2'].map((threads) => JSON.parse(vigil([...words, threads]).stdout));
    expect(two.decisions).toBe(one.decisions);
    expect(two.outcomes).toEqual(one.outcomes);
    const fuzzed = await run('fuzz', '--games', '1', '--threads', '1', '--pack-file', PACK);
    expect(fuzzed).toContain('No faults.');
  });

  it('is one error with its place if it is invalid', async () => {
    const invalid = file('broken.yaml');
    writeFileSync(invalid, 'id: a\nname: A\nversion: "1"\nmonster: []\n');
    await expect(run('simulate', '--games', '1', '--pack-file', invalid)).rejects.toThrow(
      `${invalid}:4: monster is unknown (did you mean "monsters"?)`,
    );
    await expect(run('play', '--pack-file', file('nowhere.yaml'))).rejects.toThrow('nowhere.yaml cannot be read');
    await expect(run('play', '--pack-file', PACK, '--pack-file', PACK)).rejects.toThrow(
      'The pack "lantern-lane" appears twice.',
    );
  });
});
