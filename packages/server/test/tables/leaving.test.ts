/** Players who leave their seat before the game begins. */
import type { TableInfo } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTableReader, Notify, notifySettings, SYSTEM_ENVIRONMENT } from '../../src/index.js';
import { newKey, TestServer, type TestTable } from './test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({}, undefined, (app, storage) =>
    Notify.open(
      storage,
      SYSTEM_ENVIRONMENT,
      notifySettings({ VIGIL_URL: 'https://vigil.example' }, ''),
      createTableReader(app),
      () => {},
    ),
  );
});
afterAll(async () => {
  await server.stop();
  expect(server.reportedErrors).toEqual([]);
});

const leave = (table: TestTable, token: string | undefined, seat: number) =>
  server.ask<TableInfo>('POST', `/tables/${table.id}/leave`, token, { seat });
const claim = (table: TestTable, seat: number, name: string) =>
  server.ask<TableInfo>('POST', `/tables/${table.id}/claim`, table.seats[seat], { seat, name });
const namesOf = ({ seats }: TableInfo) => seats.map(({ name }) => name);

describe('a seat in the lobby', () => {
  it('can be left by its player, keeps its investigator and its link, and can be taken again', async () => {
    const table = await server.fillTable();
    const reply = await leave(table, table.seats[1], 1);
    expect(namesOf(reply.body)).toEqual(['Player 1', undefined]);
    expect(reply.body.seats[1]?.investigator).toBe('joe-diamond');
    const early = await server.ask('POST', `/tables/${table.id}/begin`, table.host, { key: newKey() });
    expect(early.body.refusal?.why).toContain('still free: 2');
    expect(namesOf((await claim(table, 1, 'Cleo')).body)).toEqual(['Player 1', 'Cleo']);
  });

  it('can be freed by the host, and by no other player', async () => {
    const table = await server.fillTable();
    expect((await leave(table, table.seats[0], 1)).body.refusal?.code).toBe('not-yours');
    expect((await leave(table, table.spectator, 1)).body.refusal?.code).toBe('not-yours');
    expect((await leave(table, table.host, 7)).body.refusal?.place).toBe('seat');
    expect(namesOf((await leave(table, table.host, 1)).body)).toEqual(['Player 1', undefined]);
  });

  it('loses its player’s proposal, absence and notification addresses', async () => {
    const table = await server.fillTable({ settings: { pace: 'post' } });
    const change = { kind: 'settings', settings: { undo: 'none' } };
    await server.ask('POST', `/tables/${table.id}/proposals`, table.seats[1], { seat: 1, change });
    await server.ask('POST', `/tables/${table.id}/addresses`, table.seats[1], { channel: 'feed' });
    await server.ask('POST', `/tables/${table.id}/addresses`, table.seats[0], { channel: 'feed' });
    const seatsWithAddress = async () =>
      ((await server.notify?.deps.rows.addressesOf(table.id)) ?? []).map(({ seat }) => seat).sort();
    expect(await seatsWithAddress()).toEqual([0, 1]);
    expect((await leave(table, table.seats[1], 1)).body.proposals).toEqual([]);
    expect(await seatsWithAddress()).toEqual([0]);
  });

  it('cannot be left by the holder of a role until the role is handed over', async () => {
    const table = await server.fillTable();
    const passRole = (token: string | undefined, to: number) =>
      server.ask('POST', `/tables/${table.id}/roles`, token, { role: 'host', to, key: newKey() });
    await passRole(table.host, 1);
    expect((await leave(table, table.seats[1], 1)).body.refusal?.code).toBe('not-now');
    await passRole(table.seats[1], 0);
    expect((await leave(table, table.seats[1], 1)).status).toBe(200);
  });

  it('cannot be left once the game has begun', async () => {
    const table = await server.startTable();
    expect((await leave(table, table.seats[1], 1)).body.refusal?.code).toBe('not-now');
  });

  it('lets its player write in the chat, which others read before the game', async () => {
    const table = await server.fillTable();
    const connection = await server.connect();
    connection.send({ do: 'hello', table: table.id, tokens: [table.seats[0] ?? ''] });
    await server.ask('POST', `/tables/${table.id}/talk`, table.seats[1], { text: 'On Thursday?', key: newKey() });
    const chat = await connection.waitForMessage(
      (message) => message.say === 'chat' && message.messages.some(({ text }) => text === 'On Thursday?'),
    );
    expect(chat).toBeDefined();
    connection.disconnect();
  });
});
