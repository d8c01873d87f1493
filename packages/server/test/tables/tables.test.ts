import { PRESETS, presetPackIds } from '@vigil/content';
import type { TableInfo } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NEW_TABLE, newKey, SETUP, TestServer, type TestTable } from './test-server.js';

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

  it('is not made with fields that no set-up has: one error names them all', async () => {
    const make = (setup: object) => served.ask('POST', '/tables', undefined, { ...NEW_TABLE, setup });
    const { status, body } = await make({ ...SETUP, houserules: { phaseOrder: 'free' }, 'hous-rules': 1 });
    expect([status, body.refusal?.code, body.refusal?.place]).toEqual([400, 'bad-request', 'body.setup']);
    expect(body.refusal?.why).toContain('body.setup.houserules, body.setup.hous-rules');
    // A misspelt field comes before the one that is missing because of it.
    const { investigators } = SETUP;
    expect((await make({ Investigators: investigators })).body.refusal?.why).toContain('body.setup.Investigators');
    const much = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`${i}${'x'.repeat(500)}`, i]));
    const long = await make({ ...SETUP, ...much });
    expect(long.body.refusal?.why.length).toBeLessThan(1000);
    expect(long.body.refusal?.why).toContain('4990 more');
    const more = await served.ask('POST', '/tables', undefined, {
      ...NEW_TABLE,
      juggle: 1,
      settings: { pace: 'live', deadlin: 2 },
    });
    expect(more.body.refusal?.why).toMatch(/body\.juggle/);
    expect(more.body.refusal?.why).toMatch(/body\.settings\.deadlin/);
  });

  it('is not made from a field that is too large', async () => {
    const make = (more: object) =>
      served.ask('POST', '/tables', undefined, { ...NEW_TABLE, setup: { ...SETUP, ...more } });
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

  it('takes packs and house rules of a preset, of which its own prevail', async () => {
    const [preset] = PRESETS;
    if (!preset) throw new Error('there is no preset');
    const own = { investigators: SETUP.investigators, preset: preset.id, houseRules: { mythosDriver: 'auto' } };
    const { body: made } = await served.ask<TestTable>('POST', '/tables', undefined, { ...NEW_TABLE, setup: own });
    const { body: info } = await served.ask<TableInfo>('GET', `/tables/${made.id}`, made.host);
    expect(info.setup).toEqual({
      investigators: SETUP.investigators,
      ancientOne: 'random',
      packs: presetPackIds(preset),
      houseRules: { ...preset.houseRules, mythosDriver: 'auto' },
    });
    const bad = async (more: object) =>
      (await served.ask('POST', '/tables', undefined, { ...NEW_TABLE, ...more })).body;
    expect((await bad({ setup: { ...own, preset: 'play-by-mail' } })).refusal?.place).toBe('body.setup.preset');
    expect((await bad({ setup: own, game: 'haunt' })).refusal?.place).toBe('setup.preset');
    const herald = { setup: { ...SETUP, herald: 'random' }, game: 'haunt' };
    expect((await bad(herald)).refusal?.place).toBe('setup.herald');
  });

  it('refuses a key that another request had, and repeats the reply to the same one', async () => {
    const made = await served.begun();
    const [decision] = (await served.game(made)).decisions;
    const seat = decision?.by[0] as number;
    const key = newKey();
    const send = (token: string | undefined, path: string, body: object) =>
      served.ask('POST', `/tables/${made.id}/${path}`, token, { key, ...body });
    const sent = { decision: decision?.id, option: decision?.options[0]?.id };
    const first = await send(made.seats[seat], 'answers', sent);
    expect((await send(made.seats[seat], 'answers', sent)).body).toEqual(first.body);
    const number = (await served.game(made)).number;
    const next = (await served.game(made)).decisions[0];
    const others: readonly (readonly [string, string | undefined, object])[] = [
      ['answers', made.seats[next?.by[0] as number], { decision: next?.id, option: next?.options[0]?.id }],
      ['answers', made.seats[seat], { ...sent, option: decision?.options[1]?.id ?? 'other' }],
      ['undo', made.seats[seat], { to: 0, seen: number }],
      ['begin', made.host, {}],
    ];
    for (const [path, token, body] of others) {
      const { status, body: reply } = await send(token, path, body);
      expect([path, status, reply.refusal?.code]).toEqual([path, 409, 'key-reused']);
    }
    expect((await served.game(made)).number).toBe(number);
    expect((await send(made.seats[0], 'talk', { text: 'Hello' })).status).toBe(200);
    expect((await send(made.seats[0], 'talk', { text: 'Hello' })).status).toBe(200);
    expect((await send(made.seats[0], 'talk', { text: 'Good-bye' })).body.refusal?.code).toBe('key-reused');
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
