/** What a source imports, and where sources import each other in circles. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blank } from './blank.mjs';

// Only where a statement begins or ends its list of names: "from 'x'" may also stand in a text.
const IMPORT =
  /(?:^|[;\n])\s*(?:import|export\s*\*\s*(?:as\s+\w+\s*)?from|(?<names>import[^;'"]*?from|export[^;'"]*?from|\}\s*from))\s*(?<quote>['"])(?<name>[^'"\n]+)\k<quote>|\bimport\s*\(\s*(?<mark>['"])(?<dynamic>[^'"\n]+)\k<mark>/g;

/** `specifier` with its place in the text. `kind`: what for: `value`, `type` (gone in the built code) or `later`. */
export function importsOf(text) {
  return [...blank(text).matchAll(IMPORT)].map(({ groups: { names, name, dynamic }, index }) => ({
    specifier: name ?? dynamic,
    kind: dynamic !== undefined ? 'later' : names && onlyTypes(names) ? 'type' : 'value',
    index,
  }));
}

function onlyTypes(names) {
  if (/^(?:import|export)\s+type\b/.test(names)) return true;
  const list = /^(?:import|export)\s*\{([^}]*)\}/.exec(names)?.[1].split(',') ?? [''];
  return list.map((one) => one.trim()).every((one, i) => /^type\s/.test(one) || (one === '' && i > 0));
}

/**
 * Which sources import which, by path, as far as they are among `files`.
 *
 * @param kinds the kinds of imports that count
 */
export function graphOf(files, kinds) {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const to = importsOf(readFileSync(file, 'utf8'))
        .filter(({ specifier, kind }) => specifier.startsWith('.') && kinds.includes(kind))
        .map(({ specifier }) => join(dirname(file), specifier).replace(/\.js$/, ''))
        .flatMap((path) => [`${path}.ts`, `${path}.tsx`].filter((one) => known.has(one)));
      return [file, [...new Set(to)]];
    }),
  );
}

/** Groups of sources each of which leads to every other one of its group (Tarjan's algorithm). */
export function circlesIn(graph) {
  const circles = [];
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
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const file of graph.keys()) if (!number.has(file)) visit(file);
  return circles;
}
