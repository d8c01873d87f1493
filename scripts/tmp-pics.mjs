import { findRandomPosition } from './lib/random-positions.mjs';

const { chromium } = await import('playwright-core');
const { startServer } = await import('@vigil/server');
const server = await startServer({
  page: '/work/main/packages/web/dist',
  version: 'measured',
  port: 0,
  host: '127.0.0.1',
});
const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: '/usr/bin/chromium-headless-shell' });
const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
const page = await context.newPage();
await page.addInitScript(() => {
  localStorage.setItem('vigil.settings', '{"opening":false,"pace":"at-once","answerDelay":0}');
});
await page.goto(server.url + '/#home');
for (const n of process.argv.slice(2).map(Number)) {
  const p = await findRandomPosition(n, 'layout');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => {
    location.hash = '#home';
  });
  await page.waitForSelector('input[type=file]', { state: 'attached' });
  await page.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer: p.save });
  await page.waitForSelector('main.table[data-ready="true"] .decision h2');
  await page.waitForTimeout(800);
  for (const [w, h] of [
    [1440, 900],
    [1366, 768],
  ]) {
    await page.setViewportSize({ width: w, height: h });
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/pic-${n}-${w}.png` });
  }
  console.log(n, p.key, p.game);
}
await browser.close();
await server.close();
process.exit(0);
