import { dirname, join, sep } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** Where boxes are. */
const BOXES = join(import.meta.dirname, '..', '..', 'content', 'src') + sep;
/** What of them is data: the components of a box, in its `pack.ts`, and what it says in another language. */
const DATA = [
  { name: 'components', from: /./, id: /^\.\/(?:[\w-]+\/)?pack\.js$/ },
  { name: 'words', from: /\/words\/index\.ts$/, id: /^\.\/\w+\.js$/ },
] as const;
const FETCHED = '\0vigil-data:';

/**
 * Serves the components and the words of each box as files of data. The page needs the components' words and the worker
 * their rules: as a part of both scripts they would be fetched twice. Only built pages have it; elsewhere they are
 * imported as they are written.
 */
export function components(): Plugin {
  return {
    name: 'vigil-components',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer?.startsWith(BOXES)) return undefined;
      const found = DATA.find((one) => one.from.test(importer) && one.id.test(id));
      return found && `${FETCHED}${found.name}:${join(dirname(importer), id).replace(/\.js$/, '.ts')}`;
    },
    async load(id) {
      if (!id.startsWith(FETCHED)) return undefined;
      const [name, source] = id.slice(FETCHED.length).split(/:(.*)/s) as [string, string];
      const data = await written(source);
      const file = this.emitFile({ type: 'asset', name: `${name}.json`, source: JSON.stringify(data) });
      return [
        `const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file});`,
        `if (!answer.ok) throw new Error(\`The ${name} cannot be fetched: \${answer.status}.\`);`,
        'const data = await answer.json();',
        ...Object.keys(data).map((one) => `export const ${one} = data.${one};`),
      ].join('\n');
    },
  };
}

const known = new Map<string, Promise<object>>();

/** What a source exports, as it is written, with what is computed of it. Page and worker are built in one process. */
function written(source: string): Promise<object> {
  let found = known.get(source);
  if (!found) {
    found = read(source);
    known.set(source, found);
  }
  return found;
}

async function read(source: string): Promise<object> {
  const { module } = await runnerImport<object>(source, {
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', 'node'] },
  });
  return module;
}
