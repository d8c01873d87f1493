import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { House, type OpenStorage, openStorage, type RunningServer, startServer, WORLD } from '@vigil/server';
import type { TableInfo, TableUpdate } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratch, vigil } from './vigil.js';

const BIN = fileURLToPath(new URL('../bin/vigil.mjs', import.meta.url));
const file = scratch();
const mishaps: unknown[] = [];
let storage: OpenStorage;
let server: RunningServer;
beforeAll(async () => {
  mkdirSync(file('page'));
  writeFileSync(file('page/index.html'), '<title>Vigil</title>');
  storage = await openStorage();
  await storage.migrate();
  const house = new House({ storage, world: WORLD, mishap: (_, error) => mishaps.push(error) });
  server = await startServer({ page: file('page'), version: '1', port: 0, host: '127.0.0.1', house });
});
afterAll(async () => {
  await server.close();
  await storage.close();
  expect(mishaps).toEqual([]);
});

/** Asks the server for something. */
async function ask<T>(method: string, path: string, token?: string, body?: object): Promise<T> {
  const response = await fetch(`${server.url}/api/v1/tables${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify({ ...body }) }),
  });
  return (await response.json()) as T;
}

let keys = 0;
const newKey = () => `terminal-${++keys}`;

/** `vigil play` at a seat, as if answers came through a pipe; what it writes is gathered. */
function atSeat(link: string, ...args: string[]) {
  const child = spawn(process.execPath, [BIN, 'play', '--seat', link, ...args], {
    env: { ...process.env, VIGIL_HOME: file('home'), VIGIL_LANG: 'en' },
  });
  let written = '';
  child.stdout.on('data', (text) => {
    written += String(text);
  });
  child.stderr.on('data', (text) => {
    written += String(text);
  });
  return {
    type: (line: string) => child.stdin.write(`${line}\n`),
    written: () => written,
    async until(text: string, from = 0): Promise<void> {
      while (!written.includes(text, from)) {
        if (child.exitCode !== null) throw new Error(`it ended without "${text}":\n${written}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async end(): Promise<number | null> {
      child.stdin.end('q\n');
      if (child.exitCode === null) await once(child, 'close');
      return child.exitCode;
    },
  };
}

describe('a seat over the network, at a terminal', () => {
  it('is sat down at, waits for its turn, answers, and sees and hears what the others do', async () => {
    const made = await ask<{ id: string; host: string; seats: string[] }>('POST', '', undefined, {
      name: 'Thursdays',
      game: 'arkham',
      setup: { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' },
      manners: { pace: 'live' },
    });
    const { id, host, seats } = made;
    const game = () => ask<TableUpdate>('GET', `/${id}/game`, host);
    await ask('POST', `/${id}/claim`, seats[0], { seat: 0, name: 'Anna' });
    const joe = atSeat(`${server.url}/t/${id}#${seats[1]}`, '--name', 'Bert');
    await joe.until('The game has not begun yet');
    await ask('POST', `/${id}/begin`, host, { key: newKey() });
    await joe.until('Joe Diamond');
    joe.type('1');
    while ((await game()).answers === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    // Anna's answers are told here as they come.
    const seen = joe.written().length;
    for (let i = 0; i < 3; i++) {
      const { decisions } = await game();
      const open = decisions.find(({ by }) => by.includes(0));
      if (!open) break;
      const option = open.options[0]?.id;
      await ask('POST', `/${id}/answers`, seats[0], {
        decision: open.id,
        option,
        key: newKey(),
      });
    }
    await joe.until('Kate Winthrop', seen);
    await ask('POST', `/${id}/talk`, seats[0], { text: 'To the Woods!', key: newKey() });
    await joe.until('Anna says: To the Woods!');
    joe.type('say Or not.');
    await joe.until('Bert says: Or not.');
    expect(await joe.end()).toBe(0);
    const info = await ask<TableInfo>('GET', `/${id}`, host);
    expect(info.seats.map(({ name }) => name)).toEqual(['Anna', 'Bert']);
  });

  it('says in a sentence what is wrong with a link, a server or a secret', async () => {
    const sentence = (...args: string[]) => vigil(['play', ...args]).stderr;
    expect(sentence('--seat', 'nonsense')).toBe(
      'vigil: --seat needs the link to a seat, as https://host/t/TABLE#TOKEN.\n',
    );
    const token = 'x'.repeat(43);
    expect(sentence('--seat', `abc#${token}`)).toMatch(/^vigil: Name the server .*\n$/);
    expect(sentence('--seat', `abc#${token}`, '--server', 'http://127.0.0.1:1')).toMatch(
      /^vigil: There is no answer .*\n$/,
    );
    const stranger = atSeat(`${server.url}/t/abc#${token}`);
    await stranger.until('This link does not open this table');
    expect(await stranger.end()).toBe(1);
  });
});
