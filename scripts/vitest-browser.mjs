/**
 * Vitest's global set-up for the browser tests. It sets CHROMIUM_PATH, and VIGIL_MATRIX_SEED for the matrix; the
 * workers inherit both.
 */
import { ensureBrowser } from './browser.mjs';
import { drawSeed } from './lib/matrix-seed.mjs';
import { log } from './lib/run.mjs';

export default async function setup() {
  process.env.CHROMIUM_PATH = await ensureBrowser();
  if (process.env.VIGIL_MATRIX === 'whole') return;
  process.env.VIGIL_MATRIX_SEED = drawSeed();
  log(`a third of sizes, languages and situations: VIGIL_MATRIX_SEED=${process.env.VIGIL_MATRIX_SEED}`);
}
