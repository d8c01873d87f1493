import { dirname, join, sep } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const PACKAGES = join(import.meta.dirname, '..', '..');
/** Where boxes are. */
const BOXES = join(PACKAGES, 'content', 'src') + sep;
/** Where the page's own words are. */
const PAGE_WORDS = join(import.meta.dirname, '..', 'src', 'words') + sep;
/** What of them is data: the components of a box, in its `pack.ts`, and what it says in another language. */
const DATA = [
  { name: 'components', from: /./, id: /^\.\/(?:[\w-]+\/)?pack\.js$/ },
  { name: 'words', from: /\/words\/index\.ts$/, id: /^\.\/\w+\.js$/ },
] as const;
const FETCHED = '\0vigil-data:';

/**
 * Serves the components and the words of each box as files of data, and the messages of the games and of the page in each
 * language. The page needs the components' words and the worker their rules: as a part of both scripts they would be
 * fetched twice. Messages are texts and no program: they are read faster than one of the same size. Only built pages have
 * it; elsewhere they are imported as they are written.
 */
export function components(): Plugin {
  return {
    name: 'vigil-components',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const language = /^@vigil\/rules\/(en|de)$/.exec(id)?.[1];
      if (language) return `${FETCHED}words:${join(PACKAGES, 'rules', 'src', 'words', language, 'index.ts')}`;
      if (importer?.startsWith(PAGE_WORDS) && /^\.\/(?:en|de)\/index\.js$/.test(id)) {
        return `${FETCHED}words:${join(dirname(importer), id).replace(/\.js$/, '.ts')}`;
      }
      if (!importer?.startsWith(BOXES)) return undefined;
      const found = DATA.find((one) => one.from.test(importer) && one.id.test(id));
      return found && `${FETCHED}${found.name}:${join(dirname(importer), id).replace(/\.js$/, '.ts')}`;
    },
    async load(id) {
      if (!id.startsWith(FETCHED)) return undefined;
      const [name, source] = id.slice(FETCHED.length).split(/:(.*)/s) as [string, string];
      const data = apart(await written(source));
      const file = this.emitFile({ type: 'asset', name: `${name}.json`, source: JSON.stringify(data) });
      return [
        `const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file});`,
        `if (!answer.ok) throw new Error(\`The ${name} cannot be fetched: \${answer.status}.\`);`,
        'const data = await answer.json();',
        ...Object.entries(data).map(([one, { on }]) => {
          const value = `data.${one}.own`;
          return `export const ${one} = ${on === undefined ? value : `{ ...${on}, ...${value} }`};`;
        }),
      ].join('\n');
    },
  };
}

/** An export as it is written down: on top of which other one, and what is its own. */
interface Part {
  readonly on?: string;
  readonly own: unknown;
}

/** What is exported; of catalogues that stand on another one only what they say otherwise. Functions are no data. */
function apart(data: object): Record<string, Part> {
  const parts: Record<string, Part> = {};
  const whole: [string, Record<string, unknown>][] = [];
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'function') continue;
    const on = whole.find(([, below]) => Object.keys(below).every((key) => Object.hasOwn(Object(value), key)));
    const isList = Array.isArray(value) || typeof value !== 'object' || value === null;
    if (!on || isList) {
      parts[name] = { own: value };
      if (!isList) whole.push([name, value]);
      continue;
    }
    const [below, its] = on;
    parts[name] = {
      on: below,
      own: Object.fromEntries(Object.entries(value).filter(([key, one]) => its[key] !== one)),
    };
  }
  return parts;
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
    // Read from their sources wherever the build is started: in a test nothing else could.
    resolve: { conditions: ['source', 'node'], noExternal: [/^@vigil\//] },
  });
  return module;
}
