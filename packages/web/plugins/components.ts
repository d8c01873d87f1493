import { dirname, join, sep } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** Where boxes are; the components of each are in the `pack.ts` of its folder, as `PACK`. */
const BOXES = join(import.meta.dirname, '..', '..', 'content', 'src') + sep;
const FETCHED = '\0vigil-components:';

/**
 * Serves the components of each box as a file of data. The page needs their words and the worker their rules: as a part
 * of both scripts they would be fetched twice. Only built pages have it; elsewhere they are imported as they are written.
 */
export function components(): Plugin {
  return {
    name: 'vigil-components',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer?.startsWith(BOXES) || !/^\.\/(?:[\w-]+\/)?pack\.js$/.test(id)) return undefined;
      return FETCHED + join(dirname(importer), id).replace(/\.js$/, '.ts');
    },
    async load(id) {
      if (!id.startsWith(FETCHED)) return undefined;
      const source = id.slice(FETCHED.length);
      const { PACK } = await written(source);
      const file = this.emitFile({ type: 'asset', name: 'components.json', source: JSON.stringify(PACK) });
      return `const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file});
if (!answer.ok) throw new Error(\`The components cannot be fetched: \${answer.status}.\`);
export const PACK = await answer.json();`;
    },
  };
}

const known = new Map<string, Promise<{ PACK: unknown }>>();

/** The components as they are written, with what is computed of them. Page and worker are built in one process. */
function written(source: string): Promise<{ PACK: unknown }> {
  let found = known.get(source);
  if (!found) {
    found = read(source);
    known.set(source, found);
  }
  return found;
}

async function read(source: string): Promise<{ PACK: unknown }> {
  const { module } = await runnerImport<{ PACK: unknown }>(source, {
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', 'node'] },
  });
  return module;
}
