/** Actions of the operator on tables and on the data of people, by the interface and by the page. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachAddress, confirmAddress } from '../../src/notify/manage-addresses.js';
import { hashOf } from '../../src/tables/tokens.js';
import { AT_ONCE, mailServer } from '../notify/scene.js';
import { TestConnection, type TestTable } from '../tables/test-server.js';
import { bearer, served, TOKEN } from './operated-server.js';

type Served = Awaited<ReturnType<typeof served>>;
const basic = { Authorization: `Basic ${btoa(`me:${TOKEN}`)}` };
const as = (token: string | undefined) => ({ Authorization: `Bearer ${token}` });

let mail: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  mail = await mailServer();
});
afterAll(() => mail.close());

/** Calls an action of the interface. */
async function act(
  { url }: Served,
  name: string,
  body: object,
  headers: Record<string, string> = bearer,
): Promise<readonly [status: number, reply: Record<string, never>]> {
  const response = await fetch(`${url}/operator/admin/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return [response.status, (await response.json()) as Record<string, never>];
}

/** A table with both seats taken. */
async function gathered(server: Served): Promise<TestTable> {
  const made = (await (await server.make()).json()) as TestTable;
  for (const [seat, token] of made.seats.entries()) {
    await fetch(`${server.url}/api/v1/tables/${made.id}/claim`, {
      method: 'POST',
      headers: { ...as(token), 'Content-Type': 'application/json' },
      body: JSON.stringify({ seat, name: ['Ada', 'Bob'][seat] }),
    });
  }
  return made;
}

/** A live connection to a table that has received its first message. */
async function connected({ url }: Served, { id }: TestTable, token: string): Promise<TestConnection> {
  const line = await TestConnection.open(url);
  line.say({ do: 'hello', table: id, tokens: [token] });
  await line.until(({ say }) => say === 'table');
  return line;
}

async function closed(line: TestConnection): Promise<void> {
  while (!line.closed) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('the interface of the operator', () => {
  it('takes the bearer token of the operator alone, and names what is wrong with a request', async () => {
    const server = await served();
    const { id, host } = await gathered(server);
    for (const wrong of [{}, basic, as('wrong'), as(host)])
      expect((await act(server, 'show', { table: id }, wrong))[0]).toBe(401);
    expect(await act(server, 'king', {})).toMatchObject([400, { refusal: { why: 'There is no action "king".' } }]);
    expect(await act(server, 'role', { table: id, role: 'king', to: 1 })).toMatchObject([400, {}]);
    expect(await act(server, 'show', { table: 'NO' })).toMatchObject([
      400,
      { refusal: { why: 'table is not an id of a table.', place: 'table' } },
    ]);
    for (const name of ['show', 'delete', 'host-link'])
      expect(await act(server, name, { table: 'nowhere' })).toMatchObject([404, {}]);
    expect(await act(server, 'seat-link', { table: id, seat: 5 })).toMatchObject([400, {}]);
    expect(await act(server, 'revoke', { table: id, of: 'seat' })).toMatchObject([400, {}]);
  });

  it('lists tables without names, and shows one with its people, links and waits, but nothing hidden', async () => {
    const server = await served();
    const first = await gathered(server);
    const second = await gathered(server);
    const begin = `${server.url}/api/v1/tables/${second.id}/begin`;
    await fetch(begin, { method: 'POST', headers: as(second.host), body: '{"key":"begin-it-now"}' });
    const [, newest] = await act(server, 'list', {});
    expect(newest).toMatchObject({ total: 2, tables: [{ id: second.id, status: 'playing' }, { id: first.id }] });
    expect(JSON.stringify(newest)).not.toMatch(/Ada|Thursdays/);
    expect((await act(server, 'list', { order: 'oldest', limit: 1, skip: 1 }))[1]).toMatchObject({
      tables: [{ id: second.id }],
    });
    const [, shown] = await act(server, 'show', { table: second.id });
    expect(shown).toMatchObject({
      name: 'Thursdays',
      seats: [
        { seat: 0, name: 'Ada' },
        { seat: 1, name: 'Bob' },
      ],
      waits: expect.arrayContaining([expect.objectContaining({ kind: 'decision' })]),
    });
    expect(shown.links).toHaveLength(4);
    const seed = (await server.tableApp.storage.table(second.id))?.seed ?? '';
    for (const secret of [seed, second.host, hashOf(second.host)]) expect(JSON.stringify(shown)).not.toContain(secret);
  });

  it('appoints another host, and replaces lost links of host and seat', async () => {
    const server = await served();
    const { id, host, seats } = await gathered(server);
    const look = (token: string | undefined) => server.get(`/api/v1/tables/${id}`, as(token));
    expect((await act(server, 'role', { table: id, role: 'host', to: 1 }))[0]).toBe(200);
    expect((await look(host)).status).toBe(401);
    expect(await (await look(seats[1])).json()).toMatchObject({ roles: { host: 1 }, you: { host: true } });
    const [, { token }] = await act(server, 'host-link', { table: id });
    expect(await (await look(token)).json()).toMatchObject({ you: { host: true, seats: [] } });
    const [, { token: seat }] = await act(server, 'seat-link', { table: id, seat: 0 });
    expect((await look(seats[0])).status).toBe(401);
    expect(await (await look(seat)).json()).toMatchObject({ you: { seats: [0] } });
    expect(server.lines.join('')).toContain('"action":"seat-link"');
    expect(server.lines.join('')).not.toContain(token);
  });

  it('revokes links and deletes tables, and whoever was there is disconnected', async () => {
    const server = await served();
    const made = await gathered(server);
    const lines = await Promise.all(made.seats.map((token) => connected(server, made, token)));
    const [one, other] = lines as [TestConnection, TestConnection];
    expect(await act(server, 'revoke', { table: made.id, of: 'seat', seat: 0 })).toEqual([
      200,
      { revoked: 1, left: 3 },
    ]);
    await closed(one);
    expect(other.closed).toBe(false);
    expect(await act(server, 'revoke', { table: made.id, of: 'spectators' })).toEqual([200, { revoked: 1, left: 2 }]);
    expect((await act(server, 'delete', { table: made.id }))[0]).toBe(200);
    await closed(other);
    expect((await server.get(`/api/v1/tables/${made.id}`, as(made.host))).status).toBe(401);
    expect(await server.tableApp.storage.entriesSince(made.id, 0)).toEqual([]);
    expect((await act(server, 'delete', { table: made.id }))[0]).toBe(404);
  });
});

describe('the data of a person', () => {
  /** A server with a mail address at the first seat of two tables, confirmed at one. */
  async function withAddresses() {
    const server = await served({
      VIGIL_URL: 'https://vigil.example',
      VIGIL_SMTP_URL: mail.url,
      VIGIL_MAIL_FROM: 'v@vigil.example',
    });
    const deps = server.notify!.deps;
    const tables = [await gathered(server), await gathered(server)];
    for (const { id, seats } of tables) {
      const owner = { table: id, role: 'seat', seat: 0 } as const;
      const wanted = { channel: 'mail', shape: 'standard', target: 'ada@example.org', preferences: AT_ONCE } as const;
      await attachAddress(deps, owner, hashOf(seats[0] ?? ''), wanted);
    }
    const [address] = await deps.rows.mailAddresses('ada@example.org');
    const { pathname } = new URL(deps.links.confirmUrl(address!.id, Date.now() + 60_000));
    await confirmAddress(deps, pathname.split('/').at(-1) ?? '');
    return { server, tables, address: address!, deps };
  }

  it('is exported whole: addresses, seats, messages and answers, without links or signing keys', async () => {
    const { server, tables } = await withAddresses();
    const [table] = tables as [TestTable];
    await fetch(`${server.url}/api/v1/tables/${table.id}/talk`, {
      method: 'POST',
      headers: as(table.seats[0]),
      body: JSON.stringify({ seat: 0, text: 'I take the gate.', key: 'a-key-of-talk' }),
    });
    const [, data] = await act(server, 'export', { address: 'Ada@example.org ' });
    expect(data).toMatchObject({
      addresses: [
        { target: 'ada@example.org', state: 'on' },
        { target: 'ada@example.org', state: 'unconfirmed' },
      ],
      seats: [{ table: table.id, seat: 0, name: 'Ada', messages: [{ text: 'I take the gate.' }] }, { seat: 0 }],
    });
    for (const token of [...table.seats, ...table.seats.map(hashOf)]) expect(JSON.stringify(data)).not.toContain(token);
    const [, ofSeat] = await act(server, 'export', { table: table.id, seat: 1 });
    expect(ofSeat).toMatchObject({ addresses: [], seats: [{ name: 'Bob', messages: [] }] });
    expect((await act(server, 'export', { address: 'eve@example.org' }))[0]).toBe(400);
  });

  it('is erased by its email address: at all tables, with messages, and the links in mails stop working', async () => {
    const { server, tables, address, deps } = await withAddresses();
    const token = deps.links.token('seat', address.id);
    const look = (with_: string | undefined) => server.get(`/api/v1/tables/${address.table}`, as(with_));
    expect((await look(token)).status).toBe(200);
    expect(await act(server, 'erase', { address: 'ADA@example.org' })).toMatchObject([200, { erased: 2 }]);
    expect((await look(token)).status).toBe(401);
    expect(await deps.rows.mailAddresses('ada@example.org')).toEqual([]);
    expect(await deps.rows.pending(address.id)).toEqual([]);
    // The seat keeps its own link.
    expect((await look(tables.find(({ id }) => id === address.table)?.seats[0])).status).toBe(200);
    expect((await act(server, 'erase', { address: 'ada@example.org' }))[1]).toMatchObject({ erased: 0 });
    expect(server.lines.join('')).not.toMatch(/ada@example/i);
  });
});

describe('the page of the operator', () => {
  /** Reads the form key of a page, and returns a function that sends one of its forms. */
  async function formsOf({ get, url }: Served) {
    const page = await (await get('/operator', basic)).text();
    const [, formKey = ''] = /name="formKey" value="([\w-]+)"/.exec(page) ?? [];
    return (name: string, fields: Record<string, string>, key = formKey) =>
      fetch(`${url}/operator/forms/${name}`, {
        method: 'POST',
        headers: basic,
        body: new URLSearchParams({ ...fields, formKey: key }),
      });
  }

  it('leads to a page of each table, whose texts are escaped', async () => {
    const server = await served();
    const { id } = await gathered(server);
    await server.tableApp.storage.changeTable(id, { name: '<b>Thursdays</b>' });
    expect(await (await server.get('/operator', basic)).text()).toContain(`href="/operator/tables/${id}"`);
    expect((await server.get(`/operator/tables/${id}`)).status).toBe(401);
    const page = await (await server.get(`/operator/tables/${id}`, basic)).text();
    expect(page).toContain('&lt;b&gt;Thursdays&lt;/b&gt;');
    for (const text of ['Ada', 'Bob', 'Create a new link for the host', 'Delete the table'])
      expect(page).toContain(text);
    expect(page).not.toMatch(/<script|[\w-]{44}/);
    expect((await server.get('/operator/tables/nowhere', basic)).status).toBe(404);
  });

  it('does the same by forms, which other sites cannot send', async () => {
    const server = await served();
    const { id, host } = await gathered(server);
    const send = await formsOf(server);
    const forged = await send('delete', { table: id, confirm: id }, 'x'.repeat(43));
    expect([forged.status, await server.tableApp.storage.table(id)]).toMatchObject([403, { id }]);
    expect((await fetch(`${server.url}/operator/forms/delete`, { method: 'POST' })).status).toBe(401);
    const linked = await (await send('host-link', { table: id })).text();
    const [, token] = /#([\w-]{43})/.exec(linked) ?? [];
    expect((await server.get(`/api/v1/tables/${id}`, as(host))).status).toBe(401);
    expect((await server.get(`/api/v1/tables/${id}`, as(token))).status).toBe(200);
    expect(await (await send('role', { table: id, role: 'host', to: '1' })).text()).toContain('It was done.');
    expect((await server.tableApp.storage.table(id))?.roles).toEqual({ host: 1 });
    expect(await (await send('revoke', { table: id, of: 'seat', seat: '0' })).text()).toContain('1 links were revoked');
    const file = await send('export', { table: id, seat: '1' });
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(await file.json()).toMatchObject({ seats: [{ name: 'Bob' }] });
    const unconfirmed = await send('delete', { table: id, confirm: 'yes' });
    expect([unconfirmed.status, await unconfirmed.text()]).toEqual([400, expect.stringContaining('enter its id')]);
    expect(await (await send('delete', { table: id, confirm: id })).text()).toContain('were deleted');
    expect(await server.tableApp.storage.table(id)).toBeUndefined();
  });
});
