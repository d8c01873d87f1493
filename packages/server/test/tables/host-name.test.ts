/** The name of a host and keeper who has no seat: in the log, the chat and the story. */
import type { ChatMessage, LogEntry, TableInfo } from '@vigil/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newKey, TestServer } from './test-server.js';

let served: TestServer;
beforeAll(async () => {
  served = await TestServer.start();
});
afterAll(async () => {
  await served.stop();
  expect(served.reportedErrors).toEqual([]);
});

const SETUP = {
  investigators: ['kate-winthrop', 'joe-diamond'],
  ancientOne: 'yig',
  houseRules: { mythosDriver: 'keeper' },
};
const SETTINGS = { pace: 'post', deadline: 48, keeper: true };

it('a keeper without a seat signs answers, changes, narrations and messages by name [PBP-11]', async () => {
  const table = await served.startTable({ setup: SETUP, settings: SETTINGS, hostName: 'Dora' });
  expect((await served.ask<TableInfo>('GET', `/tables/${table.id}`, table.seats[0])).body.hostName).toBe('Dora');
  const send = (path: string, body: object) =>
    served.ask('POST', `/tables/${table.id}/${path}`, table.host, { ...body, key: newKey() });
  await send('talk', { text: 'Welcome.' });
  await served.ask('PATCH', `/tables/${table.id}/settings`, table.host, { settings: { deadline: 24 }, key: newKey() });
  const [open] = (await served.game(table)).decisions;
  const option = open?.options[0]?.id;
  expect((await send('answers', { decision: open?.id, option, narration: 'So it begins.' })).status).toBe(200);
  const { logEntries } = await served.game(table);
  const signed = (found: LogEntry | undefined) => [found?.by, found?.name];
  expect(signed(logEntries.find(({ kind }) => kind === 'settings'))).toEqual(['host', 'Dora']);
  expect(signed(logEntries.find(({ kind, by }) => kind === 'answer' && by === 'keeper'))).toEqual(['keeper', 'Dora']);
  const { body: messages } = await served.ask<ChatMessage[]>('GET', `/tables/${table.id}/talk`, table.seats[0]);
  expect(messages.map(({ name, text, seat }) => [name, text, seat])).toEqual([
    ['Dora', 'Welcome.', undefined],
    ['Dora', 'So it begins.', undefined],
  ]);
});

it('a name is one line, and a table without one has none', async () => {
  const bad = await served.ask('POST', '/tables', undefined, {
    name: 'Thursdays',
    game: 'arkham',
    setup: SETUP,
    settings: SETTINGS,
    hostName: 'a\nb',
  });
  expect(bad.body.refusal).toMatchObject({ code: 'bad-request', place: 'body.hostName' });
  const table = await served.startTable({ setup: SETUP, settings: SETTINGS });
  const { body } = await served.ask<TableInfo>('GET', `/tables/${table.id}`, table.seats[0]);
  expect(body).not.toHaveProperty('hostName');
});
