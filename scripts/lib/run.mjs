/** Helpers of all scripts: progress messages, running programs, and errors that end a script with one sentence. */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** An error that the user can understand and fix; printed as its sentence, without a stack. */
export class Problem extends Error {}

/** Prints a line of progress to stderr. */
export function log(line) {
  console.error(`vigil: ${line}`);
}

/**
 * Runs a program from the root, without stdin, and resolves to its exit code. On a timeout it is killed with its
 * children and counts as failed. `quiet`: print its output only if it fails; `print`: is called with all of it at the
 * end.
 */
export function run([program, ...args], { timeout = 10 * 60_000, quiet = false, print, env = {} } = {}) {
  return new Promise((resolve) => {
    // A process group of its own, so that a timeout also reaches the program's children. Windows has no such groups.
    const detached = process.platform !== 'win32';
    const output = quiet || print ? 'pipe' : 'inherit';
    const stdio = ['ignore', output, output];
    const child = spawn(program, args, { cwd: root, stdio, detached, env: { ...process.env, ...env } });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));

    const stop = (signal) => {
      try {
        if (detached) process.kill(-child.pid, signal);
        else child.kill(signal);
      } catch {
        // it has ended already
      }
    };
    const onInterrupt = () => {
      stop('SIGTERM');
      process.exit(130);
    };
    const timer = setTimeout(() => {
      log(`stopping "${[program, ...args].join(' ')}" after ${timeout / 1000} seconds`);
      stop('SIGKILL');
    }, timeout);
    process.once('SIGINT', onInterrupt);
    process.once('SIGTERM', onInterrupt);

    const finish = (code) => {
      clearTimeout(timer);
      process.off('SIGINT', onInterrupt);
      process.off('SIGTERM', onInterrupt);
      const text = Buffer.concat(chunks);
      if (print) print(text.toString().trimEnd());
      else if (code !== 0) process.stderr.write(text);
      resolve(code);
    };
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Runs npm: the one that started this script, if any, rather than a second npm on PATH. */
export function npm(...args) {
  const path = process.env.npm_execpath;
  if (path?.endsWith('.js')) return run([process.execPath, path, ...args]);
  return run([process.platform === 'win32' ? 'npm.cmd' : 'npm', ...args]);
}

/** Runs `main` if the script was started directly rather than imported. A Problem ends it with its sentence. */
export async function runIfMain(url, main) {
  // The URL has symbolic links resolved, the argument does not.
  if (realpathSync(process.argv[1] ?? '.') !== fileURLToPath(url)) return;
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    log(error.message);
    process.exitCode = 1;
  }
}
