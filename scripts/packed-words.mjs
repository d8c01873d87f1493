/**
 * Adds to `fixtures/packed-words.json` the words by which saves are packed that are not there yet. None is ever taken out:
 * saves that name it are kept somewhere.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runIfMain } from './lib/run.mjs';

const FILE = join(root, 'fixtures', 'packed-words.json');

await runIfMain(import.meta.url, async () => {
  const { GAME_IDS, labFor } = await import('@vigil/lab');
  const { BOXES } = await import('@vigil/content');
  const kept = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  for (const game of GAME_IDS) {
    const packs = BOXES.entries.filter(({ games }) => games?.includes(game) ?? true).map(({ id }) => id);
    const { words } = await labFor(game, { packs });
    kept[game] = [...new Set([...(kept[game] ?? []), ...words])].sort();
  }
  writeFileSync(FILE, `${JSON.stringify(kept, undefined, 1)}\n`);
});
