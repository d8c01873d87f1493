import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { LocalizedError } from './localized-error.js';
import { errorText } from './user-error.js';

/**
 * Reads the JSON in a file.
 *
 * @throws UserError that names the file and, where known, the position
 */
export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new LocalizedError('t.file.json', { file, why: errorText(error) });
  }
}

/**
 * Reads the text in a file.
 *
 * @throws UserError that names the file
 */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw fileError(file, 'read', error);
  }
}

/**
 * Writes a text to a file, completely or not at all.
 *
 * @throws UserError that names the file
 */
export function writeText(file: string, text: string): void {
  writeAtomically(file, text);
}

/**
 * Writes a value as JSON to a file, completely or not at all.
 *
 * @throws UserError that names the file
 */
export function writeJson(file: string, value: unknown): void {
  writeAtomically(file, `${JSON.stringify(value)}\n`);
}

/**
 * Writes a file atomically: at any moment it holds the complete old or the complete new content.
 *
 * @throws UserError that names the file
 */
function writeAtomically(path: string, text: string): void {
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
    throw fileError(path, 'written', error);
  }
}

/** Returns the error for a file that could not be read or written, in a sentence that names the file. */
export function fileError(file: string, done: 'read' | 'written', error: unknown): LocalizedError {
  const { code = '' } = error as NodeJS.ErrnoException;
  return new LocalizedError('t.file.fault', { file, done, code, why: errorText(error) }, { cause: error });
}
