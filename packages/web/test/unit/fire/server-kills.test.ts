/** A server on SQLite that is killed (kill -9) in the middle of play; lines that treat messages badly. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUpStorage, openStorage } from '@vigil/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ConnectionFaults, Player } from './player.js';
import { createRandom, FIRE_FACTOR, pause, ServerProcess, TIMEOUT_MS, waitUntil } from './servers.js';
import { type CreatedTable, checkTable, startTable, waitUntilQuiet } from './tables.js';

let server: ServerProcess;
const chance = createRandom(14);
beforeEach(async () => {
  server = await ServerProcess.start();
});
afterEach(() => server.stop());

const seatPlayers = (made: CreatedTable, more?: ConstructorParameters<typeof Player>[4]) =>
  [...made.seats, ...made.seats].map(
    (token) => new Player(() => server.url, made.id, token, createRandom(chance() * 2 ** 32), more),
  );

/** Stops all players, and checks everything in a copy, since the server locks its folder. */
async function check(made: readonly CreatedTable[], players: readonly (readonly Player[])[]): Promise<number> {
  for (const [index, one] of made.entries()) await waitUntilQuiet(server.url, one, players[index] ?? []);
  const folder = mkdtempSync(join(tmpdir(), 'vigil-fire-copy-'));
  await backUpStorage({ folder: server.data }, join(folder, 'vigil.sqlite'));
  const storage = await openStorage({ folder });
  try {
    let acknowledged = 0;
    for (const [index, one] of made.entries()) {
      acknowledged += await checkTable(storage, one, players[index] ?? [], [server.url]);
    }
    return acknowledged;
  } finally {
    await storage.close();
    rmSync(folder, { recursive: true });
    for (const player of players.flat()) player.close();
  }
}

it('a server that is killed in the middle of play loses no acknowledged answer, and all go on by themselves', {
  timeout: TIMEOUT_MS,
}, async () => {
  const made: CreatedTable[] = [];
  for (let i = 0; i < 3; i++) made.push(await startTable(server.url));
  const players = made.map((one) => seatPlayers(one));
  const acknowledged = () => players.flat().reduce((sum, player) => sum + player.acknowledged.size, 0);
  const someAnswers = async () => {
    const before = acknowledged();
    await waitUntil(async () => {
      if (players.every((some) => some.some(({ over }) => over))) {
        const one = await startTable(server.url);
        made.push(one);
        players.push(seatPlayers(one));
      }
      return acknowledged() >= before + 10;
    });
  };
  for (let kill = 0; kill < (FIRE_FACTOR || 3); kill++) {
    await someAnswers();
    await pause(chance() * 200);
    await server.kill();
    await server.start();
  }
  await someAnswers();
  expect(await check(made, players)).toBeGreaterThan(40);
});

it('messages that come late, twice, in another order or not at all change nothing but the time it takes', {
  timeout: TIMEOUT_MS,
}, async () => {
  const faults: ConnectionFaults = {
    arrivalDelays: () => {
      const luck = chance();
      if (luck < 0.005) return [];
      if (luck < 0.1) return [chance() * 10, chance() * 20];
      return [chance() * 10];
    },
  };
  const made: CreatedTable[] = [];
  for (let i = 0; i < 3; i++) made.push(await startTable(server.url));
  const players = made.map((one) => seatPlayers(one, { faults }));
  await waitUntil(() =>
    players.every((some) => some.some(({ number, over }) => over || number > (FIRE_FACTOR ? 300 : 40))),
  );
  await check(made, players);
  expect(players.flat().some(({ connectionCount }) => connectionCount > 1)).toBe(true);
});
