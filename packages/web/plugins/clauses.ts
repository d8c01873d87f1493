import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const DOCS = join(import.meta.dirname, '..', '..', '..', 'docs', 'rules');
const FILLED = /\/src\/rules\/all-clauses\.ts$/;

/** Fills src/rules/all-clauses.ts with the clauses of docs/rules. */
export function clauses(): Plugin {
  return {
    name: 'vigil-clauses',
    load(id) {
      if (!FILLED.test(id)) return undefined;
      const books = readBooks(DOCS);
      for (const { file } of books) this.addWatchFile(join(DOCS, file));
      const all = books.map(({ file, clauses }) => ({ id: file.replace('.yaml', ''), clauses }));
      // A text is read faster than a program of the same size.
      return `export const BOOKS = JSON.parse(${JSON.stringify(JSON.stringify(all))});`;
    },
  };
}

/** The books of rules in a folder of YAML files, each clause without what only its editors need. */
export function readBooks(folder: string): { file: string; clauses: object[] }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => {
      const list: { id: string; section: string; text: string; option?: string }[] = parse(
        readFileSync(join(folder, file), 'utf8'),
      );
      const clauses = list.map(({ id, section, text, option }) => ({ id, section, text, ...(option && { option }) }));
      return { file, clauses };
    });
}
