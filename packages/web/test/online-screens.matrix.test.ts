/** Every screen of tables over the network, at each size: nothing overflows, and axe finds nothing wrong. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, type TestWorld } from './browser.js';
import { sampleCases } from './matrix.js';
import { findOverflowing } from './overflowing.js';

interface Scene {
  readonly name: string;
}

interface SceneScript {
  readonly url: string;
  readonly scenes: readonly Scene[];
  readonly reportedErrors: readonly string[];
  close(): Promise<void>;
}

/** The script has no types: it is plain JavaScript that also makes the pictures of these screens. */
const scriptPath: string = '../../../scripts/lib/online-scenes.mjs';
const {
  startScenes,
  openScene,
  SCENES_AT,
}: {
  startScenes: (page: string) => Promise<SceneScript>;
  openScene: (page: Page, url: string, scene: Scene) => Promise<void>;
  SCENES_AT: string;
} = await import(/* @vite-ignore */ scriptPath);

/** Movable parts, marks on the timeline, and targets larger than their visible part. */
const MOVABLE = '.board, .marks, .clause-ref';

/** `axe`: where it looks too; between these two sizes only places and widths change. */
const SIZES = [
  { width: 1440, height: 900, axe: true },
  { width: 390, height: 844, axe: true },
  { width: 768, height: 1024, axe: false },
  { width: 1920, height: 1080, axe: false },
] as const;

let all: SceneScript;
let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
  all = await startScenes(join(import.meta.dirname, '..', 'dist'));
});
afterAll(() => all.close());

describe('the screens of tables over the network', { timeout: 240_000 }, () => {
  it('are without fault at every size', async () => {
    const wrong: string[] = [];
    for (const scene of sampleCases('scenes', all.scenes)) {
      const options = { viewport: SIZES[0], reducedMotion: 'reduce', timezoneId: 'UTC' } as const;
      const context = await world.browser.newContext(options);
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      page.on('pageerror', (error) => wrong.push(`${scene.name}: ${error}`));
      await page.clock.setFixedTime(SCENES_AT);
      await openScene(page, all.url, scene);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const found = [...(await findOverflowing(page, MOVABLE)), ...(size.axe ? await findAxeViolations(page) : [])];
        wrong.push(...found.map((one) => `${scene.name} at ${size.width}: ${one}`));
      }
      const text = (await page.locator('body').textContent()) ?? '';
      if (/⟦|⟧|undefined|\bNaN\b|\[object/.test(text)) wrong.push(`${scene.name}: what is not said`);
      await context.close();
    }
    expect(wrong).toEqual([]);
    expect(all.reportedErrors).toEqual([]);
    expect(all.scenes.length).toBeGreaterThan(20);
  });
});
