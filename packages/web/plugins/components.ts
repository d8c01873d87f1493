import { execFile } from 'node:child_process';
import { dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const PACKAGES = join(import.meta.dirname, '..', '..');
/** Where boxes are. */
const BOXES = join(PACKAGES, 'content', 'src') + sep;
/** Where the page's own words are. */
const PAGE_WORDS = join(import.meta.dirname, '..', 'src', 'words') + sep;
/** What of them is data: the components of a box, in its `pack.ts`, what it says in another language, and its atmosphere. */
const DATA_MODULES = [
  { name: 'components', from: /./, id: /^\.\/(?:[\w-]+\/)?pack\.js$/ },
  { name: 'words', from: /\/words\/index\.ts$/, id: /^\.\/\w+\.js$/ },
  { name: 'atmosphere', from: /\/atmosphere\/index\.ts$/, id: /^\.\/\w+\/index\.js$/ },
] as const;
const ART = join(import.meta.dirname, '..', 'src', 'art');
/** Who shows the faces, places and worlds of the base game, which are drawn as data too, and where they are drawn. */
const DRAWING_MODULES = [
  { name: 'faces', by: join(ART, 'portraits.tsx'), id: './base/portraits/index.js' },
  { name: 'places', by: join(ART, 'places.tsx'), id: './base/places/index.js' },
  { name: 'worlds', by: join(ART, 'worlds.tsx'), id: './base/worlds.js' },
];
/** What reads a module and prints its data. */
const READER = join(import.meta.dirname, 'read-data.mjs');
const DATA_PREFIX = '\0vigil-data:';

/**
 * Serves the components and the words of each box as files of data, and the messages of the games and of the page in each
 * language, and what is drawn of the base game's faces, places and worlds. The page needs the components' words and the worker their rules: as a part of both scripts they would be
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
      if (language) return `${DATA_PREFIX}words:${join(PACKAGES, 'rules', 'src', 'words', language, 'index.ts')}`;
      if (importer?.startsWith(PAGE_WORDS) && /^\.\/(?:en|de)\/index\.js$/.test(id)) {
        return `${DATA_PREFIX}words:${join(dirname(importer), id).replace(/\.js$/, '.ts')}`;
      }
      const drawn = DRAWING_MODULES.find((one) => one.by === importer && one.id === id);
      if (drawn) return `${DATA_PREFIX}${drawn.name}:${join(ART, id).replace(/\.js$/, '.ts')}`;
      if (!importer?.startsWith(BOXES)) return undefined;
      const found = DATA_MODULES.find((one) => one.from.test(importer) && one.id.test(id));
      return found && `${DATA_PREFIX}${found.name}:${join(dirname(importer), id).replace(/\.js$/, '.ts')}`;
    },
    async load(id) {
      if (!id.startsWith(DATA_PREFIX)) return undefined;
      const [name, source] = id.slice(DATA_PREFIX.length).split(/:(.*)/s) as [string, string];
      const data = await loadData(source);
      const file = this.emitFile({ type: 'asset', name: `${name}.json`, source: JSON.stringify(data) });
      return [
        `const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file});`,
        `if (!answer.ok) throw new Error(\`The ${name} cannot be fetched: \${answer.status}.\`);`,
        'const data = await answer.json();',
        ...Object.entries(data).map(([one, { base: on }]) => {
          const value = `data.${one}.own`;
          return `export const ${one} = ${on === undefined ? value : `{ ...${on}, ...${value} }`};`;
        }),
      ].join('\n');
    },
  };
}

/** An export as it is written down: on top of which other one, and what is its own. */
interface ExportedData {
  readonly base?: string;
  readonly value: unknown;
}

const dataBySource = new Map<string, Promise<Record<string, ExportedData>>>();

/** What a source exports, as it is written, with what is computed of it. Page and worker are built in one process. */
function loadData(source: string): Promise<Record<string, ExportedData>> {
  let found = dataBySource.get(source);
  if (!found) {
    found = readData(source);
    dataBySource.set(source, found);
  }
  return found;
}

/**
 * Reads a module in a process of its own: what goes on in this one, a build or a test with other ways to find packages, has
 * no say in it.
 */
async function readData(source: string): Promise<Record<string, ExportedData>> {
  const { stdout } = await promisify(execFile)(process.execPath, [READER, source], {
    env: { ...process.env, NODE_OPTIONS: '' },
    maxBuffer: 100_000_000,
  });
  return JSON.parse(stdout);
}
