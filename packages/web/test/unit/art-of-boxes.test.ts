/** Pictures of all finished boxes of the registry. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BOXES } from '@vigil/content';
import { Content, type Pack } from '@vigil/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Drawings } from '../../src/art/box-art.js';
import { findCardIcon } from '../../src/art/card-icons.js';
import { fetchArt } from '../../src/art/fetch-art.js';
import '../../src/art/monsters.js';
import { fetchAncientOne } from '../../src/art/fetch-ancient-one.js';
import '../../src/art/places.js';
import '../../src/art/portraits.js';
import { artOf } from '../../src/art/registry.js';
import '../../src/art/worlds.js';

const KINDS = ['ancientOnes', 'monsters', 'places', 'portraits', 'worlds'] as const;

/** Components of a pack that need a drawing, by the kind of drawing. */
function requiredDrawings(pack: Pack, content: Content): Readonly<Record<(typeof KINDS)[number], readonly string[]>> {
  const ids = (list: readonly { readonly id: string }[] = []) => list.map(({ id }) => id);
  return {
    monsters: ids(pack.monsters),
    ancientOnes: ids(pack.ancientOnes),
    portraits: ids(pack.investigators),
    worlds: [...ids(pack.worlds), ...(pack.id === 'base' ? ['sky', 'outskirts', 'lost'] : [])],
    // A street is shown by its first location. Places beside a street are drawn on the board.
    places: [
      ...ids(pack.locations),
      ...ids(pack.streets).filter((id) => content.locationsOf(id).length === 0),
      ...ids(pack.places?.filter(({ beside }) => beside !== undefined)),
    ],
  };
}

/** A drawing without colours, so that drawings that differ in colour only are equal. */
function findShape(kind: keyof Drawings, id: string): string | undefined {
  const drawn = artOf(kind, id);
  const drawing = typeof drawn === 'function' ? drawn() : drawn;
  return JSON.stringify(drawing, (key, value) => (['tone', 'ink', 'ground'].includes(key) ? undefined : value));
}

/** Names of the outlines on a box's sheets. A box without sheets uses those of the boxes that it needs. */
function outlineNames(box: string): readonly string[] {
  const icons = join(import.meta.dirname, '..', '..', 'src', 'art', box, 'icons');
  if (!existsSync(icons)) return [];
  const sheets = readdirSync(icons).filter((file) => file.endsWith('-outlines.svg'));
  const drawing = sheets.map((file) => readFileSync(join(icons, file), 'utf8')).join('');
  return [...drawing.matchAll(/<path id="([^"]+)" d="m/g)].map(([, name]) => name ?? '');
}

describe.each(['dunwich', 'dark-pharaoh', 'king-in-yellow', 'kingsport'])('the plates of the box %s', (box) => {
  it('show every kind of monster of the box, with less than 300 kB each', async () => {
    await fetchArt([box]);
    const kinds = (await BOXES.load([box])).at(-1)?.pack.monsters.map(({ id }) => id) ?? [];
    expect(kinds.length).toBeGreaterThan(0);
    expect(kinds.filter((id) => artOf('plates', id) === undefined)).toEqual([]);
    const folder = join(import.meta.dirname, '..', '..', 'src', 'art', box, 'plates');
    const plates = readdirSync(folder).filter((file) => file.endsWith('.svg'));
    expect(plates.filter((file) => readFileSync(join(folder, file)).length > 300_000)).toEqual([]);
    // By this prefix they are fetched only when they are shown (plugins/offline.ts).
    expect(plates.filter((file) => !file.startsWith('plate-'))).toEqual([]);
  });
});

describe('the engraved pictures of the base game', () => {
  const art = join(import.meta.dirname, '..', '..', 'src', 'art', 'base');
  /** Names of the pictures in a folder, with their gzipped sizes in bytes. Brotli, as sent, is an eighth smaller. */
  const compressedSizes = (folder: string) =>
    readdirSync(join(art, folder)).map((file) => {
      const id = /^plate-(.*)\.svg$/.exec(file)?.[1] ?? file;
      return { id, bytes: gzipSync(readFileSync(join(art, folder, file)), { level: 9 }).length };
    });

  it('exist for exactly the monsters (80 kB at most) and the Ancient Ones (110 kB at most)', async () => {
    await import('../../src/art/engraved.js');
    const [base] = await BOXES.load(['base']);
    const ids = (list: readonly { readonly id: string }[] = []) => list.map(({ id }) => id);
    const [plates, stages] = [compressedSizes('plates'), compressedSizes('stages')];
    expect(new Set(ids(plates))).toEqual(new Set(ids(base?.pack.monsters)));
    expect(new Set(ids(stages))).toEqual(new Set(ids(base?.pack.ancientOnes)));
    expect(ids(plates).filter((id) => artOf('plates', id) === undefined)).toEqual([]);
    expect(ids(stages).filter((id) => artOf('stages', id) === undefined)).toEqual([]);
    expect(plates.filter(({ bytes }) => bytes > 80 * 1024)).toEqual([]);
    expect(stages.filter(({ bytes }) => bytes > 110 * 1024)).toEqual([]);
  });
});

describe.each(['dark-pharaoh', 'king-in-yellow', 'kingsport'])('the box %s', (box) => {
  it('has a different picture for each herald and guardian [K-HERALD-01]', async () => {
    await fetchArt([box]);
    const cards = (await BOXES.load([box])).at(-1)?.pack.tableCards ?? [];
    const heralds = cards.filter(({ chosen }) => chosen).map(({ id }) => id);
    expect(heralds.length).toBeGreaterThan(0);
    expect(heralds.filter((id) => artOf('heralds', id) === undefined)).toEqual([]);
    expect(new Set(heralds.map((id) => findShape('heralds', id))).size).toBe(heralds.length);
  });
});

describe.each(BOXES.entries.filter(({ unfinished }) => !unfinished).map(({ id }) => id))(
  'the pictures of the box %s',
  (box) => {
    let required: ReturnType<typeof requiredDrawings>;
    let pack: Pack;
    let outlines: ReadonlySet<string>;
    beforeAll(async () => {
      const boxes = await BOXES.load([box]);
      const packs = boxes.map(({ pack }) => pack);
      await fetchArt(packs.map(({ id }) => id));
      pack = packs.at(-1) as Pack;
      required = requiredDrawings(pack, new Content(packs));
      await Promise.all(required.ancientOnes.map(fetchAncientOne));
      outlines = new Set(packs.flatMap(({ id }) => outlineNames(id)));
    });

    it.each(KINDS)('include a drawing for each of its %s', (kind) => {
      const undrawn = required[kind].filter((id) => {
        const drawing = artOf(kind, id);
        return drawing === undefined || ('sheet' in drawing && !outlines.has(drawing.name));
      });
      expect(undrawn).toEqual([]);
    });

    it('include an outline for the icon of every card, its own or that of its type or deck', () => {
      const cards = [...pack.cards, ...(pack.tableCards ?? [])].map((card) => ({ ...card, icon: findCardIcon(card) }));
      const undrawn = cards.filter(({ icon }) => !icon || ('sheet' in icon && !outlines.has(icon.name)));
      expect(undrawn.map(({ id }) => id)).toEqual([]);
    });

    it.each(KINDS)('include a different drawing for each of its %s', (kind) => {
      const shapes = required[kind].map((id) => findShape(kind, id));
      expect(required[kind].filter((_, i) => shapes.indexOf(shapes[i]) !== i)).toEqual([]);
    });
  },
);
