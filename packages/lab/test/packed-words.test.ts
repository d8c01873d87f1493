import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BOXES, loadBoxes } from '@vigil/content';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, labFor } from '../src/index.js';

const FILE = fileURLToPath(new URL('../../../fixtures/packed-words.json', import.meta.url));

/** Every word of packed saves of this version and of earlier versions. */
const stored = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, readonly string[]>;

describe.each(GAME_IDS)('the words of packed saves of %s', (game) => {
  const packs = BOXES.entries.filter(({ games }) => games?.includes(game) ?? true).map(({ id }) => id);

  it('are all still known; src/common/packed-words.ts of the rules lists removed words', async () => {
    expect((await loadBoxes(packs)).length).toBe(packs.length);
    const known = new Set((await labFor(game, { packs })).words);
    expect((stored[game] ?? []).filter((word) => !known.has(word))).toEqual([]);
  });

  it('are all in fixtures/packed-words.json (otherwise: npm run regenerate -- words)', async () => {
    const before = new Set(stored[game]);
    expect((await labFor(game, { packs })).words.filter((word) => !before.has(word))).toEqual([]);
  });
});
