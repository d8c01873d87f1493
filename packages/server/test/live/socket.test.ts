import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { takeSockets } from '../../src/live/socket.js';
import { until } from '../storage/until.js';
import { Served, TestLine } from '../tables/served.js';

it('who takes a line and says nothing is sent away after a while, who is at a table stays', async () => {
  const served = await Served.start();
  const made = await served.begun();
  const server = createServer();
  const hangUp = takeSockets(server, served.house, { mayCome: () => true, allowance: undefined, beat: 200 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sits = await TestLine.open(url);
  sits.say({ do: 'hello', table: made.id, tokens: [made.host] });
  await sits.at(1);
  const silent = await TestLine.open(url);
  await until(() => silent.closed);
  expect(sits.closed).toBe(false);
  sits.say({ do: 'ping' });
  await sits.until(({ say }) => say === 'pong');
  await hangUp();
  server.close();
  await served.stop();
});
