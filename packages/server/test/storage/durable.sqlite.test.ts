import { fdatasync, fstatSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/storage/database/database.js';
import type { SyncFile } from '../../src/storage/database/disk-sync.js';
import { migrate } from '../../src/storage/database/migrate.js';
import { openSqlite } from '../../src/storage/database/sqlite.js';

type Done = (error: Error | null) => void;

let folder: string;
let database: Database;
/** Syncs that were requested and are not completed. */
let pendingSyncs: (readonly [fd: number, done: Done])[];
let isHolding: boolean;
const syncFile: SyncFile = (fd, done) => (isHolding ? void pendingSyncs.push([fd, done]) : fdatasync(fd, done));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vigil-durable-'));
  pendingSyncs = [];
  isHolding = false;
  database = openSqlite(folder, () => {}, syncFile);
  await migrate(database);
  await readSecrets();
  isHolding = true;
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const insertSecret = (name: string) => database.db.insertInto('secrets').values({ name, value: 'x' }).execute();
const readSecrets = () => database.db.selectFrom('secrets').select('name').orderBy('name').execute();

/** Returns the states of promises after all pending work. */
async function statesOf(promises: readonly Promise<unknown>[]): Promise<readonly string[]> {
  const states = promises.map(() => 'waits');
  promises.forEach((promise, i) => {
    promise.then(
      () => (states[i] = 'done'),
      (error: Error) => (states[i] = error.message),
    );
  });
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
  return states;
}

/** Completes the requested syncs. */
async function completeSyncs(error: Error | null = null): Promise<void> {
  for (const [fd, done] of pendingSyncs.splice(0)) {
    if (error) done(error);
    else await new Promise<void>((resolve) => fdatasync(fd, (failed) => resolve(done(failed))));
  }
}

describe('an acknowledged change', () => {
  it('is on the disk before: until then neither its writer nor a reader gets a reply', async () => {
    const write = insertSecret('a');
    expect(await statesOf([write])).toEqual(['waits']);
    const read = readSecrets();
    expect(await statesOf([write, read])).toEqual(['waits', 'waits']);
    expect(pendingSyncs.map(([fd]) => fstatSync(fd).ino)).toEqual([statSync(join(folder, 'vigil.sqlite-wal')).ino]);
    await completeSyncs();
    expect(await statesOf([write, read])).toEqual(['done', 'done']);
    expect(await read).toEqual([{ name: 'a' }]);
  });

  it('is synced together with everything committed before the sync, and nothing after it', async () => {
    const first = insertSecret('a');
    await statesOf([first]);
    expect(pendingSyncs).toHaveLength(1);
    const more = ['b', 'c', 'd'].map(insertSecret);
    expect(await statesOf([first, ...more])).toEqual(['waits', 'waits', 'waits', 'waits']);
    expect(pendingSyncs).toHaveLength(1);
    await completeSyncs();
    expect(await statesOf([first, ...more])).toEqual(['done', 'waits', 'waits', 'waits']);
    expect(pendingSyncs).toHaveLength(1);
    await completeSyncs();
    expect(await statesOf(more)).toEqual(['done', 'done', 'done']);
  });

  it('includes a transaction after its commit, not before', async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const first = insertSecret('a');
    const transaction = database.db.transaction().execute(async (trx) => {
      await trx.insertInto('secrets').values({ name: 'b', value: 'x' }).execute();
      await gate;
    });
    await statesOf([first, transaction]);
    expect(pendingSyncs).toHaveLength(1);
    go();
    expect(await statesOf([transaction])).toEqual(['waits']);
    await completeSyncs();
    expect(await statesOf([first, transaction])).toEqual(['done', 'waits']);
    await completeSyncs();
    expect(await statesOf([transaction])).toEqual(['done']);
  });

  it('needs no sync if nothing was written', async () => {
    expect(await statesOf([readSecrets()])).toEqual(['done']);
    expect(pendingSyncs).toEqual([]);
  });

  it('is impossible after a disk failure until the database is opened again', async () => {
    const write = insertSecret('a');
    await statesOf([write]);
    await completeSyncs(new Error('EIO'));
    const failed = 'The disk did not save written data. Restart the server.';
    expect(await statesOf([write, insertSecret('b'), readSecrets()])).toEqual([failed, failed, failed]);
    await database.close();
    isHolding = false;
    database = openSqlite(folder, () => {}, syncFile);
    expect((await readSecrets()).map(({ name }) => name)).toContain('a');
    await insertSecret('c');
  });
});
