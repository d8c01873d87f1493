/** The page built with a box from a folder of its own, for tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { openWorld, type World } from './browser.js';

const WEB = join(import.meta.dirname, '..');
const HARBOUR = join(WEB, '..', '..', 'examples', 'harbour');

/** Builds the page with the Old Harbour into a folder of its own, and serves it. Close it as any world. */
export async function openHarbour(): Promise<World> {
  const page = mkdtempSync(join(tmpdir(), 'vigil-page-'));
  process.env.VIGIL_BOXES = HARBOUR;
  try {
    await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'error', build: { outDir: page } });
  } finally {
    delete process.env.VIGIL_BOXES;
  }
  const world = await openWorld(page);
  return {
    ...world,
    async close() {
      await world.close();
      rmSync(page, { recursive: true });
    },
  };
}
