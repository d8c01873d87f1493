import { afterEach, describe, expect, it } from 'vitest';
import { SYSTEM_ENVIRONMENT, TableApp } from '../../src/index.js';
import { SETUP, TestServer } from './test-server.js';

const MINUTE = 60_000;

let server: TestServer;
afterEach(() => server.stop());

describe('a table in memory', () => {
  it('is unloaded when it is idle for a while, and loads again unchanged; one with a player stays', async () => {
    let now = SYSTEM_ENVIRONMENT.now();
    server = await TestServer.start({ environment: { ...SYSTEM_ENVIRONMENT, now: () => now } });
    const { sessions } = server.tableApp;
    const [emptyTable, seatedTable] = [await server.startTable(), await server.startTable()];
    for (let i = 0; i < 5; i++) await server.answerNext(emptyTable);
    const connection = await server.connect();
    connection.send({ do: 'hello', table: seatedTable.id, tokens: seatedTable.seats });
    await connection.waitForAnswer(1);
    expect(sessions.size).toBe(2);
    expect(await sessions.forgetLeft()).toBe(0);
    const before = await server.game(emptyTable);
    now += 6 * MINUTE;
    expect(await sessions.forgetLeft()).toBe(1);
    expect(sessions.size).toBe(1);
    expect(await server.game(emptyTable)).toEqual(before);
    // The connected player receives the actions.
    const { body } = await server.answerNext(seatedTable);
    expect((await connection.waitForAnswer(body.number)).number).toBeGreaterThanOrEqual(body.number);
    connection.disconnect();
    expect(server.reportedErrors).toEqual([]);
  });

  it('is resumed from an earlier snapshot if the newest is damaged', async () => {
    server = await TestServer.start();
    const table = await server.startTable();
    const { sessions } = server.tableApp;
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) expect((await server.answerNext(table)).status).toBe(200);
      await sessions.forget(table.id);
    }
    const before = await server.game(table);
    await sessions.forget(table.id);
    const newest = await server.storage.snapshot(table.id);
    expect(newest?.number).toBe(before.number);
    await server.storage.putSnapshot({ table: table.id, number: before.number, saved: { saved: {} }, at: 0 });
    expect(await server.game(table)).toEqual(before);
    expect(server.reportedErrors.splice(0)).toHaveLength(1);
    expect((await server.answerNext(table)).status).toBe(200);
  });

  it('is not opened if no snapshot of it can be resumed, and the refusal says why', async () => {
    server = await TestServer.start();
    const table = await server.startTable();
    await server.answerNext(table);
    const { number } = await server.game(table);
    await server.tableApp.sessions.forget(table.id);
    await server.storage.putSnapshot({ table: table.id, number, saved: { saved: {} }, at: 0 });
    const { body } = await server.ask('GET', `/tables/${table.id}/game`, table.host);
    expect(body.refusal?.code).toBe('not-opened');
    // The table can still be exported after it is closed. During the game its seed is secret.
    const early = await server.ask('GET', `/tables/${table.id}/export`, table.host);
    expect(early.body.refusal?.code).toBe('not-now');
    expect((await server.ask('POST', `/tables/${table.id}/close`, table.host)).status).toBe(200);
    const { status, body: file } = await server.ask('GET', `/tables/${table.id}/export`, table.host);
    expect(status).toBe(200);
    const row = await server.storage.table(table.id);
    expect(file).toMatchObject({ format: 'vigil-table', why: body.refusal?.why, game: 'arkham', seed: row?.seed });
    expect(file).toMatchObject({ version: row?.version, setup: row?.setup });
    const entries = await server.storage.entriesSince(table.id, 0);
    const { online } = file as unknown as {
      readonly online: { readonly entries: readonly { readonly body: unknown }[] };
    };
    expect(online.entries.map(({ body }) => body)).toEqual(entries.map(({ body }) => body));
    server.reportedErrors.length = 0;
  });

  it('that could not read an announced answer reads it a little later', async () => {
    server = await TestServer.start();
    const { storage } = server;
    const table = await server.startTable();
    let failuresLeft = 0;
    const reportedErrors: unknown[] = [];
    const other = new TableApp({
      storage: {
        ...storage,
        table: async (id) => {
          if (failuresLeft-- > 0) throw new Error('the line broke');
          return await storage.table(id);
        },
      },
      environment: SYSTEM_ENVIRONMENT,
      onError: (_, error) => reportedErrors.push(error),
    });
    const session = await other.sessions.find(table.id);
    const numbers: number[] = [];
    const notified = new Promise<void>((resolve) => {
      session.listen((what) => {
        if (what.what === 'entries') numbers.push(...what.entries.map(({ number }) => number));
        if (numbers.length > 0) resolve();
      });
    });
    const { number } = await server.game(table);
    failuresLeft = 1;
    await server.answerNext(table);
    await notified;
    const after = await server.game(table);
    expect(numbers).toEqual(Array.from({ length: after.number - number }, (_, i) => number + 1 + i));
    expect(reportedErrors.map(String)).toEqual(['Error: the line broke']);
    await other.close();
  });

  it('names an entry of an earlier version that no longer fits, with the version: a question that no longer exists', async () => {
    server = await TestServer.start();
    const setup = { ...SETUP, houseRules: { arrival: 'speedCheck', phaseOrder: 'free' } };
    const table = await server.startTable({ setup });
    for (let i = 0; i < 4; i++) await server.answerNext(table);
    const { number, answers } = await server.game(table);
    await server.tableApp.sessions.forget(table.id);
    // Earlier versions asked this question about the order of arrival; now the clockwise order decides.
    const body = { kind: 'answer', decision: '9999', option: 'first:1', by: 'seat' } as const;
    const entry = { table: table.id, number: number + 1, body, seat: 0, key: undefined, at: 1, answers, events: [] };
    await server.storage.append(table.id, number, { entries: [entry], waits: [] });
    const { status, body: reply } = await server.ask('GET', `/tables/${table.id}/game`, table.host);
    expect(status).toBe(409);
    expect(reply.refusal).toMatchObject({ code: 'not-opened' });
    expect(reply.refusal?.why).toMatch(/^Entry \d+ of this table, which arkham@\S+ .*played, does not fit arkham@/);
    expect(reply.refusal?.why).toContain('9999');
    server.reportedErrors.length = 0;
  });

  it('is not opened if newer rules have played it, and the refusal says so', async () => {
    server = await TestServer.start();
    const testTable = await server.startTable();
    await server.answerNext(testTable);
    const { number } = await server.game(testTable);
    await server.tableApp.sessions.forget(testTable.id);
    const table = { version: 'arkham@999 base@1' };
    await server.storage.append(testTable.id, number, { entries: [], waits: [], table });
    const { status, body } = await server.ask('GET', `/tables/${testTable.id}/game`, testTable.host);
    expect(status).toBe(409);
    expect(body.refusal).toMatchObject({ code: 'not-opened' });
    expect(body.refusal?.why).toMatch(
      /^This table was played with newer rules \(arkham@999 base@1\) than this server has \(arkham@\d+ base@\S+\)\.$/,
    );
    expect(await server.storage.entriesSince(testTable.id, number)).toEqual([]);
    server.reportedErrors.length = 0;
  });
});
