/** The pictures: one for each place and world, and a ground that was drawn from today's board. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE } from '@vigil/content';
import { Content } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { isDrawn } from '../../src/art/places/index.js';
import { isWorldDrawn } from '../../src/art/worlds.js';
import { BAND_HEIGHT, CITY } from '../../src/board/layout.js';

const content = new Content([BASE]);
const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

/** The script has no types: it is plain JavaScript that also runs by itself. */
async function script(): Promise<{ GROUND: string; drawGround: (board: typeof BASE) => string }> {
  const path: string = '../../../../scripts/ground.mjs';
  return await import(/* @vite-ignore */ path);
}

describe('the pictures', () => {
  it('show every location and every Other World', () => {
    expect([...content.locations.keys()].filter((id) => !isDrawn(id))).toEqual([]);
    expect([...content.worlds.keys(), 'sky', 'outskirts', 'lost'].filter((id) => !isWorldDrawn(id))).toEqual([]);
  });
});

describe('the ground of the board', () => {
  it('is current: `node scripts/ground.mjs` would draw the same', async () => {
    const { GROUND, drawGround } = await script();
    expect(readFileSync(join(ROOT, GROUND), 'utf8') === drawGround(BASE)).toBe(true);
  });

  it('covers the whole plane of the board and stays small', async () => {
    const { GROUND } = await script();
    const drawing = readFileSync(join(ROOT, GROUND), 'utf8');
    expect(drawing).toContain(`viewBox="0 ${-BAND_HEIGHT} ${CITY.w} ${CITY.y + CITY.h + BAND_HEIGHT}"`);
    expect(drawing.length).toBeLessThan(350_000);
  });
});
