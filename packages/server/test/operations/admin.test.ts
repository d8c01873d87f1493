/** Actions of the operator on tables and on the data of people, by the interface and by the page. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachAddress, confirmAddress } from '../../src/notify/manage-addresses.js';
import { hashOf } from '../../src/tables/tokens.js';
import { AT_ONCE, startMailServer } from '../notify/scene.js';
import { TestConnection, type TestTable } from '../tables/test-server.js';
import { OPERATOR_HEADERS, startOperatedServer, TOKEN } from './operated-server.js';

type OperatedServer = Awaited<ReturnType<typeof startOperatedServer>>;
const basic = { Authorization: `Basic ${btoa(`me:${TOKEN}`)}` };
const headersOf = (token: string | undefined) => ({ Authorization: `Bearer ${token}` });

let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());

/** Calls an action of the interface. */
async function act(
  { url }: OperatedServer,
  name: string,
  body: object,
  headers: Record<string, string> = OPERATOR_HEADERS,
): Promise<readonly [status: number, reply: Record<string, never>]> {
  const response = await fetch(`${url}/operator/admin/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return [response.status, (await response.json()) as Record<string, never>];
}

/** Creates a table and claims both seats. */
async function createClaimedTable(server: OperatedServer): Promise<TestTable> {
  const table = (await (await server.createTable()).json()) as TestTable;
  for (const [seat, token] of table.seats.entries()) {
    await fetch(`${server.url}/api/v1/tables/${table.id}/claim`, {
      method: 'POST',
      headers: { ...headersOf(token), 'Content-Type': 'application/json' },
      body: JSON.stringify({ seat, name: ['Ada', 'Bob'][seat] }),
    });
  }
  return table;
}

/** Opens a live connection to a table and waits for its first message. */
async function connectSeat({ url }: OperatedServer, { id }: TestTable, token: string): Promise<TestConnection> {
  const connection = await TestConnection.open(url);
  connection.send({ do: 'hello', table: id, tokens: [token] });
  await connection.waitForMessage(({ say }) => say === 'table');
  return connection;
}

async function expectClosed(connection: TestConnection): Promise<void> {
  while (!connection.closed) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('the interface of the operator', () => {
  it('accepts only the operator’s bearer token, and names what is wrong with a request', async () => {
    const server = await startOperatedServer();
    const { id, host } = await createClaimedTable(server);
    for (const wrong of [{}, basic, headersOf('wrong'), headersOf(host)])
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
    const server = await startOperatedServer();
    const first = await createClaimedTable(server);
    const second = await createClaimedTable(server);
    const begin = `${server.url}/api/v1/tables/${second.id}/begin`;
    await fetch(begin, { method: 'POST', headers: headersOf(second.host), body: '{"key":"begin-it-now"}' });
    const [, newest] = await act(server, 'list', {});
    expect(newest).toMatchObject({ total: 2, tables: [{ id: second.id, status: 'playing' }, { id: first.id }] });
    expect(JSON.stringify(newest)).not.toMatch(/Ada|Thursdays/);
    expect((await act(server, 'list', { order: 'oldest', limit: 1, skip: 1 }))[1]).toMatchObject({
      tables: [{ id: second.id }],
    });
    const [, details] = await act(server, 'show', { table: second.id });
    expect(details).toMatchObject({
      name: 'Thursdays',
      seats: [
        { seat: 0, name: 'Ada' },
        { seat: 1, name: 'Bob' },
      ],
      waits: expect.arrayContaining([expect.objectContaining({ kind: 'decision' })]),
    });
    expect(details.links).toHaveLength(4);
    const seed = (await server.tableApp.storage.table(second.id))?.seed ?? '';
    for (const secret of [seed, second.host, hashOf(second.host)])
      expect(JSON.stringify(details)).not.toContain(secret);
  });

  it('appoints another host, and replaces lost links of host and seat', async () => {
    const server = await startOperatedServer();
    const { id, host, seats } = await createClaimedTable(server);
    const readTable = (token: string | undefined) => server.get(`/api/v1/tables/${id}`, headersOf(token));
    expect((await act(server, 'role', { table: id, role: 'host', to: 1 }))[0]).toBe(200);
    expect((await readTable(host)).status).toBe(401);
    expect(await (await readTable(seats[1])).json()).toMatchObject({ roles: { host: 1 }, you: { host: true } });
    const [, { token }] = await act(server, 'host-link', { table: id });
    expect(await (await readTable(token)).json()).toMatchObject({ you: { host: true, seats: [] } });
    const [, { token: seat }] = await act(server, 'seat-link', { table: id, seat: 0 });
    expect((await readTable(seats[0])).status).toBe(401);
    expect(await (await readTable(seat)).json()).toMatchObject({ you: { seats: [0] } });
    expect(server.lines.join('')).toContain('"action":"seat-link"');
    expect(server.lines.join('')).not.toContain(token);
  });

  it('revokes links and deletes tables, and disconnects their players', async () => {
    const server = await startOperatedServer();
    const table = await createClaimedTable(server);
    const connections = await Promise.all(table.seats.map((token) => connectSeat(server, table, token)));
    const [one, other] = connections as [TestConnection, TestConnection];
    expect(await act(server, 'revoke', { table: table.id, of: 'seat', seat: 0 })).toEqual([
      200,
      { revoked: 1, left: 3 },
    ]);
    await expectClosed(one);
    expect(other.closed).toBe(false);
    expect(await act(server, 'revoke', { table: table.id, of: 'spectators' })).toEqual([200, { revoked: 1, left: 2 }]);
    expect((await act(server, 'delete', { table: table.id }))[0]).toBe(200);
    await expectClosed(other);
    expect((await server.get(`/api/v1/tables/${table.id}`, headersOf(table.host))).status).toBe(401);
    expect(await server.tableApp.storage.entriesSince(table.id, 0)).toEqual([]);
    expect((await act(server, 'delete', { table: table.id }))[0]).toBe(404);
  });
});

describe('the data of a person', () => {
  /** Starts a server with a mail address at the first seat of two tables, confirmed at one. */
  async function startWithAddresses() {
    const server = await startOperatedServer({
      VIGIL_URL: 'https://vigil.example',
      VIGIL_SMTP_URL: mail.url,
      VIGIL_MAIL_FROM: 'v@vigil.example',
    });
    const deps = server.notify!.deps;
    const tables = [await createClaimedTable(server), await createClaimedTable(server)];
    for (const { id, seats } of tables) {
      const owner = { table: id, role: 'seat', seat: 0 } as const;
      const mailAddress = {
        channel: 'mail',
        shape: 'standard',
        target: 'ada@example.org',
        preferences: AT_ONCE,
      } as const;
      await attachAddress(deps, owner, hashOf(seats[0] ?? ''), mailAddress);
    }
    const [address] = await deps.rows.mailAddresses('ada@example.org');
    const { pathname } = new URL(deps.links.confirmUrl(address!.id, Date.now() + 60_000));
    await confirmAddress(deps, pathname.split('/').at(-1) ?? '');
    return { server, tables, address: address!, deps };
  }

  it('is exported completely: addresses, seats, messages and answers, without links or signing keys', async () => {
    const { server, tables } = await startWithAddresses();
    const [table] = tables as [TestTable];
    await fetch(`${server.url}/api/v1/tables/${table.id}/talk`, {
      method: 'POST',
      headers: headersOf(table.seats[0]),
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
    const { server, tables, address, deps } = await startWithAddresses();
    const token = deps.links.token('seat', address.id);
    const readTable = (link: string | undefined) => server.get(`/api/v1/tables/${address.table}`, headersOf(link));
    expect((await readTable(token)).status).toBe(200);
    expect(await act(server, 'erase', { address: 'ADA@example.org' })).toMatchObject([200, { erased: 2 }]);
    expect((await readTable(token)).status).toBe(401);
    expect(await deps.rows.mailAddresses('ada@example.org')).toEqual([]);
    expect(await deps.rows.pending(address.id)).toEqual([]);
    // The seat keeps its own link.
    expect((await readTable(tables.find(({ id }) => id === address.table)?.seats[0])).status).toBe(200);
    expect((await act(server, 'erase', { address: 'ada@example.org' }))[1]).toMatchObject({ erased: 0 });
    expect(server.lines.join('')).not.toMatch(/ada@example/i);
  });
});

describe('the page of the operator', () => {
  /** Reads the form key of a page, and returns a function that sends one of its forms. */
  async function openForms({ get, url }: OperatedServer) {
    const page = await (await get('/operator', basic)).text();
    const [, formKey = ''] = /name="formKey" value="([\w-]+)"/.exec(page) ?? [];
    return (name: string, fields: Record<string, string>, key = formKey) =>
      fetch(`${url}/operator/forms/${name}`, {
        method: 'POST',
        headers: basic,
        body: new URLSearchParams({ ...fields, formKey: key }),
      });
  }

  it('links to a page of each table, whose texts are escaped', async () => {
    const server = await startOperatedServer();
    const { id } = await createClaimedTable(server);
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

  it('offers the same actions by forms, which other sites cannot send', async () => {
    const server = await startOperatedServer();
    const { id, host } = await createClaimedTable(server);
    const send = await openForms(server);
    const forged = await send('delete', { table: id, confirm: id }, 'x'.repeat(43));
    expect([forged.status, await server.tableApp.storage.table(id)]).toMatchObject([403, { id }]);
    expect((await fetch(`${server.url}/operator/forms/delete`, { method: 'POST' })).status).toBe(401);
    const linked = await (await send('host-link', { table: id })).text();
    const [, token] = /#([\w-]{43})/.exec(linked) ?? [];
    expect((await server.get(`/api/v1/tables/${id}`, headersOf(host))).status).toBe(401);
    expect((await server.get(`/api/v1/tables/${id}`, headersOf(token))).status).toBe(200);
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
