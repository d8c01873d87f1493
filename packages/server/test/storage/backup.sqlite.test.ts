import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUp, OpenError, openStorage } from '../../src/storage/index.js';
import { sqlitePlace, type TestDatabase } from './places.js';
import { anAnswer, appended, aSeat, aTable } from './rows.js';

let place: TestDatabase;
let folder: string;
beforeEach(() => {
  place = sqlitePlace();
  folder = mkdtempSync(join(tmpdir(), 'vigil-backup-'));
});
afterEach(async () => {
  await place.remove();
  rmSync(folder, { recursive: true });
});

it('a backup that was made while others answer is a whole database, and is restored by putting it in a folder', async () => {
  const storage = await place.open();
  const file = join(folder, 'backup.sqlite');
  await storage.createTable(aTable('a'), [aSeat('a', 0)], []);
  await storage.append('a', 0, appended(...Array.from({ length: 300 }, (_, i) => anAnswer('a', i + 1))));
  let acknowledged = 300;
  let done = false;
  const answering = (async () => {
    for (; !done; acknowledged++) await storage.append('a', acknowledged, appended(anAnswer('a', acknowledged + 1)));
  })();
  const atLeast = acknowledged;
  await backUp(place.options.folder!, file);
  done = true;
  await answering;

  const restored = join(folder, 'restored');
  const empty = await openStorage({ folder: restored });
  await empty.close();
  copyFileSync(file, join(restored, 'vigil.sqlite'));
  const again = await openStorage({ folder: restored });
  await again.migrate();
  const table = await again.table('a');
  expect(table?.number).toBeGreaterThanOrEqual(atLeast);
  expect(table?.number).toBeLessThanOrEqual(acknowledged);
  expect(await again.entriesSince('a', 0)).toStrictEqual((await storage.entriesSince('a', 0)).slice(0, table?.number));
  expect(await again.seats('a')).toStrictEqual([aSeat('a', 0)]);
  await again.append('a', table!.number, appended(anAnswer('a', table!.number + 1)));
  await again.close();
});

it('a backup overwrites nothing, and says where there is nothing to back up', async () => {
  const file = join(folder, 'backup.sqlite');
  await expect(backUp(folder, file)).rejects.toThrow(OpenError);
  expect(existsSync(file)).toBe(false);
  await (await place.open()).close();
  writeFileSync(file, 'mine');
  await expect(backUp(place.options.folder!, file)).rejects.toThrow(/already exists/);
});
