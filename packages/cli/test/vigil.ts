import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';
import { runVigil } from '../src/program.js';

// Starting the command takes a second on a busy machine, and some tests start it several times.
vi.setConfig({ testTimeout: 60_000 });

// Independent of the language of the machine.
process.env.VIGIL_LANG = 'en';

const BIN = fileURLToPath(new URL('../bin/vigil.mjs', import.meta.url));

/** Runs the command as a person would, with `input` typed in. That it may build itself first is left out. */
export function vigil(args: readonly string[], input = ''): SpawnSyncReturns<string> {
  const result = spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8', input, maxBuffer: 1 << 28 });
  return { ...result, stderr: result.stderr.replace(/^vigil: building .*\n/, '') };
}

/** Runs a command within the test: quicker, and on the sources. Gives what it prints; what it throws is thrown. */
export async function run(...words: string[]): Promise<string> {
  let printed = '';
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  // Commander writes to stderr by itself.
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    await runVigil(words);
  } finally {
    out.mockRestore();
    err.mockRestore();
    code = Number(process.exitCode ?? 0);
    process.exitCode = undefined;
  }
  return printed;
}

let code = 0;

/** As {@link run}, with the exit code. */
export async function runWithCode(...words: string[]): Promise<readonly [string, number]> {
  return [await run(...words), code];
}

/** The JSON document a command prints; it must be all it prints. */
export async function json(...words: string[]) {
  return JSON.parse(await run(...words, '--json'));
}

/** A folder for the files of a test file, removed at its end. */
export function scratch(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return (name) => join(folder, name);
}
