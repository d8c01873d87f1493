/** Servers in separate processes that can be killed, seeded randomness, and waiting. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../../../cli/bin/vigil.mjs', import.meta.url));

/** Amount of work: 0 for a short test; with VIGIL_FIRE=50 there are 50 kills, and tables and answers in proportion. */
export const FIRE_FACTOR = Number(process.env.VIGIL_FIRE ?? 0);
/** Ends tests that hang. */
export const TIMEOUT_MS = FIRE_FACTOR ? 3_600_000 : 240_000;

/** A server process, always at the same address. `env`: further variables, such as the database. */
export class ServerProcess {
  readonly port: number;
  private readonly folder: string;
  private readonly env: Record<string, string>;
  private child: ChildProcess | undefined;
  /** The end of its output on stderr. */
  private errorOutput = '';

  private constructor(port: number, env: Record<string, string>) {
    this.port = port;
    this.folder = mkdtempSync(join(tmpdir(), 'vigil-fire-'));
    this.env = env;
    mkdirSync(join(this.folder, 'page'));
    writeFileSync(join(this.folder, 'page', 'index.html'), '<!doctype html><title>Vigil</title>');
  }

  static async start(env: Record<string, string> = {}): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), env);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Folder of the tables if no other database is set. */
  get data(): string {
    return join(this.folder, 'data');
  }

  get running(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  get lastErrors(): string {
    return this.errorOutput;
  }

  async start(): Promise<void> {
    const args = ['serve', '--port', String(this.port), '--host', '127.0.0.1'];
    const folders = ['--page', join(this.folder, 'page'), '--data', this.data];
    const child = spawn(process.execPath, [BIN, ...args, ...folders], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // No rate limit: all requests of a test come from one address.
      env: { ...process.env, VIGIL_REQUESTS_PER_MINUTE: '1000000', VIGIL_HOME: join(this.folder, 'home'), ...this.env },
    });
    this.child = child;
    child.stderr?.on('data', (text) => {
      this.errorOutput = (this.errorOutput + String(text)).slice(-4000);
    });
    const ready = await Promise.race([
      once(child.stdout as NonNullable<typeof child.stdout>, 'data').then(() => true),
      once(child, 'close').then(() => false),
    ]);
    if (!ready) throw new Error(`The server did not start: ${this.errorOutput}`);
  }

  /** Kills the process (kill -9). */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Stops the process, and removes its folder. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.folder, { recursive: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || !this.running) return;
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A generator of pseudo-random numbers from 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until a condition holds. If it never does, the test fails by its own timeout. */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(20);
}
