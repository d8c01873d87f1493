import { PRESETS, presetPackIds } from '@vigil/content';
import type { TableInfo } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NEW_TABLE, newKey, SETUP, TestServer, type TestTable } from './test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(async () => {
  await server.stop();
  expect(server.reportedErrors).toEqual([]);
});

describe('a table over the network', () => {
  it('is created with a link for each seat, one for its host and one for spectators', async () => {
    const { status, body } = await server.ask<TestTable>('POST', '/tables', undefined, NEW_TABLE);
    expect(status).toBe(200);
    expect(body.seats).toHaveLength(2);
    const { body: info } = await server.ask<TableInfo>('GET', `/tables/${body.id}`, body.seats[1]);
    expect(info).toMatchObject({
      name: 'Thursdays',
      status: 'gathering',
      you: { seats: [1], host: false, keeper: false },
    });
    expect(info.seedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(info.seed).toBeUndefined();
  });

  it('cannot be opened without one of its links', async () => {
    const table = await server.fillTable();
    const other = await server.fillTable();
    expect((await server.ask('GET', `/tables/${table.id}`)).status).toBe(401);
    expect((await server.ask('GET', `/tables/${table.id}`, other.host)).body.refusal?.code).toBe('unknown-link');
    expect((await server.ask('GET', '/tables/nowhere', table.host)).body.refusal?.code).toBe('unknown-link');
  });

  it('is not created from an unplayable set-up, and the refusal says why', async () => {
    const wrong = { ...NEW_TABLE, setup: { ...NEW_TABLE.setup, ancientOne: 'yog' } };
    const { status, body } = await server.ask('POST', '/tables', undefined, wrong);
    expect(status).toBe(400);
    expect(body.refusal).toMatchObject({ code: 'bad-request', place: 'setup' });
    expect(body.refusal?.why).toContain('yog');
  });

  it('is not created with unknown fields, which one error lists', async () => {
    const make = (setup: object) => server.ask('POST', '/tables', undefined, { ...NEW_TABLE, setup });
    const { status, body } = await make({ ...SETUP, houserules: { phaseOrder: 'free' }, 'hous-rules': 1 });
    expect([status, body.refusal?.code, body.refusal?.place]).toEqual([400, 'bad-request', 'body.setup']);
    expect(body.refusal?.why).toContain('body.setup.houserules, body.setup.hous-rules');
    // A misspelt field comes before the one that is missing because of it.
    const { investigators } = SETUP;
    expect((await make({ Investigators: investigators })).body.refusal?.why).toContain('body.setup.Investigators');
    const manyFields = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`${i}${'x'.repeat(500)}`, i]));
    const long = await make({ ...SETUP, ...manyFields });
    expect(long.body.refusal?.why.length).toBeLessThan(1000);
    expect(long.body.refusal?.why).toContain('4990 more');
    const more = await server.ask('POST', '/tables', undefined, {
      ...NEW_TABLE,
      juggle: 1,
      settings: { pace: 'live', deadlin: 2 },
    });
    expect(more.body.refusal?.why).toMatch(/body\.juggle/);
    expect(more.body.refusal?.why).toMatch(/body\.settings\.deadlin/);
  });

  it('is not created from a field that is too large', async () => {
    const make = (more: object) =>
      server.ask('POST', '/tables', undefined, { ...NEW_TABLE, setup: { ...SETUP, ...more } });
    const sizes = [
      { ancientOne: 'y'.repeat(81) },
      { packs: new Array(41).fill('base') },
      { investigators: new Array(9).fill('random') },
      { houseRules: Object.fromEntries(Array.from({ length: 81 }, (_, i) => [`rule${i}`, 'yes'])) },
      { houseRules: { phaseOrder: 'f'.repeat(100_000) } },
    ];
    for (const more of sizes) {
      const { status, body } = await make(more);
      expect([status, body.refusal?.place]).toEqual([400, expect.stringContaining(`setup.${Object.keys(more)[0]}`)]);
    }
    const misspelt = await make({ houseRules: { phaseOrdr: 'free' } });
    expect([misspelt.status, misspelt.body.refusal?.why]).toEqual([400, expect.stringContaining('phaseOrdr')]);
  });

  it('takes packs and house rules of a preset, which its own override', async () => {
    const [preset] = PRESETS;
    if (!preset) throw new Error('there is no preset');
    const own = { investigators: SETUP.investigators, preset: preset.id, houseRules: { mythosDriver: 'auto' } };
    const { body: table } = await server.ask<TestTable>('POST', '/tables', undefined, { ...NEW_TABLE, setup: own });
    const { body: info } = await server.ask<TableInfo>('GET', `/tables/${table.id}`, table.host);
    expect(info.setup).toEqual({
      investigators: SETUP.investigators,
      ancientOne: 'random',
      packs: presetPackIds(preset),
      houseRules: { ...preset.houseRules, mythosDriver: 'auto' },
    });
    const createInvalid = async (more: object) =>
      (await server.ask('POST', '/tables', undefined, { ...NEW_TABLE, ...more })).body;
    expect((await createInvalid({ setup: { ...own, preset: 'play-by-mail' } })).refusal?.place).toBe(
      'body.setup.preset',
    );
    expect((await createInvalid({ setup: own, game: 'haunt' })).refusal?.place).toBe('setup.preset');
    const herald = { setup: { ...SETUP, herald: 'random' }, game: 'haunt' };
    expect((await createInvalid(herald)).refusal?.place).toBe('setup.herald');
  });

  it('refuses a key of another request, and repeats the reply to the same one', async () => {
    const table = await server.startTable();
    const [decision] = (await server.game(table)).decisions;
    const seat = decision?.by[0] as number;
    const key = newKey();
    const send = (token: string | undefined, path: string, body: object) =>
      server.ask('POST', `/tables/${table.id}/${path}`, token, { key, ...body });
    const sent = { decision: decision?.id, option: decision?.options[0]?.id };
    const first = await send(table.seats[seat], 'answers', sent);
    expect((await send(table.seats[seat], 'answers', sent)).body).toEqual(first.body);
    const number = (await server.game(table)).number;
    const next = (await server.game(table)).decisions[0];
    const others: readonly (readonly [string, string | undefined, object])[] = [
      ['answers', table.seats[next?.by[0] as number], { decision: next?.id, option: next?.options[0]?.id }],
      ['answers', table.seats[seat], { ...sent, option: decision?.options[1]?.id ?? 'other' }],
      ['undo', table.seats[seat], { to: 0, seen: number }],
      ['begin', table.host, {}],
    ];
    for (const [path, token, body] of others) {
      const { status, body: reply } = await send(token, path, body);
      expect([path, status, reply.refusal?.code]).toEqual([path, 409, 'key-reused']);
    }
    expect((await server.game(table)).number).toBe(number);
    expect((await send(table.seats[0], 'talk', { text: 'Hello' })).status).toBe(200);
    expect((await send(table.seats[0], 'talk', { text: 'Hello' })).status).toBe(200);
    expect((await send(table.seats[0], 'talk', { text: 'Good-bye' })).body.refusal?.code).toBe('key-reused');
  });

  it('begins when all seats are taken', async () => {
    const { body: table } = await server.ask<TestTable>('POST', '/tables', undefined, NEW_TABLE);
    const early = await server.ask('POST', `/tables/${table.id}/begin`, table.host, { key: newKey() });
    expect(early.body.refusal).toMatchObject({ code: 'not-now', why: 'These seats are still free: 1, 2.' });
    for (const [seat, token] of table.seats.entries()) {
      await server.ask('POST', `/tables/${table.id}/claim`, token, { seat, name: 'Anna' });
    }
    const key = newKey();
    const stranger = await server.ask('POST', `/tables/${table.id}/begin`, table.seats[0], { key });
    expect(stranger.body.refusal?.code).toBe('not-yours');
    expect((await server.ask('POST', `/tables/${table.id}/begin`, table.host, { key })).body).toEqual({ number: 1 });
    expect((await server.ask('POST', `/tables/${table.id}/begin`, table.host, { key })).body).toEqual({ number: 1 });
    const again = await server.ask('POST', `/tables/${table.id}/begin`, table.host, { key: newKey() });
    expect(again.body.refusal?.code).toBe('not-now');
  });

  it('is played over HTTP: each decision is answered once, by its owner', async () => {
    const table = await server.startTable();
    const before = await server.game(table);
    const [decision] = before.decisions;
    const seat = decision?.by[0] as number;
    const sent = { decision: decision?.id, option: decision?.options[0]?.id, mark: decision?.mark, key: newKey() };
    const others = await server.ask('POST', `/tables/${table.id}/answers`, table.seats[1 - seat], sent);
    expect(others.body.refusal?.code).toBe('not-yours');
    const first = await server.ask('POST', `/tables/${table.id}/answers`, table.seats[seat], sent);
    expect(first.body).toEqual({ number: before.number + 1 });
    const second = await server.ask('POST', `/tables/${table.id}/answers`, table.seats[seat], sent);
    expect(second.body).toEqual(first.body);
    const late = await server.ask('POST', `/tables/${table.id}/answers`, table.seats[seat], { ...sent, key: newKey() });
    expect(late.body.refusal?.code).toBe('stale');
    for (let i = 0; i < 12; i++) expect((await server.answerNext(table)).status).toBe(200);
    const after = await server.game(table);
    expect(after.number).toBeGreaterThan(before.number + 12);
    expect(JSON.stringify(after)).not.toContain((await server.storage.table(table.id))?.seed);
  });

  it('waits for no seat after it was ended', async () => {
    const table = await server.startTable();
    const request = { links: table.seats.map((token) => ({ table: table.id, token })) };
    type OwnTables = { readonly tables: readonly { readonly waits: unknown[]; readonly waiting: unknown[] }[] };
    const before = (await server.ask<OwnTables>('POST', '/mine', undefined, request)).body.tables;
    expect(before.some(({ waits }) => waits.length > 0)).toBe(true);
    await server.ask('POST', `/tables/${table.id}/close`, table.host);
    const { tables } = (await server.ask<OwnTables>('POST', '/mine', undefined, request)).body;
    expect(tables.map(({ waits, waiting }) => [waits, waiting])).toEqual(tables.map(() => [[], []]));
    // No seat can undo anything.
    expect(await server.game(table)).toMatchObject({ waits: [], undoObstacle: 'over' });
  });

  it('goes on where it was after it was unloaded', async () => {
    const table = await server.startTable();
    for (let i = 0; i < 8; i++) await server.answerNext(table);
    const before = await server.game(table);
    await server.tableApp.sessions.forget(table.id);
    expect(await server.game(table)).toEqual(before);
  });
});

describe('the live connection', () => {
  it('sends every answer to all clients, once', async () => {
    const table = await server.startTable();
    const connections = await Promise.all(
      [...table.seats, table.spectator].map(async (token) => {
        const connection = await server.connect();
        connection.send({ do: 'hello', table: table.id, tokens: [token] });
        await connection.waitForAnswer(1);
        return connection;
      }),
    );
    for (let i = 0; i < 5; i++) await server.answerNext(table);
    const { number, events: all } = await server.game(table);
    const waitForGaze = await Promise.all(connections.map((connection) => connection.waitForAnswer(number)));
    expect(waitForGaze.map(({ answers }) => answers)).toEqual(waitForGaze.map(() => waitForGaze[0]?.answers));
    // Updates over the connection equal those over HTTP, except for the events.
    const { events: _, logEntries: _1, from: _2, ...update } = await server.game(table, table.seats[0]);
    expect(waitForGaze[0]).toMatchObject(update);
    for (const connection of connections) {
      const events = connection.messages.flatMap((message) => (message.say === 'update' ? message.update.events : []));
      expect(events).toEqual(all);
      connection.disconnect();
    }
  });

  it('goes on from the last number that was seen', async () => {
    const table = await server.startTable();
    const connection = await server.connect();
    connection.send({ do: 'hello', table: table.id, tokens: [table.host] });
    const { number } = await connection.waitForAnswer(1);
    connection.disconnect(true);
    for (let i = 0; i < 3; i++) await server.answerNext(table);
    const again = await server.connect();
    again.send({ do: 'hello', table: table.id, tokens: [table.host], since: number });
    const update = await again.waitForAnswer(number + 3);
    expect(update.from).toBe(number + 1);
    expect(update.logEntries[0]?.number).toBe(number + 1);
    again.disconnect();
  });

  it('shows the others what a partner looks at, until the partner looks away [PBP-02]', async () => {
    const table = await server.startTable();
    const [one, other] = await Promise.all(
      table.seats.map(async (token) => {
        const connection = await server.connect();
        connection.send({ do: 'hello', table: table.id, tokens: [token] });
        await connection.waitForAnswer(1);
        return connection;
      }),
    );
    const waitForGaze = (at: string | undefined) =>
      other?.waitForMessage(
        (message) =>
          message.say === 'presence' &&
          message.presence.seats.some(({ seat, lookingAt }) => seat === 0 && lookingAt === at),
      );
    one?.send({ do: 'look-at', seat: 0, at: 'woods' });
    await waitForGaze('woods');
    if (other) other.messages.length = 0;
    one?.send({ do: 'look-at', seat: 0, at: undefined });
    await waitForGaze(undefined);
    one?.disconnect();
    other?.disconnect();
  });

  it('sends chat once [PBP-02]', async () => {
    const table = await server.startTable();
    const [one, other] = await Promise.all(
      table.seats.map(async (token) => {
        const connection = await server.connect();
        connection.send({ do: 'hello', table: table.id, tokens: [token] });
        await connection.waitForAnswer(1);
        return connection;
      }),
    );
    one?.send({ do: 'say', text: 'To the *Woods*!', key: 'talk-0001' });
    one?.send({ do: 'say', text: 'To the *Woods*!', key: 'talk-0001' });
    one?.send({ do: 'say', text: 'Or not.', key: 'talk-0002' });
    await other?.waitForMessage(
      (message) => message.say === 'chat' && message.messages.some(({ text }) => text === 'Or not.'),
    );
    const texts = other?.messages.flatMap((message) =>
      message.say === 'chat' ? message.messages.map(({ text }) => text) : [],
    );
    expect(texts).toEqual(['To the *Woods*!', 'Or not.']);
    one?.disconnect();
    other?.disconnect();
  });
});
