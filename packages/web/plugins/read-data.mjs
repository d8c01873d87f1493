/**
 * Prints the exported data of a module as JSON: each export with its own part, and the base that it extends, if any.
 *
 *   node read-data.mjs <source of a module>
 *
 * Modules of other packages are read from their compiled files. Those of the page, which only Vite compiles, are read
 * from their source.
 */
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const PACKAGES = join(import.meta.dirname, '..', '..');

async function read(source) {
  const [name, , ...rest] = relative(PACKAGES, source).split(sep);
  if (name !== 'web') {
    const compiled = join(PACKAGES, name, 'dist', ...rest).replace(/\.ts$/, '.js');
    return import(pathToFileURL(compiled).href);
  }
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(source, { configFile: false, logLevel: 'error' });
  return module;
}

/** The exported data; a catalogue that extends another has only its differences. Functions are skipped. */
function splitExports(data) {
  const parts = {};
  const whole = [];
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'function') continue;
    const on = whole.find(([, below]) => Object.keys(below).every((key) => Object.hasOwn(Object(value), key)));
    const isList = Array.isArray(value) || typeof value !== 'object' || value === null;
    if (!on || isList) {
      parts[name] = { value };
      if (!isList) whole.push([name, value]);
      continue;
    }
    const [below, its] = on;
    const own = Object.fromEntries(Object.entries(value).filter(([key, one]) => its[key] !== one));
    parts[name] = { base: below, value: own };
  }
  return parts;
}

process.stdout.write(JSON.stringify(splitExports(await read(process.argv[2]))));
