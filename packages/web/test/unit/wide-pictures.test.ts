/** Places and worlds as wide pictures: each is drawn, the same each time, and small. */
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

const HOUSE_SHAPE = ['dunwich', 'dark-pharaoh', 'king-in-yellow', 'kingsport'];
let content: Content;

beforeAll(async () => {
  await fetchArt(HOUSE_SHAPE);
  content = new Content((await BOXES.load(HOUSE_SHAPE)).map(({ pack }) => pack));
});

describe('the wide pictures', () => {
  it('show each location and world of every box, each its own, none above 80 kB as it would be sent', () => {
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

  it('are the same each time they are drawn', () => {
    expect(surroundPlace('woods', 'wild', false)).toEqual(surroundPlace('woods', 'wild', false));
    expect(surroundPlace('library', undefined, false)).not.toEqual(surroundPlace('newspaper', undefined, false));
  });

  it('leave the moon to a place that is drawn with one', () => {
    const discs = (moonlit: boolean) =>
      surroundPlace('graveyard', 'wild', moonlit).sky.strokes.filter(({ ink }) => ink === 'bone').length;
    expect([discs(false), discs(true)]).toEqual([1, 0]);
  });

  it('know what lies around places and worlds that there are', () => {
    const known = (id: string) => content.locations.has(id) || content.worlds.has(id) || id === 'lost';
    expect(Object.keys(SURROUNDINGS).filter((id) => !known(id))).toEqual([]);
    expect(artOf('surroundings', 'the-causeway')).toBe('headland');
  });
});
