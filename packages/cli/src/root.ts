import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root: sources and what is built of them lie in it, not equally deep. */
export const ROOT = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  const above = dirname(folder);
  return existsSync(join(folder, 'packages', 'cli')) || above === folder ? folder : findRoot(above);
}

/** Vigil's version, as the root's package.json has it. */
export function version(): string {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;
}
