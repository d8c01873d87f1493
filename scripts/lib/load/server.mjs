/** The server under load: on loopback, with a folder of its own and an inspector connection to its process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { Problem, root } from '../run.mjs';

/** All requests come from one address. */
const NO_LIMITS = {
  VIGIL_NEW_TABLES_PER_HOUR: '100000',
  VIGIL_REQUESTS_PER_MINUTE: '1000000',
  VIGIL_CONNECTIONS_PER_ADDRESS: '20000',
};

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
    this.env = { VIGIL_HOME: join(this.folder, 'home'), ...NO_LIMITS, ...(database && { DATABASE_URL: database }) };
    mkdirSync(join(this.folder, 'page'));
    writeFileSync(join(this.folder, 'page', 'index.html'), '<!doctype html><title>Vigil</title>');
  }

  async begin() {
    const bin = join(root, 'packages', 'cli', 'bin', 'vigil.mjs');
    const page = ['--page', join(this.folder, 'page'), '--data', join(this.folder, 'data')];
    const args = ['--inspect=127.0.0.1:0', bin, 'serve', '--port', '0', '--host', '127.0.0.1', ...page];
    const { child, url, inspector } = await startProcess(args, this.env);
    this.child = child;
    this.url = url;
    this.inspector = await Inspector.open(inspector);
  }

  /** Restarts the server on the same tables. Returns the milliseconds until it is healthy. */
  async restart() {
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

  /** Bytes of heap and buffers in use, after garbage collection. */
  async measureHeap() {
    await this.inspector.ask('HeapProfiler.collectGarbage');
    await this.inspector.ask('HeapProfiler.collectGarbage');
    return await this.inspector.value('process.memoryUsage().heapUsed + process.memoryUsage().external');
  }

  /** Resident memory in bytes. */
  residentMemory() {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8'))?.[1]) * 1024;
  }

  /** Processor time since the start, in microseconds. */
  processorTime() {
    return this.inspector.value('process.cpuUsage().user + process.cpuUsage().system');
  }

  /** Number of tables in memory. */
  async countTables() {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    return Number(/^vigil_tables_in_memory (\d+)/m.exec(text)?.[1]);
  }

  /** Starts a CPU profile. */
  async startProfile() {
    await this.inspector.ask('Profiler.enable');
    await this.inspector.ask('Profiler.start');
  }

  /** Ends the profile; returns the content of a `.cpuprofile`. */
  async stopProfile() {
    return (await this.inspector.ask('Profiler.stop')).profile;
  }
}

/** A connection to Node's inspector. Requests must not overlap. */
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
      const output = JSON.parse(data);
      if (output.id === id) return output.result;
    }
  }

  async value(expression) {
    return (await this.ask('Runtime.evaluate', { expression })).result.value;
  }

  close() {
    this.ws.terminate();
  }
}

/** Starts a Node process that prints its address first. `inspector`: the address of its inspector, if enabled. */
export async function startProcess(args, env = {}) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const output = [];
  child.stderr.on('data', (chunk) => output.push(chunk));
  const line = await Promise.race([once(child.stdout, 'data').then(String), once(child, 'close').then(() => '')]);
  const url = /http:\/\/\S+/.exec(line)?.[0];
  const errors = Buffer.concat(output).toString();
  if (!url) throw new Problem(`The server did not start. ${errors}`);
  output.length = 0;
  child.stderr.on('data', (chunk) => {
    output.length = 0;
    if (!/^(Debugger|For help)/.test(String(chunk))) process.stderr.write(chunk);
  });
  return { child, url, inspector: /ws:\/\/\S+/.exec(errors)?.[0] };
}
