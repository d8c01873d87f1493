import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const DOCS = join(import.meta.dirname, '..', '..', '..', 'docs', 'rules');
const ALL_CLAUSES = /\/src\/rules\/all-clauses\.ts$/;
const GERMAN_CLAUSES = /\/src\/rules\/german-clauses\.ts$/;
const SECTION_LISTS = /\/src\/rules\/(german-)?sections\.ts$/;
const SECTION_MODULE = /^\0?vigil-clauses\/(en|de)\/([A-Z-]+)$/;

/** Code that fetches the data of sections. `named` holds their names, each with its fingerprint. */
const SECTION_LOADER = `const here = import.meta.url;
const data = async (file) => {
  const answer = await fetch(new URL(file + '.json', here));
  if (!answer.ok) throw new Error(\`The clauses cannot be fetched: \${answer.status}.\`);
  return { CLAUSES: await answer.json() };
};
const sections = (named) => Object.fromEntries(named.split(' ').map((file) => [file.slice(0, -9), () => data(file)]));
`;

/**
 * Fills src/rules/all-clauses.ts with the clauses of docs/rules, and german-clauses.ts with their German texts. Fills
 * sections.ts and german-sections.ts with the same by section, each fetched separately. A built page has one data file
 * for each section.
 */
export function clauses(): Plugin {
  let built = false;
  return {
    name: 'vigil-clauses',
    configResolved({ command }) {
      built = command === 'build';
    },
    resolveId: (id) => (SECTION_MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const part = SECTION_MODULE.exec(id);
      if (part) {
        const clauses = clausesBySection(part[1] === 'de').get(part[2] as string) ?? [];
        return `export const CLAUSES = JSON.parse(${JSON.stringify(JSON.stringify(clauses))});`;
      }
      const sections = SECTION_LISTS.exec(id);
      if (sections) {
        const language = sections[1] ? 'de' : 'en';
        const all = [...clausesBySection(language === 'de')];
        if (!built) {
          const each = all.map(
            ([name]) => `${JSON.stringify(name)}: () => import('vigil-clauses/${language}/${name}')`,
          );
          return `export const SECTIONS = { ${each.join(', ')} };`;
        }
        const files = all.map(([name, clauses]) => {
          const source = JSON.stringify(clauses);
          const file = `${name}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}`;
          this.emitFile({ type: 'asset', fileName: `assets/${file}.json`, source });
          return file;
        });
        return `${SECTION_LOADER}export const SECTIONS = sections(${JSON.stringify(files.join(' '))});`;
      }
      if (GERMAN_CLAUSES.test(id)) {
        const german = readGerman(join(DOCS, 'de'));
        for (const { file } of german) this.addWatchFile(join(DOCS, 'de', file));
        const clauses = Object.assign({}, ...german.map((one) => one.clauses));
        return `export const GERMAN = JSON.parse(${JSON.stringify(JSON.stringify(clauses))});`;
      }
      if (!ALL_CLAUSES.test(id)) return undefined;
      const books = readBooks(DOCS);
      for (const { file } of books) this.addWatchFile(join(DOCS, file));
      const all = books.map(({ file, clauses }) => ({ id: file.replace('.yaml', ''), clauses }));
      // A text is parsed faster than a program of the same size.
      return `export const BOOKS = JSON.parse(${JSON.stringify(JSON.stringify(all))});`;
    },
  };
}

/** All clauses by what their ids begin with. */
function clausesBySection(german: boolean): Map<string, object[]> {
  const translations = german ? Object.assign({}, ...readGerman(join(DOCS, 'de')).map(({ clauses }) => clauses)) : {};
  const sections = new Map<string, object[]>();
  for (const { clauses } of readBooks(DOCS)) {
    for (const clause of clauses as { id: string }[]) {
      const name = clause.id.replace(/-\d+$/, '');
      sections.set(name, [...(sections.get(name) ?? []), { ...clause, ...translations[clause.id] }]);
    }
  }
  return sections;
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

/** German texts of clauses by id, with the headings above them. Files have lines `- A-MOVE-01: …` under `## …`. */
export function readGerman(
  folder: string,
): { file: string; clauses: Record<string, { section: string; text: string }> }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => {
      const clauses: Record<string, { section: string; text: string }> = {};
      let section = '';
      for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
        const [, heading] = /^## (.+)$/.exec(line) ?? [];
        const [, id, text] = /^- ([A-Z0-9-]+): (.+)$/.exec(line) ?? [];
        if (heading) section = heading;
        if (id && text && clauses[id]) throw new Error(`${file}: ${id} appears twice`);
        if (id && text) clauses[id] = { section, text };
        else if (line.startsWith('- ')) throw new Error(`${file}: no clause: ${line}`);
      }
      return { file, clauses };
    });
}
