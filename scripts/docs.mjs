/**
 * Checks that the documents still say what is so. `node scripts/docs.mjs` prints what is wrong.
 *
 * To add one, append `{title, find}` to `docsChecks`: `find` returns (or resolves to) a line for everything wrong, with
 * the file it is in. A document that is generated is checked by generating it again and comparing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Problem, root, runIfMain } from './lib/run.mjs';

export const docsChecks = [
  { title: 'links and pictures in documents lead somewhere', find: brokenLinks },
  { title: 'every npm script a document names exists', find: unknownScripts },
];

function brokenLinks() {
  return documents().flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
      .map((found) => decodeURI(found[1]))
      .filter((target) => !existsSync(join(root, dirname(path), target)))
      .map((target) => `${path}: ${target} does not exist`),
  );
}

function unknownScripts() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return documents().flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)]
      .map((found) => found[1] ?? found[2])
      .filter((name) => !(name in scripts))
      .map((name) => `${path}: npm run ${name} is not in package.json`),
  );
}

/** The Markdown of the root, of docs/ and of each package. */
export function documents() {
  const folders = ['.', 'docs', 'scenarios', 'packages'].filter((folder) => existsSync(join(root, folder)));
  return folders
    .flatMap((folder) => {
      const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: folder !== '.' });
      return entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
        .filter((path) => !path.includes('node_modules') && !path.includes('dist/'));
    })
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

await runIfMain(import.meta.url, async () => {
  const wrong = (await Promise.all(docsChecks.map(({ find }) => find()))).flat();
  for (const line of wrong) console.log(line);
  if (wrong.length > 0) throw new Problem(`${wrong.length} places in the documents are out of date, listed above.`);
  console.log('docs: current');
});
