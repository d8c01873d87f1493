import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';
import { runVigil } from '../src/program.js';

// Independent of the language of the machine.
process.env.VIGIL_LANG = 'en';

const BIN = fileURLToPath(new URL('../bin/vigil.mjs', import.meta.url));

/** Runs the command in its own process with `input` typed in. Removes the notice of a build from stderr. */
export function vigil(args: readonly string[], input = ''): SpawnSyncReturns<string> {
  const result = spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8', input, maxBuffer: 1 << 28 });
  return { ...result, stderr: result.stderr.replace(/^vigil: building .*\n/, '') };
}

/** Runs a command inside the test, which is quicker and uses the sources. Returns its output; errors pass through. */
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

/** Returns the output of {@link run}, and the exit code. */
export async function runWithCode(...words: string[]): Promise<readonly [string, number]> {
  return [await run(...words), code];
}

/** Runs a command with `--json` and parses its whole output. */
export async function runJson(...words: string[]) {
  return JSON.parse(await run(...words, '--json'));
}

/** Makes a folder that is removed after the tests of the file. Returns a function from names to paths in it. */
export function useScratchFolder(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return (name) => join(folder, name);
}
