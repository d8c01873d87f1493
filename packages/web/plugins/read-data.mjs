/**
 * Prints what a module exports as data, as JSON: each export with what it stands on and what is its own.
 *
 *   node read-data.mjs <source of a module>
 *
 * Modules of other packages are read as they were compiled just before, those of the page, which nobody else compiles, from
 * their source.
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

/** What is exported; of catalogues that stand on another one only what they say otherwise. Functions are no data. */
function apart(data) {
  const parts = {};
  const whole = [];
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'function') continue;
    const on = whole.find(([, below]) => Object.keys(below).every((key) => Object.hasOwn(Object(value), key)));
    const isList = Array.isArray(value) || typeof value !== 'object' || value === null;
    if (!on || isList) {
      parts[name] = { own: value };
      if (!isList) whole.push([name, value]);
      continue;
    }
    const [below, its] = on;
    const own = Object.fromEntries(Object.entries(value).filter(([key, one]) => its[key] !== one));
    parts[name] = { on: below, own };
  }
  return parts;
}

process.stdout.write(JSON.stringify(apart(await read(process.argv[2]))));
