import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

it('the build compresses texts of the page that become much smaller, and nothing else', async () => {
  const script = new URL('../../../../scripts/pack-page.mjs', import.meta.url).href;
  const { packPage } = (await import(script)) as { packPage: (folder: string) => Promise<number> };
  const page = mkdtempSync(join(tmpdir(), 'vigil-page-'));
  mkdirSync(join(page, 'assets'));
  const text = 'export const words = ["gate", "clue"];\n'.repeat(99);
  writeFileSync(join(page, 'assets', 'words.js'), text);
  writeFileSync(join(page, 'short.json'), '{}');
  writeFileSync(join(page, 'picture.png'), text);
  expect(await packPage(page)).toBe(1);
  expect(String(brotliDecompressSync(readFileSync(join(page, 'assets', 'words.js.br'))))).toBe(text);
  expect(String(gunzipSync(readFileSync(join(page, 'assets', 'words.js.gz'))))).toBe(text);
  for (const other of ['short.json', 'picture.png']) expect(existsSync(join(page, `${other}.br`))).toBe(false);
  rmSync(page, { recursive: true });
});
