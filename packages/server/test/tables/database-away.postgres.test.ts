/** A server whose PostgreSQL cannot be reached for a while. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStorage } from '../../src/storage/index.js';
import { createTestDatabase, type TestDatabase } from '../storage/test-databases.js';
import { newKey, TestServer, type TestTable } from './test-server.js';

let database: TestDatabase;
let server: TestServer;
let gate: Gate;

/** A network path to PostgreSQL that can be interrupted. */
class Gate {
  readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private open = true;

  constructor(host: string, port: number) {
    this.server = createServer((socket) => {
      if (!this.open) return void socket.destroy();
      const further = connect(port, host);
      for (const end of [socket, further]) {
        this.sockets.add(end);
        end.on('error', () => end.destroy());
        end.on('close', () => {
          socket.destroy();
          further.destroy();
        });
      }
      socket.pipe(further).pipe(socket);
    });
  }

  set(open: boolean): void {
    this.open = open;
    if (!open) for (const socket of this.sockets) socket.destroy();
  }
}

beforeEach(async () => {
  database = await createTestDatabase();
  const url = new URL(String(database.options.url));
  gate = new Gate(url.hostname, Number(url.port));
  await new Promise<void>((resolve) => gate.server.listen(0, '127.0.0.1', resolve));
  url.host = `127.0.0.1:${(gate.server.address() as AddressInfo).port}`;
  server = await TestServer.start({}, await openStorage({ url: url.href }));
});
afterEach(async () => {
  gate.set(true);
  await server.stop();
  gate.set(false);
  await new Promise((resolve) => gate.server.close(resolve));
  await database.remove();
});

it('answers 503 with a code and a time to wait, and continues when the database is back', async () => {
  const table: TestTable = await server.startTable();
  await server.answerNext(table);
  const before = await server.game(table);
  const [decision] = before.decisions;
  const token = table.seats[decision?.by[0] as number];
  const sent = { decision: decision?.id, option: decision?.options[0]?.id, key: newKey() };
  gate.set(false);
  for (const [method, path, body] of [
    ['POST', `/tables/${table.id}/answers`, sent],
    ['GET', `/tables/${table.id}/game`, undefined],
  ] as const) {
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { refusal } = (await response.json()) as { refusal: { code: string } };
    expect([response.status, refusal.code]).toEqual([503, 'storage-away']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  gate.set(true);
  const answer = () => server.ask<{ number: number }>('POST', `/tables/${table.id}/answers`, token, sent);
  await expect.poll(async () => (await answer()).status, { timeout: 30_000 }).toBe(200);
  expect((await answer()).body.number).toBe(before.number + 1);
});
