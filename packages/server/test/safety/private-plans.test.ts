/** A private plan: neither its steps nor its remark reach anyone but its seat, by any way. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newKey, SETUP, TestServer } from '../tables/test-server.js';

let served: TestServer;
beforeAll(async () => {
  served = await TestServer.start();
});
afterAll(async () => {
  await served.stop();
  expect(served.reportedErrors).toEqual([]);
});

const REMARK = 'Nobody may know about this way.';
/** A destination that nothing else at the table names as the end of a way. */
const GOAL = '"do":"go","to":"woods"';

it('is seen by its seat alone, on the live line, in the game, its story and its settings [PBP-02]', async () => {
  const table = await served.startTable({ setup: SETUP, settings: { pace: 'post', keeper: true } });
  const all = [table.seats[0], table.seats[1], table.host, table.spectator].map((token) => token ?? '');
  const lines = await Promise.all(
    all.map(async (token) => {
      const line = await served.connect();
      line.send({ do: 'hello', table: table.id, tokens: [token] });
      await line.waitForMessage(({ say }) => say === 'update');
      return line;
    }),
  );
  const intents = [{ do: 'go', to: 'woods' }, { do: 'stop' }];
  const sent = { plan: { turn: 1, intents }, isPrivate: true, comment: REMARK };
  const path = `/tables/${table.id}/seats/0/plan`;
  expect((await served.ask('PUT', path, table.seats[0], sent)).status).toBe(200);
  const later = await served.ask('POST', `/tables/${table.id}/talk`, table.host, { text: 'Go on.', key: newKey() });
  expect(later.status).toBe(200);
  for (const line of lines) await line.waitForMessage(({ say }) => say === 'chat');
  const texts = await Promise.all(
    all.map(async (token, i) => {
      const received = (lines[i]?.messages ?? []).map((message) => JSON.stringify(message));
      const ways = [
        '',
        '/game',
        '/talk',
        '/digest',
        '/chronicle',
        '/chronicle.txt?talk=1',
        '/seats/0/settings',
        '/addresses',
      ];
      const read = ways.map(async (way) => {
        const response = await fetch(`${served.url}/api/v1/tables/${table.id}${way}`, {
          headers: { Authorization: `Bearer ${token}` },
        });
        return await response.text();
      });
      return [...received, ...(await Promise.all(read))].join('\n');
    }),
  );
  expect(texts.map((text) => [text.includes(REMARK), text.includes(GOAL)])).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [false, false],
  ]);
  // A public one is seen by all.
  await served.ask('PUT', path, table.seats[0], { ...sent, isPrivate: false });
  for (const token of all) expect(JSON.stringify(await served.game(table, token))).toContain(REMARK);
  for (const line of lines) line.disconnect();
});
