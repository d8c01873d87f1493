/** Pictures of monster tokens on the sheets of their boxes. */
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

/** Runs a JavaScript file without types. */
async function loadTokens(): Promise<ReadonlyMap<string, string>> {
  const path: string = '../../../../scripts/tokens.mjs';
  const { drawTokens } = await import(/* @vite-ignore */ path);
  return await drawTokens();
}

/** The pictures on a sheet, by name. */
const readPictures = (sheet: string) =>
  new Map([...sheet.matchAll(/<g id="([^"]+)">(.*)<\/g>/g)].map(([, id = '', shapes = '']) => [id, shapes]));

/** All boxes with monsters. */
const boxes = ['base', 'dunwich', 'dark-pharaoh', 'king-in-yellow', 'kingsport'];

describe.each(boxes)('the tokens of the box %s', (box) => {
  let kinds: readonly string[];
  beforeAll(async () => {
    await fetchArt([box]);
    kinds = (await BOXES.load([box])).at(-1)?.pack.monsters.map(({ id }) => id) ?? [];
  });

  it('have a different picture for exactly the kinds of monsters', () => {
    const pictures = readPictures(sheetFile(box));
    expect(kinds.length).toBeGreaterThan(0);
    expect(new Set(pictures.keys())).toEqual(new Set(kinds));
    expect(kinds.filter((id) => artOf('tokens', id)?.name !== id)).toEqual([]);
    expect(new Set(pictures.values()).size).toBe(pictures.size);
  });

  it('have pictures of at most 1.5 kB with at most three tones besides the night tone', () => {
    for (const [id, shapes] of readPictures(sheetFile(box))) {
      expect.soft(shapes.length, id).toBeLessThan(1536);
      const tones = new Set([...shapes.matchAll(/fill="([^"]+)"/g)].map(([, tone]) => tone));
      tones.delete('#0a0d0f');
      expect.soft(tones.size, id).toBeLessThanOrEqual(3);
    }
  });

  it('are current: `node scripts/tokens.mjs` draws the same', async () => {
    expect((await loadTokens()).get(box) === sheetFile(box)).toBe(true);
  });
});

describe('the picture of a token', () => {
  const render = (kind: string) =>
    renderToStaticMarkup(createElement(TokenMark, { kind, box: EMBLEM_BOXES.normal, letters: 'Xy' }));

  it('is that of its monster, or an emblem or letters for a monster without a picture', () => {
    expect(render('ghoul')).toMatch(/<use href="[^"]*#ghoul"/);
    expect(render('nobody-drew-it')).toContain('>Xy</text>');
    expect(render('constructor')).toContain('>Xy</text>');
  });
});
