import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BOXES, loadBoxes } from '@vigil/content';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, labFor } from '../src/index.js';

const KEPT = fileURLToPath(new URL('../../../fixtures/packed-words.json', import.meta.url));

/** Every word by which a save of this version, or of an earlier one, may have been packed. */
const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, readonly string[]>;

describe.each(GAME_IDS)('the words by which saves of %s are packed', (game) => {
  const packs = BOXES.entries.filter(({ games }) => games?.includes(game) ?? true).map(({ id }) => id);

  it('are still known, each of them that ever was: one that is gone is added in packed-words.ts', async () => {
    expect((await loadBoxes(packs)).length).toBe(packs.length);
    const known = new Set((await labFor(game, { packs })).words);
    expect((kept[game] ?? []).filter((word) => !known.has(word))).toEqual([]);
  });

  it('are all kept in fixtures/packed-words.json: `node scripts/packed-words.mjs` adds those that are new', async () => {
    const before = new Set(kept[game]);
    expect((await labFor(game, { packs })).words.filter((word) => !before.has(word))).toEqual([]);
  });
});
