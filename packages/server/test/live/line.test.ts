import { expect, it } from 'vitest';
import { Connection } from '../../src/live/connection.js';
import type { TableApp } from '../../src/table-app.js';

const TOKEN = 'a'.repeat(43);

/** A line at a house whose rows are read by `storage`; what it said, and with what it was closed. */
function lineAt(read: () => Promise<unknown>) {
  const said: string[] = [];
  const closed: number[] = [];
  const storage = new Proxy({}, { get: () => read });
  const app = { process: 'one', deps: { storage }, onError: () => {} } as unknown as TableApp;
  const wire = {
    send: (text: string) => said.push(text),
    bufferedBytes: () => 0,
    close: (code: number) => closed.push(code),
  };
  return { line: new Connection(app, wire as never), said, closed };
}

it('who comes while the database is not there is sent away to come again, and is not left waiting at a line that is open', async () => {
  const {
    line: connection,
    said,
    closed,
  } = lineAt(() => Promise.reject(new Error('Connection terminated unexpectedly')));
  await connection.handle({ do: 'hello', table: 'somewhere', tokens: [TOKEN] });
  expect(closed).toEqual([1013]);
  expect(said).toEqual([]);
});

it('whose link opens nothing is told so, and need not come again', async () => {
  const { line: connection, said, closed } = lineAt(() => Promise.resolve(undefined));
  await connection.handle({ do: 'hello', table: 'nowhere', tokens: [TOKEN] });
  expect(closed).toEqual([]);
  expect(said.map((text) => JSON.parse(text))).toMatchObject([{ say: 'refused', refusal: { code: 'unknown-link' } }]);
});
