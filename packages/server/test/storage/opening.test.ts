import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OpenError } from '../../src/storage/index.js';
import { buildAnswer, buildEntries, buildTable } from './row-builders.js';
import { createTestDatabase, type TestDatabase } from './test-databases.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.remove());

describe('a database', () => {
  it('is created once, and left unchanged the second time', async () => {
    const storage = await database.open();
    await storage.createTable(buildTable('a'), [], []);
    await storage.migrate();
    expect(await storage.table('a')).toBeDefined();
    expect(await storage.entriesSince('a', 0)).toEqual([]);
  });

  it('keeps acknowledged changes when it is closed and opened again', async () => {
    const storage = await database.open();
    await storage.createTable(buildTable('a'), [], []);
    await storage.append('a', 0, buildEntries(buildAnswer('a', 1)));
    await storage.close();
    const again = await database.open();
    expect(await again.entriesSince('a', 0)).toStrictEqual([buildAnswer('a', 1)]);
  });

  it('that a newer Vigil wrote is refused in a sentence and left unchanged', async () => {
    const storage = await database.open();
    await storage.createTable(buildTable('a'), [], []);
    const later = sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00.000Z')`;
    await later.execute(storage.db);
    await storage.close();
    const refused = await database.open().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(OpenError);
    expect(String(refused)).toMatch(/written by a newer Vigil.*9999-later.*Nothing was changed/);
  });
});
