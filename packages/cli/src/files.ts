import { readFileSync, writeFileSync } from 'node:fs';
import { Problem, reason } from './problem.js';

/** The JSON in a file. Throws a Problem that names the file and, where known, the place. */
export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(`${file} is not JSON: ${reason(error)}.`);
  }
}

/** The text in a file. Throws a Problem that names the file. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Problem(`${file} cannot be read: ${why(error)}.`);
  }
}

/** Writes a value as JSON to a file. Throws a Problem that names the file. */
export function writeJson(file: string, value: unknown): void {
  try {
    writeFileSync(file, `${JSON.stringify(value)}\n`);
  } catch (error) {
    throw new Problem(`${file} cannot be written: ${why(error)}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is not a folder',
  EACCES: 'access is denied',
  EROFS: 'the disk may only be read',
  ENOSPC: 'the disk is full',
};

function why(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? reason(error);
}
