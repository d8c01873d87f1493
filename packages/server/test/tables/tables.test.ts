import type { TableInfo } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NEW_TABLE, newKey, TestServer, type TestTable } from './test-server.js';

let served: TestServer;
beforeAll(async () => {
  served = await TestServer.start();
});
afterAll(async () => {
  await served.stop();
  expect(served.reportedErrors).toEqual([]);
});

describe('a table over the network', () => {
  it('is made, with a link for each seat, one for its host and one for who looks on', async () => {
    const { status, body } = await served.ask<TestTable>('POST', '/tables', undefined, NEW_TABLE);
    expect(status).toBe(200);
    expect(body.seats).toHaveLength(2);
    const { body: info } = await served.ask<TableInfo>('GET', `/tables/${body.id}`, body.seats[1]);
    expect(info).toMatchObject({
      name: 'Thursdays',
      status: 'gathering',
      you: { seats: [1], host: false, keeper: false },
    });
    expect(info.seedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(info.seed).toBeUndefined();
  });

  it('opens to nobody without one of its links', async () => {
    const made = await served.gathered();
    const other = await served.gathered();
    expect((await served.ask('GET', `/tables/${made.id}`)).status).toBe(401);
    expect((await served.ask('GET', `/tables/${made.id}`, other.host)).body.refusal?.code).toBe('unknown-link');
    expect((await served.ask('GET', '/tables/nowhere', made.host)).body.refusal?.code).toBe('unknown-link');
  });

  it('is not made from what cannot be played, and says why', async () => {
    const wrong = { ...NEW_TABLE, setup: { ...NEW_TABLE.setup, ancientOne: 'yog' } };
    const { status, body } = await served.ask('POST', '/tables', undefined, wrong);
    expect(status).toBe(400);
    expect(body.refusal).toMatchObject({ code: 'bad-request', place: 'setup' });
    expect(body.refusal?.why).toContain('yog');
  });

  it('begins when everybody sits', async () => {
    const { body: made } = await served.ask<TestTable>('POST', '/tables', undefined, NEW_TABLE);
    const early = await served.ask('POST', `/tables/${made.id}/begin`, made.host, { key: newKey() });
    expect(early.body.refusal).toMatchObject({ code: 'not-now', why: 'These seats are still free: 1, 2.' });
    for (const [seat, token] of made.seats.entries()) {
      await served.ask('POST', `/tables/${made.id}/claim`, token, { seat, name: 'Anna' });
    }
    const key = newKey();
    const stranger = await served.ask('POST', `/tables/${made.id}/begin`, made.seats[0], { key });
    expect(stranger.body.refusal?.code).toBe('not-yours');
    expect((await served.ask('POST', `/tables/${made.id}/begin`, made.host, { key })).body).toEqual({ number: 1 });
    expect((await served.ask('POST', `/tables/${made.id}/begin`, made.host, { key })).body).toEqual({ number: 1 });
    const again = await served.ask('POST', `/tables/${made.id}/begin`, made.host, { key: newKey() });
    expect(again.body.refusal?.code).toBe('not-now');
  });

  it('is played over HTTP: what is asked is answered by whose it is, once', async () => {
    const made = await served.begun();
    const before = await served.game(made);
    const [decision] = before.decisions;
    const seat = decision?.by[0] as number;
    const sent = { decision: decision?.id, option: decision?.options[0]?.id, mark: decision?.mark, key: newKey() };
    const others = await served.ask('POST', `/tables/${made.id}/answers`, made.seats[1 - seat], sent);
    expect(others.body.refusal?.code).toBe('not-yours');
    const first = await served.ask('POST', `/tables/${made.id}/answers`, made.seats[seat], sent);
    expect(first.body).toEqual({ number: before.number + 1 });
    const second = await served.ask('POST', `/tables/${made.id}/answers`, made.seats[seat], sent);
    expect(second.body).toEqual(first.body);
    const late = await served.ask('POST', `/tables/${made.id}/answers`, made.seats[seat], { ...sent, key: newKey() });
    expect(late.body.refusal?.code).toBe('stale');
    for (let i = 0; i < 12; i++) expect((await served.step(made)).status).toBe(200);
    const after = await served.game(made);
    expect(after.number).toBeGreaterThan(before.number + 12);
    expect(JSON.stringify(after)).not.toContain((await served.storage.table(made.id))?.seed);
  });

  it('waits for nobody any more when it was ended', async () => {
    const made = await served.begun();
    const mine = { links: made.seats.map((token) => ({ table: made.id, token })) };
    type Mine = { readonly tables: readonly { readonly waits: unknown[]; readonly waiting: unknown[] }[] };
    const before = (await served.ask<Mine>('POST', '/mine', undefined, mine)).body.tables;
    expect(before.some(({ waits }) => waits.length > 0)).toBe(true);
    await served.ask('POST', `/tables/${made.id}/close`, made.host);
    const { tables } = (await served.ask<Mine>('POST', '/mine', undefined, mine)).body;
    expect(tables.map(({ waits, waiting }) => [waits, waiting])).toEqual(tables.map(() => [[], []]));
    // No seat can take anything back at it.
    expect(await served.game(made)).toMatchObject({ waits: [], undoObstacle: 'over' });
  });

  it('goes on where it was when nobody remembers it', async () => {
    const made = await served.begun();
    for (let i = 0; i < 8; i++) await served.step(made);
    const before = await served.game(made);
    await served.tableApp.sessions.forget(made.id);
    expect(await served.game(made)).toEqual(before);
  });
});

describe('the live line', () => {
  it('shows every answer to everybody, and each is told once', async () => {
    const made = await served.begun();
    const lines = await Promise.all(
      [...made.seats, made.spectator].map(async (token) => {
        const line = await served.line();
        line.say({ do: 'hello', table: made.id, tokens: [token] });
        await line.at(1);
        return line;
      }),
    );
    for (let i = 0; i < 5; i++) await served.step(made);
    const { number, events: all } = await served.game(made);
    const seen = await Promise.all(lines.map((line) => line.at(number)));
    expect(seen.map(({ answers }) => answers)).toEqual(seen.map(() => seen[0]?.answers));
    // Updates over the connection equal those over HTTP, except for the events.
    const { events: _, logEntries: _1, from: _2, ...asked } = await served.game(made, made.seats[0]);
    expect(seen[0]).toMatchObject(asked);
    for (const line of lines) {
      const told = line.heard.flatMap((message) => (message.say === 'update' ? message.update.events : []));
      expect(told).toEqual(all);
      line.hangUp();
    }
  });

  it('goes on from the last number that was seen', async () => {
    const made = await served.begun();
    const line = await served.line();
    line.say({ do: 'hello', table: made.id, tokens: [made.host] });
    const { number } = await line.at(1);
    line.hangUp(true);
    for (let i = 0; i < 3; i++) await served.step(made);
    const again = await served.line();
    again.say({ do: 'hello', table: made.id, tokens: [made.host], since: number });
    const update = await again.at(number + 3);
    expect(update.from).toBe(number + 1);
    expect(update.logEntries[0]?.number).toBe(number + 1);
    again.hangUp();
  });

  it('shows the others what a partner looks at, until he looks away [PBP-02]', async () => {
    const made = await served.begun();
    const [one, other] = await Promise.all(
      made.seats.map(async (token) => {
        const line = await served.line();
        line.say({ do: 'hello', table: made.id, tokens: [token] });
        await line.at(1);
        return line;
      }),
    );
    const seen = (at: string | undefined) =>
      other?.until(
        (message) =>
          message.say === 'presence' &&
          message.presence.seats.some(({ seat, lookingAt }) => seat === 0 && lookingAt === at),
      );
    one?.say({ do: 'look-at', seat: 0, at: 'woods' });
    await seen('woods');
    if (other) other.heard.length = 0;
    one?.say({ do: 'look-at', seat: 0, at: undefined });
    await seen(undefined);
    one?.hangUp();
    other?.hangUp();
  });

  it('carries talk, once [PBP-02]', async () => {
    const made = await served.begun();
    const [one, other] = await Promise.all(
      made.seats.map(async (token) => {
        const line = await served.line();
        line.say({ do: 'hello', table: made.id, tokens: [token] });
        await line.at(1);
        return line;
      }),
    );
    one?.say({ do: 'say', text: 'To the *Woods*!', key: 'talk-0001' });
    one?.say({ do: 'say', text: 'To the *Woods*!', key: 'talk-0001' });
    one?.say({ do: 'say', text: 'Or not.', key: 'talk-0002' });
    await other?.until((message) => message.say === 'chat' && message.messages.some(({ text }) => text === 'Or not.'));
    const heard = other?.heard.flatMap((message) =>
      message.say === 'chat' ? message.messages.map(({ text }) => text) : [],
    );
    expect(heard).toEqual(['To the *Woods*!', 'Or not.']);
    one?.hangUp();
    other?.hangUp();
  });
});
