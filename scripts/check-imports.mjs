/**
 * Checks that imports between packages point downwards only, that every package lists what it imports, and that the
 * packages which run anywhere stay free of Node, of clocks and of any chance but the game's own dice.
 *
 * `node scripts/check-imports.mjs` prints the place of every offence. Tests may import any package: they are not
 * shipped. The design's picture is at the head of ARCHITECTURE.md.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { blank } from './lib/blank.mjs';
import { Problem, root, runIfMain } from './lib/run.mjs';

const MAY_IMPORT = {
  engine: [],
  rules: ['engine'],
  content: ['engine', 'rules'],
  table: ['engine', 'rules', 'content'],
  bots: ['engine', 'rules', 'content'],
  lab: ['engine', 'rules', 'content', 'table', 'bots'],
  server: ['engine', 'rules', 'content', 'table', 'bots', 'lab'],
  cli: ['engine', 'rules', 'content', 'table', 'bots', 'lab', 'server'],
  web: ['engine', 'rules', 'content', 'table', 'bots'],
};

const RUNS_ANYWHERE = ['engine', 'rules', 'content', 'table', 'bots'];
const REPLAY = 'a replayed game must come out the same';
const ANYWHERE = 'this package runs in Node and in the browser';
const IMPURE = [
  [/\bMath\s*\.\s*random\b/g, REPLAY],
  [/\bDate\s*(?:\.\s*now\b|\()|\bnew\s+Date\b/g, REPLAY],
  [/(?<![.\w])performance\s*\./g, REPLAY],
  [/(?<![.\w])crypto\s*\./g, REPLAY],
  [/(?<![.\w])process\s*\./g, ANYWHERE],
  [/(?<![.\w])require\s*\(/g, ANYWHERE],
  [/(?<![.\w])(?:window|document)\s*\./g, ANYWHERE],
  [/(?<![.\w])(?:setTimeout|setInterval|setImmediate|queueMicrotask)\b/g, 'rules are synchronous'],
];

// Only where a statement begins or ends its list of names: "from 'x'" may also stand in a text.
const IMPORT =
  /(?:^|[;\n])\s*(?:import|export\s*\*\s*from|import[^;'"]*?from|export[^;'"]*?from|\}\s*from)\s*(['"])(?<name>[^'"\n]+)\1|\bimport\s*\(\s*(['"])(?<dynamic>[^'"\n]+)\3/g;
const BUILT_IN = new Set(builtinModules);

/** Every offence as `file:line: what is wrong`. */
export function findOffences() {
  return Object.keys(MAY_IMPORT).flatMap((name) => {
    const folder = join(root, 'packages', name);
    if (!existsSync(join(folder, 'package.json'))) return [`packages/${name}: this package does not exist`];
    return [
      ...sources(join(folder, 'src')).flatMap((file) => inSource(name, file)),
      ...sources(join(folder, 'test')).flatMap((file) => inTest(name, file)),
    ];
  });
}

function inSource(name, file) {
  const text = readFileSync(file, 'utf8');
  const pure = RUNS_ANYWHERE.includes(name);
  const listed = dependencies(name);
  const offences = imports(text).flatMap(({ specifier, index }) => {
    const wrong = whyNot(name, file, specifier, listed, pure);
    return wrong ? [`${place(file, text, index)}: ${wrong}`] : [];
  });
  if (!pure) return offences;
  const code = blank(text, { strings: true });
  const impure = IMPURE.flatMap(([pattern, why]) =>
    [...code.matchAll(pattern)].map((found) => `${place(file, text, found.index)}: ${found[0].trim()}: ${why}`),
  );
  return [...offences, ...impure];
}

function whyNot(name, file, specifier, listed, pure) {
  if (specifier.startsWith('.')) return leaves(name, file, specifier);
  const [scope, second] = specifier.split('/');
  const bare = scope.startsWith('@') ? `${scope}/${second}` : scope;
  if (specifier.startsWith('node:') || BUILT_IN.has(bare))
    return pure ? `imports ${specifier}: ${ANYWHERE}` : undefined;
  if (scope === '@vigil') {
    if (second === name) return `imports its own package by name (${specifier}): use a relative path`;
    if (!MAY_IMPORT[name].includes(second)) return `${name} may not import ${second}`;
  }
  return listed.has(bare) ? undefined : `imports ${bare}, which packages/${name}/package.json does not list`;
}

function inTest(name, file) {
  const text = readFileSync(file, 'utf8');
  return imports(text).flatMap(({ specifier, index }) => {
    const wrong = specifier.startsWith('.') && leaves(name, file, specifier);
    return wrong ? [`${place(file, text, index)}: ${wrong}`] : [];
  });
}

/** Another package's files are reached by its name only, so that its index says what it offers. */
function leaves(name, file, specifier) {
  const inside = resolve(file, '..', specifier).startsWith(join(root, 'packages', name) + sep);
  return inside ? undefined : `imports ${specifier}, which is outside packages/${name}`;
}

function imports(text) {
  return [...blank(text).matchAll(IMPORT)].map((found) => ({
    specifier: found.groups.name ?? found.groups.dynamic,
    index: found.index,
  }));
}

/** What a package lists; a bundled one (web) may also import what is only needed to build it. */
function dependencies(name) {
  const listed = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  return new Set(Object.keys({ ...listed.dependencies, ...(name === 'web' && listed.devDependencies) }));
}

function sources(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function place(file, text, index) {
  return `${relative(root, file).split(sep).join('/')}:${text.slice(0, index).split('\n').length}`;
}

await runIfMain(import.meta.url, () => {
  const offences = findOffences();
  for (const offence of offences) console.log(offence);
  if (offences.length > 0) throw new Problem(`${offences.length} imports or uses break the design, listed above.`);
  console.log('imports: all point downwards, and the packages that run anywhere are pure');
});
