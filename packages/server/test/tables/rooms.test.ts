import { afterEach, describe, expect, it } from 'vitest';
import { SYSTEM_ENVIRONMENT, TableApp } from '../../src/index.js';
import { SETUP, TestServer } from './test-server.js';

const MINUTE = 60_000;

let served: TestServer;
afterEach(() => served.stop());

describe('a table in memory', () => {
  it('is forgotten when it was left for a while, and is there again as it stood; where somebody sits it stays', async () => {
    let now = SYSTEM_ENVIRONMENT.now();
    served = await TestServer.start({ environment: { ...SYSTEM_ENVIRONMENT, now: () => now } });
    const { sessions } = served.tableApp;
    const [left, sat] = [await served.begun(), await served.begun()];
    for (let i = 0; i < 5; i++) await served.step(left);
    const line = await served.line();
    line.say({ do: 'hello', table: sat.id, tokens: sat.seats });
    await line.at(1);
    expect(sessions.size).toBe(2);
    expect(await sessions.forgetLeft()).toBe(0);
    const before = await served.game(left);
    now += 6 * MINUTE;
    expect(await sessions.forgetLeft()).toBe(1);
    expect(sessions.size).toBe(1);
    expect(await served.game(left)).toEqual(before);
    // The player who sits there hears of the actions.
    const { body } = await served.step(sat);
    expect((await line.at(body.number)).number).toBeGreaterThanOrEqual(body.number);
    line.hangUp();
    expect(served.reportedErrors).toEqual([]);
  });

  it('is taken up from an earlier snapshot when the newest is damaged', async () => {
    served = await TestServer.start();
    const made = await served.begun();
    const { sessions } = served.tableApp;
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) expect((await served.step(made)).status).toBe(200);
      await sessions.forget(made.id);
    }
    const before = await served.game(made);
    await sessions.forget(made.id);
    const newest = await served.storage.snapshot(made.id);
    expect(newest?.number).toBe(before.number);
    await served.storage.putSnapshot({ table: made.id, number: before.number, saved: { saved: {} }, at: 0 });
    expect(await served.game(made)).toEqual(before);
    expect(served.reportedErrors.splice(0)).toHaveLength(1);
    expect((await served.step(made)).status).toBe(200);
  });

  it('is not opened when no snapshot of it can be gone on from, and says why', async () => {
    served = await TestServer.start();
    const made = await served.begun();
    await served.step(made);
    const { number } = await served.game(made);
    await served.tableApp.sessions.forget(made.id);
    await served.storage.putSnapshot({ table: made.id, number, saved: { saved: {} }, at: 0 });
    const { body } = await served.ask('GET', `/tables/${made.id}/game`, made.host);
    expect(body.refusal?.code).toBe('not-opened');
    // The table can be exported all the same after it is closed: its seed is secret during the game.
    const early = await served.ask('GET', `/tables/${made.id}/export`, made.host);
    expect(early.body.refusal?.code).toBe('not-now');
    expect((await served.ask('POST', `/tables/${made.id}/close`, made.host)).status).toBe(200);
    const { status, body: file } = await served.ask('GET', `/tables/${made.id}/export`, made.host);
    expect(status).toBe(200);
    const row = await served.storage.table(made.id);
    expect(file).toMatchObject({ format: 'vigil-table', why: body.refusal?.why, game: 'arkham', seed: row?.seed });
    expect(file).toMatchObject({ version: row?.version, setup: row?.setup });
    const entries = await served.storage.entriesSince(made.id, 0);
    const { online } = file as unknown as {
      readonly online: { readonly entries: readonly { readonly body: unknown }[] };
    };
    expect(online.entries.map(({ body }) => body)).toEqual(entries.map(({ body }) => body));
    served.reportedErrors.length = 0;
  });

  it('that heard of an answer, and could not read it just then, reads it a little later', async () => {
    served = await TestServer.start();
    const { storage } = served;
    const made = await served.begun();
    let failing = 0;
    const reportedErrors: unknown[] = [];
    const other = new TableApp({
      storage: {
        ...storage,
        table: async (id) => {
          if (failing-- > 0) throw new Error('the line broke');
          return await storage.table(id);
        },
      },
      environment: SYSTEM_ENVIRONMENT,
      onError: (_, error) => reportedErrors.push(error),
    });
    const session = await other.sessions.find(made.id);
    const heard: number[] = [];
    const told = new Promise<void>((resolve) => {
      session.listen((what) => {
        if (what.what === 'entries') heard.push(...what.entries.map(({ number }) => number));
        if (heard.length > 0) resolve();
      });
    });
    const { number } = await served.game(made);
    failing = 1;
    await served.step(made);
    await told;
    const after = await served.game(made);
    expect(heard).toEqual(Array.from({ length: after.number - number }, (_, i) => number + 1 + i));
    expect(reportedErrors.map(String)).toEqual(['Error: the line broke']);
    await other.close();
  });

  it('says which entry of an earlier version no longer fits, and what played it: a question that is asked no more', async () => {
    served = await TestServer.start();
    const setup = { ...SETUP, houseRules: { arrival: 'speedCheck', phaseOrder: 'free' } };
    const made = await served.begun({ setup });
    for (let i = 0; i < 4; i++) await served.step(made);
    const { number, answers } = await served.game(made);
    await served.tableApp.sessions.forget(made.id);
    // Earlier versions asked this question about the order of arrival; now the clockwise order decides.
    const body = { kind: 'answer', decision: '9999', option: 'first:1', by: 'seat' } as const;
    const entry = { table: made.id, number: number + 1, body, seat: 0, key: undefined, at: 1, answers, events: [] };
    await served.storage.append(made.id, number, { entries: [entry], waits: [] });
    const { status, body: reply } = await served.ask('GET', `/tables/${made.id}/game`, made.host);
    expect(status).toBe(409);
    expect(reply.refusal).toMatchObject({ code: 'not-opened' });
    expect(reply.refusal?.why).toMatch(/^Entry \d+ of this table, which arkham@\S+ .*played, does not fit arkham@/);
    expect(reply.refusal?.why).toContain('9999');
    served.reportedErrors.length = 0;
  });

  it('is not opened where newer rules have played it, and says so', async () => {
    served = await TestServer.start();
    const made = await served.begun();
    await served.step(made);
    const { number } = await served.game(made);
    await served.tableApp.sessions.forget(made.id);
    const table = { version: 'arkham@999 base@1' };
    await served.storage.append(made.id, number, { entries: [], waits: [], table });
    const { status, body } = await served.ask('GET', `/tables/${made.id}/game`, made.host);
    expect(status).toBe(409);
    expect(body.refusal).toMatchObject({ code: 'not-opened' });
    expect(body.refusal?.why).toMatch(
      /^This table was played with newer rules \(arkham@999 base@1\) than this server has \(arkham@\d+ base@\S+\)\.$/,
    );
    expect(await served.storage.entriesSince(made.id, number)).toEqual([]);
    served.reportedErrors.length = 0;
  });
});
