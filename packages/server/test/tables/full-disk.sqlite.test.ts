/** A disk that is really full: a small one is mounted for it. Without the right to mount, the tests report a skip. */
import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStorage, StorageFull } from '../../src/storage/index.js';
import { type Disk, inAFile, inMemory, may } from '../storage/disks.js';
import { newKey, type TestConnection, TestServer } from './test-server.js';

const MB = 1_000_000;

/** Fills a disk up to the last byte; gives what makes room again. */
function fill(folder: string): () => void {
  const path = join(folder, 'filler');
  const file = openSync(path, 'w');
  for (let size = MB; size >= 1; size = Math.floor(size / 8)) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size, 'x'));
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
    }
  }
  closeSync(file);
  return () => rmSync(path);
}

const DISKS = [
  ['in memory', inMemory],
  ['in a file', inAFile],
] as const;

for (const [kind, make] of DISKS) {
  describe.skipIf(!may(make))(`a full disk (a small one ${kind})`, () => {
    let disk: Disk;
    let served: TestServer;
    let line: TestConnection | undefined;
    beforeAll(async () => {
      disk = make() as Disk;
      served = await TestServer.start({}, await openStorage({ folder: join(disk.folder, 'data') }));
    });
    afterEach(() => line?.hangUp());
    afterAll(async () => {
      await served.stop();
      disk.remove();
    });

    it('has answers refused with a word of its own; what was acknowledged is there, and play goes on when there is room', async () => {
      const made = await served.begun();
      line = await served.line();
      line.say({ do: 'hello', table: made.id, tokens: made.seats });
      await line.at(1);
      for (let i = 0; i < 5; i++) expect((await served.step(made)).status).toBe(200);
      const health = async () => {
        const response = await fetch(`${served.url}/health`);
        return { status: response.status, ...((await response.json()) as object) };
      };
      expect(await health()).toEqual({ status: 200, ok: true, version: '1.2.3' });

      const makeRoom = fill(disk.folder);
      // There may be a little room left in what the database has already.
      let acknowledged = (await served.game(made)).number;
      let refused = await served.step(made);
      for (let i = 0; refused.status === 200 && i < 1000; i++) {
        acknowledged = refused.body.number;
        refused = await served.step(made);
      }
      expect(refused).toMatchObject({ status: 507, body: { refusal: { code: 'storage-full' } } });
      expect(refused.body.refusal?.why).toContain('Nothing was lost');
      const before = await served.game(made);
      for (let i = 0; i < 3; i++) expect((await served.step(made)).body.refusal?.code).toBe('storage-full');

      // A player with a connection receives the refusal there; so do those who talk or make a table.
      const [open] = before.decisions;
      const key = newKey();
      line.say({ do: 'answer', decision: open?.id ?? '', option: open?.options[0]?.id ?? '', key });
      const said = await line.until((message) => message.say === 'refused' && message.key === key);
      expect(said).toMatchObject({ refusal: { code: 'storage-full' } });
      const talk = { text: 'x'.repeat(1500), key: newKey() };
      const talked = await served.ask('POST', `/tables/${made.id}/talk`, made.seats[0], talk);
      expect(talked.body.refusal?.code).toBe('storage-full');

      // Nothing of it was taken, and it can all be looked at.
      expect(await health()).toEqual({ status: 200, ok: true, version: '1.2.3', storage: 'full' });
      expect(await served.game(made)).toEqual(before);
      expect(before.number).toBeGreaterThanOrEqual(acknowledged);

      makeRoom();
      expect(await health()).toEqual({ status: 200, ok: true, version: '1.2.3' });
      // The same answer once more, with the same key.
      line.say({ do: 'answer', decision: open?.id ?? '', option: open?.options[0]?.id ?? '', key });
      await line.until((message) => message.say === 'done' && message.key === key);
      for (let i = 0; i < 5; i++) expect((await served.step(made)).status).toBe(200);
      const after = await served.game(made);
      expect(after.number).toBeGreaterThan(before.number + 5);
      expect((await line.at(after.number)).decisions).toEqual(after.decisions);
      const entries = await served.storage.entriesSince(made.id, 0);
      expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i + 1));
      expect(entries).toHaveLength(after.number);
      const reportedErrors = served.reportedErrors.splice(0);
      expect(reportedErrors.every((error) => error instanceof StorageFull)).toBe(true);

      // A server that is started again finds the same.
      await served.stop();
      expect(existsSync(join(disk.folder, 'data', 'vigil.sqlite'))).toBe(true);
      served = await TestServer.start({}, await openStorage({ folder: join(disk.folder, 'data') }));
      expect(await served.game(made)).toEqual(after);
      expect(await served.storage.entriesSince(made.id, 0)).toEqual(entries);
    });
  });
}
