/** The page alone on a plain file server, below a path (`npm run build:static`). */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedWorld, waitForQuestion } from './browser.js';

const PAGE = join(import.meta.dirname, '..', 'dist');
const BELOW = '/some/path';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

let folder: string;
let writeStaticPage: (built: string, folder: string) => void;
let files: Server;
let browser: Browser;
let address: string;
const missing: string[] = [];

beforeAll(async () => {
  const script = new URL('../../../scripts/static.mjs', import.meta.url).href;
  ({ writeStaticPage } = (await import(script)) as { writeStaticPage: (built: string, folder: string) => void });
  folder = join(mkdtempSync(join(tmpdir(), 'vigil-static-')), 'site');
  writeStaticPage(PAGE, folder);
  files = createServer(({ url = '' }, answer) => {
    const { pathname } = new URL(url, 'http://files');
    const inside = pathname.startsWith(`${BELOW}/`) ? normalize(pathname.slice(BELOW.length)) : undefined;
    const file = inside === undefined ? '' : join(folder, inside.endsWith('/') ? `${inside}index.html` : inside);
    if (inside === undefined || !existsSync(file) || !statSync(file).isFile()) {
      missing.push(pathname);
      answer.writeHead(404).end();
    } else answer.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain' }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(files.address() as AddressInfo).port}${BELOW}`;
  ({ browser } = await openSharedWorld());
});
afterAll(async () => {
  files.close();
  rmSync(join(folder, '..'), { recursive: true });
});

describe('the page alone on a file server', () => {
  it('plays below a path, asks for nothing that is not there, and offers no online tables', async () => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await page.goto(`${address}/`);
    await page.locator('.quick').waitFor();
    expect(await page.locator('a[href="#tables"]').count()).toBe(0);
    await page.goto(`${address}/#tables`);
    await page.locator('.quick').waitFor();
    await page.goto(`${address}/#cards/ghoul`);
    await page.getByRole('heading', { level: 2, name: 'Ghoul' }).waitFor();
    expect(await page.locator('a[href="#tables"]').count()).toBe(0);
    await page.goto(`${address}/#home`);
    await page
      .locator('.quick')
      .getByRole('button', { name: /^Arkham Horror/ })
      .click();
    await waitForQuestion(page);
    await page.reload();
    await waitForQuestion(page);
    expect(missing.filter((path) => path !== '/favicon.ico')).toEqual([]);
    await page.context().close();
  });

  it('is written over an earlier copy, but over no other files', () => {
    writeStaticPage(PAGE, folder);
    expect(existsSync(join(folder, 'index.html.br'))).toBe(false);
    const other = mkdtempSync(join(tmpdir(), 'vigil-other-'));
    writeFileSync(join(other, 'thesis.txt'), 'years of work');
    expect(() => writeStaticPage(PAGE, other)).toThrow('holds other files');
    expect(existsSync(join(other, 'thesis.txt'))).toBe(true);
    rmSync(other, { recursive: true });
  });
});
