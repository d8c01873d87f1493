/** The page built with a box from a folder of its own, for tests. */
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

/** The script has no types: it is plain JavaScript that runs before anything is installed. */
const path: string = '../../../scripts/lib/page-fingerprint.mjs';
const { fingerprintPage, hasFingerprint, saveFingerprint }: FingerprintScript = await import(/* @vite-ignore */ path);

/** Serves the page with the Old Harbour, built anew where the last one is not of these sources. Close it as any world. */
export async function openHarbour(): Promise<TestWorld> {
  const fingerprint = fingerprintPage(HARBOUR);
  if (!hasFingerprint(PAGE, fingerprint)) await buildPage(fingerprint);
  return openOwnWorld({ page: PAGE });
}

/** Builds it beside, and puts it in its place when it is whole. */
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
