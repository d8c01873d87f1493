/** The server that is put under load: on loopback, in a folder of its own, with a line to ask the process itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { Problem, root } from '../run.mjs';

/** All of it comes from one address here. */
const UNLIMITED = { VIGIL_NEW_TABLES: '100000', VIGIL_REQUESTS: '1000000', VIGIL_LINES_EACH: '20000' };

export class LoadedServer {
  /** @param url of a PostgreSQL; SQLite in a folder of its own without one. */
  static async start(url) {
    const server = new LoadedServer(url);
    await server.begin();
    return server;
  }

  constructor(database) {
    this.kind = database === undefined ? 'SQLite' : 'PostgreSQL';
    this.folder = mkdtempSync(join(tmpdir(), 'vigil-load-'));
    this.env = { VIGIL_HOME: join(this.folder, 'home'), ...UNLIMITED, ...(database && { DATABASE_URL: database }) };
    mkdirSync(join(this.folder, 'page'));
    writeFileSync(join(this.folder, 'page', 'index.html'), '<!doctype html><title>Vigil</title>');
  }

  async begin() {
    const bin = join(root, 'packages', 'cli', 'bin', 'vigil.mjs');
    const page = ['--page', join(this.folder, 'page'), '--data', join(this.folder, 'data')];
    const args = ['--inspect=127.0.0.1:0', bin, 'serve', '--port', '0', '--host', '127.0.0.1', ...page];
    const { child, url, inspector } = await started(args, this.env);
    this.child = child;
    this.url = url;
    this.inspector = await Inspector.open(inspector);
  }

  /** Stops it and starts it again on the same tables. Gives how long it took until it was well, in milliseconds. */
  async again() {
    await this.stop();
    const start = performance.now();
    await this.begin();
    await (await fetch(`${this.url}/health`)).text();
    return performance.now() - start;
  }

  async stop() {
    this.inspector.close();
    const ended = once(this.child, 'close');
    this.child.kill('SIGTERM');
    await ended;
  }

  async remove() {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }

  /** Bytes of heap and buffers that are in use: what is no longer needed is cleared away first. */
  async held() {
    await this.inspector.ask('HeapProfiler.collectGarbage');
    await this.inspector.ask('HeapProfiler.collectGarbage');
    return await this.inspector.value('process.memoryUsage().heapUsed + process.memoryUsage().external');
  }

  /** Bytes that the system gave it. */
  resident() {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8'))?.[1]) * 1024;
  }

  /** Microseconds of processor time since it began. */
  processor() {
    return this.inspector.value('process.cpuUsage().user + process.cpuUsage().system');
  }

  /** How many tables are in its memory. */
  async rooms() {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    return Number(/^vigil_rooms (\d+)/m.exec(text)?.[1]);
  }

  /** Notes from now on what its processor does. */
  async profile() {
    await this.inspector.ask('Profiler.enable');
    await this.inspector.ask('Profiler.start');
  }

  /** What was noted, as a `.cpuprofile` holds it. */
  async profiled() {
    return (await this.inspector.ask('Profiler.stop')).profile;
  }
}

/** Node's own line to a process: asks one thing after the other. */
class Inspector {
  static async open(url) {
    const ws = new WebSocket(url, { perMessageDeflate: false });
    await once(ws, 'open');
    return new Inspector(ws);
  }

  constructor(ws) {
    this.ws = ws;
    this.asked = 0;
  }

  async ask(method, params = {}) {
    const id = ++this.asked;
    this.ws.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [data] = await once(this.ws, 'message');
      const said = JSON.parse(data);
      if (said.id === id) return said.result;
    }
  }

  async value(expression) {
    return (await this.ask('Runtime.evaluate', { expression })).result.value;
  }

  close() {
    this.ws.terminate();
  }
}

/** A process that prints its address first; `inspector`: of Node's line to it, where it was asked for. */
export async function started(args, env = {}) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const said = [];
  child.stderr.on('data', (chunk) => said.push(chunk));
  const line = await Promise.race([once(child.stdout, 'data').then(String), once(child, 'close').then(() => '')]);
  const url = /http:\/\/\S+/.exec(line)?.[0];
  const errors = Buffer.concat(said).toString();
  if (!url) throw new Problem(`The server did not start. ${errors}`);
  said.length = 0;
  child.stderr.on('data', (chunk) => {
    said.length = 0;
    if (!/^(Debugger|For help)/.test(String(chunk))) process.stderr.write(chunk);
  });
  return { child, url, inspector: /ws:\/\/\S+/.exec(errors)?.[0] };
}
