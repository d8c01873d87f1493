/**
 * Vitest's global set-up for the browser tests. It sets CHROMIUM_PATH, and VIGIL_SAMPLE for the matrix; the workers
 * inherit both.
 */
import { ensureBrowser } from './browser.mjs';
import { log } from './lib/run.mjs';
import { sampleSeed } from './lib/sample.mjs';

export default async function setup() {
  process.env.CHROMIUM_PATH = await ensureBrowser();
  const seed = sampleSeed();
  if (seed === undefined) return;
  process.env.VIGIL_SAMPLE = String(seed);
  log(`a fifth of sizes, languages and situations: VIGIL_SAMPLE=${seed}`);
}
