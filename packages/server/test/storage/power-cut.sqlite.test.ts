/** Contents of a disk after a power cut. Needs the right to mount a disk; reports a skip without it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../src/storage/database/migrate.js';
import { openSqlite } from '../../src/storage/database/sqlite.js';
import { openStorage } from '../../src/storage/index.js';
import { buildAnswer, buildEntries, buildTable } from './row-builders.js';
import { canMount, type FileDisk, mountFileDisk } from './test-disks.js';

describe.skipIf(!canMount(mountFileDisk))('after a power cut', () => {
  let disk: FileDisk;
  beforeAll(() => {
    disk = mountFileDisk() as FileDisk;
  });
  afterAll(() => disk.remove());

  /** Runs work on a copy of the disk as a power cut would leave it now. */
  async function inspectAfterPowerCut<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const copy = disk.copyAfterPowerCut();
    try {
      return await work(copy.folder);
    } finally {
      copy.remove();
    }
  }

  it('the disk has everything that was acknowledged, in order, also from several writers at once', async () => {
    const folder = join(disk.folder, 'kept');
    const storage = await openStorage({ folder });
    await storage.migrate();
    const tables = ['a', 'b', 'c'];
    for (const id of tables) await storage.createTable(buildTable(id), [], []);
    for (let number = 1; number <= 8; number++) {
      const append = (id: string) => storage.append(id, number - 1, buildEntries(buildAnswer(id, number)));
      await Promise.all(tables.map(append));
      await inspectAfterPowerCut(async (copy) => {
        const found = await openStorage({ folder: join(copy, 'kept') });
        for (const id of tables) {
          expect(await found.table(id)).toMatchObject({ number });
          expect((await found.entriesSince(id, 0)).map((entry) => entry.number)).toEqual(
            Array.from({ length: number }, (_, i) => i + 1),
          );
        }
        await found.close();
      });
    }
    await storage.close();
  });

  it('the disk does not have what was not synced, so that this test can fail', async () => {
    const folder = join(disk.folder, 'lost');
    mkdirSync(folder);
    const database = openSqlite(
      folder,
      () => {},
      (_, done) => done(null),
    );
    await migrate(database);
    const lostNames: string[] = [];
    // The system may sync it by itself, now and then.
    for (let i = 0; i < 20 && lostNames.length === 0; i++) {
      const name = `secret ${i}`;
      await database.db.insertInto('secrets').values({ name, value: 'x' }).execute();
      await inspectAfterPowerCut(async (copy) => {
        const found = openSqlite(join(copy, 'lost'), () => {});
        const rows = await found.db
          .selectFrom('secrets')
          .select('name')
          .execute()
          .catch(() => []);
        if (!rows.some((one) => one.name === name)) lostNames.push(name);
        await found.close();
      });
    }
    expect(lostNames).toHaveLength(1);
    await database.close();
  });
});
