/**
 * Finds a PostgreSQL for the tests, or installs Debian's package, and runs servers from it. Each server has a temporary
 * folder of its own and a free port on loopback; `stop()` removes all traces.
 *
 * `node scripts/postgres.mjs` prints the folder of its programs.
 *
 * Order:
 *   1. POSTGRES_BIN
 *   2. PATH
 *   3. /usr/lib/postgresql, Debian's place
 *   4. the distribution's own package, on Debian and Ubuntu
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './lib/debian.mjs';
import { Problem, runIfMain } from './lib/run.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'postgres', 'pg_isready', 'pg_dump', 'pg_restore'];
/** Usually a second; a machine under load may take longer. */
const START_MS = 60_000;

/** The folder of PostgreSQL's programs; installs it if there is none. Undefined if that fails. */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  if (!(await installFromDebian('postgresql', 'PostgreSQL for the tests'))) return undefined;
  return findPostgres();
}

/** The folder of installed PostgreSQL programs, version 15 or later, or undefined. */
function findPostgres() {
  const named = process.env.POSTGRES_BIN;
  if (named) {
    if (hasAll(named)) return named;
    throw new Problem(`POSTGRES_BIN says ${named}, but ${PROGRAMS.join(', ')} are not all there.`);
  }
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const debianVersions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [...onPath, ...debianVersions.map((version) => join(DEBIAN_FOLDER, version, 'bin'))];
  return folders.find((folder) => hasAll(folder) && versionOf(folder) >= 15);
}

function hasAll(folder) {
  try {
    for (const name of PROGRAMS) accessSync(join(folder, name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function versionOf(folder) {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/**
 * Runs a server from the programs in `bin`. `safe`: commits are on the disk, as in production; without it, the server
 * is faster. Returns its `url` and `stop()`, which also removes its folder. For tests of crashes: `kill()` (with -9,
 * including children) and `start()` again.
 */
export async function startPostgres(bin, { safe = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-postgres-'));
  const data = join(folder, 'data');
  const user = unprivilegedUser();
  const password = randomBytes(16).toString('hex');
  const port = await freePort();
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  let server;

  const remove = () => rmSync(folder, { recursive: true, force: true });
  const hasEnded = () => server === undefined || server.exitCode !== null || server.signalCode !== null;
  const atExit = () => {
    if (!hasEnded()) kill9(server.pid);
    remove();
  };
  process.once('exit', atExit);

  async function start() {
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: folder,
      max_connections: 200,
      shared_buffers: '32MB',
      // Containers often have a small /dev/shm; do without it.
      dynamic_shared_memory_type: 'mmap',
      ...(safe ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    };
    const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
    const until = performance.now() + START_MS;
    for (;;) {
      const output = [];
      server = spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
      server.stderr.on('data', (chunk) => output.push(chunk) > 50 && output.shift());
      server.once('error', (error) => output.push(error.message));
      while (!hasEnded() && !isReady()) {
        if (performance.now() > until) throw new Problem(`PostgreSQL does not answer: ${Buffer.concat(output)}`);
        await sleep(50);
      }
      if (!hasEnded()) return;
      // After kill -9 the last children may still hold the shared memory.
      if (performance.now() > until) throw new Problem(`PostgreSQL does not start: ${output.join('')}`);
      await sleep(100);
    }
  }

  const isReady = () =>
    spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], options).status === 0;

  async function stop() {
    if (!hasEnded()) {
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await exited;
    }
    process.off('exit', atExit);
    remove();
  }

  async function kill() {
    if (hasEnded()) return;
    const exited = new Promise((resolve) => server.once('exit', resolve));
    kill9(server.pid);
    await exited;
  }

  try {
    const secret = join(folder, 'password');
    writeFileSync(secret, password, { mode: 0o600 });
    mkdirSync(data, { mode: 0o700 });
    for (const path of [folder, secret, data]) if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
    const initdb = spawnSync(
      join(bin, 'initdb'),
      [
        '-D',
        data,
        '-U',
        'vigil',
        `--pwfile=${secret}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
      ],
      { ...options, encoding: 'utf8' },
    );
    if (initdb.status !== 0)
      throw new Problem(`PostgreSQL's folder could not be created: ${initdb.stderr ?? initdb.error}`);
    await start();
  } catch (error) {
    await kill();
    await stop();
    throw error;
  }
  return { url: `postgres://vigil:${password}@127.0.0.1:${port}/postgres`, bin, start, stop, kill };
}

/** The user to run as: PostgreSQL refuses root, so the package's own user or an unprivileged one. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((which) => spawnSync('id', [which, name], { encoding: 'utf8' }));
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Problem('PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody".');
}

/** Kills a process and its children at once. */
function kill9(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  for (const one of [pid, ...(stdout ?? '').split('\n').map(Number).filter(Boolean)]) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // already ended
    }
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

await runIfMain(import.meta.url, async () => {
  const bin = await ensurePostgres();
  if (bin === undefined) throw new Problem('PostgreSQL was not found and could not be installed.');
  console.log(bin);
});
