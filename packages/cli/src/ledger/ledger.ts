/**
 * Test coverage of rule clauses. The clauses are in docs/rules; a test or scenario covers the clauses it names.
 *
 * Example: `it('puts no gate above the surging one [A-MYTHOS-15, A-MYTHOS-16]', …)`, `covers: [A-MYTHOS-14..20]`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { LineCounter, parseAllDocuments } from 'yaml';
import { findCitations, idsOf } from './lists.js';

/** One clause with the tests and scenarios that name it. */
export interface ClauseCoverage {
  id: string;
  text: string;
  tests: string[];
  scenarios: string[];
  /** Reason why this clause needs neither. */
  exempt?: string;
}

/** A test or scenario and the clause ids it names. */
interface Mention {
  kind: 'tests' | 'scenarios';
  file: string;
  line: number;
  name: string;
  ids: string[];
}

interface Scan {
  clauses: ClauseCoverage[];
  mentions: Mention[];
  /** One line for each thing that could not be read. */
  problems: string[];
}

/** Reads docs/rules and scans tests and scenarios for clause ids in square brackets. root: repository root. */
export function coverage(root: string): ClauseCoverage[] {
  const { clauses, mentions } = scan(root);
  const byId = new Map(clauses.map((clause) => [clause.id, clause]));
  for (const { kind, file, name, ids } of mentions) {
    for (const id of new Set(ids)) byId.get(id)?.[kind].push(`${file} › ${name}`);
  }
  return clauses;
}

/** Returns the places in the code that cite each clause, as `file:line`. */
export function codePlaces(root: string): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { id, file, line } of findCodeCitations(root))
    places.set(id, [...(places.get(id) ?? []), `${file}:${line}`]);
  return places;
}

/** Returns the errors, one a line: unknown ids that are not in docs/rules, and unreadable files. */
export function unknownIds(root: string): string[] {
  const { clauses, mentions, problems } = scan(root);
  const known = new Set(clauses.map(({ id }) => id));
  const inCode = findCodeCitations(root)
    .filter(({ id }) => !known.has(id))
    .map(({ id, file, line }) => `${file}:${line}: names ${id}, which is not a clause of docs/rules`);
  const unknown = mentions.flatMap(({ file, line, name, ids }) =>
    [...new Set(ids)]
      .filter((id) => !known.has(id))
      .map((id) => `${file}:${line}: "${name}" names ${id}, which is not a clause of docs/rules`),
  );
  return [...problems, ...unknown, ...inCode];
}

/** Lists each clause with the places in the code that cite it, and the number of clauses without any. */
export function codeReport(clauses: readonly ClauseCoverage[], places: ReadonlyMap<string, readonly string[]>): string {
  const lines = clauses.flatMap(({ id, text }) => [
    `${id}  ${text}`,
    ...(places.get(id) ?? []).map((at) => `    ${at}`),
  ]);
  const named = clauses.filter(({ id }) => places.has(id)).length;
  return `${[...lines, '', `${named} of ${clauses.length} clauses are named in the code.`].join('\n')}\n`;
}

/**
 * Returns a readable report: totals per section, the uncovered clauses, and the lines of `unknownIds` if given. A
 * prefix such as `A` or `A-MYTHOS` limits the list to its sections.
 */
export function report(clauses: ClauseCoverage[], prefix = '', errors: string[] = []): string {
  const start = prefix === '' ? '' : `${prefix.toUpperCase().replace(/-$/, '')}-`;
  const chosen = clauses.filter(({ id }) => `${id}-`.startsWith(start));
  const uncovered = chosen.filter(isUncovered);
  const lines = chosen.length > 0 ? totals(chosen) : [`No clause begins with ${prefix}.`];
  if (uncovered.length > 0) {
    lines.push('', `Not covered (${uncovered.length}):`, ...uncovered.map(({ id, text }) => `  ${id}  ${text}`));
  }
  if (errors.length > 0) lines.push('', `Errors (${errors.length}):`, ...errors.map((error) => `  ${error}`));
  return `${lines.join('\n')}\n`;
}

function isCovered({ tests, scenarios }: ClauseCoverage): boolean {
  return tests.length + scenarios.length > 0;
}

function isUncovered(clause: ClauseCoverage): boolean {
  return !isCovered(clause) && clause.exempt === undefined;
}

function totals(clauses: ClauseCoverage[]): string[] {
  const sections = new Map<string, ClauseCoverage[]>();
  for (const clause of clauses) {
    const section = clause.id.replace(/-\d+$/, '');
    sections.set(section, [...(sections.get(section) ?? []), clause]);
  }
  const width = Math.max(...[...sections.keys()].map((section) => section.length), 'section'.length);
  const line = (title: string, cells: (string | number)[]) =>
    [title.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join('  ');
  const counts = (some: ClauseCoverage[]) => [
    some.length,
    some.filter(({ tests }) => tests.length > 0).length,
    some.filter(({ scenarios }) => scenarios.length > 0).length,
    some.filter((clause) => !isCovered(clause) && clause.exempt !== undefined).length,
    some.filter(isUncovered).length,
  ];
  return [
    line('section', ['clauses', 'tests', 'scenarios', 'exempt', 'uncovered']),
    ...[...sections].map(([section, some]) => line(section, counts(some))),
    line('total', counts(clauses)),
  ];
}

/** Packages whose code implements rules. */
const RULE_PACKAGES = ['engine', 'rules', 'content', 'table', 'bots'];

/** Returns every clause id in the code, with its place. */
function findCodeCitations(root: string): { readonly id: string; readonly file: string; readonly line: number }[] {
  return RULE_PACKAGES.flatMap((name) =>
    files(root, `packages/${name}/src`, '.ts').flatMap((file) =>
      findCitations(readFileSync(join(root, file), 'utf8')).map((citation) => ({ ...citation, file })),
    ),
  );
}

function scan(root: string): Scan {
  const found: Scan = { clauses: [], mentions: [], problems: [] };
  for (const file of files(root, 'docs/rules', '.yaml')) readClauses(root, file, found);
  if (found.clauses.length === 0) found.problems.push('docs/rules: no clauses');
  for (const folder of existsSync(join(root, 'packages')) ? readdirSync(join(root, 'packages')).sort() : []) {
    for (const file of files(root, `packages/${folder}/test`, '.test.ts')) readTests(root, file, found);
  }
  for (const file of files(root, 'scenarios', '.yaml')) readScenarios(root, file, found);
  return found;
}

/** Returns the files under a folder with this name ending, as paths from the root with slashes. */
function files(root: string, folder: string, end: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(end))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.includes('/node_modules/'))
    .sort();
}

/** Returns the documents of a YAML file with their first lines. Parse errors become problems. */
function readYaml(root: string, file: string, { problems }: Scan): { value: unknown; line: number }[] {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const text = readFileSync(join(root, file), 'utf8');
  return [...parseAllDocuments(text, { lineCounter, prettyErrors: false })].flatMap((document) => {
    problems.push(...document.errors.map(({ pos, message }) => `${file}:${lineAt(pos[0])}: ${message}`));
    if (document.errors.length > 0) return [];
    const line = lineAt(document.contents?.range?.[0] ?? 0);
    try {
      return [{ value: document.toJS(), line }];
    } catch (error) {
      problems.push(`${file}:${line}: ${error instanceof Error ? error.message : error}`);
      return [];
    }
  });
}

function readClauses(root: string, file: string, found: Scan): void {
  for (const { value, line } of readYaml(root, file, found)) {
    if (!Array.isArray(value)) found.problems.push(`${file}:${line}: not a list of clauses`);
    for (const clause of Array.isArray(value) ? value : []) {
      const { id, text, exempt } = Object(clause);
      if (!isText(id) || !isText(text) || !(exempt === undefined || isText(exempt))) {
        found.problems.push(`${file}: not a clause with id and text: ${JSON.stringify(clause)}`);
      } else if (found.clauses.some((other) => other.id === id)) {
        found.problems.push(`${file}: ${id} appears twice`);
      } else {
        found.clauses.push({ id, text, tests: [], scenarios: [], ...(exempt === undefined ? {} : { exempt }) });
      }
    }
  }
}

function readScenarios(root: string, file: string, found: Scan): void {
  for (const { value, line } of readYaml(root, file, found)) {
    if (value === null) continue;
    const { name, covers = [] } = Object(value);
    if (!isText(name)) {
      found.problems.push(`${file}:${line}: a scenario without a name`);
    } else if (!Array.isArray(covers) || !covers.every(isText)) {
      found.problems.push(`${file}:${line}: "${name}": covers is not a list of clause ids`);
    } else {
      const ids = covers.flatMap((entry) => idsOf(entry) ?? [entry]);
      found.mentions.push({ kind: 'scenarios', file, line, name, ids });
    }
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

const COMMENT = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;
const STRING = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\x60(?:\\[\s\S]|[^\x60\\])*\x60`;
const REGEX = String.raw`(?<=[(,=:[!&|?{};]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^\/\\\n[])+\/`;
const CALL = String.raw`(?<![\w.$])(?:it|test)((?:\s*\.\s*\w+)*)\s*(?:<[^(\x60]*>\s*)?(?=[(\x60])`;
/** Matches the first argument of a call after its bracket: a string, or several concatenated ones. */
const NAME = new RegExp(`\\((?:\\s|${COMMENT})*((?:${STRING})(?:\\s*\\+\\s*(?:${STRING}))*)`, 'y');

/** Finds the tests of a source file. Skips comments, other strings and regular expressions. */
function readTests(root: string, file: string, { mentions }: Scan): void {
  const source = readFileSync(join(root, file), 'utf8');
  const pieces = new RegExp(`${COMMENT}|${STRING}|${REGEX}|${CALL}`, 'g');
  for (let piece = pieces.exec(source); piece !== null; piece = pieces.exec(source)) {
    const modifiers = piece[1]?.match(/\w+/g) ?? [];
    // A test that is skipped or expected to fail covers nothing.
    if (piece[1] === undefined || modifiers.some((word) => ['skip', 'todo', 'fails'].includes(word))) continue;
    const takesMore = modifiers.some((word) => ['each', 'for', 'skipIf', 'runIf'].includes(word));
    NAME.lastIndex = takesMore ? afterGroup(source, pieces.lastIndex) : pieces.lastIndex;
    const strings = NAME.exec(source)?.[1]?.match(new RegExp(STRING, 'g'));
    if (!strings) continue;
    const name = strings.map((string) => string.slice(1, -1).replace(/\\(.)/gs, '$1')).join('');
    const ids = [...name.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) => idsOf(list) ?? []);
    const line = source.slice(0, piece.index).split('\n').length;
    if (ids.length > 0) mentions.push({ kind: 'tests', file, line, name: name.replace(/\s+/g, ' '), ids });
  }
}

/** Returns the index after the bracket or template that begins at `at`. */
function afterGroup(source: string, at: number): number {
  const pieces = new RegExp(`${COMMENT}|${STRING}|${REGEX}|[()[\\]{}]`, 'g');
  pieces.lastIndex = at;
  let depth = 0;
  for (let piece = pieces.exec(source); piece !== null; piece = pieces.exec(source)) {
    if ('([{'.includes(piece[0])) depth++;
    if (')]}'.includes(piece[0])) depth--;
    if (depth === 0) break;
  }
  return pieces.lastIndex + (/^\s*/.exec(source.slice(pieces.lastIndex))?.[0].length ?? 0);
}
