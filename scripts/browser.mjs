/**
 * Finds a Chromium for the browser tests, or installs one. `node scripts/browser.mjs` prints its path.
 *
 * Order:
 *   1. CHROMIUM_PATH
 *   2. a browser on PATH or in macOS's Applications
 *   3. an earlier download of Playwright
 *   4. the distribution's own package, on Debian and Ubuntu
 *   5. Playwright's download, on other systems
 *
 * Headless Chromium comes first: it opens a page in half the processor time.
 */
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, sep } from 'node:path';
import { installFromDebian } from './lib/debian.mjs';
import { log, Problem, run, runIfMain } from './lib/run.mjs';

const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const MINUTE = 60_000;

/** Path of a Chromium; installs one if there is none, and throws a Problem if that fails. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  for (const name of [HEADLESS_SHELL, 'chromium']) {
    const installed = (await installFromDebian(name, 'Chromium for the browser tests')) && (await findBrowser());
    if (installed) return installed;
  }
  if (await downloadWithPlaywright()) {
    const downloaded = await findPlaywrightBrowser();
    if (downloaded) return downloaded;
  }
  throw new Problem(
    'The browser tests need Chromium or Chrome, and none could be installed: install one ' +
      '(on Debian or Ubuntu as root: apt-get install chromium) or set CHROMIUM_PATH to where it is.',
  );
}

/** Path of an installed Chromium, or undefined. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Problem(`CHROMIUM_PATH says ${named}, but there is no program of that name.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...APPLICATIONS].find(isProgram) ?? (await findPlaywrightBrowser());
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

async function findPlaywrightBrowser() {
  try {
    const { chromium } = await import('playwright-core');
    const full = chromium.executablePath();
    return [findShellBeside(full), full].find((path) => path && isProgram(path));
  } catch {
    return undefined; // not installed, or no browser for this system
  }
}

/** Path of the headless shell in the folder of Playwright's downloads that holds this Chromium, or undefined. */
function findShellBeside(chromium) {
  const folders = chromium.split(sep);
  const at = folders.findLastIndex((folder) => /^chromium-\d+$/.test(folder));
  if (at < 0) return undefined;
  const home = [...folders.slice(0, at), folders[at].replace('chromium-', 'chromium_headless_shell-')].join(sep);
  if (!existsSync(home)) return undefined;
  const found = readdirSync(home, { recursive: true }).find((name) =>
    /(?:^|[\\/])(?:chrome-)?headless[-_]shell(?:\.exe)?$/.test(name),
  );
  return found && join(home, found);
}

async function downloadWithPlaywright() {
  log('downloading Chromium for the browser tests (playwright-core install --only-shell chromium)');
  const home = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  return (
    (await run([process.execPath, join(home, 'cli.js'), 'install', '--only-shell', 'chromium'], {
      timeout: 5 * MINUTE,
    })) === 0
  );
}

await runIfMain(import.meta.url, async () => console.log(await ensureBrowser()));
