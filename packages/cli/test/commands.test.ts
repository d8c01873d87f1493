import { readFileSync, writeFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { runVigil } from '../src/program.js';
import { UserError } from '../src/user-error.js';
import { exportOnlineTable } from './online-table.js';
import { run, runJson, useScratchFolder, vigil } from './vigil.js';

const file = useScratchFolder();

/** Returns the help text of a command, which ends with an error of commander. */
async function helpOf(...words: string[]): Promise<string> {
  let printed = '';
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  try {
    await expect(runVigil(words)).rejects.toThrow(CommanderError);
  } finally {
    out.mockRestore();
  }
  return printed;
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
      'harms',
      'puzzles',
      'analyze',
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

  it('shows the same usage of a command in the list and in the help of the command', async () => {
    const listed = [...(await helpOf('--help')).matchAll(/^ {2}((?!help|-)[a-z]+) (.*?)(?: {2}|$)/gm)];
    expect(listed).toHaveLength(18);
    for (const [, name = '', usage = ''] of listed) {
      // The usage of a command with subcommands ends with `[command]`.
      expect((await helpOf(name, '--help')).replace(' [command]\n', '\n')).toContain(`Usage: vigil ${name} ${usage}\n`);
    }
  });

  it('names an unknown command and exits with code 2', () => {
    expect(vigil(['dance'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: "error: unknown command 'dance'\n(--help shows its use)\n",
    });
  });

  it('prints an error in one sentence and exits with code 1', () => {
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
  ])('rejects the arguments %j', async (words) => {
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
    [['cards', '--pack', 'haunt'], '"haunt" is a game, not a pack: write --game haunt.'],
    [['simulate', '--ancient-one', 'sauron'], 'There is no Ancient One "sauron"'],
    [['play', '--load', '/nowhere/game.json'], '/nowhere/game.json cannot be read: there is no such file or folder.'],
  ])('refuses %j in one sentence', async (words, sentence) => {
    const running = run(...words);
    await expect(running).rejects.toThrow(UserError);
    await expect(running).rejects.toThrow(sentence);
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

  it('prints the same outcomes for any number of threads', async () => {
    const one = await runJson(...batch, '--threads', '1');
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
    const withoutTimes = ({ seconds, decisionsPerSecond, gamesPerSecond, ...rest }: Record<string, unknown>) => rest;
    expect(withoutTimes(two)).toEqual(withoutTimes(one));
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

  it('plays different games for another seed, also for a single number of investigators', async () => {
    const batchOf = (seed: string) =>
      runJson('simulate', '--investigators', '2', '--games', '4', '--seed', seed, '--threads', '1');
    const [a, b] = [await batchOf('a'), await batchOf('b')];
    expect(a.investigators).toBe(2);
    expect(a.decisions).not.toBe(b.decisions);
  });
});

describe('vigil fuzz', () => {
  it('reports that it found no faults', async () => {
    const printed = await run('fuzz', '--game', 'arkham', '--games', '1', '--seed', '1', '--threads', '1');
    expect(printed).toContain('1 games, ');
    expect(printed).toContain('No faults.');
  });
});

describe('vigil cards', () => {
  let all: Record<string, unknown>[];
  beforeAll(async () => {
    all = await runJson('cards', '--pack', 'base');
  });

  it('lists every component of the pack with its text and figures', () => {
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

  it('lists no component with a missing message', () => {
    expect(all.filter(({ text }) => /[⟦⟧]|undefined|NaN/.test(String(text)))).toEqual([]);
  });

  it('names the handler of each card that needs one', () => {
    const loan = all.find(({ id }) => id === 'bank-loan');
    expect(loan?.handler).toBe('default-on-loan');
    expect(all.find(({ id }) => id === 'retainer')).not.toHaveProperty('handler');
  });

  it('lists a single kind, and counts the handlers in its plain output', async () => {
    const monsters = (await runJson('cards', '--kind', 'monster')) as { kind: string; count: number }[];
    expect(monsters.every(({ kind }) => kind === 'monster')).toBe(true);
    expect(monsters.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    expect(await run('cards')).toMatch(/\d+ components, \d+ of them need a handler; \d+ handlers\n$/);
  });
});

describe('vigil ledger', () => {
  it('lists every clause with its tests and scenarios', async () => {
    const clauses = (await runJson('ledger')) as { id: string }[];
    expect(clauses.length).toBeGreaterThan(300);
    expect(clauses.find(({ id }) => id === 'A-MOVE-01')).toMatchObject({
      text: expect.any(String),
      tests: expect.any(Array),
      scenarios: expect.any(Array),
    });
  });
});

describe('vigil bench', () => {
  it('reports figures and ratios', async () => {
    const report = await runJson('bench', '--small', '--seconds', '0.002');
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
    // Too few objects for stable figures; `npm test -- speed` compares the bytes.
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

  it('prints only the first decision of a game with --first', async () => {
    expect(await run('bench', '--first', '--game', 'haunt')).toMatch(/^[\w.-]+\n$/);
  });
});

describe('a saved game', () => {
  const saved = file('game.json');
  const input = `1\n1\n1\n1\n1\n1\ns ${saved}\nq\n`;

  it('is shown and verified by vigil replay', async () => {
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

  it('of an online table is verified against changes, and against the published hash of its seed', async () => {
    const save = JSON.parse(readFileSync(saved, 'utf8'));
    const { exported, seedHash } = await exportOnlineTable(save);
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
    const [firstEntry, ...rest] = online.entries;
    const forged = {
      ...exported,
      online: { ...online, entries: [{ ...firstEntry, events: firstEntry?.events.slice(1) }, ...rest] },
    };
    writeFileSync(table, JSON.stringify(forged));
    await expect(run('replay', table, '--verify', '--lang', 'de')).rejects.toThrow(
      /Dieses Spiel wurde verändert\.[\s\S]*Eintrag 1/,
    );
  });
});
