/** A server on SQLite that is killed (kill -9) in the middle of play; lines that treat messages badly. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, openStorage } from '@vigil/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Faults, Player } from './player.js';
import { chanceOf, FIRE, LONG, pause, ServerProcess, until } from './servers.js';
import { atRest, begunTable, checkTable, type Made } from './tables.js';

let server: ServerProcess;
const chance = chanceOf(14);
beforeEach(async () => {
  server = await ServerProcess.start();
});
afterEach(() => server.stop());

const sitDown = (made: Made, more?: ConstructorParameters<typeof Player>[4]) =>
  [...made.seats, ...made.seats].map(
    (token) => new Player(() => server.url, made.id, token, chanceOf(chance() * 2 ** 32), more),
  );

/** Lets everybody stop, and looks at everything in a copy, for the server has its folder for itself. */
async function check(made: readonly Made[], players: readonly (readonly Player[])[]): Promise<number> {
  for (const [index, one] of made.entries()) await atRest(server.url, one, players[index] ?? []);
  const folder = mkdtempSync(join(tmpdir(), 'vigil-fire-copy-'));
  await backUp(server.data, join(folder, 'vigil.sqlite'));
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
  timeout: LONG,
}, async () => {
  const made: Made[] = [];
  for (let i = 0; i < 3; i++) made.push(await begunTable(server.url));
  const players = made.map((one) => sitDown(one));
  const acknowledged = () => players.flat().reduce((sum, player) => sum + player.acknowledged.size, 0);
  const someAnswers = async () => {
    const before = acknowledged();
    await until(async () => {
      if (players.every((some) => some.some(({ over }) => over))) {
        const one = await begunTable(server.url);
        made.push(one);
        players.push(sitDown(one));
      }
      return acknowledged() >= before + 10;
    });
  };
  for (let kill = 0; kill < (FIRE || 3); kill++) {
    await someAnswers();
    await pause(chance() * 200);
    await server.kill();
    await server.start();
  }
  await someAnswers();
  expect(await check(made, players)).toBeGreaterThan(40);
});

it('messages that come late, twice, in another order or not at all change nothing but the time it takes', {
  timeout: LONG,
}, async () => {
  const faults: Faults = {
    arrives: () => {
      const luck = chance();
      if (luck < 0.005) return [];
      if (luck < 0.1) return [chance() * 10, chance() * 20];
      return [chance() * 10];
    },
  };
  const made: Made[] = [];
  for (let i = 0; i < 3; i++) made.push(await begunTable(server.url));
  const players = made.map((one) => sitDown(one, { faults }));
  await until(() => players.every((some) => some.some(({ number, over }) => over || number > (FIRE ? 300 : 40))));
  await check(made, players);
  expect(players.flat().some(({ lines }) => lines > 1)).toBe(true);
});
