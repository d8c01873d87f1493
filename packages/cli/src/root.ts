import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. Sources and build output are at different depths below it. */
export const ROOT = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  const above = dirname(folder);
  return existsSync(join(folder, 'packages', 'cli')) || above === folder ? folder : findRoot(above);
}

/** Vigil's version, from the root's package.json. */
export function version(): string {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;
}
