import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type OpenStorage,
  openStorage,
  type RunningServer,
  SYSTEM_ENVIRONMENT,
  startServer,
  TableApp,
} from '@vigil/server';
import type { TableInfo, TableUpdate } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH_TERMINAL as says } from '../src/terminal/words/en.js';
import { useScratchFolder, vigil } from './vigil.js';

const BIN = fileURLToPath(new URL('../bin/vigil.mjs', import.meta.url));
const file = useScratchFolder();
const reportedErrors: unknown[] = [];
let storage: OpenStorage;
let server: RunningServer;
beforeAll(async () => {
  mkdirSync(file('page'));
  writeFileSync(file('page/index.html'), '<title>Vigil</title>');
  storage = await openStorage();
  await storage.migrate();
  const tableApp = new TableApp({
    storage,
    environment: SYSTEM_ENVIRONMENT,
    onError: (_, error) => reportedErrors.push(error),
  });
  server = await startServer({ page: file('page'), version: '1', port: 0, host: '127.0.0.1', tableApp });
});
afterAll(async () => {
  await server.close();
  await storage.close();
  expect(reportedErrors).toEqual([]);
});

/** Sends a request to the server and returns its answer. */
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

/** Starts `vigil play` at a seat with piped input, and collects its output. */
function openSeat(link: string, ...args: string[]) {
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
      const end = Date.now() + 20_000;
      while (!written.includes(text, from)) {
        if (Date.now() > end) throw new Error(`the output does not contain "${text}":\n${written}`);
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

describe('a seat of an online table at the terminal', () => {
  it('is claimed, waits for its turn, answers, and shows answers and messages of the others', async () => {
    const table = await ask<{ id: string; host: string; seats: string[] }>('POST', '', undefined, {
      name: 'Thursdays',
      game: 'arkham',
      setup: { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' },
      settings: { pace: 'live' },
    });
    const { id, host, seats } = table;
    const game = () => ask<TableUpdate>('GET', `/${id}/game`, host);
    await ask('POST', `/${id}/claim`, seats[0], { seat: 0, name: 'Anna' });
    // A link as in a mail.
    const joe = openSeat(`${server.url}/t/${id}?decision=1#${seats[1]}`, '--name', 'Bert');
    await joe.until(says['t.online.gathering']);
    await ask('POST', `/${id}/begin`, host, { key: newKey() });
    await joe.until('Joe Diamond');
    joe.type('1');
    while ((await game()).answers === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    // Bert's terminal shows Anna's answers at once.
    const position = joe.written().length;
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
    await joe.until('Kate Winthrop', position);
    await ask('POST', `/${id}/talk`, seats[0], { text: 'To the Woods!', key: newKey() });
    await joe.until('Anna says: To the Woods!');
    joe.type('say Or not.');
    await joe.until('Bert says: Or not.');
    expect(await joe.end()).toBe(0);
    const info = await ask<TableInfo>('GET', `/${id}`, host);
    expect(info.seats.map(({ name }) => name)).toEqual(['Anna', 'Bert']);
  });

  it('plays by post, with standing orders, plans, narrations, undo and absence [PBP-10, PBP-20, PBP-26, PBP-28]', async () => {
    const { id, host, seats } = await ask<{ id: string; host: string; seats: string[] }>('POST', '', undefined, {
      name: 'Letters',
      game: 'arkham',
      setup: {
        investigators: ['kate-winthrop', 'joe-diamond'],
        ancientOne: 'yig',
        houseRules: { phaseOrder: 'free' },
      },
      settings: { pace: 'post', deadline: 48, absence: 'harmless' },
    });
    const game = () => ask<TableUpdate>('GET', `/${id}/game`, host);
    const readSeatSettings = () =>
      ask<{ orders: unknown[]; plan?: object; away?: object }>('GET', `/${id}/seats/1/settings`, seats[1]);
    await ask('POST', `/${id}/claim`, seats[0], { seat: 0, name: 'Anna' });
    await ask('POST', `/${id}/claim`, seats[1], { seat: 1, name: 'Bert' });
    await ask('POST', `/${id}/begin`, host, { key: newKey() });
    /** Answers for both seats until the condition holds. */
    const playOn = async (until: () => boolean) => {
      for (let answers = 0; answers < 60 && !until(); answers++) {
        const open = (await game()).decisions.find(({ options }) => options.length > 0);
        if (!open) throw new Error('no question is open');
        const option = (open.options.find(({ key }) => key === 'o.keep-sliders') ?? open.options[0])?.id;
        const seat = open.by[0] ?? 0;
        await ask('POST', `/${id}/answers`, seats[seat], { decision: open.id, option, key: newKey() });
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const joe = openSeat(`${server.url}/t/${id}#${seats[1]}`);
    await joe.until('Joe Diamond');
    joe.type('?');
    await joe.until('add a narration to your next answer');
    // Standing orders, which take effect at once and are confirmed in words.
    joe.type('order meet evade');
    await joe.until('When you meet a monster: evade');
    joe.type('order take all');
    await joe.until('Clues where you stop: take all');
    joe.type('order nonsense');
    await joe.until(says['t.post.order.how']);
    expect((await readSeatSettings()).orders).toEqual([
      { order: 'take-clues', n: 'all' },
      { order: 'meet', by: 'evade' },
    ]);
    joe.type('order drop 1');
    joe.type('away 3');
    await joe.until('You are away for 3 days.');
    expect((await readSeatSettings()).orders).toEqual([{ order: 'meet', by: 'evade' }]);
    expect((await readSeatSettings()).away).toBeDefined();
    joe.type('away back');
    await joe.until(says['t.post.back']);
    // A narration with an answer, and its undo.
    joe.type('tell The rain *never* ends.');
    await joe.until(says['t.post.tell']);
    const before = (await game()).answers;
    joe.type('1');
    await joe.until('The rain *never* ends.', joe.written().indexOf(says['t.post.tell']) + 30);
    expect((await game()).answers).toBeGreaterThan(before);
    joe.type('u');
    await joe.until('undone');
    expect((await game()).answers).toBe(before);
    // A plan for the whole turn, with the cost of its way.
    joe.type('plan Atlantis');
    await joe.until('There is no place called “Atlantis”');
    const at = (await game()).view.investigators[1]?.place;
    const to = at === 'northside' ? 'Downtown' : 'Northside';
    joe.type(`plan ${to}, stay, take`);
    await joe.until('Turn ', joe.written().indexOf('Atlantis'));
    expect((await readSeatSettings()).plan).toBeDefined();
    joe.type('plan drop');
    await joe.until(says['t.post.plan.none']);
    expect((await readSeatSettings()).plan).toBeUndefined();
    expect(await joe.end()).toBe(0);
    // A later session, in which a plan is carried out as far as possible and shown.
    const laterSession = openSeat(`${server.url}/t/${id}#${seats[1]}`);
    await laterSession.until('When you meet a monster: evade');
    laterSession.type('plan next stay, encounter');
    await laterSession.until('Turn 1: stay there; have the encounter there');
    await playOn(() => laterSession.written().includes('(Joe Diamond, by plan)'));
    await laterSession.until('(Joe Diamond, by plan)');
    expect(await laterSession.end()).toBe(0);
  });

  it('reports a wrong link, server or secret in one sentence', async () => {
    const sentence = (...args: string[]) => vigil(['play', ...args]).stderr;
    expect(sentence('--seat', 'nonsense')).toBe(`vigil: ${says['t.online.no-link']}\n`);
    const token = 'x'.repeat(43);
    expect(sentence('--seat', `abc#${token}`)).toMatch(/^vigil: Name the server .*\n$/);
    expect(sentence('--seat', `abc#${token}`, '--server', 'http://127.0.0.1:1')).toMatch(
      /^vigil: http:\S+ does not answer: .*\n$/,
    );
    const stranger = openSeat(`${server.url}/t/abc#${token}`);
    await stranger.until('This link does not open this table');
    expect(await stranger.end()).toBe(1);
    const german = openSeat(`${server.url}/t/abc#${token}`, '--lang', 'de');
    await german.until('Dieser Link ist für diesen Tisch nicht');
    expect(await german.end()).toBe(1);
  });
});
