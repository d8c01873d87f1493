import { readFileSync, statSync } from 'node:fs';
import { openStorage } from '@vigil/server';
import { expect, it, vi } from 'vitest';
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
  expect((await storage.links(ID)).map(({ role, revokedAt }) => [role, revokedAt])).toEqual([['host', undefined]]);
  // A running server owns its folder.
  await expect(admin('host-link', ID)).rejects.toThrow('Another Vigil');
  await storage.close();
});

it('lists, shows and deletes tables, revokes and replaces links, and exports the data of a seat', async () => {
  const folder = file('more-tables');
  await makeTable(folder);
  const admin = (...words: string[]) => run('admin', ...words, '--data', folder);
  const list = await admin('list');
  expect(list).toMatch(/^id +game +state .*\nabcdefghjkmn +arkham +gathering +0 .*\n1 of 1 tables\n$/);
  expect(list).not.toContain('Anna');
  expect(JSON.parse(await admin('list', '--oldest', '--json'))).toMatchObject({ total: 1, tables: [{ id: ID }] });
  expect(await admin('seat-link', ID, '2')).toMatch(/^\/t\/abcdefghjkmn#[\w-]{43}\n$/);
  const output = await admin('show', ID);
  for (const text of ['Thursdays', 'Anna', 'kate-winthrop', 'seat 2', 'free']) expect(output).toContain(text);
  expect(await admin('revoke', ID, '2')).toBe('Links revoked: 1. Links that still work: 0.\n');
  await expect(admin('revoke', ID, 'nobody')).rejects.toThrow('from 1 to 8');
  expect(JSON.parse(await admin('export', ID, '1'))).toMatchObject({
    seats: [{ name: 'Anna', tableName: 'Thursdays' }],
  });
  const out = file('anna.json');
  expect(await admin('export', ID, '1', '--out', out)).toBe(`The data is in ${out}.\n`);
  expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ addresses: [] });
  expect(statSync(out).mode & 0o077).toBe(0);
  await expect(admin('export', ID, '1', '--out', out)).rejects.toThrow(`${out}: there is a file of that name`);
  await expect(admin('export', ID)).rejects.toThrow('Give an email address');
  expect(await admin('erase', 'anna@example.org')).toBe('Nothing is stored of this address.\n');
  await expect(admin('delete', ID)).rejects.toThrow('Add --yes to do it.');
  expect(await admin('delete', ID, '--yes')).toBe(`Deleted the table ${ID} (arkham, gathering, 0 entries).\n`);
  await expect(admin('show', ID)).rejects.toThrow('There is no such table.');
});

it('backup names what it saved, restore brings it back, and doctor checks both', async () => {
  const folder = file('saved-tables');
  await makeTable(folder);
  const saved = file('backup.sqlite');
  expect(await run('backup', saved, '--data', folder)).toBe(`Saved the folder ${folder} to ${saved}.\n`);
  await run('admin', 'delete', ID, '--yes', '--data', folder);
  const restored = await run('restore', saved, '--data', folder);
  expect(restored).toMatch(/^Restored 1 tables to the folder .*\nThe previous tables are in .*before-restore-.*\n$/);
  expect(await run('admin', 'list', '--data', folder)).toContain(ID);
  expect(await run('doctor', '--data', folder)).toMatch(/ok {4}storage: .*1 tables/);
  vi.stubEnv('DATABASE_URL', 'postgres://vigil:hunter2@127.0.0.1:1/vigil');
  await expect(run('doctor')).rejects.toThrow('One check failed.');
  vi.stubEnv('DATABASE_URL', 'mysql://vigil');
  await expect(run('backup', file('other'))).rejects.toThrow('DATABASE_URL does not begin with');
  vi.unstubAllEnvs();
});
