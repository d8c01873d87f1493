/** Drawings of a box are found by component id; a component without a drawing is shown all the same. */
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

/** A line that is drawn nowhere else. */
const OWN = 'M1 2L3 5L8 13';
const ART: BoxArt = {
  monsters: { heron: [OWN] },
  cardIcons: { oar: [OWN] },
  ancientOnes: { tide: () => [bone(OWN)] },
  beside: { pilot: () => [bone(OWN)] },
  portraits: { ferryman: { ground: '#123456', marks: [bone(OWN)] } },
  worlds: { marsh: new Sketch().lit(OWN) },
  places: { jetty: new Sketch().lit(OWN), woods: new Sketch().lit(OWN) },
};
const DRAWINGS = {
  monsters: (id: string) => createElement(MonsterMark, { kind: id }),
  cardIcons: (id: string) => createElement(CardIcon, { card: { id } }),
  ancientOnes: (id: string) => createElement(AncientOnePicture, { id }),
  portraits: (id: string) => createElement(Portrait, { id }),
  worlds: (id: string) => createElement(WorldPicture, { id }),
  places: (id: string) => createElement(PlacePicture, { id }),
};
const shown = (kind: keyof typeof DRAWINGS, id: string) => renderToStaticMarkup(DRAWINGS[kind](id));

afterEach(() => setTableArt([]));

describe('the art of a box', () => {
  it.each([
    ['monsters', 'heron'],
    ['cardIcons', 'oar'],
    ['ancientOnes', 'tide'],
    ['portraits', 'ferryman'],
    ['worlds', 'marsh'],
    ['places', 'jetty'],
  ] as const)('is shown for its %s once it lies at the table', (kind, id) => {
    expect(shown(kind, id)).not.toContain(OWN);
    setTableArt([ART]);
    expect(shown(kind, id)).toContain(OWN);
  });

  it('is shown for who lies beside the Ancient One; where nobody drew them there is nothing', () => {
    const beside = (id: string) => renderToStaticMarkup(createElement(HeraldPicture, { id }));
    expect(beside('pilot')).toBe('');
    setTableArt([ART]);
    expect(beside('pilot')).toContain(OWN);
    expect(beside('constructor')).toBe('');
  });

  it('goes before that of boxes laid out earlier and of the base game, and leaves the rest of it', () => {
    const woods = shown('places', 'woods');
    const graveyard = shown('places', 'graveyard');
    setTableArt([ART, { places: { jetty: new Sketch().lit('M9 9H1') } }]);
    expect(shown('places', 'jetty')).not.toContain(OWN);
    expect(shown('places', 'woods')).not.toBe(woods);
    expect(shown('places', 'graveyard')).toBe(graveyard);
    setTableArt([]);
    expect(shown('places', 'woods')).toBe(woods);
  });

  it.each(Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[])(
    'may be missing: %s that nobody drew are shown by what stands for any',
    (kind) => {
      // Also a name that every object has something under.
      for (const id of ['nobody-drew-it', 'constructor']) expect(shown(kind, id)).toMatch(/<(path|use|text)/);
    },
  );
});
