/**
 * Adds new words of the packed save format to `fixtures/packed-words.json`. No word is ever removed: saves out in the
 * world use it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runIfMain } from './lib/run.mjs';

const FILE = join(root, 'fixtures', 'packed-words.json');

await runIfMain(import.meta.url, async () => {
  const { GAME_IDS, labFor } = await import('@vigil/lab');
  const { BOXES } = await import('@vigil/content');
  const wordsByGame = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  for (const game of GAME_IDS) {
    const packs = BOXES.entries.filter(({ games }) => games?.includes(game) ?? true).map(({ id }) => id);
    const { words } = await labFor(game, { packs });
    wordsByGame[game] = [...new Set([...(wordsByGame[game] ?? []), ...words])].sort();
  }
  writeFileSync(FILE, `${JSON.stringify(wordsByGame, undefined, 1)}\n`);
});
