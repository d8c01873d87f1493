/** A full disk, for which a small one is mounted. Without the right to mount, the tests report a skip. */
import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStorage, StorageFull } from '../../src/storage/index.js';
import { canMount, type Disk, mountFileDisk, mountMemoryDisk } from '../storage/test-disks.js';
import { newKey, type TestConnection, TestServer } from './test-server.js';

const MB = 1_000_000;

/** Fills a disk to the last byte. Returns a function that frees the space. */
function fillDisk(folder: string): () => void {
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
  ['in memory', mountMemoryDisk],
  ['in a file', mountFileDisk],
] as const;

for (const [kind, mount] of DISKS) {
  describe.skipIf(!canMount(mount))(`a full disk (a small one ${kind})`, () => {
    let disk: Disk;
    let server: TestServer;
    let connection: TestConnection | undefined;
    beforeAll(async () => {
      disk = mount() as Disk;
      server = await TestServer.start({}, await openStorage({ folder: join(disk.folder, 'data') }));
    });
    afterEach(() => connection?.disconnect());
    afterAll(async () => {
      await server.stop();
      disk.remove();
    });

    it('refuses answers with its own code, keeps acknowledged ones, and lets play go on when there is space', async () => {
      const table = await server.startTable();
      connection = await server.connect();
      connection.send({ do: 'hello', table: table.id, tokens: table.seats });
      await connection.waitForAnswer(1);
      for (let i = 0; i < 5; i++) expect((await server.answerNext(table)).status).toBe(200);
      const health = async () => {
        const response = await fetch(`${server.url}/health`);
        return { status: response.status, ...((await response.json()) as object) };
      };
      expect(await health()).toEqual({ status: 200, ok: true, version: '1.2.3' });

      const makeRoom = fillDisk(disk.folder);
      // The database may still have a little free space in its file.
      let acknowledged = (await server.game(table)).number;
      let refused = await server.answerNext(table);
      for (let i = 0; refused.status === 200 && i < 1000; i++) {
        acknowledged = refused.body.number;
        refused = await server.answerNext(table);
      }
      expect(refused).toMatchObject({ status: 507, body: { refusal: { code: 'storage-full' } } });
      expect(refused.body.refusal?.why).toContain('Everything before it is safe');
      const before = await server.game(table);
      for (let i = 0; i < 3; i++) expect((await server.answerNext(table)).body.refusal?.code).toBe('storage-full');

      // A player with a connection receives the refusal there. Chat is refused as well.
      const [open] = before.decisions;
      const key = newKey();
      connection.send({ do: 'answer', decision: open?.id ?? '', option: open?.options[0]?.id ?? '', key });
      const refusal = await connection.waitForMessage((message) => message.say === 'refused' && message.key === key);
      expect(refusal).toMatchObject({ refusal: { code: 'storage-full' } });
      const talk = { text: 'x'.repeat(1500), key: newKey() };
      const talkReply = await server.ask('POST', `/tables/${table.id}/talk`, table.seats[0], talk);
      expect(talkReply.body.refusal?.code).toBe('storage-full');

      // Nothing was saved, and everything can still be read.
      expect(await health()).toEqual({ status: 200, ok: true, version: '1.2.3', storage: 'full' });
      expect(await server.game(table)).toEqual(before);
      expect(before.number).toBeGreaterThanOrEqual(acknowledged);

      makeRoom();
      expect(await health()).toEqual({ status: 200, ok: true, version: '1.2.3' });
      // The same answer once more, with the same key.
      connection.send({ do: 'answer', decision: open?.id ?? '', option: open?.options[0]?.id ?? '', key });
      await connection.waitForMessage((message) => message.say === 'done' && message.key === key);
      for (let i = 0; i < 5; i++) expect((await server.answerNext(table)).status).toBe(200);
      const after = await server.game(table);
      expect(after.number).toBeGreaterThan(before.number + 5);
      expect((await connection.waitForAnswer(after.number)).decisions).toEqual(after.decisions);
      const entries = await server.storage.entriesSince(table.id, 0);
      expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i + 1));
      expect(entries).toHaveLength(after.number);
      const reportedErrors = server.reportedErrors.splice(0);
      expect(reportedErrors.every((error) => error instanceof StorageFull)).toBe(true);

      // A restarted server reads the same.
      await server.stop();
      expect(existsSync(join(disk.folder, 'data', 'vigil.sqlite'))).toBe(true);
      server = await TestServer.start({}, await openStorage({ folder: join(disk.folder, 'data') }));
      expect(await server.game(table)).toEqual(after);
      expect(await server.storage.entriesSince(table.id, 0)).toEqual(entries);
    });
  });
}
