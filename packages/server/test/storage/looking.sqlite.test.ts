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

/** Returns SQLite's query plans for a piece of work. */
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

describe('what is looked for each minute, however many tables there are', () => {
  it('is found without looking through all of them: what has fallen due', async () => {
    const plan = await queryPlansOf(() => storage.dueWaits(1, 10));
    expect(plan.filter((step) => step.startsWith('SCAN'))).toEqual([]);
    expect(plan.join()).toContain('waits_due');
  });

  it('is looked for at tables that remind, and at no others', async () => {
    const plan = await queryPlansOf(() => storage.waitsToRemind(1, 10));
    expect(plan.filter((step) => step.startsWith('SCAN'))).toEqual(['SCAN tables USING INDEX tables_reminding']);
  });

  it('is found without looking through all of them: what waits at one, how it stood, what nobody touches', async () => {
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
