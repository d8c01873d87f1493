/** Imports of sources, and cycles among them. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
// TypeScript 7 offers no parser to programs; this one builds the page.
import { parseSync } from 'vite';

const cache = new Map();

/**
 * A source as its text, its program and its `imports`. Throws if the source does not parse.
 *
 * An import has a `specifier`, its `index` in the text, and a `kind`. Kinds are `value`, `type` (absent in built code)
 * and `later`.
 */
export function sourceOf(file) {
  if (!cache.has(file)) cache.set(file, parseSource(file));
  return cache.get(file);
}

function parseSource(file) {
  const text = readFileSync(file, 'utf8');
  const { program, module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const { staticImports, staticExports, dynamicImports } = module;
  // Computed specifiers name no file.
  const literal = ({ moduleRequest: { start } }) => /['"`]/.test(text[start]);
  const dynamic = dynamicImports.filter(literal).map(({ moduleRequest: { start, end } }) => ({
    specifier: text.slice(start + 1, end - 1),
    kind: 'later',
    index: start,
  }));
  const reexports = staticExports.flatMap(({ entries }) => mergeReexports(entries));
  const imports = staticImports.map(({ entries, moduleRequest }) => toImport(moduleRequest, entries));
  return { text, program, imports: [...imports, ...reexports, ...dynamic] };
}

/** Re-exports of a source, as one import of each module. */
function mergeReexports(entries) {
  const from = entries.filter(({ moduleRequest }) => moduleRequest !== null && moduleRequest !== undefined);
  return from.length === 0 ? [] : [toImport(from[0].moduleRequest, from)];
}

function toImport({ value, start }, entries) {
  const types = entries.length > 0 && entries.every(({ isType }) => isType);
  return { specifier: value, kind: types ? 'type' : 'value', index: start };
}

/**
 * Imports among `files`: a map from each file to the files it imports.
 *
 * @param kinds the kinds of imports that count
 */
export function graphOf(files, kinds) {
  const all = new Set(files);
  return new Map(
    files.map((file) => {
      const to = sourceOf(file)
        .imports.filter(({ specifier, kind }) => specifier.startsWith('.') && kinds.includes(kind))
        .map(({ specifier }) => join(dirname(file), specifier).replace(/\.js$/, ''))
        .flatMap((path) => [`${path}.ts`, `${path}.tsx`].filter((one) => all.has(one)));
      return [file, [...new Set(to)]];
    }),
  );
}

/** Groups of sources that reach each other (Tarjan's algorithm). */
export function findCycles(graph) {
  const cycles = [];
  const number = new Map();
  const lowest = new Map();
  const open = [];
  const visit = (file) => {
    number.set(file, number.size);
    lowest.set(file, number.get(file));
    open.push(file);
    for (const next of graph.get(file)) {
      if (!number.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) !== number.get(file)) return;
    const cycle = open.splice(open.indexOf(file));
    if (cycle.length > 1) cycles.push(cycle.sort());
  };
  for (const file of graph.keys()) if (!number.has(file)) visit(file);
  return cycles;
}
