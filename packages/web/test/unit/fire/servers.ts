/** Servers as processes of their own, that can be killed; and what chance there is in these tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../../../cli/bin/vigil.mjs', import.meta.url));

/** Amount of work: short in `npm test`, long with VIGIL_FIRE=50 (that many kills; tables and answers in proportion). */
export const FIRE_FACTOR = Number(process.env.VIGIL_FIRE ?? 0);
/** This only ends what hangs. */
export const TIMEOUT_MS = FIRE_FACTOR ? 3_600_000 : 240_000;

/** A server of tables, always at the same address. `env`: where it keeps them. */
export class ServerProcess {
  readonly port: number;
  private readonly folder: string;
  private readonly env: Record<string, string>;
  private child: ChildProcess | undefined;
  /** The end of what it said on stderr. */
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

  /** Folder of the tables, if there is no other database. */
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
      // A test looks again and again, all from one address: that is not what is tried here.
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

  /** Ends it without a word (kill -9). */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Ends it politely and removes what it kept in its folder. */
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

/** Numbers from 0 to 1, the same for the same seed. */
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
export async function waitUntil(so: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await so())) await pause(20);
}
