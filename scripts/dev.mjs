/**
 * `npm run dev`: the page with hot reload on port 8026 or PORT, and the table server behind it. The server restarts
 * when its sources change.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { log, Problem, root, runIfMain } from './lib/run.mjs';
import { checkNode, install, tool } from './prepare.mjs';

/** Addresses that the table server answers. The page has all others. */
const OF_SERVER = ['/api/v1', '/health', '/metrics', '/t/'];
/** Time for the table server to end before it is killed, in milliseconds. */
const STOP_TIMEOUT = 3_000;
/** Windows has no process groups. */
const GROUPS = process.platform !== 'win32';

async function dev() {
  const port = Number(process.env.PORT || '8026');
  if (!Number.isInteger(port) || port < 1 || port > 65_534) {
    throw new Problem(`PORT must be a number from 1 to 65534, not "${process.env.PORT}".`);
  }
  checkNode();
  await install();
  for (const each of [port, port + 1]) await checkFree(each, port);

  const server = new TableServer(port + 1);
  const compiler = compile(() => server.restart());
  const page = await servePage(port, port + 1).catch((error) => {
    killGroup(compiler);
    throw error;
  });
  log(`the page is at http://localhost:${port}, the table server at port ${port + 1}; Ctrl-C stops both`);

  await new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
    compiler.once('close', resolve);
  });
  killGroup(compiler);
  await Promise.all([server.stop(), page.close()]);
  process.exit();
}

/** Throws a Problem if a port is taken. */
async function checkFree(port, first) {
  const probe = createServer();
  await new Promise((resolve, reject) => {
    const taken = `Port ${port} is taken: \`npm run dev\` needs ${first} and ${first + 1}; choose others with PORT.`;
    probe.once('error', ({ code, message }) => reject(new Problem(code === 'EADDRINUSE' ? taken : `${message}.`)));
    probe.listen(port, () => probe.close(resolve));
  });
}

/** Compiles the command at every change, and calls `compiled` after each. Prints errors, not progress. */
function compile(compiled) {
  const args = ['-b', '--watch', '--preserveWatchOutput', join('packages', 'cli')];
  const [program, ...rest] = tool('typescript/bin/tsc', ...args);
  const compiler = spawn(program, rest, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], detached: GROUPS });
  compiler.stdout.on('data', (chunk) => {
    const text = String(chunk);
    if (/error TS/.test(text)) process.stderr.write(text);
    if (/Found \d+ errors?/.test(text)) compiled();
  });
  return compiler;
}

/** Ends a process and its children: tsc runs the compiler as a process of its own. */
function killGroup(child) {
  if (child.exitCode !== null) return;
  if (GROUPS) process.kill(-child.pid);
  else child.kill();
}

/** The process that serves tables. Restarting waits for the old one, which frees the port. */
class TableServer {
  constructor(port) {
    this.port = port;
    this.stopping = Promise.resolve();
  }

  restart() {
    this.stopping = this.stop().then(() => this.start());
  }

  start() {
    const main = join(root, 'packages', 'cli', 'dist', 'main.js');
    const args = [main, 'serve', '--port', String(this.port), '--page', join(root, 'packages', 'web')];
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    this.child = child;
    this.ended = new Promise((resolve) => child.once('close', resolve));
    this.ended.then((code) => {
      if (code) log(`the table server ended with code ${code}; it starts again at the next change`);
    });
  }

  async stop() {
    await this.stopping;
    this.child?.kill();
    const timer = setTimeout(() => this.child?.kill('SIGKILL'), STOP_TIMEOUT);
    await this.ended;
    clearTimeout(timer);
  }
}

/** Serves the page from its sources, and passes what is for the table server on to it. */
async function servePage(port, behind) {
  const { createServer: createVite } = await import('vite');
  const target = `http://localhost:${behind}`;
  const proxy = Object.fromEntries(OF_SERVER.map((path) => [path, { target, ws: path === '/api/v1' }]));
  const vite = await createVite({
    root: join(root, 'packages', 'web'),
    server: { port, strictPort: true, proxy },
    clearScreen: false,
  });
  return await vite.listen();
}

await runIfMain(import.meta.url, dev);
