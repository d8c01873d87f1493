import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const NAMED = '@vigil/content';
const FETCHED = '\0vigil-components';
const SOURCE = join(import.meta.dirname, '..', '..', 'content', 'src', 'index.ts');

/**
 * Serves the components as a file of data. The page needs their words and the worker their rules: as a part of both
 * scripts they would be fetched twice. Only built pages have it; elsewhere they are imported as they are written.
 */
export function components(): Plugin {
  return {
    name: 'vigil-components',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === NAMED ? FETCHED : undefined),
    async load(id) {
      if (id !== FETCHED) return undefined;
      const { BASE } = await written();
      const file = this.emitFile({ type: 'asset', name: 'components.json', source: JSON.stringify(BASE) });
      return `const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file});
if (!answer.ok) throw new Error(\`The components cannot be fetched: \${answer.status}.\`);
export const BASE = await answer.json();`;
    },
  };
}

let known: Promise<{ BASE: unknown }> | undefined;

/** The components as they are written, with what is computed of them. Page and worker are built in one process. */
function written(): Promise<{ BASE: unknown }> {
  known ??= read();
  return known;
}

async function read(): Promise<{ BASE: unknown }> {
  const { module } = await runnerImport<{ BASE: unknown }>(SOURCE, {
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', 'node'] },
  });
  return module;
}
