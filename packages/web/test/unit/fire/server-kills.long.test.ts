/** A server with SQLite that is killed during play, and faulty connections. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUpStorage, openStorage } from '@vigil/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Counts, reportCampaign, seedOf, sumCounts } from './campaign.js';
import { type ConnectionFaults, Player } from './player.js';
import { createRandom, FIRE_FACTOR, pause, ServerProcess, TIMEOUT_MS, waitUntil } from './servers.js';
import { type CreatedTable, checkTable, startTable, waitUntilQuiet } from './tables.js';

let server: ServerProcess;
const SEED = seedOf(14);
const random = createRandom(SEED);
beforeEach(async () => {
  server = await ServerProcess.start();
});
afterEach(() => server.stop());

/** Two players for each seat. */
const createPlayers = (table: CreatedTable, more?: ConstructorParameters<typeof Player>[4]) =>
  [...table.seats, ...table.seats].map(
    (token) => new Player(() => server.url, table.id, token, createRandom(random() * 2 ** 32), more),
  );

/** Stops all players, and checks all tables in a copy, since the server locks its folder. */
async function checkTables(tables: readonly CreatedTable[], players: readonly (readonly Player[])[]): Promise<Counts> {
  for (const [index, one] of tables.entries()) await waitUntilQuiet(server.url, one, players[index] ?? []);
  const folder = mkdtempSync(join(tmpdir(), 'vigil-fire-copy-'));
  await backUpStorage({ folder: server.data }, join(folder, 'vigil.sqlite'));
  const storage = await openStorage({ folder });
  try {
    const counts: Counts[] = [];
    for (const [index, one] of tables.entries()) {
      counts.push(await checkTable(storage, one, players[index] ?? [], [server.url]));
    }
    return sumCounts(counts);
  } finally {
    await storage.close();
    rmSync(folder, { recursive: true });
    for (const player of players.flat()) player.close();
  }
}

it('a killed server loses no acknowledged answer, and its players reconnect after the restart', {
  timeout: TIMEOUT_MS,
}, async () => {
  const tables: CreatedTable[] = [];
  for (let i = 0; i < 3; i++) tables.push(await startTable(server.url));
  const players = tables.map((one) => createPlayers(one));
  const acknowledged = () => players.flat().reduce((sum, player) => sum + player.acknowledged.size, 0);
  const waitForAnswers = async () => {
    const before = acknowledged();
    await waitUntil(async () => {
      if (players.every((some) => some.some(({ over }) => over))) {
        const one = await startTable(server.url);
        tables.push(one);
        players.push(createPlayers(one));
      }
      return acknowledged() >= before + 10;
    });
  };
  const kills = FIRE_FACTOR || 3;
  for (let kill = 0; kill < kills; kill++) {
    await waitForAnswers();
    await pause(random() * 200);
    await server.kill();
    await server.start();
  }
  await waitForAnswers();
  reportCampaign('one server on SQLite', SEED, kills, await checkTables(tables, players), 40);
});

it('messages that are late, repeated, out of order or lost do not change the result', {
  timeout: TIMEOUT_MS,
}, async () => {
  const faults: ConnectionFaults = {
    arrivalDelays: () => {
      const luck = random();
      if (luck < 0.005) return [];
      if (luck < 0.1) return [random() * 10, random() * 20];
      return [random() * 10];
    },
  };
  const tables: CreatedTable[] = [];
  for (let i = 0; i < 3; i++) tables.push(await startTable(server.url));
  const players = tables.map((one) => createPlayers(one, { faults }));
  await waitUntil(() =>
    players.every((some) => some.some(({ number, over }) => over || number > (FIRE_FACTOR ? 300 : 40))),
  );
  reportCampaign('faulty connections', SEED, 0, await checkTables(tables, players), 40);
  expect(players.flat().some(({ connectionCount }) => connectionCount > 1)).toBe(true);
});
