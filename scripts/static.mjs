/**
 * `npm run build:static -- FOLDER`: writes the page alone to a folder, for a plain file server such as GitHub Pages. It
 * works below any path. Online tables need a server, so this page does not offer them.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { log, Problem, root, runIfMain } from './lib/run.mjs';
import { build, checkNode, install } from './prepare.mjs';

/** Tells the page that no tables are where it comes from (packages/web/src/online/has-server.ts). */
const MARK = '<meta name="vigil-server" content="none" />';
const INDEX = 'index.html';
/** Variants of files that only Vigil's own server sends, and the record of the build. */
const SERVER_ONLY = /\.(?:br|gz)$|^\.made-from$/;

/** Copies a built page to a folder that is missing, empty, or an earlier copy. Throws {@link Problem} otherwise. */
export function writeStaticPage(built, folder) {
  assertReplaceable(folder);
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, folder, { recursive: true, filter: (path) => !SERVER_ONLY.test(path.split(/[\\/]/).at(-1)) });
  const index = join(folder, INDEX);
  const text = readFileSync(index, 'utf8');
  const marked = text.replace('<head>', `<head>\n    ${MARK}`);
  if (marked === text) throw new Problem(`${index} has no head.`);
  writeFileSync(index, marked);
  // GitHub Pages would leave out files whose names begin with an underscore.
  writeFileSync(join(folder, '.nojekyll'), '');
}

function assertReplaceable(folder) {
  if (!existsSync(folder)) return;
  const isEmpty = readdirSync(folder).length === 0;
  const index = join(folder, INDEX);
  if (isEmpty || (existsSync(index) && readFileSync(index, 'utf8').includes(MARK))) return;
  throw new Problem(`${folder} holds other files. Name a folder that is new or empty.`);
}

await runIfMain(import.meta.url, async () => {
  const [name = 'site', ...more] = process.argv.slice(2);
  if (more.length > 0) throw new Problem('Name one folder: npm run build:static -- FOLDER');
  const folder = resolve(name);
  checkNode();
  await install();
  await build();
  writeStaticPage(join(root, 'packages', 'web', 'dist'), folder);
  log(`The page is in ${folder}. Any file server can serve it, at any path.`);
});
