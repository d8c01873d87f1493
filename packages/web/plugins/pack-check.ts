import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const FILE = join(import.meta.dirname, '..', '..', 'content', 'src', 'file');
const CHECK = join(FILE, 'pack-check.ts');

/**
 * Puts the check of packs from files into the page as it is made from its schema here: a page is not allowed to make code
 * (the server's Content-Security-Policy).
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
