import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OpenError } from '../../src/storage/index.js';
import { createTestDatabase, type TestDatabase } from './places.js';
import { anAnswer, appended, aTable } from './rows.js';

let place: TestDatabase;
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(() => place.remove());

describe('a database', () => {
  it('is made from nothing, and the second time nothing is done', async () => {
    const storage = await place.open();
    await storage.createTable(aTable('a'), [], []);
    await storage.migrate();
    expect(await storage.table('a')).toBeDefined();
    expect(await storage.entriesSince('a', 0)).toEqual([]);
  });

  it('keeps what was acknowledged when it is closed and opened again', async () => {
    const storage = await place.open();
    await storage.createTable(aTable('a'), [], []);
    await storage.append('a', 0, appended(anAnswer('a', 1)));
    await storage.close();
    const again = await place.open();
    expect(await again.entriesSince('a', 0)).toStrictEqual([anAnswer('a', 1)]);
  });

  it('that a newer Vigil wrote is refused with a sentence, and nothing is changed', async () => {
    const storage = await place.open();
    await storage.createTable(aTable('a'), [], []);
    const later = sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01T00:00:00.000Z')`;
    await later.execute(storage.db);
    await storage.close();
    const refused = await place.open().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(OpenError);
    expect(String(refused)).toMatch(/written by a newer Vigil.*9999-later.*Nothing was changed/);
  });
});
