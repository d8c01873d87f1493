import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenStorage } from '../../src/storage/index.js';
import { createSqliteDatabase, type TestDatabase } from './test-databases.js';

let database: TestDatabase;
let storage: OpenStorage;
beforeEach(async () => {
  database = createSqliteDatabase();
  storage = await database.open();
});
afterEach(() => database.remove());

/** Returns the query plans of SQLite for the statements of some work. */
async function queryPlansOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const { prepare } = Sqlite.prototype;
  const statements: string[] = [];
  Sqlite.prototype.prepare = function (this: Sqlite.Database, source: string) {
    statements.push(source);
    return prepare.call(this, source);
  } as typeof prepare;
  try {
    await work();
  } finally {
    Sqlite.prototype.prepare = prepare;
  }
  const other = new Sqlite(storage.where, { readonly: true });
  try {
    return statements.flatMap((source) => {
      const values = Array.from({ length: source.split('?').length - 1 }, () => 1);
      const rows = other.prepare(`explain query plan ${source}`).all(...values) as { readonly detail: string }[];
      return rows.map(({ detail }) => detail);
    });
  } finally {
    other.close();
  }
}

describe('a query that runs each minute', () => {
  it('finds due waits without a scan of all tables', async () => {
    const plan = await queryPlansOf(() => storage.dueWaits(1, 10));
    expect(plan.filter((step) => step.startsWith('SCAN'))).toEqual([]);
    expect(plan.join()).toContain('waits_due');
  });

  it('looks for reminders only at tables that remind', async () => {
    const plan = await queryPlansOf(() => storage.waitsToRemind(1, 10));
    expect(plan.filter((step) => step.startsWith('SCAN'))).toEqual(['SCAN tables USING INDEX tables_reminding']);
  });

  it('finds waits, snapshots, entries and idle tables without a scan', async () => {
    const plan = await queryPlansOf(async () => {
      await storage.waits(['a']);
      await storage.snapshot('a');
      await storage.entriesSince('a', 0);
      await storage.idleTables(1, 10);
    });
    expect(plan.length).toBeGreaterThan(3);
    expect(plan.filter((step) => step.startsWith('SCAN'))).toEqual([]);
  });
});
