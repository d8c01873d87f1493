import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backUpStorage, restoreStorage } from '../../src/storage/index.js';
import { buildAnswer, buildEntries, buildTable } from './row-builders.js';
import { createTestDatabase } from './test-databases.js';

const bin = process.env.POSTGRES_BIN;
const NOON = Date.UTC(2026, 2, 2, 12);

it('a backup of PostgreSQL is restored only into an empty database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-backup-'));
  const [from, to] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  try {
    const storage = await from.open();
    await storage.createTable(buildTable('a'), [], []);
    await storage.append('a', 0, buildEntries(buildAnswer('a', 1), buildAnswer('a', 2)));
    const file = join(folder, 'backup');
    await backUpStorage(from.options, file, bin);
    await expect(backUpStorage(from.options, file, bin)).rejects.toThrow('already exists');
    await storage.append('a', 2, buildEntries(buildAnswer('a', 3)));
    await expect(restoreStorage(from.options, file, NOON, bin)).rejects.toThrow('is not empty');
    writeFileSync(join(folder, 'other'), 'SQLite format 3');
    await expect(restoreStorage(to.options, join(folder, 'other'), NOON, bin)).rejects.toThrow('is not a backup');
    await expect(restoreStorage(to.options, file, NOON, folder)).rejects.toThrow('pg_restore is not installed here');
    expect(await restoreStorage(to.options, file, NOON, bin)).toEqual({ tables: 1, before: undefined });
    const restored = await to.open();
    expect(await restored.entriesSince('a', 0)).toStrictEqual([buildAnswer('a', 1), buildAnswer('a', 2)]);
    await restored.append('a', 2, buildEntries(buildAnswer('a', 3)));
    expect(await restored.entriesSince('a', 0)).toStrictEqual(await storage.entriesSince('a', 0));
  } finally {
    await from.remove();
    await to.remove();
    rmSync(folder, { recursive: true });
  }
});
