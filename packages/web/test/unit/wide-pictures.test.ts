/** Wide pictures of places and worlds. */
import { gzipSync } from 'node:zlib';
import { BOXES } from '@vigil/content';
import { Content } from '@vigil/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchArt } from '../../src/art/fetch-art.js';
import { artOf } from '../../src/art/registry.js';
import { SURROUNDINGS } from '../../src/art/surroundings.js';
import { surroundPlace } from '../../src/art/wide.js';
import { WidePlace, WideWorld } from '../../src/art/wide-picture.js';

const BOX_IDS = ['dunwich', 'dark-pharaoh', 'king-in-yellow', 'kingsport'];
let content: Content;

beforeAll(async () => {
  await fetchArt(BOX_IDS);
  content = new Content((await BOXES.load(BOX_IDS)).map(({ pack }) => pack));
});

describe('the wide pictures', () => {
  it('are different for each location and world of every box, and at most 80 kB gzipped', () => {
    const places = [...content.locations.keys()].map((id) =>
      renderToStaticMarkup(createElement(WidePlace, { id, wet: true })),
    );
    const worlds = [...content.worlds.keys()].map((id) => renderToStaticMarkup(createElement(WideWorld, { id })));
    expect(places.length).toBeGreaterThan(40);
    expect(worlds.length).toBeGreaterThan(10);
    const all = [...places, ...worlds];
    expect(new Set(all).size).toBe(all.length);
    expect(Math.max(...all.map((one) => gzipSync(one).length))).toBeLessThan(80_000);
  });

  it('are drawn deterministically', () => {
    expect(surroundPlace('woods', 'wild', false)).toEqual(surroundPlace('woods', 'wild', false));
    expect(surroundPlace('library', undefined, false)).not.toEqual(surroundPlace('newspaper', undefined, false));
  });

  it('have no second moon for a place with a moon', () => {
    const countMoons = (moonlit: boolean) =>
      surroundPlace('graveyard', 'wild', moonlit).sky.strokes.filter(({ ink }) => ink === 'bone').length;
    expect([countMoons(false), countMoons(true)]).toEqual([1, 0]);
  });

  it('have surroundings for existing places and worlds only', () => {
    const exists = (id: string) => content.locations.has(id) || content.worlds.has(id) || id === 'lost';
    expect(Object.keys(SURROUNDINGS).filter((id) => !exists(id))).toEqual([]);
    expect(artOf('surroundings', 'the-causeway')).toBe('headland');
  });
});
