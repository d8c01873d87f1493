import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const FILE = join(import.meta.dirname, '..', '..', 'content', 'src', 'file');
const CHECK = join(FILE, 'pack-check.ts');

/**
 * Compiles the pack schema at build time, because the server's Content-Security-Policy forbids a page to create code.
 */
export function packCheck(): Plugin {
  return {
    name: 'vigil-pack-check',
    async load(id) {
      if (id !== CHECK) return undefined;
      const { module } = await runnerImport<{ packCheckSource(): string }>(join(FILE, 'pack-check-source.ts'), {
        configFile: false,
        logLevel: 'error',
        resolve: { conditions: ['@vigil/source', 'node'] },
      });
      return module.packCheckSource();
    },
  };
}
