import { openStorage } from '@vigil/server';
import { expect, it } from 'vitest';
import { run, useScratchFolder } from './vigil.js';

const file = useScratchFolder();
const NOON = 1_790_000_000_000;
const ID = 'abcdefghjkmn';

/** Stores a table of two seats in a folder. The first seat is taken. */
async function makeTable(folder: string): Promise<void> {
  const storage = await openStorage({ folder });
  await storage.migrate();
  const setup = { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' };
  const settings = { pace: 'post', absence: 'wait', away: 14, keeper: true, undo: 'ask' } as const;
  const times = { createdAt: NOON, changedAt: NOON, pausedAt: undefined };
  const row = { id: ID, name: 'Thursdays', game: 'arkham', setup, settings, status: 'gathering', ...times } as const;
  const secrets = { seed: 's', seedHash: 'h', version: '', number: 0, imported: undefined, outcome: undefined };
  const seats = [0, 1].map((seat) => ({
    table: ID,
    seat,
    name: seat === 0 ? 'Anna' : undefined,
    language: undefined,
    claimedAt: seat === 0 ? NOON : undefined,
    seen: 0,
    away: undefined,
    orders: undefined,
    plan: undefined,
    draft: undefined,
  }));
  await storage.createTable({ ...row, ...secrets }, seats, []);
  await storage.close();
}

it('vigil admin changes the host and the keeper, makes a host link, and refuses other requests', async () => {
  const folder = file('tables');
  await makeTable(folder);
  const admin = (...words: string[]) => run('admin', ...words, '--data', folder);
  expect(await admin('role', ID, 'host', '1')).toBe('Seat 1 is now the host.\n');
  expect(await admin('role', ID, 'keeper', '1')).toBe('Seat 1 is now the keeper.\n');
  expect(await admin('role', ID, 'keeper', 'none')).toBe('The host is the keeper.\n');
  expect(await admin('host-link', ID)).toMatch(/^\/t\/abcdefghjkmn#[\w-]{43}\n$/);
  await expect(admin('role', ID, 'host', '2')).rejects.toThrow('No player has this seat.');
  await expect(admin('role', ID, 'king', '1')).rejects.toThrow('"host" or "keeper"');
  await expect(admin('host-link', 'nowhere')).rejects.toThrow('There is no such table.');
  const storage = await openStorage({ folder });
  expect((await storage.table(ID))?.roles).toEqual({ host: 0 });
  expect((await storage.links(ID)).map(({ role, revokedAt }) => [role, revokedAt])).toEqual([['keeper', undefined]]);
  // A running server owns its folder.
  await expect(admin('host-link', ID)).rejects.toThrow('Another Vigil');
  await storage.close();
});
