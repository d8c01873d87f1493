import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomBot } from '@vigil/bots';
import { BASE } from '@vigil/content';
import { fingerprint, Play } from '@vigil/engine';
import { arkham, Content, type Pack } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { run, runWithCode, scratch, vigil } from './vigil.js';

const file = scratch();

/** The file of a game of so many answers that was played with another pack. */
function played(name: string, pack: Pack, answers: number): string {
  const setup = { investigators: ['joe-diamond'], ancientOne: 'cthulhu' };
  const play = Play.start(arkham(new Content([pack])), setup, name);
  const bot = randomBot(name);
  while (play.answers.length < answers) bot.move(play);
  const path = file(`${name}.json`);
  writeFileSync(path, JSON.stringify(play.save()));
  return path;
}

/** Output of `vigil replay --verify`, and its exit code. */
const verify = (...files: string[]) => runWithCode('replay', ...files, '--verify');

describe('a game of another version', () => {
  it('that comes to the same is replayed and said to be so, but not verified', async () => {
    const same = played('same', { ...BASE, version: '0' }, 40);
    const [line, code] = await verify(same);
    expect(line).toMatch(
      /^.*same\.json: unproven: played by arkham@\d+ base@0, replayed to the same end by arkham@\d+ base@\S+, 40 answers\. .+\n$/,
    );
    expect(code).toBe(3);
  });

  it('that says something nonsensical since its last beat is not verified by what is left of it', async () => {
    const path = played('nonsense', BASE, 40);
    const { check: _, ...save } = JSON.parse(readFileSync(path, 'utf8'));
    const answers = [...save.answers, [save.answers.length + 1, 'fly:to-the-moon']];
    const changed = { ...save, version: 'arkham@1 base@1', answers };
    writeFileSync(path, JSON.stringify({ ...changed, check: fingerprint(changed) }));
    const [said, code] = await verify(path);
    expect(said).toMatch(
      /^.*nonsense\.json: unproven: saved with version arkham@1 base@1; .*the last answer no longer fits/,
    );
    expect(said).not.toContain('verified');
    expect(code).toBe(3);
  });

  it('does not spoil others that are verified in the same run, and fails less than one that is wrong', async () => {
    const good = played('good', BASE, 10);
    const other = played('other', { ...BASE, version: '0' }, 10);
    const wrong = played('wrong', BASE, 10);
    expect(await verify(good)).toMatchObject([expect.stringContaining(': verified, 10 answers.'), 0]);
    const both = await verify(good, other);
    expect(both[0]).toMatch(/good\.json: verified, .*\n.*other\.json: unproven: /);
    expect(both[1]).toBe(3);
    writeFileSync(wrong, readFileSync(wrong, 'utf8').replace('"format":"vigil-play"', '"format":"vigil"'));
    await expect(verify(good, other, wrong)).rejects.toThrow('1 of 3 games do not replay correctly.');
  });

  it('is refused with a sentence where its rules are newer than these', async () => {
    const path = played('newer', BASE, 10);
    const { check: _, ...save } = JSON.parse(readFileSync(path, 'utf8'));
    const changed = { ...save, version: save.version.replace(/^arkham@\d+/, 'arkham@999') };
    writeFileSync(path, JSON.stringify({ ...changed, check: fingerprint(changed) }));
    const said =
      /newer\.json: version: the game was saved by newer rules \(arkham@999 base@\S+\) than there are here \(arkham@\d+ base@\S+\): a newer Vigil opens it$/;
    await expect(run('replay', path)).rejects.toThrow(said);
    await expect(run('replay', path, '--verify')).rejects.toThrow(said);
    await expect(run('play', '--load', path)).rejects.toThrow(said);
  });

  it('is told from where it can be, and whoever goes on with it is told so', async () => {
    const fewer = played('fewer', { ...BASE, version: '0', mythos: BASE.mythos.slice(5) }, 40);
    const said = /shown from answer (\d+) on \(saved with version arkham@\d+ base@0/;
    const [line, code] = await verify(fewer);
    expect(line).toMatch(new RegExp(`^.*fewer\\.json: unproven: ${said.source}.*, \\d+ answers\\. .+\n$`));
    expect(code).toBe(3);
    const from = Number(said.exec(line)?.[1]);
    expect(from).toBeGreaterThan(1);
    const told = await run('replay', fewer);
    expect(told).toMatch(said);
    expect((told.match(/^»/gm) ?? []).length).toBeLessThanOrEqual(41 - from);
    const { stdout, status } = vigil(['play', '--load', fewer], 'q\n');
    expect(status).toBe(0);
    expect(stdout).toMatch(said);
  });

  it('that needs a pack which is not here says so by name', async () => {
    const far = played('far', { ...BASE, id: 'antarctica' }, 4);
    await expect(run('replay', far)).rejects.toThrow('the game needs the pack "antarctica", which is not here');
    await expect(run('play', '--load', far)).rejects.toThrow('the game needs the pack "antarctica", which is not here');
  });
});

describe('packs', () => {
  it.each([
    ['play', '--seed', 'S'],
    ['simulate', '--games', '1'],
    ['fuzz', '--games', '1'],
    ['bench', '--seconds', '0.01'],
    ['scenario', 'scenarios'],
  ])('are named to vigil %s, and one that there is not is one error', async (...words) => {
    await expect(run(...words, '--packs', 'base,antartica')).rejects.toThrow(
      /^There is no pack "antartica"; there are: base, dunwich, dark-pharaoh, dark-pharaoh-revised, king-in-yellow, kingsport\.$/,
    );
  });

  it('are the base game, if nothing else is said', async () => {
    const words = ['simulate', '--games', '2', '--threads', '1', '--json'];
    const [one, other] = [JSON.parse(await run(...words)), JSON.parse(await run(...words, '--packs', 'base'))];
    for (const figure of ['decisions', 'turns', 'outcomes']) expect(one[figure]).toEqual(other[figure]);
  });
});

describe('a pack from a file', () => {
  const PACK = fileURLToPath(new URL('../../../fixtures/packs/lantern-lane.yaml', import.meta.url));

  it('is played with, is kept with the game, and is not needed to open it', async () => {
    const kept = file('lantern.json');
    const words = ['play', '--investigators', 'joe-diamond', '--ancient-one', 'hastur', '--seed', 'S'];
    const { stdout, status } = vigil([...words, '--pack-file', PACK, '--save', kept], '1\n1\nc Pale Moth\nq\n');
    expect(status).toBe(0);
    expect(stdout).toContain('Pale Moth (Flying monster');
    expect(await run('replay', kept, '--verify')).toContain('verified, 2 answers');
    expect(vigil(['play', '--load', kept], 'c Storm Lantern\nq\n').stdout).toContain('Storm Lantern (Common Item)');
    const save = JSON.parse(readFileSync(kept, 'utf8'));
    expect(save.origin.setup.packs).toEqual(['base', 'lantern-lane']);
    const { embedded: _, check: __, ...bare } = save;
    writeFileSync(kept, JSON.stringify({ ...bare, check: fingerprint(bare) }));
    await expect(run('replay', kept)).rejects.toThrow('the game needs the pack "lantern-lane", which is not here');
    expect(await run('replay', kept, '--verify', '--pack-file', PACK)).toContain('verified, 2 answers');
  });

  it('is played by scenarios, the lab and the list of components', async () => {
    const scenario = file('moth.yaml');
    writeFileSync(
      scenario,
      'name: a moth\nboard: { monsters: { uptown: [lantern-lane-moth] } }\nsteps: [{ expect: { state: { board: 1 } } }]\n',
    );
    expect(await run('scenario', scenario)).toContain('there is no monster "lantern-lane-moth"');
    expect(await run('scenario', scenario, '--pack-file', PACK)).toContain('1 passed, 0 failed');
    const cards = JSON.parse(await run('cards', '--pack', 'lantern-lane', '--pack-file', PACK, '--json'));
    expect(cards).toHaveLength(6);
    // Threads are what was built: they need the whole command.
    const words = ['simulate', '--games', '4', '--investigators', '2', '--json', '--pack-file', PACK, '--threads'];
    const [one, two] = ['1', '2'].map((threads) => JSON.parse(vigil([...words, threads]).stdout));
    expect(two.decisions).toBe(one.decisions);
    expect(two.outcomes).toEqual(one.outcomes);
    const fuzzed = await run('fuzz', '--games', '1', '--threads', '1', '--pack-file', PACK);
    expect(fuzzed).toContain('No faults.');
  });

  it('that is wrong is one error with its place', async () => {
    const broken = file('broken.yaml');
    writeFileSync(broken, 'id: a\nname: A\nversion: "1"\nmonster: []\n');
    await expect(run('simulate', '--games', '1', '--pack-file', broken)).rejects.toThrow(
      `${broken}:4: monster is not known here (did you mean "monsters"?)`,
    );
    await expect(run('play', '--pack-file', file('nowhere.yaml'))).rejects.toThrow('nowhere.yaml cannot be read');
    await expect(run('play', '--pack-file', PACK, '--pack-file', PACK)).rejects.toThrow(
      'The pack "lantern-lane" is there twice.',
    );
  });
});
