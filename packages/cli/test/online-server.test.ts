import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerMessage } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServerClient } from '../src/online/server.js';

const HOSTILE_MESSAGE = { name: 'a\u001b]0;mine\u0007b', text: 'one\n\u009b2Jtwo' };
const http = createServer((request, response) => {
  if (request.url?.includes('/events')) {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify({ say: 'chat', messages: [HOSTILE_MESSAGE] })}\n\n`);
  } else if (request.url?.includes('/page')) response.end('<!doctype html><title>A proxy</title>');
  else response.end(JSON.stringify(HOSTILE_MESSAGE));
});
let server: ServerClient;
beforeAll(async () => {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  server = new ServerClient({ server: `http://127.0.0.1:${port}`, table: 'abc', token: 'x'.repeat(43) });
});
afterAll(() => {
  server.close();
  http.close();
  http.closeAllConnections();
});

describe('the answers of a server at the terminal', () => {
  it('contain no control characters, neither in requests nor in events', async () => {
    expect(await server.request('GET', '')).toEqual({ name: 'a]0;mineb', text: 'one\n2Jtwo' });
    const message = await new Promise<ServerMessage>((resolve) => {
      void server.listen(
        () => 0,
        resolve,
        () => {},
      );
    });
    expect(message).toEqual({ say: 'chat', messages: [{ name: 'a]0;mineb', text: 'one\n2Jtwo' }] });
  });

  it('are an error if they are the page of another program', async () => {
    await expect(server.request('GET', '/page')).rejects.toThrow(/^http:\S+ does not answer: 200/);
  });
});
