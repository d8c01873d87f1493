/** Vitest's global set-up for the browser tests: leaves a browser's path in CHROMIUM_PATH, which its workers inherit. */
import { ensureBrowser } from './browser.mjs';

export default async function setup() {
  process.env.CHROMIUM_PATH = await ensureBrowser();
  // Before the tests begin, so that none has to wait for it: the few that ask for windows find it.
  await ensureBrowser({ windows: true });
}
