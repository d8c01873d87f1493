/**
 * Makes a clone ready to run: checks Node, installs missing packages, builds. `npm run build` runs it alone.
 *
 * It imports nothing but Node's own modules, because it runs before packages are installed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintPage, hasFingerprint, saveFingerprint } from './lib/page-fingerprint.mjs';
import { log, npm, Problem, root, run, runIfMain } from './lib/run.mjs';
import { packPage } from './pack-page.mjs';

export async function prepare() {
  checkNode();
  await install();
  await build();
}

export function checkNode() {
  const needed = readJson('package.json').engines.node.replace('>=', '');
  const isOlder = needed.localeCompare(process.versions.node, 'en', { numeric: true }) > 0;
  if (isOlder) throw new Problem(`Vigil needs Node ${needed} or newer; this is Node ${process.versions.node}.`);
}

export async function install() {
  if (isInstalled()) return;
  log('installing the packages of package-lock.json (npm ci)');
  // Development packages too, even where NODE_ENV=production: the compiler is one of them.
  const code = await npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=warn');
  if (code !== 0) throw new Problem(`The packages could not be installed: npm ci ended with code ${code}, see above.`);
}

/** Compares npm's record in node_modules with the lock; file times say little after a checkout. */
function isInstalled() {
  const record = join('node_modules', '.package-lock.json');
  if (!existsSync(join(root, record))) return false;
  const installed = readJson(record).packages;
  const wanted = Object.entries(readJson('package-lock.json').packages);
  // Optional packages are mostly those of other systems.
  return wanted
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.optional)
    .every(([path, entry]) => installed[path]?.version === entry.version && existsSync(join(root, path)));
}

export async function build() {
  await compile('compiling (tsc -b)', 'tsconfig.json');
  await bundleCommand();
  await buildWeb();
}

/** Bundles the command, in a process of its own: packages it imports may have been installed only now. */
async function bundleCommand() {
  log('bundling the command (vite build)');
  const code = await run([process.execPath, join(root, 'scripts', 'whole.mjs')], { quiet: true });
  if (code !== 0) throw new Problem('The command could not be bundled: vite build failed, see above.');
}

async function compile(what, project) {
  log(what);
  const code = await run(tool('typescript/bin/tsc', '-b', project));
  if (code !== 0) throw new Problem('The build failed: TypeScript found the errors above.');
}

/** Bundles the page, if it exists and its build is not up to date. */
export async function buildWeb() {
  const web = join('packages', 'web');
  if (!existsSync(join(root, web, 'index.html'))) {
    log('no page to bundle: packages/web/index.html does not exist');
    return;
  }
  const folder = join(root, web, 'dist');
  const fingerprint = fingerprintPage();
  if (hasFingerprint(folder, fingerprint)) {
    log('the page for the browser is made from these sources already');
    return;
  }
  log('bundling the page for the browser (vite build)');
  const code = await run(tool('vite/bin/vite.js', 'build', web, '--logLevel', 'warn'), { quiet: true });
  if (code !== 0) throw new Problem('The page could not be bundled: vite build failed, see above.');
  log('packing the page (brotli, gzip)');
  await packPage(folder);
  saveFingerprint(folder, fingerprint);
}

/** The command line of an installed tool, without npx, which costs half a second. */
export function tool(path, ...args) {
  return [process.execPath, join(root, 'node_modules', path), ...args];
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

await runIfMain(import.meta.url, prepare);
