/** Players who stand up from their seat before the game begins. */
import type { TableInfo } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTableReader, Notify, notifySettings, SYSTEM_ENVIRONMENT } from '../../src/index.js';
import { newKey, TestServer, type TestTable } from './test-server.js';

let served: TestServer;
beforeAll(async () => {
  served = await TestServer.start({}, undefined, (app, storage) =>
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
  await served.stop();
  expect(served.reportedErrors).toEqual([]);
});

const leave = (made: TestTable, token: string | undefined, seat: number) =>
  served.ask<TableInfo>('POST', `/tables/${made.id}/leave`, token, { seat });
const claim = (made: TestTable, seat: number, name: string) =>
  served.ask<TableInfo>('POST', `/tables/${made.id}/claim`, made.seats[seat], { seat, name });
const namesOf = ({ seats }: TableInfo) => seats.map(({ name }) => name);

describe('a seat in the lobby', () => {
  it('is left by its player, keeps its investigator and its link, and can be taken again', async () => {
    const made = await served.gathered();
    const left = await leave(made, made.seats[1], 1);
    expect(namesOf(left.body)).toEqual(['Player 1', undefined]);
    expect(left.body.seats[1]?.investigator).toBe('joe-diamond');
    const early = await served.ask('POST', `/tables/${made.id}/begin`, made.host, { key: newKey() });
    expect(early.body.refusal?.why).toContain('still free: 2');
    expect(namesOf((await claim(made, 1, 'Cleo')).body)).toEqual(['Player 1', 'Cleo']);
  });

  it('is freed by the host, and by no other player', async () => {
    const made = await served.gathered();
    expect((await leave(made, made.seats[0], 1)).body.refusal?.code).toBe('not-yours');
    expect((await leave(made, made.spectator, 1)).body.refusal?.code).toBe('not-yours');
    expect((await leave(made, made.host, 7)).body.refusal?.place).toBe('seat');
    expect(namesOf((await leave(made, made.host, 1)).body)).toEqual(['Player 1', undefined]);
  });

  it('takes the proposal of its player, time away and addresses for notifications with it', async () => {
    const made = await served.gathered({ settings: { pace: 'post' } });
    const change = { kind: 'settings', settings: { undo: 'none' } };
    await served.ask('POST', `/tables/${made.id}/proposals`, made.seats[1], { seat: 1, change });
    await served.ask('POST', `/tables/${made.id}/addresses`, made.seats[1], { channel: 'feed' });
    await served.ask('POST', `/tables/${made.id}/addresses`, made.seats[0], { channel: 'feed' });
    const seatsWithAddress = async () =>
      ((await served.notify?.deps.rows.addressesOf(made.id)) ?? []).map(({ seat }) => seat).sort();
    expect(await seatsWithAddress()).toEqual([0, 1]);
    expect((await leave(made, made.seats[1], 1)).body.proposals).toEqual([]);
    expect(await seatsWithAddress()).toEqual([0]);
  });

  it('is kept by the holder of a role until that is handed over', async () => {
    const made = await served.gathered();
    const hand = (token: string | undefined, to: number) =>
      served.ask('POST', `/tables/${made.id}/roles`, token, { role: 'host', to, key: newKey() });
    await hand(made.host, 1);
    expect((await leave(made, made.seats[1], 1)).body.refusal?.code).toBe('not-now');
    await hand(made.seats[1], 0);
    expect((await leave(made, made.seats[1], 1)).status).toBe(200);
  });

  it('cannot be left once the game has begun', async () => {
    const made = await served.begun();
    expect((await leave(made, made.seats[1], 1)).body.refusal?.code).toBe('not-now');
  });

  it('lets its player write in the chat, which others read before the game', async () => {
    const made = await served.gathered();
    const line = await served.line();
    line.say({ do: 'hello', table: made.id, tokens: [made.seats[0] ?? ''] });
    await served.ask('POST', `/tables/${made.id}/talk`, made.seats[1], { text: 'On Thursday?', key: newKey() });
    const heard = await line.until(
      (message) => message.say === 'chat' && message.messages.some(({ text }) => text === 'On Thursday?'),
    );
    expect(heard).toBeDefined();
    line.hangUp();
  });
});
