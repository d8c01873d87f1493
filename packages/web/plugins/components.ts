import { execFile } from 'node:child_process';
import { dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const PACKAGES = join(import.meta.dirname, '..', '..');
const BOXES = join(PACKAGES, 'content', 'src') + sep;
const PAGE_WORDS = join(import.meta.dirname, '..', 'src', 'words') + sep;
/** Modules of boxes that are data: components in `pack.ts`, messages in another language, and atmosphere. */
const DATA_MODULES = [
  { name: 'components', from: /./, id: /^\.\/(?:[\w-]+\/)?pack\.js$/ },
  { name: 'words', from: /\/words\/index\.ts$/, id: /^\.\/\w+\.js$/ },
  { name: 'atmosphere', from: /\/atmosphere\/index\.ts$/, id: /^\.\/\w+\/index\.js$/ },
] as const;
const ART = join(import.meta.dirname, '..', 'src', 'art');
/** Modules that draw faces, places and worlds of the base game, which are served as data too. */
const DRAWING_MODULES = [
  { name: 'faces', by: join(ART, 'portraits.tsx'), id: './base/portraits/index.js' },
  { name: 'places', by: join(ART, 'places.tsx'), id: './base/places/index.js' },
  { name: 'worlds', by: join(ART, 'worlds.tsx'), id: './base/worlds.js' },
];
/** Script that reads a module and prints its data. */
const READER = join(import.meta.dirname, 'read-data.mjs');
const DATA_PREFIX = '\0vigil-data:';

/**
 * Serves components and messages of each box, and the base game's drawn faces, places and worlds, as data files. Page
 * and worker need the same data and would otherwise fetch it twice. Data is also parsed faster than a program. Only
 * built pages have it; elsewhere the modules are imported.
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
        ...Object.entries(data).map(([one, { base }]) => {
          const value = `data.${one}.value`;
          return `export const ${one} = ${base === undefined ? value : `{ ...${base}, ...${value} }`};`;
        }),
      ].join('\n');
    },
  };
}

/** An export as data: its own values, and the export that they extend. */
interface ExportedData {
  readonly base?: string;
  readonly value: unknown;
}

const dataBySource = new Map<string, Promise<Record<string, ExportedData>>>();

/** Returns the exports of a source as data. Page and worker are built in one process, so results are cached. */
function loadData(source: string): Promise<Record<string, ExportedData>> {
  let found = dataBySource.get(source);
  if (!found) {
    found = readData(source);
    dataBySource.set(source, found);
  }
  return found;
}

/** Reads a module in a separate process, unaffected by the module resolution of this build or test. */
async function readData(source: string): Promise<Record<string, ExportedData>> {
  const { stdout } = await promisify(execFile)(process.execPath, [READER, source], {
    env: { ...process.env, NODE_OPTIONS: '' },
    maxBuffer: 100_000_000,
  });
  return JSON.parse(stdout);
}
