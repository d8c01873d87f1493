/** The proof of tables with more than answers: corrections, undo, imported games, two versions. */
import { loadBoxes } from '@vigil/content';
import {
  type AnyDefinition,
  boxesOfSave,
  type ExportedTable,
  gameOfSave,
  Host,
  type OpenedGame,
  openGame,
  type Verdict,
  verdictText,
  verifyTable,
} from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey, SETUP, TestServer, type TestTable } from '../tables/test-server.js';
import { loadGameWords } from './game-words.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(async () => {
  await server.stop();
  expect(server.reportedErrors).toEqual([]);
});

const WITH_KEEPER = { settings: { pace: 'live', keeper: true } };
const LATER_VERSIONS: Readonly<Record<string, string>> = { arkham: 'arkham@99 base@99' };

async function play(table: TestTable, answers: number): Promise<void> {
  for (let i = 0; i < answers; i++)
    expect((await server.answerNext(table, ({ options }) => i % options.length)).status).toBe(200);
}

const correct = (table: TestTable, correction: object) =>
  server.ask('POST', `/tables/${table.id}/overrides`, table.host, { correction, why: 'A slip.', key: newKey() });

async function takeBack(table: TestTable, n: number): Promise<void> {
  const { number, answers } = await server.game(table);
  const undo = { to: answers - n, seen: number, key: newKey() };
  expect((await server.ask('POST', `/tables/${table.id}/undo`, table.host, undo)).status).toBe(200);
}

async function exportTable(table: TestTable): Promise<ExportedTable> {
  await server.ask('POST', `/tables/${table.id}/close`, table.host);
  const { status, body } = await server.ask<ExportedTable>('GET', `/tables/${table.id}/export`, table.host);
  expect(status).toBe(200);
  return body;
}

const rulesOf = async (file: ExportedTable): Promise<AnyDefinition> =>
  (await openGame(gameOfSave(file), await loadBoxes(boxesOfSave(file)))).definition;

/** Returns the verdict, and checks that both languages word it completely. */
async function verify(file: ExportedTable, rules?: AnyDefinition): Promise<Verdict> {
  const verdict = verifyTable(rules ?? (await rulesOf(file)), file);
  const words = await loadGameWords(file);
  for (const language of ['en', 'de'] as const)
    expect(JSON.stringify(verdictText(language, verdict, words[language]))).not.toContain('⟦');
  return verdict;
}

/** Opens the table with another version of rules and boxes, which may begin and decide differently. */
async function openWithOtherVersion(
  table: TestTable,
  change: (rules: AnyDefinition) => Partial<AnyDefinition> = () => ({}),
): Promise<AnyDefinition> {
  const { games } = server.tableApp.deps;
  const open = games.open.bind(games);
  let otherRules: AnyDefinition | undefined;
  const opening: typeof games.open = async (game, setup) => {
    const opened = await open(game, setup);
    otherRules ??= {
      ...opened.definition,
      version: LATER_VERSIONS[game] ?? '',
      ...change(opened.definition),
    } as AnyDefinition;
    return { ...opened, definition: otherRules } satisfies OpenedGame;
  };
  await server.tableApp.sessions.forget(table.id);
  Object.assign(games, { open: opening });
  try {
    await server.game(table);
  } finally {
    Object.assign(games, { open });
  }
  if (!otherRules) throw new Error('the table was not opened again');
  return otherRules;
}

describe('the proof of a table', () => {
  it('holds for corrections by the keeper, and for an undo past a correction', async () => {
    const table = await server.startTable(WITH_KEEPER);
    await play(table, 12);
    expect((await correct(table, { do: 'figure', seat: 0, what: 'money', to: 3 })).status).toBe(200);
    expect((await correct(table, { do: 'doom', to: 2 })).status).toBe(200);
    await play(table, 6);
    await takeBack(table, 7);
    await play(table, 10);
    expect((await correct(table, { do: 'figure', seat: 1, what: 'clue', to: 5 })).status).toBe(200);
    await play(table, 10);
    const file = await exportTable(table);
    const kinds = file.online.entries.map(({ body }) => body.kind);
    expect(kinds.filter((kind) => kind === 'override')).toHaveLength(3);
    expect(kinds).toContain('undo');
    expect((await verify(file)).findings).toEqual([]);
    // A changed correction is found.
    const forged = structuredClone(file);
    const body = forged.online.entries.find((one) => one.body.kind === 'override')?.body;
    Object.assign(body ?? {}, { correction: { do: 'figure', seat: 0, what: 'money', to: 9 } });
    expect((await verify(forged)).findings.map(({ what }) => what)).toContain('event');
  }, 60_000);

  it('finds an authority that cannot have given an answer or made a change', async () => {
    const table = await server.startTable({ settings: { pace: 'live', keeper: true } });
    await play(table, 12);
    const settings = { settings: { undo: 'free' }, key: newKey() };
    expect((await server.ask('PATCH', `/tables/${table.id}/settings`, table.host, settings)).status).toBe(200);
    const file = await exportTable(table);
    expect((await verify(file)).findings).toEqual([]);
    const forge = async (kind: string, change: object, entry: object = {}) => {
      const forged = structuredClone(file);
      const found = forged.online.entries.find(({ body }) => body.kind === kind && 'by' in body && body.by !== 'table');
      if (!found) throw new Error(`no ${kind}`);
      Object.assign(found.body, change);
      Object.assign(found, entry);
      return (await verify(forged)).findings.filter(({ what }) => what === 'authority').length;
    };
    const otherRules = (seat: number | undefined) => (seat === 0 ? 1 : 0);
    const first = file.online.entries.find(({ body }) => body.kind === 'answer' && body.by === 'seat');
    expect(await forge('answer', {}, { seat: otherRules(first?.seat) })).toBe(1);
    expect(await forge('answer', { by: 'table' })).toBe(1);
    expect(await forge('answer', { by: 'stand-in', actor: first?.seat })).toBe(1);
    expect(await forge('answer', { by: 'order' })).toBe(0);
    expect(await forge('answer', { by: 'absence', missed: (first?.at ?? 0) + 1 })).toBe(1);
    expect(await forge('answer', { by: 'poll', agreed: [0, 7] })).toBe(1);
    expect(await forge('answer', { by: 'the-butler' })).toBe(1);
    expect(await forge('settings', { by: 'vote', agreed: [] }, { seat: 0 })).toBe(1);
    expect(await forge('settings', { by: 'vote', agreed: 'all' }, { seat: 0 })).toBe(1);
    expect(await forge('settings', { by: 'vote', agreed: [0, 1] }, { seat: 0 })).toBe(0);
  }, 60_000);

  it('holds for an imported game, with corrections, and imported twice', async () => {
    const opened = await openGame('arkham', await loadBoxes(['base']));
    const host = Host.start(opened, SETUP, 'brought');
    for (let i = 0; i < 40; i++) {
      const [decision] = host.update().decisions;
      host.answer(decision?.id ?? '', decision?.options[i % decision.options.length]?.id ?? '');
    }
    let saved: unknown = host.update().saved;
    for (const round of [1, 2]) {
      const table = await server.startTable({ ...WITH_KEEPER, setup: undefined, saved });
      await play(table, 8);
      expect((await correct(table, { do: 'figure', seat: 0, what: 'money', to: round })).status).toBe(200);
      await play(table, 4);
      await takeBack(table, 2);
      await play(table, 4);
      const file = await exportTable(table);
      const verdict = await verify(file);
      expect(verdict).toMatchObject({ findings: [], imported: true });
      saved = file;
    }
  }, 60_000);

  it('says of an imported game that its seed was known, and has the same hash for two tables with one seed', async () => {
    const opened = await openGame('arkham', await loadBoxes(['base']));
    const { saved } = Host.start(opened, SETUP, 'forked').update();
    const files: ExportedTable[] = [];
    for (const answers of [6, 9]) {
      const table = await server.startTable({ ...WITH_KEEPER, setup: undefined, saved });
      await play(table, answers);
      files.push(await exportTable(table));
    }
    const [one, otherRules] = await Promise.all(files.map((file) => verify(file)));
    expect(one).toMatchObject({ findings: [], imported: true });
    expect(otherRules).toMatchObject({ findings: [], imported: true, seedHash: one?.seedHash });
    const { en } = await loadGameWords(files[0] as ExportedTable);
    expect(one && verdictText('en', one, en).notes.join()).toContain('knew its seed');
    // The answers of one game do not pass as those of the other.
    const mixed = { ...files[0], answers: files[1]?.answers } as ExportedTable;
    expect((await verify(mixed)).findings.map(({ what }) => what)).toContain('answers');
  }, 60_000);

  it('holds if another version continued the game with the same results, and names both versions', async () => {
    const table = await server.startTable(WITH_KEEPER);
    await play(table, 20);
    const rules = await openWithOtherVersion(table);
    await play(table, 15);
    await takeBack(table, 2);
    await play(table, 5);
    const file = await exportTable(table);
    expect(file.online.entries.some(({ body }) => body.kind === 'version')).toBe(true);
    for (const by of [rules, await rulesOf(file)]) {
      const verdict = await verify(file, by);
      expect(verdict.findings).toEqual([]);
      expect(verdict.versions).toHaveLength(2);
    }
  }, 60_000);

  it('is inconclusive, not negative, if another version has other results', async () => {
    const table = await server.startTable(WITH_KEEPER);
    await play(table, 20);
    // A game that begins with more doom differs from its beginning.
    const rules = await openWithOtherVersion(table, (before) => ({
      begin: (setup, dice) => Object.assign(before.begin(setup, dice), { doom: 3 }),
    }));
    await play(table, 10);
    const file = await exportTable(table);
    const verdict = await verify(file, rules);
    expect(verdict.findings.length).toBeGreaterThan(0);
    const { en } = await loadGameWords(file);
    expect(verdictText('en', verdict, en)).toMatchObject({
      fair: false,
      verdict: 'This cannot be verified here: it was played with other rules.',
    });
    // A change of data that no rules decide is found under any rules.
    const forged = { ...file, online: { ...file.online, name: 'Another' } };
    expect(verdictText('en', await verify(forged, rules), en).verdict).toBe('This game was altered.');
  }, 60_000);
});
