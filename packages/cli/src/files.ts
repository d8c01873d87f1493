import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { reason } from './problem.js';
import { SaidProblem } from './said-problem.js';

/** The JSON in a file. Throws a Problem that names the file and, where known, the place. */
export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SaidProblem('t.file.json', { file, why: reason(error) });
  }
}

/** The text in a file. Throws a Problem that names the file. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw fault(file, 'read', error);
  }
}

/** Writes a value as JSON to a file, wholly or not at all. Throws a Problem that names the file. */
export function writeJson(file: string, value: unknown): void {
  writeWhole(file, `${JSON.stringify(value)}\n`);
}

/** Writes a file so that at any moment either what was there is there, or all that is new. Throws a Problem. */
function writeWhole(path: string, text: string): void {
  const half = `${path}.${process.pid}.tmp`;
  try {
    const fd = openSync(half, 'w', 0o600);
    try {
      writeSync(fd, text);
      fsyncSync(fd);
      closeSync(fd);
      renameSync(half, path);
    } catch (error) {
      rmSync(half, { force: true });
      throw error;
    }
  } catch (error) {
    throw fault(path, 'written', error);
  }
}

/** What went wrong with a file, in a sentence that names it. */
export function fault(file: string, done: 'read' | 'written', error: unknown): SaidProblem {
  const { code = '' } = error as NodeJS.ErrnoException;
  return new SaidProblem('t.file.fault', { file, done, code, why: reason(error) }, { cause: error });
}
