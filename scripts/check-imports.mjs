/**
 * Checks the imports of all packages against the design (diagram at the head of ARCHITECTURE.md):
 *
 *   - imports between packages, and between folders of a package, point downwards and form no cycle;
 *   - every package lists its imports in package.json;
 *   - packages that run anywhere use no Node, no clock and no randomness except the game's dice;
 *   - scripts import built packages by name and none of their sources; packages and their builds import no script.
 *
 * `node scripts/check-imports.mjs` prints the place of every violation. Cycles in types alone count too. Tests may
 * import any package: they are not shipped.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { Visitor } from 'vite';
import { findCycles, graphOf, sourceOf } from './lib/import-graph.mjs';
import { BOXES, FOLDERS, KNOWN, RECURSION, TYPE_CYCLES } from './lib/import-rules.mjs';
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
const ANYWHERE = 'this package runs in Node and in the browser';
const BUILT_IN = new Set(builtinModules);

/** Every violation as `file:line: message`. */
export function findImportViolations() {
  return [...findPackageViolations(), ...findFolderViolations(), ...findScriptViolations()];
}

/** Imports between scripts and packages other than by a package's name, in files outside `src` and `test` too. */
function findScriptViolations() {
  const packages = readdirSync(join(root, 'packages')).flatMap((name) => listOwnFiles(join(root, 'packages', name)));
  return [
    ...packages.flatMap((file) => findImportsInto('scripts', file)),
    ...listOwnFiles(join(root, 'scripts')).flatMap((file) => findImportsInto('packages', file)),
  ];
}

/** Sources of a folder without those that are tests, built or installed. */
function listOwnFiles(folder) {
  const left = /[\\/](?:dist|types|node_modules|test|public)[\\/]/;
  return listSources(folder).filter((file) => !left.test(relative(folder, file).replace(/^/, sep)));
}

/** Relative imports of a file that lead into a folder of the root. */
export function findImportsInto(folder, file) {
  const { text, imports } = sourceOf(file);
  return imports.flatMap(({ specifier, index }) => {
    const isInto = specifier.startsWith('.') && resolve(file, '..', specifier).startsWith(join(root, folder) + sep);
    return isInto ? [`${formatPlace(file, text, index)}: may not import ${specifier}, which is in ${folder}/`] : [];
  });
}

function findPackageViolations() {
  return Object.keys(MAY_IMPORT).flatMap((name) => {
    const folder = join(root, 'packages', name);
    if (!existsSync(join(folder, 'package.json'))) return [`packages/${name}: this package does not exist`];
    return [
      ...findPlatformViolations(name),
      ...listSources(join(folder, 'src')).flatMap((file) => findSourceViolations(name, file)),
      ...listSources(join(folder, 'test')).flatMap((file) => findTestViolations(name, file)),
    ];
  });
}

/** Violations in the compiler options: a package that runs anywhere compiles without the types of any platform. */
function findPlatformViolations(name) {
  if (!RUNS_ANYWHERE.includes(name)) return [];
  const file = `packages/${name}/tsconfig.json`;
  const { lib, types } = JSON.parse(readFileSync(join(root, file), 'utf8')).compilerOptions;
  const bare = String(lib) === 'es2023' && String(types) === '';
  return bare ? [] : [`${file}: must say "lib": ["es2023"], "types": []: ${ANYWHERE}`];
}

function findSourceViolations(name, file) {
  const { text, program, imports } = sourceOf(file);
  const pure = RUNS_ANYWHERE.includes(name);
  const listed = listDependencies(name);
  const violations = imports.flatMap(({ specifier, index }) => {
    const problem = findProblem(name, file, specifier, listed, pure);
    return problem ? [`${formatPlace(file, text, index)}: ${problem}`] : [];
  });
  if (!pure) return violations;
  const impure = findImpureNodes(program).map(
    ({ start, end }) =>
      `${formatPlace(file, text, start)}: ${text.slice(start, end)}: a replayed game must come out the same`,
  );
  return [...violations, ...impure];
}

/** Uses of the language's own clock and randomness. The platform's (process, window, timers) do not compile here. */
function findImpureNodes(program) {
  const found = [];
  const isDate = ({ type, name }) => type === 'Identifier' && name === 'Date';
  const visitor = new Visitor({
    MemberExpression(node) {
      const { object, property } = node;
      const random = object.name === 'Math' && (property.name ?? property.value) === 'random';
      if (random || isDate(object)) found.push(node);
    },
    CallExpression(node) {
      if (isDate(node.callee)) found.push(node);
    },
    NewExpression(node) {
      if (isDate(node.callee)) found.push(node);
    },
  });
  visitor.visit(program);
  return found;
}

function findProblem(name, file, specifier, listed, pure) {
  if (specifier.startsWith('.')) return findEscape(name, file, specifier);
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

function findTestViolations(name, file) {
  const { text, imports } = sourceOf(file);
  return imports.flatMap(({ specifier, index }) => {
    const problem = specifier.startsWith('.') && findEscape(name, file, specifier);
    return problem ? [`${formatPlace(file, text, index)}: ${problem}`] : [];
  });
}

/**
 * Violations of {@link FOLDERS}, {@link RECURSION} and {@link TYPE_CYCLES}; of {@link KNOWN} only the entries that are
 * fixed by now.
 */
function findFolderViolations() {
  const names = Object.keys(MAY_IMPORT);
  const found = [...names.flatMap(listForbiddenImports), ...names.flatMap(listCycles)];
  const left = new Set(found.map(({ key }) => key));
  return [
    ...found.filter(({ key }) => !KNOWN.includes(key)).map(({ text }) => text),
    ...KNOWN.filter((key) => !left.has(key)).map(
      (key) => `scripts/lib/import-rules.mjs: "${key}" is mended: take it off the list of what is known`,
    ),
  ];
}

function listForbiddenImports(name) {
  const src = join(root, 'packages', name, 'src');
  return listSources(src).flatMap((file) => {
    const { text, imports } = sourceOf(file);
    const importer = toSlashes(relative(src, file));
    return imports.flatMap(({ specifier, index }) => {
      if (!specifier.startsWith('.')) return [];
      const imported = toSlashes(relative(src, resolve(file, '..', specifier)));
      const problem = findForbiddenImport(name, importer, imported);
      if (problem === undefined) return [];
      const [from, to] = problem;
      return [
        {
          key: `${name}: ${from} > ${to}`,
          text: `${formatPlace(file, text, index)}: ${from} may not import ${imported}`,
        },
      ];
    });
  });
}

/** The two folders, or folder and box, of a forbidden import inside a package; paths from its `src`. */
export function findForbiddenImport(name, importer, imported) {
  return (
    findForbiddenFolders(FOLDERS[name] ?? {}, importer, imported) ?? findForbiddenBox(BOXES[name], importer, imported)
  );
}

/** The two folders of a forbidden import between folders. */
function findForbiddenFolders(rules, importer, imported) {
  const [folder, rule] = Object.entries(rules).find(([one]) => isInside(importer, one)) ?? [];
  const problem = rule && findForbiddenFolder(folder, rule, imported);
  return problem === undefined ? undefined : [folder, problem];
}

/** The folder and the box of a forbidden import: a box named outside the sources that may name boxes. */
function findForbiddenBox(boxes, importer, imported) {
  if (boxes === undefined || !imported.startsWith(boxes.within)) return undefined;
  const [box, ...inside] = imported.slice(boxes.within.length).split('/');
  const folder = `${boxes.within}${box}`;
  if (inside.length === 0 || boxes.shared?.includes(box) || isInside(importer, folder)) return undefined;
  if (boxes.knownTo.some((one) => importer.startsWith(one))) return undefined;
  return [importer.replace(/\/.*/, ''), folder];
}

/** The folder that `imported` is in, if a rule forbids `folder` to import from it. */
function findForbiddenFolder(folder, { only, not = [] }, imported) {
  if (isInside(imported, folder)) return undefined;
  if (only === undefined) return not.find((one) => isInside(imported, one));
  return only.some((one) => isInside(imported, one)) ? undefined : imported.replace(/\/.*/, '');
}

function isInside(path, folder) {
  return path.startsWith(`${folder}/`);
}

function listCycles(name) {
  const isWithin = (cycle, folders) => cycle.every((file) => folders.some((folder) => isInside(file, folder)));
  const ofValues = findPackageCycles(name, ['value']).filter((cycle) => !isWithin(cycle, RECURSION));
  const ofTypes = findPackageCycles(name, ['value', 'type']).filter((cycle) => !isWithin(cycle, TYPE_CYCLES));
  return [...ofValues, ...ofTypes].map((cycle) => ({
    key: foldersOf(cycle),
    text: `import each other in a circle: ${cycle.join(', ')}`,
  }));
}

/** Groups of sources of a package that import each other, as paths from the root. */
function findPackageCycles(name, kinds) {
  const graph = graphOf(listSources(join(root, 'packages', name, 'src')), kinds);
  return findCycles(graph).map((cycle) => cycle.map((file) => toSlashes(relative(root, file))));
}

function foldersOf(files) {
  return [...new Set(files.map((file) => file.replace(/^packages\/|\/[^/]*$/g, '')))].join(' + ');
}

/** The violation of an import that leaves its package: other packages are imported by name, through their index. */
function findEscape(name, file, specifier) {
  const inside = resolve(file, '..', specifier).startsWith(join(root, 'packages', name) + sep);
  return inside ? undefined : `imports ${specifier}, which is outside packages/${name}`;
}

/** Packages listed in package.json; for a bundled package (web) also those that only its build needs. */
function listDependencies(name) {
  const listed = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  return new Set(Object.keys({ ...listed.dependencies, ...(name === 'web' && listed.devDependencies) }));
}

function listSources(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function formatPlace(file, text, index) {
  return `${toSlashes(relative(root, file))}:${text.slice(0, index).split('\n').length}`;
}

function toSlashes(path) {
  return path.split(sep).join('/');
}

await runIfMain(import.meta.url, () => {
  const violations = findImportViolations();
  for (const violation of violations) console.log(violation);
  if (violations.length > 0) throw new Problem(`${violations.length} imports or uses break the design, listed above.`);
  console.log('imports: all point downwards, and the packages that run anywhere are pure');
});
