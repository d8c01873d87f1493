import { readFileSync, writeFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { runVigil } from '../src/program.js';
import { UserError } from '../src/user-error.js';
import { onlineTable } from './online-table.js';
import { json, run, scratch, vigil } from './vigil.js';

const file = scratch();

/** Returns the help text of a command, which ends with an error of commander. */
async function helpOf(...words: string[]): Promise<string> {
  let said = '';
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
  try {
    await expect(runVigil(words)).rejects.toThrow(CommanderError);
  } finally {
    out.mockRestore();
  }
  return said;
}

describe('vigil', () => {
  it('lists every command in its help', () => {
    const { stdout, status } = vigil(['--help']);
    expect(status).toBe(0);
    for (const name of [
      'play',
      'simulate',
      'bots',
      'fuzz',
      'odds',
      'scenario',
      'cards',
      'replay',
      'ledger',
      'serve',
      'bench',
    ]) {
      expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
  });

  it('lists every command as its own help does', async () => {
    const listed = [...(await helpOf('--help')).matchAll(/^ {2}((?!help|-)[a-z]+) (.*?)(?: {2}|$)/gm)];
    expect(listed).toHaveLength(14);
    for (const [, name = '', usage = ''] of listed) {
      expect(await helpOf(name, '--help')).toContain(`Usage: vigil ${name} ${usage}\n`);
    }
  });

  it('says what it did not understand and ends with code 2', () => {
    expect(vigil(['dance'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: "error: unknown command 'dance'\n(--help shows its use)\n",
    });
  });

  it('says in one sentence what is wrong and ends with code 1', () => {
    expect(vigil(['replay', '/nowhere/game.json'])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'vigil: /nowhere/game.json cannot be read: there is no such file or folder.\n',
    });
  });

  it.each([
    [['simulate', '--games', 'many']],
    [['simulate', '--games', '0']],
    [['simulate', '--investigators', '9']],
    [['simulate', '--bot', 'genius']],
    [['fuzz', '--game', 'chess']],
    [['replay']],
    [['serve', '--port', '70000']],
  ])('does not understand %j', async (words) => {
    await expect(run(...words)).rejects.toThrow(CommanderError);
  });

  it.each([
    [['play', '--investigators', 'harry-potter'], 'There is no investigator “harry-potter”'],
    [['play', '--investigators', 'jenny-barnes,jenny-barnes'], 'is named twice'],
    [['play', '--investigators', '9'], 'A game needs 1 to 8 investigators, not 9.'],
    [['play', '--ancient-one', 'sauron'], 'There is no Ancient One “sauron”'],
    [
      ['play', '--house-rules', 'phaseOrder=sometimes'],
      'houseRules.phaseOrder: "sometimes" is none of clockwise, free.',
    ],
    [['cards', '--kind', 'monsters'], 'There is no kind "monsters" (did you mean "monster"?)'],
    [['simulate', '--ancient-one', 'sauron'], 'There is no Ancient One "sauron"'],
    [['play', '--load', '/nowhere/game.json'], '/nowhere/game.json cannot be read: there is no such file or folder.'],
  ])('refuses %j with a sentence', async (words, sentence) => {
    const refused = run(...words);
    await expect(refused).rejects.toThrow(UserError);
    await expect(refused).rejects.toThrow(sentence);
  });
});

describe('vigil simulate', () => {
  const batch = [
    'simulate',
    '--game',
    'arkham',
    '--investigators',
    '1-3',
    '--games',
    '6',
    '--bot',
    'random',
    '--seed',
    'x',
  ];

  it('prints how the games ended, the same whatever the number of threads', async () => {
    const one = await json(...batch, '--threads', '1');
    const two = JSON.parse(vigil([...batch, '--threads', '2', '--json']).stdout);
    expect(Object.keys(one)).toEqual([
      'game',
      'bot',
      'investigators',
      'games',
      'seed',
      'seconds',
      'decisions',
      'turns',
      'decisionsPerSecond',
      'gamesPerSecond',
      'outcomes',
      'crashes',
    ]);
    const timeless = ({ seconds, decisionsPerSecond, gamesPerSecond, ...rest }: Record<string, unknown>) => rest;
    expect(timeless(two)).toEqual(timeless(one));
    expect(one).toMatchObject({
      game: 'arkham',
      bot: 'random',
      investigators: [1, 2, 3],
      games: 6,
      seed: 'x',
      crashes: [],
    });
    const counts = Object.values<number>(one.outcomes);
    expect(counts.reduce((a, b) => a + b)).toBe(6);
  });

  it('plays other games with another seed, and takes a single number of investigators', async () => {
    const batchOf = (seed: string) =>
      json('simulate', '--investigators', '2', '--games', '4', '--seed', seed, '--threads', '1');
    const [a, b] = [await batchOf('a'), await batchOf('b')];
    expect(a.investigators).toBe(2);
    expect(a.decisions).not.toBe(b.decisions);
  });
});

describe('vigil fuzz', () => {
  it('says that it found no faults', async () => {
    const printed = await run('fuzz', '--game', 'arkham', '--games', '1', '--seed', '1', '--threads', '1');
    expect(printed).toContain('1 games, ');
    expect(printed).toContain('No faults.');
  });
});

describe('vigil cards', () => {
  let all: Record<string, unknown>[];
  beforeAll(async () => {
    all = await json('cards', '--pack', 'base');
  });

  it('gives every component of the pack with its text and figures', () => {
    expect(all.length).toBeGreaterThan(500);
    const kinds = new Set(all.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([
      'ally',
      'ancient-one',
      'common',
      'gate-encounter',
      'gate-marker',
      'investigator',
      'location',
      'location-encounter',
      'monster',
      'mythos',
      'skill',
      'special',
      'spell',
      'street',
      'unique',
      'world',
    ]);
    for (const one of all) {
      expect(one).toMatchObject({
        id: expect.stringMatching(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/),
        kind: expect.any(String),
        name: expect.any(String),
        count: expect.any(Number),
        text: expect.any(String),
        figures: expect.any(Object),
      });
    }
    expect(new Set(all.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(all.length);
  });

  it('has words for everything', () => {
    expect(all.filter(({ text }) => /[⟦⟧]|undefined|NaN/.test(String(text)))).toEqual([]);
  });

  it('names the handler of the cards that need one', () => {
    const loan = all.find(({ id }) => id === 'bank-loan');
    expect(loan?.handler).toBe('default-on-loan');
    expect(all.find(({ id }) => id === 'retainer')).not.toHaveProperty('handler');
  });

  it('gives one kind only, and counts the handlers for people', async () => {
    const monsters = (await json('cards', '--kind', 'monster')) as { kind: string; count: number }[];
    expect(monsters.every(({ kind }) => kind === 'monster')).toBe(true);
    expect(monsters.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    expect(await run('cards')).toMatch(/\d+ components, \d+ of them need a handler; \d+ handlers\n$/);
  });
});

describe('vigil ledger', () => {
  it('gives every clause with what names it', async () => {
    const clauses = (await json('ledger')) as { id: string }[];
    expect(clauses.length).toBeGreaterThan(300);
    expect(clauses.find(({ id }) => id === 'A-MOVE-01')).toMatchObject({
      text: expect.any(String),
      tests: expect.any(Array),
      scenarios: expect.any(Array),
    });
  });
});

describe('vigil bench', () => {
  it('gives figures and ratios', async () => {
    const report = await json('bench', '--small', '--seconds', '0.002');
    expect(report.investigators).toBe(4);
    for (const figure of [
      'decisionsPerSecond',
      'gamesPerSecond',
      'forkMicroseconds',
      'forkAtCheckpointMicroseconds',
      'forkOfEveryCheckpointMicroseconds',
      'saveMicroseconds',
      'saveBytes',
    ]) {
      expect(report[figure]).toBeGreaterThan(0);
    }
    expect(report.reference.cloneBytes).toBeGreaterThan(28_000);
    expect(report.reference.cloneBytes).toBeLessThan(32_000);
    // So few are held that other garbage outweighs them; `npm test -- speed` compares the bytes.
    for (const bytes of ['playBytes', 'forkBytes', 'untouchedForkBytes'])
      expect(report.memory[bytes]).toEqual(expect.any(Number));
    for (const ratio of [
      'decisions',
      'forks',
      'forksAtCheckpoint',
      'forksKept',
      'forksInARow',
      'saves',
      'loads',
      'packedSaves',
      'packedLoads',
    ]) {
      expect(report.ratios[`${ratio}PerClone`]).toBeGreaterThan(0);
    }
    expect(report.packed.bytes).toBeLessThan(report.saveBytes / 3);
    for (const share of Object.values(report.spread)) expect(share).toBeGreaterThanOrEqual(0);
    for (const [lower, median, upper] of Object.values<[number, number, number]>(report.quartiles)) {
      expect([lower, median, upper, 1]).toEqual([lower, median, upper, 1].sort((a, b) => a - b));
    }
    expect(report.start).toBeUndefined();
  });

  it('gives nothing but the first decision of a game, if that is asked for', async () => {
    expect(await run('bench', '--first', '--game', 'haunt')).toMatch(/^[\w.-]+\n$/);
  });

  it('says how long processes take to start, and what a second thread brings, if that is asked for', async () => {
    const report = await json('bench', '--small', '--seconds', '0.002', '--start', '--threads', '20');
    // By the clock each has waited for what else the machine does.
    expect(report.start.helpPerBareNode).toBeGreaterThan(0);
    expect(report.start.firstDecisionMilliseconds).toBeGreaterThan(0);
    // By the processor nothing of it is waiting: a bare node starts first, and rules take longer than help.
    const { processor } = report.start;
    expect(processor.bareNodeMilliseconds).toBeGreaterThan(0);
    expect(processor.helpPerBareNode).toBeGreaterThan(1);
    expect(processor.firstDecisionPerBareNode).toBeGreaterThan(processor.helpPerBareNode);
    for (const share of Object.values(report.start.spread)) expect(share).toBeGreaterThanOrEqual(0);
    expect(report.threads['20']).toBeGreaterThan(0);
    expect(report.threadsSpread['20']).toBeGreaterThanOrEqual(0);
    expect(report.threadsSpread['20']).toBeLessThan(1);
  }, 300_000);
});

describe('a saved game', () => {
  const saved = file('game.json');
  const input = `1\n1\n1\n1\n1\n1\ns ${saved}\nq\n`;

  it('is told and verified by vigil replay', async () => {
    expect(
      vigil(['play', '--investigators', 'joe-diamond', '--ancient-one', 'cthulhu', '--seed', 'S'], input).status,
    ).toBe(0);
    expect((await run('replay', saved)).match(/^»/gm)).toHaveLength(6);
    expect(await run('replay', saved, '--verify')).toMatch(/^.*game\.json: verified, 6 answers\. .+\n$/);
  });

  it('is refused with the place of the damage', async () => {
    const save = JSON.parse(readFileSync(saved, 'utf8'));
    const damaged = file('damaged.json');
    writeFileSync(damaged, JSON.stringify({ ...save, answers: [...save.answers, [1]] }));
    await expect(run('replay', damaged)).rejects.toThrow(
      `${damaged}: answers[6]: is not a pair of decision number and option id`,
    );
    writeFileSync(damaged, '{');
    await expect(run('play', '--load', damaged)).rejects.toThrow('damaged.json is not JSON: ');
    writeFileSync(damaged, JSON.stringify({ ...save, answers: save.answers.with(0, [1, 'stop:3']) }));
    await expect(run('replay', damaged, '--verify')).rejects.toThrow('changed after it was written');
  });

  it('of a table over the network is proven: nothing was altered, and the seed fits what was published', async () => {
    const save = JSON.parse(readFileSync(saved, 'utf8'));
    const { exported, seedHash } = await onlineTable(save);
    const table = file('table.json');
    writeFileSync(table, JSON.stringify(exported));
    expect(await run('replay', table, '--verify', '--seed-hash', seedHash, '--lang', 'en')).toMatch(
      /table\.json: Nothing was altered\.\n {2}The seed matches the hash published .*\n {2}6 answers replayed/,
    );
    await expect(run('replay', table, '--verify', '--seed-hash', '0'.repeat(64), '--lang', 'en')).rejects.toThrow(
      `Hash of the seed: ${seedHash}; expected: 0000`,
    );
    await expect(run('replay', table, '--verify', '--seed-hash', 'abc')).rejects.toThrow('--seed-hash');
    await expect(run('replay', table, '--seed-hash', seedHash)).rejects.toThrow('goes with --verify');
    await expect(run('replay', saved, '--verify', '--seed-hash', '0'.repeat(64))).rejects.toThrow(
      'the hash of its seed',
    );
    const { online } = exported;
    const [began, ...rest] = online.entries;
    const forged = {
      ...exported,
      online: { ...online, entries: [{ ...began, events: began?.events.slice(1) }, ...rest] },
    };
    writeFileSync(table, JSON.stringify(forged));
    await expect(run('replay', table, '--verify', '--lang', 'de')).rejects.toThrow(
      /Dieses Spiel wurde verändert\.[\s\S]*Eintrag 1/,
    );
  });
});
