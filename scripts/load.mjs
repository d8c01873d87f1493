/**
 * How much a server of tables bears, measured from outside, on this machine only and bounded: tables with sockets at each,
 * answers at a rate, from sending an answer to the last screen that shows it. The bare echo rate of the same machine is
 * measured in the same run.
 *
 *   node scripts/load.mjs                                                    200 tables, 1,000 sockets, 200 answers/s, 20 s
 *   node scripts/load.mjs --tables 20 --sockets 100 --rate 50 --seconds 5 --idle 50
 *
 * It starts a server of its own on SQLite; with DATABASE_URL on that PostgreSQL. Build first (npm run build).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WebSocket, WebSocketServer } from 'ws';
import { Problem, root, runIfMain, say } from './lib/run.mjs';

const MOST = { tables: 2_000, sockets: 5_000, rate: 2_000, seconds: 600, idle: 20_000 };
const USUAL = { tables: 200, sockets: 1_000, rate: 200, seconds: 20, idle: 300 };
/** All of it comes from one address here. */
const UNLIMITED = { VIGIL_NEW_TABLES: '100000', VIGIL_REQUESTS: '1000000' };
const ECHO_SOCKETS = 50;
const ECHO_MS = 3_000;
/** As long as what a table says after an answer. */
const ECHO_BYTES = 20_000;

async function load() {
  if (process.argv[2] === 'echo') return echoServer();
  const asked = numbers();
  const echo = await echoRate();
  const server = await startServer();
  try {
    const lines = await measured(server, asked);
    console.log(
      `\n| | |\n| --- | --- |\n${[...echo, ...lines].map(([what, much]) => `| ${what} | ${much} |`).join('\n')}`,
    );
  } finally {
    await server.stop();
  }
}

function numbers() {
  const options = Object.fromEntries(Object.keys(USUAL).map((name) => [name, { type: 'string' }]));
  const { values } = parseArgs({ options });
  return Object.fromEntries(
    Object.entries(USUAL).map(([name, usual]) => {
      const value = Number(values[name] ?? usual);
      if (!(value >= 0 && value <= MOST[name])) throw new Problem(`--${name} is a number up to ${MOST[name]}.`);
      return [name, value];
    }),
  );
}

async function measured(server, { tables: many, sockets, rate, seconds, idle }) {
  const empty = server.memory();
  say(`making ${idle} tables where nobody is, and ${many} where somebody is`);
  const resting = await make(server, idle);
  const rested = server.memory();
  const tables = await make(server, many);
  say(`opening ${sockets} sockets`);
  await sitDown(server, tables, sockets);
  const seated = server.memory();
  say(`answering ${rate} times a second for ${seconds} seconds`);
  const { times, done, refused, took } = await play(tables, rate, seconds);
  const played = server.memory();
  for (const { lines } of tables) for (const { ws } of lines) ws.terminate();
  times.sort((one, other) => one - other);
  return [
    ['tables, sockets', `${many}, ${sockets}`],
    ['answers a second, asked for and done', `${rate}, ${(done / took).toFixed(0)}`],
    ['answers refused', refused],
    ['from an answer to its last screen, median', `${at(times, 0.5)} ms`],
    ['the same, 99th percentile', `${at(times, 0.99)} ms`],
    ['the same, longest', `${at(times, 1)} ms`],
    ['memory of the empty server', mb(empty)],
    [`for each of ${resting.length} tables made and left`, kb((rested - empty) / Math.max(1, resting.length))],
    ['for each table with its sockets', kb((seated - rested) / many)],
    ['for each table that was played', kb((played - rested) / many)],
    ['memory of the server in the end', mb(played)],
  ];
}

/** Tables of two whose game has begun. */
async function make({ url }, many) {
  const made = [];
  const next = async () => {
    while (made.length < many) {
      const table = { lines: [], number: 1, waiting: undefined };
      made.push(table);
      const at = await ask(url, '/tables', undefined, {
        name: 'Load',
        game: 'arkham',
        setup: { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' },
        manners: { pace: 'live' },
      });
      for (const [seat, token] of at.seats.entries()) {
        await ask(url, `/tables/${at.id}/claim`, token, { seat, name: `Player ${seat + 1}` });
      }
      await ask(url, `/tables/${at.id}/begin`, at.host, { key: `load-begin-${made.length}` });
      Object.assign(table, at);
    }
  };
  await Promise.all([next(), next(), next(), next()]);
  return made;
}

async function ask(url, path, token, body) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Problem(`POST ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Sockets go round the tables: first the seats, then who looks on. */
async function sitDown({ url }, tables, sockets) {
  for (let i = 0; i < sockets; i++) {
    const table = tables[i % tables.length];
    const seat = table.lines.length;
    const ws = new WebSocket(`${url.replace('http', 'ws')}/api/v1/live`);
    const line = { ws, seat, number: 0 };
    table.lines.push(line);
    ws.on('message', (data) => hear(table, line, data));
    await once(ws, 'open');
    ws.send(JSON.stringify({ do: 'hello', table: table.id, tokens: [table.seats[seat] ?? table.spectator] }));
  }
  while (tables.some(({ lines }) => lines.some(({ number }) => number === 0))) await sleep(20);
}

/** Only who may answer reads all of what comes: this process shares two cores with the server. */
function hear(table, line, data) {
  const text = String(data);
  if (text.startsWith('{"say":"update"')) {
    const number = Number(/"number":(\d+),"waits"/.exec(text.slice(text.lastIndexOf('"number":')))?.[1] ?? 0);
    line.number = Math.max(line.number, number);
    if (line.seat === 0) table.update = text;
  } else if (text.startsWith('{"say":"done"') && table.waiting) table.waiting.number = JSON.parse(text).number;
  else if (text.startsWith('{"say":"refused"') && table.waiting) table.waiting.refused = true;
  table.waiting?.look();
}

async function play(tables, rate, seconds) {
  const counts = { times: [], done: 0, refused: 0 };
  const start = performance.now();
  const until = start + seconds * 1000;
  let sent = 0;
  while (performance.now() < until) {
    for (const due = ((performance.now() - start) / 1000) * rate; sent < due; sent++) {
      const table = tables[sent % tables.length];
      if (!table.waiting) answer(table, counts);
    }
    await sleep(2);
  }
  const took = (performance.now() - start) / 1000;
  for (let i = 0; i < 250 && tables.some(({ waiting }) => waiting); i++) await sleep(20);
  return { ...counts, took };
}

function answer(table, counts) {
  const { decisions } = JSON.parse(table.update).update;
  const decision = decisions[0];
  const line = table.lines[decision?.by[0] ?? -1];
  if (!line) return;
  const option = decision.options[Math.floor(Math.random() * decision.options.length)].id;
  const start = performance.now();
  const look = () => {
    const { number, refused } = table.waiting;
    if (!refused && (number === undefined || table.lines.some((one) => one.number < number))) return;
    if (refused) counts.refused++;
    else {
      counts.times.push(performance.now() - start);
      counts.done++;
    }
    table.waiting = undefined;
  };
  table.waiting = { look };
  const key = `load-${Math.random().toString(36).slice(2)}-${counts.done}`;
  line.ws.send(JSON.stringify({ do: 'answer', decision: decision.id, option, mark: decision.mark, key }));
}

async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-load-'));
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html><title>Vigil</title>');
  const args = [
    'serve',
    '--port',
    '0',
    '--host',
    '127.0.0.1',
    '--page',
    join(folder, 'page'),
    '--data',
    join(folder, 'data'),
  ];
  const bin = join(root, 'packages', 'cli', 'bin', 'vigil.mjs');
  const { child, url } = await started([bin, ...args], { VIGIL_HOME: join(folder, 'home'), ...UNLIMITED });
  return {
    url,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024,
    stop: async () => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** A process that prints its address first. */
async function started(args, env = {}) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const line = await Promise.race([once(child.stdout, 'data').then(String), once(child, 'close').then(() => '')]);
  const url = /http:\/\/\S+/.exec(line)?.[0];
  if (!url) throw new Problem('The server did not start.');
  return { child, url };
}

/** What this machine gives back at most, without anything done in between. */
async function echoRate() {
  const { child, url } = await started([join(root, 'scripts', 'load.mjs'), 'echo']);
  const times = [];
  const end = performance.now() + ECHO_MS;
  const message = 'x'.repeat(ECHO_BYTES);
  await Promise.all(
    Array.from({ length: ECHO_SOCKETS }, async () => {
      const ws = new WebSocket(url.replace('http', 'ws'));
      await once(ws, 'open');
      while (performance.now() < end) {
        const start = performance.now();
        ws.send(message);
        await once(ws, 'message');
        times.push(performance.now() - start);
      }
      ws.terminate();
    }),
  );
  child.kill('SIGKILL');
  times.sort((one, other) => one - other);
  return [
    [
      `bare echoes a second (${ECHO_BYTES / 1000} kB, ${ECHO_SOCKETS} sockets)`,
      (times.length / (ECHO_MS / 1000)).toFixed(0),
    ],
    ['a bare echo, median and 99th percentile', `${at(times, 0.5)}, ${at(times, 0.99)} ms`],
  ];
}

async function echoServer() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (ws) => ws.on('message', (data) => ws.send(String(data))));
  await once(server, 'listening');
  console.log(`http://127.0.0.1:${server.address().port}`);
}

const at = (sorted, part) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
const mb = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
const kb = (bytes) => `${(bytes / 1e3).toFixed(0)} kB`;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

await runIfMain(import.meta.url, load);
