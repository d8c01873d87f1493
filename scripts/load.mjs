/**
 * Measures the load that a server of tables bears, from outside, on this machine only and bounded. Tables have sockets,
 * and answers come at a fixed rate. Results are the time from an answer to the last screen that shows it, and the
 * server's processor and memory. The same run measures the bare echo rate of the machine.
 *
 *   node scripts/load.mjs                            200 tables, 1,000 sockets, 200 answers/s, 20 s.
 *   node scripts/load.mjs --tables 20 --sockets 100 --rate 50 --seconds 5 --idle 50
 *   node scripts/load.mjs --tables 20 --sockets 100 --rate 20 --seconds 5 --idle 10000    empty tables.
 *   node scripts/load.mjs --database                 on a PostgreSQL started for it (with fsync, as in production).
 *   node scripts/load.mjs --profile load.cpuprofile  profiles the server while answers come.
 *
 * It starts a server of its own on SQLite; with DATABASE_URL on that PostgreSQL. Build first (npm run build).
 */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { measureEchoRate, runEchoServer } from './lib/load/echo.mjs';
import { kb, mb, measureTimes, ms, percentile, sleep } from './lib/load/figures.mjs';
import { LoadedServer } from './lib/load/server.mjs';
import { log, Problem, runIfMain } from './lib/run.mjs';
import { ensurePostgres, startPostgres } from './postgres.mjs';

const MAXIMA = { tables: 2_000, sockets: 5_000, rate: 2_000, seconds: 600, idle: 20_000 };
const DEFAULTS = { tables: 200, sockets: 1_000, rate: 200, seconds: 20, idle: 300 };
/** Number of requests for quick measurements. */
const REQUESTS = 50;
/** Number of a browser's links in "my tables". */
const OWN_LINKS = 50;
/** Time of observation without any requests, in milliseconds. */
const IDLE_MS = 5_000;
/** Number of tables created before any measurement. */
const WARM_UP_TABLES = 3;
/** Number of parallel requests that create tables. */
const PARALLEL = 8;

async function load() {
  if (process.argv[2] === 'echo') return runEchoServer();
  const { settings, database, profile } = options();
  const echo = await measureEchoRate();
  const postgres = database ? await startOwnPostgres() : undefined;
  const server = await LoadedServer.start(postgres?.url ?? process.env.DATABASE_URL);
  try {
    const lines = [...echo, ...(await measure(server, settings, profile))];
    console.log(`\n| | |\n| --- | --- |\n${lines.map(([what, much]) => `| ${what} | ${much} |`).join('\n')}`);
  } finally {
    await server.remove();
    await postgres?.stop();
  }
}

function options() {
  const numbers = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, { type: 'string' }]));
  const { values } = parseArgs({
    options: { ...numbers, database: { type: 'boolean' }, profile: { type: 'string' } },
  });
  const settings = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, usual]) => {
      const value = Number(values[name] ?? usual);
      if (!(value >= 0 && value <= MAXIMA[name])) throw new Problem(`--${name} is a number up to ${MAXIMA[name]}.`);
      return [name, value];
    }),
  );
  if (settings.tables < 1 || settings.sockets < settings.tables * 2) {
    throw new Problem('Each table needs a player on both seats: --sockets must be at least twice --tables.');
  }
  return { settings, database: values.database === true, profile: values.profile };
}

async function startOwnPostgres() {
  const bin = await ensurePostgres();
  if (bin === undefined) throw new Problem('PostgreSQL was not found and could not be installed.');
  return await startPostgres(bin, { safe: true });
}

async function measure(server, { tables: count, sockets, rate, seconds, idle }, profile) {
  // Load the data shared by all tables, such as the rules of the game, before the first measurement.
  await createTables(server, WARM_UP_TABLES);
  const empty = await server.measureHeap();
  const residentEmpty = server.residentMemory();
  log(`creating ${idle} tables without clients`);
  const began = performance.now();
  const resting = await createTables(server, idle);
  const createTime = performance.now() - began;
  const rested = await server.measureHeap();
  const residentRested = server.residentMemory();
  const quiet = idle > 0 ? await measureIdle(server, resting) : [];
  log(`making ${count} with players, and opening ${sockets} sockets`);
  const before = await server.measureHeap();
  const residentBefore = server.residentMemory();
  const tables = await createTables(server, count);
  await openSockets(server, tables, sockets);
  const seated = await server.measureHeap();
  log(`answering ${rate} times a second for ${seconds} seconds`);
  if (profile) await server.startProfile();
  const [served, own] = [await server.processorTime(), process.cpuUsage()];
  const { times, done, refused, took } = await play(tables, rate, seconds);
  const spent = (await server.processorTime()) - served;
  const { user, system } = process.cpuUsage(own);
  if (profile) writeFileSync(profile, JSON.stringify(await server.stopProfile()));
  const played = await server.measureHeap();
  const resident = server.residentMemory();
  for (const { lines } of tables) for (const { ws } of lines) ws.terminate();
  times.sort((one, other) => one - other);
  return [
    ['database', server.kind],
    ['tables, sockets', `${count}, ${sockets}`],
    ['answers a second, asked for and done', `${rate}, ${(done / took).toFixed(0)}`],
    ['answers refused', refused],
    ['from an answer to its last screen, median', ms(percentile(times, 0.5))],
    ['the same, 99th percentile', ms(percentile(times, 0.99))],
    ['the same, longest', ms(percentile(times, 1))],
    ['processor of the server for each answer', `${(spent / 1000 / Math.max(1, done)).toFixed(2)} ms`],
    ['of one core, the server', `${((spent / 1e6 / took) * 100).toFixed(0)} %`],
    ['of one core, the side that asks', `${(((user + system) / 1e6 / took) * 100).toFixed(0)} %`],
    [`held by the server with ${WARM_UP_TABLES} tables`, mb(empty)],
    ...(idle > 0
      ? [
          [`held for each of ${idle} unused tables`, kb((rested - empty) / idle)],
          ['the same, of resident memory', kb((residentRested - residentEmpty) / idle)],
          ['such tables made in a second', (idle / (createTime / 1000)).toFixed(0)],
        ]
      : []),
    ...quiet,
    ['held for each table with its sockets', kb((seated - before) / count)],
    ['held for each table that was played', kb((played - before) / count)],
    ['the same, of resident memory', kb((resident - residentBefore) / count)],
    ['resident memory of the server in the end', mb(resident)],
  ];
}

/** Measures the cost of many empty tables: a restart, frequent requests, and the server's periodic work. */
async function measureIdle(server, tables) {
  const cpu = await server.processorTime();
  await sleep(IDLE_MS);
  const idle = (await server.processorTime()) - cpu;
  const rooms = await server.countTables();
  const start = await server.restart();
  const links = tables.slice(-OWN_LINKS).map(({ id, seats }) => ({ table: id, token: seats[0] }));
  const health = await measureTimes(REQUESTS, async () => void (await (await fetch(`${server.url}/health`)).text()));
  const mine = await measureTimes(REQUESTS, () => ask(server.url, '/mine', undefined, { links }));
  return [
    ['of these in memory', rooms],
    ['of one core, the server while nothing is done', `${(idle / 10 / IDLE_MS).toFixed(1)} %`],
    [`a start with ${tables.length} tables until /health answers`, ms(start)],
    ['/health, median and longest', `${ms(percentile(health, 0.5))}, ${ms(percentile(health, 1))}`],
    [
      `"my tables" with ${links.length} links, median and longest`,
      `${ms(percentile(mine, 0.5))}, ${ms(percentile(mine, 1))}`,
    ],
  ];
}

/** Creates tables of two and begins their games. */
async function createTables({ url }, count) {
  const tables = [];
  const next = async () => {
    while (tables.length < count) {
      const table = { lines: [], waiting: undefined };
      tables.push(table);
      const at = await ask(url, '/tables', undefined, {
        name: 'Load',
        game: 'arkham',
        setup: { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' },
        settings: { pace: 'live' },
      });
      for (const [seat, token] of at.seats.entries()) {
        await ask(url, `/tables/${at.id}/claim`, token, { seat, name: `Player ${seat + 1}` });
      }
      await ask(url, `/tables/${at.id}/begin`, at.host, { key: `load-begin-${tables.length}` });
      Object.assign(table, at);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, next));
  return tables;
}

async function ask(url, path, token, body) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Problem(`POST ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Opens sockets at the tables in turn: first for the seats, then for spectators. */
async function openSockets({ url }, tables, sockets) {
  for (let i = 0; i < sockets; i++) {
    const table = tables[i % tables.length];
    const seat = table.lines.length;
    const ws = new WebSocket(`${url.replace('http', 'ws')}/api/v1/live`, { perMessageDeflate: false });
    const line = { ws, seat, number: 0 };
    table.lines.push(line);
    ws.on('message', (data) => handleMessage(table, line, data));
    await once(ws, 'open');
    ws.send(JSON.stringify({ do: 'hello', table: table.id, tokens: [table.seats[seat] ?? table.spectator] }));
  }
  while (tables.some(({ lines }) => lines.some(({ number }) => number === 0))) await sleep(20);
}

/** Reads only the needed bytes of a message, without a string, because this process shares two cores with the server. */
function handleMessage(table, line, data) {
  const says = String.fromCharCode(data[8]);
  if (says === 'u') {
    // The last number of an update is the table's position.
    const from = data.lastIndexOf('"number":') + 9;
    line.number = Math.max(line.number, Number.parseInt(data.latin1Slice(from, from + 12), 10));
    if (line.seat === 0) table.update = data;
  } else if (table.waiting && says === 'd') table.waiting.number = JSON.parse(data).number;
  else if (table.waiting && says === 'r') table.waiting.refused = true;
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

await runIfMain(import.meta.url, load);
