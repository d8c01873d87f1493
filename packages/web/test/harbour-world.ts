/** A page with the example box, built for tests. */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { openOwnWorld, type TestWorld } from './browser.js';

const WEB = join(import.meta.dirname, '..');
const ROOT = join(WEB, '..', '..');
const HARBOUR = join(ROOT, 'examples', 'harbour');
const CACHE = join(ROOT, 'node_modules', '.cache', 'vigil');
const PAGE = join(CACHE, 'page-with-harbour');

interface FingerprintScript {
  fingerprintPage(boxes: string): string;
  hasFingerprint(folder: string, fingerprint: string): boolean;
  saveFingerprint(folder: string, fingerprint: string): void;
}

/** Typed as `string`, since the JavaScript file has no types. */
const path: string = '../../../scripts/lib/page-fingerprint.mjs';
const { fingerprintPage, hasFingerprint, saveFingerprint }: FingerprintScript = await import(/* @vite-ignore */ path);

/** Serves the page with the Old Harbour. Builds it if the sources have changed. Close the result as any world. */
export async function openHarbourWorld(): Promise<TestWorld> {
  const fingerprint = fingerprintPage(HARBOUR);
  if (!hasFingerprint(PAGE, fingerprint)) await buildPage(fingerprint);
  return openOwnWorld({ page: PAGE });
}

/** Builds the page in a temporary folder, and moves it when it is complete. */
async function buildPage(fingerprint: string): Promise<void> {
  const outDir = `${PAGE}-${process.pid}`;
  mkdirSync(CACHE, { recursive: true });
  process.env.VIGIL_BOXES = HARBOUR;
  try {
    await build({
      root: WEB,
      configFile: join(WEB, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
    });
  } finally {
    delete process.env.VIGIL_BOXES;
  }
  saveFingerprint(outDir, fingerprint);
  rmSync(PAGE, { recursive: true, force: true });
  renameSync(outDir, PAGE);
}
