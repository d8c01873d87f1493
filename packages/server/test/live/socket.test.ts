import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { acceptSockets } from '../../src/live/socket.js';
import { waitUntil } from '../storage/wait-until.js';
import { TestConnection, TestServer } from '../tables/test-server.js';

it('a connection without a message is closed after a while, and one at a table stays open', async () => {
  const testServer = await TestServer.start();
  const table = await testServer.startTable();
  const server = createServer();
  const close = acceptSockets(server, testServer.tableApp, {
    isAllowedOrigin: () => true,
    rateLimits: undefined,
    keepAlive: 200,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const seatedConnection = await TestConnection.open(url);
  seatedConnection.send({ do: 'hello', table: table.id, tokens: [table.host] });
  await seatedConnection.waitForAnswer(1);
  const silentConnection = await TestConnection.open(url);
  await waitUntil(() => silentConnection.closed);
  expect(seatedConnection.closed).toBe(false);
  seatedConnection.send({ do: 'ping' });
  await seatedConnection.waitForMessage(({ say }) => say === 'pong');
  await close();
  server.close();
  await testServer.stop();
});
