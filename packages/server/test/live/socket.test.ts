import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { acceptSockets } from '../../src/live/socket.js';
import { until } from '../storage/until.js';
import { TestConnection, TestServer } from '../tables/test-server.js';

it('who takes a line and says nothing is sent away after a while, who is at a table stays', async () => {
  const served = await TestServer.start();
  const made = await served.begun();
  const server = createServer();
  const hangUp = acceptSockets(server, served.tableApp, {
    isAllowedOrigin: () => true,
    rateLimits: undefined,
    keepAlive: 200,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sits = await TestConnection.open(url);
  sits.say({ do: 'hello', table: made.id, tokens: [made.host] });
  await sits.at(1);
  const silent = await TestConnection.open(url);
  await until(() => silent.closed);
  expect(sits.closed).toBe(false);
  sits.say({ do: 'ping' });
  await sits.until(({ say }) => say === 'pong');
  await hangUp();
  server.close();
  await served.stop();
});
