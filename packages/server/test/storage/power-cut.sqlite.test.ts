/** The plug is pulled: what a disk holds at that moment is looked at. Needs to mount one; says it is skipped where it may not. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../src/storage/database/migrate.js';
import { openSqlite } from '../../src/storage/database/sqlite.js';
import { openStorage } from '../../src/storage/index.js';
import { type FileDisk, mountFileDisk, canMount } from './test-disks.js';
import { buildAnswer, buildEntries, buildTable } from './row-builders.js';

describe.skipIf(!canMount(mountFileDisk))('when the plug is pulled', () => {
  let disk: FileDisk;
  beforeAll(() => {
    disk = mountFileDisk() as FileDisk;
  });
  afterAll(() => disk.remove());

  /** Does something with the disk as it would be then. */
  async function inspectAfterPowerCut<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const copy = disk.copyAfterPowerCut();
    try {
      return await work(copy.folder);
    } finally {
      copy.remove();
    }
  }

  it('everything that was acknowledged by then is there, in order, also of several at once', async () => {
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

  it('and what nobody had brought to the disk is not: this disk forgets indeed', async () => {
    const folder = join(disk.folder, 'lost');
    mkdirSync(folder);
    const database = openSqlite(
      folder,
      () => {},
      (_, done) => done(null),
    );
    await migrate(database);
    const lost: string[] = [];
    // The system may bring it there by itself, now and then.
    for (let i = 0; i < 20 && lost.length === 0; i++) {
      const name = `secret ${i}`;
      await database.db.insertInto('secrets').values({ name, value: 'x' }).execute();
      await inspectAfterPowerCut(async (copy) => {
        const found = openSqlite(join(copy, 'lost'), () => {});
        const there = await found.db
          .selectFrom('secrets')
          .select('name')
          .execute()
          .catch(() => []);
        if (!there.some((one) => one.name === name)) lost.push(name);
        await found.close();
      });
    }
    expect(lost).toHaveLength(1);
    await database.close();
  });
});
