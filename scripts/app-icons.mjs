/**
 * Draws the PNG icons of the installed page from packages/web/public/icon.svg, with a browser.
 *
 *   node scripts/app-icons.mjs
 *
 * A maskable icon fills its square, with the mark inside the circle that is never cut.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBrowser } from './browser.mjs';
import { log, root, runIfMain } from './lib/run.mjs';

const PUBLIC = join(root, 'packages', 'web', 'public');
const ICONS = [
  { file: 'icon-192.png', size: 192, mark: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, mark: 1, ground: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, mark: 0.72, ground: '#0f1719' },
];

async function draw() {
  const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: await ensureBrowser() });
  const page = await browser.newPage();
  for (const { file, size, mark, ground } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${mark * 100}%}</style>${svg}`,
    );
    await page.screenshot({ path: join(PUBLIC, file), omitBackground: true });
    log(`drew ${file}`);
  }
  await browser.close();
}

await runIfMain(import.meta.url, draw);
