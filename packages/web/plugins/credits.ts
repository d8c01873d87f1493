import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Credits, Library } from '../src/credits/all-credits.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const ALL_CREDITS = /\/src\/credits\/all-credits\.ts$/;

/**
 * Fills src/credits/all-credits.ts from CREDITS.md, LICENSE and what the bundled libraries say of themselves. (Plugins
 * that gather licences, like rollup-plugin-license, know them when the bundle is made. The page is one of its parts.)
 */
export function credits(): Plugin {
  return {
    name: 'vigil-credits',
    load(id) {
      if (!ALL_CREDITS.test(id)) return undefined;
      for (const file of ['CREDITS.md', 'LICENSE']) this.addWatchFile(join(ROOT, file));
      return `export const CREDITS = JSON.parse(${JSON.stringify(JSON.stringify(readCredits()))});`;
    },
  };
}

/** Everything the page owes to others. */
export function readCredits(): Credits {
  const tables = parseTables(readFileSync(join(ROOT, 'CREDITS.md'), 'utf8'));
  return {
    fonts: findRows(tables, 'what').map(([what = '', by = '', licence = '']) => {
      const [name = '', use = ''] = what.split(/, (.*)/);
      return { name, use, by, licence };
    }),
    icons: findRows(tables, 'by').map(([by = '', icons = '']) => ({ by, icons: icons.split(', ') })),
    libraries: findLibraries('@vigil/web'),
    licence: readFileSync(join(ROOT, 'LICENSE'), 'utf8').trim(),
  };
}

/** The tables of a text in Markdown, each as its rows of cells; the first row is its head. */
function parseTables(markdown: string): string[][][] {
  return (markdown.match(/(?:^\|.*\|\n)+/gm) ?? []).map((table) =>
    table
      .trim()
      .split('\n')
      .filter((line) => !/^\|[-|: ]+\|$/.test(line))
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      ),
  );
}

function findRows(tables: readonly string[][][], head: string): string[][] {
  const found = tables.find(([first]) => first?.[0] === head);
  if (!found) throw new Error(`CREDITS.md has no table of "${head}".`);
  return found.slice(1);
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The libraries that one of our packages needs at run time, directly or not, and that a build may bundle. No fonts. */
function findLibraries(from: string): Library[] {
  const found = new Map<string, Library>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name) || name.startsWith('@fontsource')) return;
    seen.add(name);
    const folder = join(ROOT, 'node_modules', name);
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (!name.startsWith('@vigil/')) {
      const { version, license = '' } = manifest;
      found.set(name, { name, version, licence: license, text: readLicence(folder) });
    }
    for (const other of Object.keys(manifest.dependencies ?? {})) visit(other);
  };
  visit(from);
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** The text of the licence a library comes with. */
function readLicence(folder: string): string {
  const file = existsSync(folder) && readdirSync(folder).find((name) => /^licen[cs]e([-.]\w+)*$/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
}
