/** Two servers with one PostgreSQL: simultaneous answers, and kills of a server or of PostgreSQL during play. */
import { openStorage } from '@vigil/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Counts, reportCampaign, seedOf, sumCounts } from './campaign.js';
import { Player } from './player.js';
import { createRandom, FIRE_FACTOR, pause, ServerProcess, TIMEOUT_MS, waitUntil } from './servers.js';
import { type CreatedTable, checkTable, startTable, waitUntilQuiet } from './tables.js';

/** Typed as `string`, since the JavaScript file has no types. */
const scriptPath: string = '../../../../../scripts/postgres.mjs';
interface Postgres {
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}
interface PostgresScript {
  ensurePostgres(): Promise<string>;
  startPostgres(bin: string, options: { readonly safe: boolean }): Promise<Postgres>;
}
const { ensurePostgres, startPostgres }: PostgresScript = await import(/* @vite-ignore */ scriptPath);

let postgres: Postgres;
let servers: readonly ServerProcess[];
const SEED = seedOf(15);
const random = createRandom(SEED);
beforeEach(async () => {
  // With safe writes, since acknowledged data must survive a kill.
  postgres = await startPostgres(await ensurePostgres(), { safe: true });
  const env = { DATABASE_URL: postgres.url };
  servers = [await ServerProcess.start(env), await ServerProcess.start(env)];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
});

/** Two players for each seat, each at another server, so that both answer the same questions. */
const createPlayers = (table: CreatedTable) =>
  servers.flatMap(({ url }) =>
    table.seats.map((token) => new Player(() => url, table.id, token, createRandom(random() * 2 ** 32))),
  );

async function startTables(count: number): Promise<{ readonly tables: CreatedTable[]; readonly players: Player[][] }> {
  const tables: CreatedTable[] = [];
  for (let i = 0; i < count; i++) tables.push(await startTable(servers[i % 2]?.url ?? ''));
  return { tables, players: tables.map(createPlayers) };
}

/** Stops all players, and checks all tables. */
async function checkTables(tables: readonly CreatedTable[], players: readonly (readonly Player[])[]): Promise<Counts> {
  for (const [index, one] of tables.entries()) await waitUntilQuiet(servers[0]?.url ?? '', one, players[index] ?? []);
  const storage = await openStorage({ url: postgres.url });
  try {
    const counts: Counts[] = [];
    for (const [index, one] of tables.entries()) {
      const urls = servers.map(({ url }) => url);
      counts.push(await checkTable(storage, one, players[index] ?? [], urls));
    }
    return sumCounts(counts);
  } finally {
    await storage.close();
    for (const player of players.flat()) player.close();
  }
}

const countAcknowledged = (players: readonly (readonly Player[])[]) =>
  players.flat().reduce((sum, player) => sum + player.acknowledged.size, 0);

/** Waits for ten more answers. Begins another game when all games are over. */
async function waitForAnswers(tables: CreatedTable[], players: Player[][]): Promise<void> {
  const before = countAcknowledged(players);
  await waitUntil(async () => {
    if (players.every((some) => some.some(({ over }) => over))) {
      const more = await startTables(1);
      tables.push(...more.tables);
      players.push(...more.players);
    }
    return countAcknowledged(players) >= before + 10;
  });
}

it('two servers with simultaneous answers store each acknowledged answer once and in order, and end in the same state', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { tables, players } = await startTables(FIRE_FACTOR || 4);
  await waitUntil(() =>
    players.every((some) => some.some(({ number, over }) => over || number > (FIRE_FACTOR ? 100 : 40))),
  );
  const counts = await checkTables(tables, players);
  reportCampaign('two servers on PostgreSQL', SEED, 0, counts, tables.length * 10);
  expect(players.flat().some(({ refused }) => refused.includes('stale'))).toBe(true);
});

it('a killed server loses no acknowledged answer, and its players continue after its restart', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { tables, players } = await startTables(3);
  const kills = FIRE_FACTOR || 2;
  for (let kill = 0; kill < kills; kill++) {
    await waitForAnswers(tables, players);
    await pause(random() * 200);
    const server = servers[kill % 2] as ServerProcess;
    await server.kill();
    await server.start();
  }
  await waitForAnswers(tables, players);
  reportCampaign('two servers, killed in turn', SEED, kills, await checkTables(tables, players), 20);
});

it('a killed PostgreSQL loses no acknowledged answer, and the servers continue after its restart', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { tables, players } = await startTables(3);
  const kills = FIRE_FACTOR || 2;
  for (let kill = 0; kill < kills; kill++) {
    await waitForAnswers(tables, players);
    await pause(random() * 200);
    await postgres.kill();
    await pause(random() * 300);
    await postgres.start();
  }
  await waitForAnswers(tables, players);
  expect(servers.map(({ running }) => running)).toEqual([true, true]);
  reportCampaign('PostgreSQL killed', SEED, kills, await checkTables(tables, players), 20);
});
