import { chromium } from 'playwright-core';
const bench = '/work/wt/pace';
const { ensureBrowser } = await import(bench + '/scripts/browser.mjs');
const { startServer } = await import('@vigil/server');
const server = await startServer({ page: bench + '/packages/web/dist', version: 'x', port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: await ensureBrowser() });
const [game, pace, w, h, name, lang] = process.argv.slice(2);
const ctx = await browser.newContext({ viewport: { width: +w, height: +h }, serviceWorkers: 'block', reducedMotion: 'reduce' });
const page = await ctx.newPage();
page.on('pageerror', (e) => console.log('ERR', e)); page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
await page.addInitScript(([p, l]) => { localStorage.setItem('vigil.table', JSON.stringify({ pace: p })); if (l) localStorage.setItem('vigil.language', l); }, [pace, lang ?? '']);
await page.goto(server.url + '/#new');
await page.waitForSelector('.new-game');
await page.getByRole('radio', { name: game === 'haunt' ? 'Haunt of the Watchers' : 'Arkham Horror' }).check();
for (let n = game === 'haunt' ? 2 : 1; n < 3; n++) await page.locator('button', { hasText: /One more|Noch/ }).first().click().catch(() => {});
await page.locator('button.great').last().click();
await page.waitForSelector('.decision h2');
let shots = 0;
for (let i = 0; i < 60 && shots < 2; i++) {
  const before = await page.getAttribute('main.table', 'data-answers');
  const ids = await page.locator('.decision [data-option]').count();
  if (ids === 0) { await page.waitForTimeout(200); if (await page.locator('.telling').count()) { await page.keyboard.press('s'); await page.waitForTimeout(100); if (pace === 'steps') await page.keyboard.press('Space'); } continue; }
  await page.locator('.decision [data-option]').nth((i * 7 + 3) % ids).click();
  await page.waitForSelector(`main.table:not([data-answers="${before}"])`);
  await page.waitForTimeout(100);
  const of = await page.locator('.telling header span').textContent({ timeout: 300 }).catch(() => '');
  const n = Number(of.split(/ of | von /)[1] ?? 0);
  if (n > 6) {
    for (let k = 0; k < 4; k++) { if (pace === 'steps') await page.keyboard.press('n'); else await page.waitForTimeout(600); }
    if (shots) await page.keyboard.press('Space');
    await page.waitForTimeout(200);
    await page.screenshot({ path: `/tmp/${name}-${shots++}.png` });
  }
  if (n) { for (let k = 0; k < 20 && await page.locator('.telling').count(); k++) { await page.keyboard.press('s'); await page.waitForTimeout(80); } }
}
await page.screenshot({ path: `/tmp/${name}-end.png` });
console.log(shots, await page.getAttribute('main.table', 'data-answers'));
await browser.close(); await server.close();
