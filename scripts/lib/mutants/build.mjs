/** Builds the tests of the playing packages into one folder, with all mutations in them. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions } from 'vite';
import { root } from '../run.mjs';
import { weaveBreaks } from './weave.mjs';

/** Packages whose tests run. */
const TESTED = ['engine', 'rules', 'content', 'table', 'bots', 'lab'];
/** Not run: recorded games, which show a difference rather than a fault. */
const EXCLUDED = ['packages/lab/test/endings.test.ts'];

/** Test files, as paths from the root. */
export function listTestFiles() {
  return TESTED.flatMap((name) => filesUnder(`packages/${name}/test`, '.test.ts')).filter(
    (file) => !EXCLUDED.includes(file),
  );
}

/** Files under a folder whose names end in `end`, as paths from the root with slashes. */
export function filesUnder(folder, end) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(end))
    .map((entry) => pathFromRoot(join(entry.parentPath, entry.name)))
    .sort();
}

function pathFromRoot(path) {
  return relative(root, path).split(sep).join('/');
}

/**
 * Builds into `folder`, with a copy of the scenarios. The sources are only read, and may change afterwards.
 *
 * @param breaks each with its `file`, and the fields that `weaveBreaks` takes
 */
export async function buildLane(folder, breaks) {
  const byFile = groupByFile(breaks);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { conditions: ['@vigil/source', ...defaultServerConditions] },
    ssr: { resolve: { conditions: ['@vigil/source', ...defaultServerConditions] }, noExternal: /^@vigil\// },
    plugins: [lanePlugin(byFile)],
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      // A test file exports nothing, and must run all the same.
      rollupOptions: { treeshake: false, input: { lane: 'virtual:lane' }, output: { entryFileNames: '[name].js' } },
    },
  });
  cpSync(join(root, 'scenarios'), join(folder, 'scenarios'), { recursive: true });
}

function groupByFile(breaks) {
  const byFile = new Map();
  for (const one of breaks) byFile.set(one.file, [...(byFile.get(one.file) ?? []), one]);
  return byFile;
}

function lanePlugin(byFile) {
  return {
    name: 'lane',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'virtual:lane') return '\0lane';
      if (id === 'vitest') return join(import.meta.dirname, 'vitest.mjs');
      return undefined;
    },
    load(id) {
      if (id === '\0lane') return laneSource();
      const path = pathFromRoot(id.split('?')[0]);
      const breaks = byFile.get(path);
      const text = id.startsWith('\0') || !/\.ts$/.test(path) ? undefined : readFileSync(id, 'utf8');
      if (text === undefined) return undefined;
      // Keep URLs of neighbouring files valid, because the build lies elsewhere.
      return (breaks ? weaveBreaks(text, breaks) : text)
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.dirname', JSON.stringify(join(id, '..')));
    },
  };
}

function laneSource() {
  const path = (file) => JSON.stringify(join(root, file));
  const files = listTestFiles().map((file) => `  ${JSON.stringify(file)}: () => import(${path(file)}),`);
  return `export { collect } from 'vitest';
export const lab = async () => ({ default: await import(${path('packages/lab/src/scenario/index.ts')}) });
export const files = {
${files.join('\n')}
};
`;
}
