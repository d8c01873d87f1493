/**
 * What the page has to fetch before a game stands complete on the table: from the first page, through a quick start, to
 * the board with every picture, the engine's worker among it.
 *
 *   npm run build && node scripts/first-load.mjs [arkham|haunt [de]]
 *
 * Sizes are those of the built files as gzip packs them, and it is always the same game, so that two runs over the same build
 * say the same. (A game whose first question is where to walk, one in ten, fetches 15 kB more with it.)
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBrowser } from './browser.mjs';
import { root, runIfMain } from './lib/run.mjs';

const PAGE = join(root, 'packages', 'web', 'dist');
const GAMES = { arkham: 'Arkham Horror', haunt: 'Haunt of the Watchers' };

/**
 * Plays a quick start in a browser that has never seen the page. `url`: where it is served. Gives every file fetched
 * until the network has come to rest, with its bytes as gzip packs them.
 */
export async function firstLoad(browser, url, game, locale = 'en') {
  // What is fetched for later, when there is no network, is not waited for by anybody.
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
  // The same game each time: what its first question needs differs from game to game.
  await page.addInitScript(() => {
    crypto.getRandomValues = (bytes) => bytes.fill(7);
  });
  try {
    await page.goto(url);
    await page
      .locator('.quick')
      .getByRole('button', { name: new RegExp(`^${GAMES[game]}`) })
      .click();
    await page.waitForSelector('.decision h2');
    await page.waitForSelector('.ancient-picture svg path');
    await page.waitForSelector('svg.icon *', { state: 'attached' });
    await page.waitForLoadState('networkidle');
  } finally {
    await context.close();
  }
  return [...files.keys()].sort().map((file) => ({ file, bytes: packed(file) }));
}

/** What kind of thing a file is: `script` is what the budget is for. */
export function kindOf(file) {
  // Faces, places and worlds are drawings, written down as data.
  if (/\/(?:faces|places|worlds)-[^/]*\.json$/.test(file)) return 'pictures';
  const ending = /\.(\w+)$/.exec(file)?.[1];
  return (
    { js: 'script', json: 'components', css: 'styles', svg: 'pictures', png: 'pictures', woff2: 'fonts' }[ending] ??
    'other'
  );
}

/** The bytes of each kind. */
export function sums(files) {
  const all = {};
  for (const { file, bytes } of files) all[kindOf(file)] = (all[kindOf(file)] ?? 0) + bytes;
  return all;
}

function packed(file) {
  const bytes = readFileSync(join(PAGE, file));
  // Fonts and pixels are packed already.
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
      const files = await firstLoad(browser, `${server.url}/`, game, locale);
      console.log(`${GAMES[game]}`);
      for (const { file, bytes } of files.sort((a, b) => b.bytes - a.bytes)) {
        if (bytes > 2000) console.log(`  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${file}`);
      }
      console.log(`  ${String(files.length).padStart(6)} files`);
      for (const [kind, bytes] of Object.entries(sums(files))) {
        console.log(`  ${(bytes / 1000).toFixed(1).padStart(6)} kB  of ${kind} in all`);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

runIfMain(import.meta.url, main);
