import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';

// Starting the command takes a second on a busy machine, and some tests start it several times.
vi.setConfig({ testTimeout: 60_000 });

const BIN = fileURLToPath(new URL('../bin/vigil.mjs', import.meta.url));

/** Runs the command as a person would, with `input` typed in. */
export function vigil(args: readonly string[], input = ''): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8', input, maxBuffer: 1 << 28 });
}

/** The JSON document a command prints; it must be all it prints. */
export function json(...args: string[]) {
  const { stdout, stderr } = vigil([...args, '--json']);
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`not one JSON document: ${stdout.slice(0, 300)}${stderr}`);
  }
}

/** A folder for the files of a test file, removed at its end. */
export function scratch(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return (name) => join(folder, name);
}
