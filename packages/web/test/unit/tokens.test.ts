/** Every monster has a cut of its own for its token, small, on the sheet of its box, as the script draws it today. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOXES } from '@vigil/content';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchArt } from '../../src/art/fetch-art.js';
import { TokenMark } from '../../src/art/monsters.js';
import { artOf } from '../../src/art/registry.js';
import { EMBLEM_BOXES } from '../../src/board/token-shapes.js';

const ART = join(import.meta.dirname, '..', '..', 'src', 'art');
const sheetFile = (box: string) => readFileSync(join(ART, box, 'tokens.svg'), 'utf8');

/** The script has no types: it is plain JavaScript that also runs by itself. */
async function loadTokens(): Promise<ReadonlyMap<string, string>> {
  const path: string = '../../../../scripts/tokens.mjs';
  const { drawTokens } = await import(/* @vite-ignore */ path);
  return await drawTokens();
}

/** The cuts on a sheet: what is drawn of each, by name. */
const readCuts = (sheet: string) =>
  new Map([...sheet.matchAll(/<g id="([^"]+)">(.*)<\/g>/g)].map(([, id = '', shapes = '']) => [id, shapes]));

/** The boxes that bring monsters. */
const boxes = ['base', 'dunwich', 'dark-pharaoh', 'king-in-yellow', 'kingsport'];

describe.each(boxes)('the tokens of the box %s', (box) => {
  let kinds: readonly string[];
  beforeAll(async () => {
    await fetchArt([box]);
    kinds = (await BOXES.load([box])).at(-1)?.pack.monsters.map(({ id }) => id) ?? [];
  });

  it('are there of every kind of monster, are of nothing else, and are each another one', () => {
    const cuts = readCuts(sheetFile(box));
    expect(kinds.length).toBeGreaterThan(0);
    expect(new Set(cuts.keys())).toEqual(new Set(kinds));
    expect(kinds.filter((id) => artOf('tokens', id)?.name !== id)).toEqual([]);
    expect(new Set(cuts.values()).size).toBe(cuts.size);
  });

  it('weigh a kilobyte and a half at most, in at most three tones, night apart', () => {
    for (const [id, shapes] of readCuts(sheetFile(box))) {
      expect.soft(shapes.length, id).toBeLessThan(1536);
      const tones = new Set([...shapes.matchAll(/fill="([^"]+)"/g)].map(([, tone]) => tone));
      tones.delete('#0a0d0f');
      expect.soft(tones.size, id).toBeLessThanOrEqual(3);
    }
  });

  it('are current: `node scripts/tokens.mjs` would draw the same', async () => {
    expect((await loadTokens()).get(box) === sheetFile(box)).toBe(true);
  });
});

describe('a token', () => {
  const shown = (kind: string) =>
    renderToStaticMarkup(createElement(TokenMark, { kind, box: EMBLEM_BOXES.normal, letters: 'Xy' }));

  it('shows the cut of its monster, and what nobody has cut by its emblem or letters', () => {
    expect(shown('ghoul')).toMatch(/<use href="[^"]*#ghoul"/);
    expect(shown('nobody-drew-it')).toContain('>Xy</text>');
    expect(shown('constructor')).toContain('>Xy</text>');
  });
});
