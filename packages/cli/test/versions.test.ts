import { writeFileSync } from 'node:fs';
import { randomBot } from '@vigil/bots';
import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import { arkham, Content, type Pack } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { run, scratch, vigil } from './vigil.js';

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

describe('a game of another version', () => {
  it('that comes to the same is verified like any', async () => {
    const same = played('same', { ...BASE, version: '0' }, 40);
    expect(await run('replay', same, '--verify')).toMatch(/^.*same\.json: verified, 40 answers\. .+\n$/);
  });

  it('is told from where it can be, and whoever goes on with it is told so', async () => {
    const fewer = played('fewer', { ...BASE, version: '0', mythos: BASE.mythos.slice(5) }, 40);
    const said = /retold from answer (\d+): written by version arkham@1 base@0/;
    const verified = await run('replay', fewer, '--verify');
    expect(verified).toMatch(new RegExp(`^.*fewer\\.json: ${said.source}; verified, \\d+ answers\\. .+\n$`));
    const from = Number(said.exec(verified)?.[1]);
    expect(from).toBeGreaterThan(1);
    const told = await run('replay', fewer);
    expect(told).toMatch(said);
    expect((told.match(/^»/gm) ?? []).length).toBeLessThanOrEqual(41 - from);
    const { stdout, status } = vigil(['play', '--load', fewer], 'q\n');
    expect(status).toBe(0);
    expect(stdout).toMatch(said);
  });

  it('that needs a pack which is not here says so by name', async () => {
    const far = played('far', { ...BASE, id: 'dunwich' }, 4);
    await expect(run('replay', far)).rejects.toThrow('the game needs the pack "dunwich", which is not here');
    await expect(run('play', '--load', far)).rejects.toThrow('the game needs the pack "dunwich", which is not here');
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
    await expect(run(...words, '--packs', 'base,dunwhich')).rejects.toThrow(
      /^There is no pack "dunwhich"; there are: base\.$/,
    );
  });

  it('are the base game, if nothing else is said', async () => {
    const words = ['simulate', '--games', '2', '--threads', '1', '--json'];
    const [one, other] = [JSON.parse(await run(...words)), JSON.parse(await run(...words, '--packs', 'base'))];
    for (const figure of ['decisions', 'turns', 'outcomes']) expect(one[figure]).toEqual(other[figure]);
  });
});
