/** A box from a folder of its own at the page: built with it, chosen for a game, seen on its own board. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, Visitor, type World } from './browser.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PAGE = mkdtempSync(join(tmpdir(), 'vigil-page-'));

let world: World;
beforeAll(async () => {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', join(ROOT, 'packages', 'web'), '--outDir', PAGE, '--emptyOutDir', '--logLevel', 'warn'],
    { encoding: 'utf8', env: { ...process.env, VIGIL_BOXES: join(ROOT, 'examples', 'harbour') } },
  );
  expect(status, stderr).toBe(0);
  world = await openWorld(PAGE);
});
afterAll(async () => {
  await world?.close();
  rmSync(PAGE, { recursive: true });
});

/** Begins a game with the harbour. */
async function withHarbour(size = { width: 1440, height: 900 }, language = 'en'): Promise<Visitor> {
  const visitor = await Visitor.at(world, size);
  await visitor.page.evaluate((lang) => localStorage.setItem('vigil.language', lang), language);
  await visitor.page.getByLabel('The Old Harbour').check();
  await visitor.begin('fog');
  return visitor;
}

describe('a box from a folder of its own at the page', () => {
  it('is chosen for a new game, and shows what it adds to the rail', async () => {
    const visitor = await withHarbour();
    const rail = await visitor.page.locator('.rail').innerText();
    expect(rail).toContain('Tide');
    expect(rail).toMatch(/0\/4/);
    expect(rail).toContain('Sea Fog');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('has a board of its own, one move away', async () => {
    const visitor = await withHarbour();
    const { page } = visitor;
    await page.getByRole('button', { name: 'The Old Harbour' }).first().click();
    await page.getByText('Lighthouse').first().waitFor();
    await page.screenshot({ path: process.env.HARBOUR_PICTURE ?? join(PAGE, 'harbour.png') });
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('is played on after a reload', async () => {
    const visitor = await withHarbour();
    const { page } = visitor;
    for (let turn = 0; turn < 12; turn++) await visitor.take(turn % 2, false);
    await visitor.kept();
    const before = await visitor.see();
    await page.reload();
    await page.waitForSelector('.decision h2');
    const after = await visitor.see();
    expect(after.question).toBe(before.question);
    expect(await page.locator('.rail').innerText()).toContain('Tide');
    await visitor.leave();
  });
});
