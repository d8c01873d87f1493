/** Vitest's global set-up for the browser tests: leaves a browser's path in CHROMIUM_PATH, which its workers inherit. */
import { ensureBrowser } from './browser.mjs';

export default async function setup() {
  process.env.CHROMIUM_PATH = await ensureBrowser();
}
