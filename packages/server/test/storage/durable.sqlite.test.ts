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
/** Orders to the disk that were given and not carried out. */
let held: (readonly [fd: number, done: Done])[];
let holding: boolean;
const order: SyncFile = (fd, done) => (holding ? void held.push([fd, done]) : fdatasync(fd, done));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vigil-durable-'));
  held = [];
  holding = false;
  database = openSqlite(folder, () => {}, order);
  await migrate(database);
  await kept();
  holding = true;
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const keep = (name: string) => database.db.insertInto('secrets').values({ name, value: 'x' }).execute();
const kept = () => database.db.selectFrom('secrets').select('name').orderBy('name').execute();

/** Returns the states of some promises once nothing moves any more. */
async function soFar(promises: readonly Promise<unknown>[]): Promise<readonly string[]> {
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

/** Carries out the orders that were given. */
async function carryOut(error: Error | null = null): Promise<void> {
  for (const [fd, done] of held.splice(0)) {
    if (error) done(error);
    else await new Promise<void>((resolve) => fdatasync(fd, (failed) => resolve(done(failed))));
  }
}

describe('what is said to be kept', () => {
  it('is on the disk before: until the disk has it nobody is told, neither who wrote nor who reads it', async () => {
    const wrote = keep('a');
    expect(await soFar([wrote])).toEqual(['waits']);
    const read = kept();
    expect(await soFar([wrote, read])).toEqual(['waits', 'waits']);
    expect(held.map(([fd]) => fstatSync(fd).ino)).toEqual([statSync(join(folder, 'vigil.sqlite-wal')).ino]);
    await carryOut();
    expect(await soFar([wrote, read])).toEqual(['done', 'done']);
    expect(await read).toEqual([{ name: 'a' }]);
  });

  it('goes to the disk together with all that was committed before the order was given, and with nothing after', async () => {
    const first = keep('a');
    await soFar([first]);
    expect(held).toHaveLength(1);
    const more = ['b', 'c', 'd'].map(keep);
    expect(await soFar([first, ...more])).toEqual(['waits', 'waits', 'waits', 'waits']);
    expect(held).toHaveLength(1);
    await carryOut();
    expect(await soFar([first, ...more])).toEqual(['done', 'waits', 'waits', 'waits']);
    expect(held).toHaveLength(1);
    await carryOut();
    expect(await soFar(more)).toEqual(['done', 'done', 'done']);
  });

  it('counts a transaction when it is committed, not while it is under way', async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const first = keep('a');
    const transaction = database.db.transaction().execute(async (trx) => {
      await trx.insertInto('secrets').values({ name: 'b', value: 'x' }).execute();
      await gate;
    });
    await soFar([first, transaction]);
    expect(held).toHaveLength(1);
    go();
    expect(await soFar([transaction])).toEqual(['waits']);
    await carryOut();
    expect(await soFar([first, transaction])).toEqual(['done', 'waits']);
    await carryOut();
    expect(await soFar([transaction])).toEqual(['done']);
  });

  it('needs no order to the disk where nothing was written', async () => {
    expect(await soFar([kept()])).toEqual(['done']);
    expect(held).toEqual([]);
  });

  it('is not believed of a disk that failed once, before the database is opened anew', async () => {
    const wrote = keep('a');
    await soFar([wrote]);
    await carryOut(new Error('EIO'));
    const failed = 'The disk did not save what was written. Restart the server.';
    expect(await soFar([wrote, keep('b'), kept()])).toEqual([failed, failed, failed]);
    await database.close();
    holding = false;
    database = openSqlite(folder, () => {}, order);
    expect((await kept()).map(({ name }) => name)).toContain('a');
    await keep('c');
  });
});
