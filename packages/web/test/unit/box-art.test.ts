/** Drawings of a box by component id, and substitutes for missing drawings. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { AncientOnePicture } from '../../src/art/ancient-ones.js';
import type { BoxArt } from '../../src/art/box-art.js';
import { CardIcon } from '../../src/art/card-icons.js';
import { HeraldPicture } from '../../src/art/herald-picture.js';
import { MonsterMark } from '../../src/art/monsters.js';
import { bone } from '../../src/art/paint.js';
import { PlacePicture } from '../../src/art/places.js';
import { Portrait } from '../../src/art/portraits.js';
import { setTableArt } from '../../src/art/registry.js';
import { Sketch } from '../../src/art/sketch.js';
import { WorldPicture } from '../../src/art/worlds.js';

/** A path in no other drawing. */
const TEST_PATH = 'M1 2L3 5L8 13';
const ART: BoxArt = {
  monsters: { heron: [TEST_PATH] },
  cardIcons: { oar: [TEST_PATH] },
  ancientOnes: { tide: () => [bone(TEST_PATH)] },
  heralds: { pilot: () => [bone(TEST_PATH)] },
  portraits: { ferryman: { ground: '#123456', marks: [bone(TEST_PATH)] } },
  worlds: { marsh: new Sketch().lit(TEST_PATH) },
  places: { jetty: new Sketch().lit(TEST_PATH), woods: new Sketch().lit(TEST_PATH) },
};
const DRAWINGS = {
  monsters: (id: string) => createElement(MonsterMark, { kind: id }),
  cardIcons: (id: string) => createElement(CardIcon, { card: { id } }),
  ancientOnes: (id: string) => createElement(AncientOnePicture, { id }),
  portraits: (id: string) => createElement(Portrait, { id }),
  worlds: (id: string) => createElement(WorldPicture, { id }),
  places: (id: string) => createElement(PlacePicture, { id }),
};
const render = (kind: keyof typeof DRAWINGS, id: string) => renderToStaticMarkup(DRAWINGS[kind](id));

afterEach(() => setTableArt([]));

describe('the art of a box', () => {
  it.each([
    ['monsters', 'heron'],
    ['cardIcons', 'oar'],
    ['ancientOnes', 'tide'],
    ['portraits', 'ferryman'],
    ['worlds', 'marsh'],
    ['places', 'jetty'],
  ] as const)('is shown for its %s once the box is at the table', (kind, id) => {
    expect(render(kind, id)).not.toContain(TEST_PATH);
    setTableArt([ART]);
    expect(render(kind, id)).toContain(TEST_PATH);
  });

  it('is shown for heralds, and nothing is shown for a herald without a drawing', () => {
    const renderHerald = (id: string) => renderToStaticMarkup(createElement(HeraldPicture, { id }));
    expect(renderHerald('pilot')).toBe('');
    setTableArt([ART]);
    expect(renderHerald('pilot')).toContain(TEST_PATH);
    expect(renderHerald('constructor')).toBe('');
  });

  it('overrides drawings of earlier boxes and of the base game, and keeps the others', () => {
    const woods = render('places', 'woods');
    const graveyard = render('places', 'graveyard');
    setTableArt([ART, { places: { jetty: new Sketch().lit('M9 9H1') } }]);
    expect(render('places', 'jetty')).not.toContain(TEST_PATH);
    expect(render('places', 'woods')).not.toBe(woods);
    expect(render('places', 'graveyard')).toBe(graveyard);
    setTableArt([]);
    expect(render('places', 'woods')).toBe(woods);
  });

  it.each(Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[])('has a substitute for missing drawings of %s', (kind) => {
    // Also for an id that is a property of every object.
    for (const id of ['nobody-drew-it', 'constructor']) expect(render(kind, id)).toMatch(/<(path|use|text)/);
  });
});
