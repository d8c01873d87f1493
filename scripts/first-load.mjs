/**
 * Measures the files that the page fetches until a game is complete on the table. That is the first page, a quick
 * start, and the board with every picture; the engine's worker counts too.
 *
 *   npm run build && node scripts/first-load.mjs [arkham|haunt [de]]
 *
 * Sizes are gzip sizes of the built files. The game is always the same, so two runs over one build agree. (A game whose
 * first question is where to walk, one in ten, fetches 15 kB more.)
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBrowser } from './browser.mjs';
import { root, runIfMain } from './lib/run.mjs';

const PAGE = join(root, 'packages', 'web', 'dist');
const GAMES = { arkham: 'Arkham Horror', haunt: 'Haunt of the Watchers' };

/**
 * Plays a quick start of the page at `url` in a fresh browser context. Returns every file fetched until the network is
 * idle, with its gzip size in bytes.
 */
export async function measureFirstLoad(browser, url, game, locale = 'en') {
  // Without the service worker: files that it fetches for use offline do not count.
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    locale,
  });
  const files = new Map();
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(url).origin) files.set(pathname.slice(1) || 'index.html', undefined);
  });
  const page = await context.newPage();
  // Always the same game: the files for the first question differ from game to game.
  await page.addInitScript(() => {
    crypto.getRandomValues = (bytes) => bytes.fill(7);
  });
  try {
    await page.goto(url);
    await page
      .locator('.quick')
      .getByRole('button', { name: new RegExp(`^${GAMES[game]}`) })
      .click();
    // Else an explanation may open under the pointer.
    await page.mouse.move(0, 0);
    await page.waitForSelector('.decision h2');
    await page.waitForSelector('.ancient-picture svg path');
    await page.waitForSelector('svg.icon *', { state: 'attached' });
    await page.waitForLoadState('networkidle');
  } finally {
    await context.close();
  }
  return [...files.keys()].sort().map((file) => ({ file, bytes: packedSize(file) }));
}

/** The kind of a file; the budget applies to `script`. */
export function kindOf(file) {
  // Faces, places and worlds are drawings stored as data.
  if (/\/(?:faces|places|worlds)-[^/]*\.json$/.test(file)) return 'pictures';
  const ending = /\.(\w+)$/.exec(file)?.[1];
  return (
    { js: 'script', json: 'components', css: 'styles', svg: 'pictures', png: 'pictures', woff2: 'fonts' }[ending] ??
    'other'
  );
}

/** Total bytes of each kind. */
export function sumByKind(files) {
  const all = {};
  for (const { file, bytes } of files) all[kindOf(file)] = (all[kindOf(file)] ?? 0) + bytes;
  return all;
}

function packedSize(file) {
  const bytes = readFileSync(join(PAGE, file));
  // Fonts and PNG files are compressed already.
  return /\.(woff2|png)$/.test(file) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

async function main() {
  const { chromium } = await import('playwright-core');
  const { startServer } = await import('@vigil/server');
  const server = await startServer({ page: PAGE, version: 'measured', port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: await ensureBrowser() });
  try {
    const [, , wanted, locale] = process.argv;
    for (const game of wanted ? [wanted] : Object.keys(GAMES)) {
      const files = await measureFirstLoad(browser, `${server.url}/`, game, locale);
      console.log(`${GAMES[game]}`);
      for (const { file, bytes } of files.sort((a, b) => b.bytes - a.bytes)) {
        if (bytes > 2000) console.log(`  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${file}`);
      }
      console.log(`  ${String(files.length).padStart(6)} files`);
      for (const [kind, bytes] of Object.entries(sumByKind(files))) {
        console.log(`  ${(bytes / 1000).toFixed(1).padStart(6)} kB  of ${kind} in all`);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

runIfMain(import.meta.url, main);
