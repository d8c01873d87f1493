import { expect, it } from 'vitest';
import { Connection } from '../../src/live/connection.js';
import type { TableApp } from '../../src/table-app.js';

const TOKEN = 'a'.repeat(43);

/** Creates a connection whose storage is read by `read`. Returns it with its sent messages and close codes. */
function createConnection(read: () => Promise<unknown>) {
  const sent: string[] = [];
  const closed: number[] = [];
  const storage = new Proxy({}, { get: () => read });
  const app = { process: 'one', deps: { storage }, onError: () => {} } as unknown as TableApp;
  const wire = {
    send: (text: string) => sent.push(text),
    bufferedBytes: () => 0,
    close: (code: number) => closed.push(code),
  };
  return { connection: new Connection(app, wire as never), sent, closed };
}

it('a client that connects while the database is away is disconnected to try again, and does not wait in vain', async () => {
  const { connection, sent, closed } = createConnection(() =>
    Promise.reject(new Error('Connection terminated unexpectedly')),
  );
  await connection.handle({ do: 'hello', table: 'somewhere', tokens: [TOKEN] });
  expect(closed).toEqual([1013]);
  expect(sent).toEqual([]);
});

it('a client with an unknown link is refused without a disconnection', async () => {
  const { connection, sent, closed } = createConnection(() => Promise.resolve(undefined));
  await connection.handle({ do: 'hello', table: 'nowhere', tokens: [TOKEN] });
  expect(closed).toEqual([]);
  expect(sent.map((text) => JSON.parse(text))).toMatchObject([{ say: 'refused', refusal: { code: 'unknown-link' } }]);
});
