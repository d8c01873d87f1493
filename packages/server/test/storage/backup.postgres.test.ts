import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createTestDatabase } from './places.js';
import { anAnswer, appended, aTable } from './rows.js';

const run = promisify(execFile);

it("a backup by PostgreSQL's own pg_dump is restored by its pg_restore", async () => {
  const bin = process.env.POSTGRES_BIN!;
  const folder = mkdtempSync(join(tmpdir(), 'vigil-backup-'));
  const [from, to] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  try {
    const storage = await from.open();
    await storage.createTable(aTable('a'), [], []);
    await storage.append('a', 0, appended(anAnswer('a', 1), anAnswer('a', 2)));
    const file = join(folder, 'backup');
    await run(join(bin, 'pg_dump'), ['--format=custom', `--file=${file}`, from.options.url!]);
    await storage.append('a', 2, appended(anAnswer('a', 3)));
    await run(join(bin, 'pg_restore'), ['--no-owner', `--dbname=${to.options.url}`, file]);
    const restored = await to.open();
    expect(await restored.entriesSince('a', 0)).toStrictEqual([anAnswer('a', 1), anAnswer('a', 2)]);
    await restored.append('a', 2, appended(anAnswer('a', 3)));
    expect(await restored.entriesSince('a', 0)).toStrictEqual(await storage.entriesSince('a', 0));
  } finally {
    await from.remove();
    await to.remove();
    rmSync(folder, { recursive: true });
  }
});
