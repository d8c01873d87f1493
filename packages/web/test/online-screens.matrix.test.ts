/** Every screen of online tables at common sizes: layout and accessibility. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { openSharedWorld, type TestWorld } from './browser.js';
import { sampleCases } from './matrix.js';
import { findOverflow } from './overflow.js';

interface Scene {
  readonly name: string;
}

interface SceneScript {
  readonly url: string;
  readonly scenes: readonly Scene[];
  readonly reportedErrors: readonly string[];
  close(): Promise<void>;
}

/** Typed as `string`, since the JavaScript file has no types. Scripts for screenshots use it, too. */
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

/** Elements that may overflow: movable parts, marks on the timeline, and enlarged click targets. */
const MOVABLE = '.board, .marks, .clause-ref';

/** `axe`: whether to check accessibility. At the other sizes only places and widths differ. */
const SIZES = [
  { width: 1440, height: 900, axe: true },
  { width: 390, height: 844, axe: true },
  { width: 768, height: 1024, axe: false },
  { width: 1920, height: 1080, axe: false },
] as const;

let script: SceneScript;
let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
  script = await startScenes(join(import.meta.dirname, '..', 'dist'));
});
afterAll(() => script.close());

describe('the screens of online tables', { timeout: 240_000 }, () => {
  it('have no overflow, no leaked texts and no accessibility violations', async () => {
    const faults: string[] = [];
    for (const scene of sampleCases('scenes', script.scenes)) {
      const options = { viewport: SIZES[0], reducedMotion: 'reduce', timezoneId: 'UTC' } as const;
      const context = await world.browser.newContext(options);
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      page.on('pageerror', (error) => faults.push(`${scene.name}: ${error}`));
      await page.clock.setFixedTime(SCENES_AT);
      await openScene(page, script.url, scene);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const found = [...(await findOverflow(page, MOVABLE)), ...(size.axe ? await findAxeViolations(page) : [])];
        faults.push(...found.map((one) => `${scene.name} at ${size.width}: ${one}`));
      }
      const text = (await page.locator('body').textContent()) ?? '';
      if (/⟦|⟧|undefined|\bNaN\b|\[object/.test(text)) faults.push(`${scene.name}: leaked text`);
      await context.close();
    }
    expect(faults).toEqual([]);
    expect(script.reportedErrors).toEqual([]);
    expect(script.scenes.length).toBeGreaterThan(20);
  });
});
