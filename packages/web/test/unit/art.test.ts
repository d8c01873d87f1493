/** Pictures of places and worlds, and the drawn ground of boards. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE } from '@vigil/content';
import { PACK as HARBOUR } from '@vigil/harbour/pack';
import { type BoardDef, Content, packOf } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { PLACES } from '../../src/art/base/places/index.js';
import { WORLDS } from '../../src/art/base/worlds.js';

const content = new Content([BASE]);
const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

/** The script that draws grounds, a JavaScript file without types. */
async function loadScript(): Promise<{ drawGround: (content: Content, board: BoardDef) => string }> {
  const path: string = '../../../../scripts/ground.mjs';
  return await import(/* @vite-ignore */ path);
}

describe('the pictures of the base game', () => {
  it('exist for every location and every Other World', () => {
    expect([...content.locations.keys()].filter((id) => !(id in PLACES))).toEqual([]);
    expect([...content.worlds.keys(), 'sky', 'outskirts', 'lost'].filter((id) => !(id in WORLDS))).toEqual([]);
  });
});

describe('the ground of a board', () => {
  it.each([
    ['arkham', content, 'packages/web/public'],
    ['harbour', new Content([BASE, HARBOUR]), 'examples/harbour/public'],
  ])('is current, as `node scripts/ground.mjs` draws the same: %s', async (id, content, folder) => {
    const { drawGround } = await loadScript();
    const board = content.boards.get(id) as BoardDef;
    const drawing = readFileSync(join(ROOT, folder, board.ground.picture), 'utf8');
    expect(drawing === drawGround(content, board)).toBe(true);
    expect(drawing.length).toBeLessThan(350_000);
  });

  it('covers the complete plane of the board', async () => {
    const { drawGround } = await loadScript();
    const [board] = content.boards.values();
    expect(drawGround(content, board as BoardDef)).toContain('viewBox="0 -142 1000 846"');
  });

  it('can be drawn for a board without water, hills, greens, railway, compass or sky', async () => {
    const { drawGround } = await loadScript();
    const area = { x: 40, y: -20, w: 300, h: 200 };
    const board = { id: 'heath', name: 'Heath', plane: area, land: area, bands: [], ground: { picture: '', lie: [3] } };
    const street = { id: 'track', name: 'Track', connects: [], black: 'track', white: 'track', x: 190, y: 80 };
    const heath = new Content([packOf({ id: 'heath', name: '', version: '1', boards: [board], streets: [street] })]);
    const drawing = drawGround(heath, board);
    expect(drawing).toContain('viewBox="40 -20 300 200"');
    expect(drawing).not.toMatch(/NaN|undefined|url\(#night\)/);
    expect(drawGround(heath, board)).toBe(drawing);
  });
});
