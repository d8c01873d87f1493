/** `npm start`: prepares the clone and serves the game, on PORT or 8026. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { log, Problem, root, runIfMain } from './lib/run.mjs';
import { prepare } from './prepare.mjs';

async function start() {
  const port = process.env.PORT || '8026';
  if (!/^\d{1,5}$/.test(port)) throw new Problem(`PORT must be a number, not "${port}".`);
  await prepare();
  log(`starting the server on port ${port} (vigil serve)`);
  const vigil = join(root, 'packages', 'cli', 'bin', 'vigil.mjs');
  const server = spawn(process.execPath, [vigil, 'serve', '--port', port], { cwd: root, stdio: 'inherit' });
  // Ctrl-C reaches the server directly; wait until it has ended. SIGTERM is passed on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  stopWithParent(server);
  process.exitCode = await new Promise((resolve) => server.on('close', (code) => resolve(code ?? 1)));
}

/** npm starts this through a shell that passes no signal on. If that shell has ended, the server ends too. */
function stopWithParent(server) {
  if (process.env.npm_command === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    server.kill('SIGTERM');
  }, 500);
  timer.unref();
}

await runIfMain(import.meta.url, start);
