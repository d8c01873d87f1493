import { type Box, ContentError, packOf } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import {
  BASE,
  BOX_SELECTIONS,
  BOXES,
  type BoxEntry,
  loadBoxes,
  loadChosenBoxes,
  Registry,
  SHELF,
  UnknownPackError,
} from '../src/index.js';

const entry = (id: string, needs: readonly string[] = [], box?: Partial<Box>): BoxEntry => ({
  id,
  name: id,
  version: '1',
  needs,
  load: async () => ({ pack: packOf({ id, name: id, version: '1' }), ...box }),
});

const ids = async (boxes: Promise<Box[]>) => (await boxes).map(({ pack }) => pack.id);

describe('the registry of boxes', () => {
  it('has the id, name and version of the pack for every box', async () => {
    const boxes = await loadBoxes(BOXES.entries.map(({ id }) => id));
    expect(boxes.map(({ pack: { id, name, version } }) => ({ id, name, version }))).toEqual(
      BOXES.entries.map(({ id, name, version }) => ({ id, name, version })),
    );
    expect(boxes[0]?.pack).toBe(BASE);
  });

  it('uses no id for two kinds of components, so that an id identifies a component', async () => {
    const kinds = new Map<string, Set<string>>();
    for (const { pack } of await loadBoxes(BOXES.entries.map(({ id }) => id)))
      for (const [kind, list] of Object.entries(pack))
        for (const one of Array.isArray(list) ? list : [])
          if (typeof one.id === 'string') kinds.set(one.id, (kinds.get(one.id) ?? new Set()).add(kind));
    expect(kinds.size).toBeGreaterThan(1000);
    expect([...kinds].filter(([, of]) => of.size > 1)).toEqual([]);
  });

  it('loads a box only on request', async () => {
    let loaded = 0;
    const far = entry('far');
    const count: BoxEntry = {
      ...far,
      load() {
        loaded++;
        return far.load();
      },
    };
    const registry = BOXES.withEntries(count);
    await loadBoxes(['base'], registry);
    expect(loaded).toBe(0);
    await loadBoxes(['far'], registry);
    expect(loaded).toBe(1);
    expect(BOXES.entries).not.toContain(count);
  });

  it('puts required boxes before a box, for any order of the request', async () => {
    const registry = new Registry([entry('c', ['b', 'a']), entry('a'), entry('b', ['a']), entry('d')]);
    expect(await ids(loadBoxes(['c'], registry))).toEqual(['a', 'b', 'c']);
    expect(await ids(loadBoxes(['d', 'c', 'c'], registry))).toEqual(['a', 'b', 'c', 'd']);
    expect(await ids(loadBoxes(['a', 'b'], registry))).toEqual(await ids(loadBoxes(['b', 'a'], registry)));
    // Required packs keep their registration order, too.
    const late = new Registry([entry('c'), entry('x'), entry('a', ['c'])]);
    expect(await ids(loadBoxes(['a', 'x'], late))).toEqual(['c', 'x', 'a']);
    const ring = new Registry([entry('x', ['y']), entry('y', ['x'])]);
    expect(await ids(loadBoxes(['x'], ring))).toEqual(['y', 'x']);
  });

  it('lists boxes that do not support a game, with the games that they support', () => {
    const registry = BOXES.withEntries({ ...entry('pier'), games: ['arkham'] }, entry('everywhere'));
    expect(registry.entriesUnsuitableFor('haunt', ['base', 'pier', 'everywhere', 'nowhere'])).toMatchObject([
      { id: 'pier', games: ['arkham'] },
    ]);
    expect(registry.entriesUnsuitableFor('arkham', ['base', 'pier', 'everywhere'])).toEqual([]);
  });

  it('names every unknown pack, with the closest known id', async () => {
    const registry = BOXES.withEntries(entry('antarctica', ['innsmouth']));
    const loading = loadBoxes(['bse', 'base', 'elsewhere'], registry);
    await expect(loading).rejects.toThrow(UnknownPackError);
    await expect(loading).rejects.toMatchObject({
      ids: ['bse', 'elsewhere'],
      message:
        'there is no pack "bse" (did you mean "base"?), "elsewhere"; there are: base, dunwich, dark-pharaoh, dark-pharaoh-revised, king-in-yellow, kingsport, antarctica',
    });
    await expect(loadBoxes(['antarctica'], registry)).rejects.toMatchObject({ ids: ['innsmouth'] });
  });

  it('refuses a second box with the same id, and a box whose pack differs from its entry', async () => {
    expect(() => BOXES.withEntries(entry('base'))).toThrow('there is already a pack "base"');
    const other = new Registry([{ ...entry('a'), version: '2' }]);
    await expect(loadBoxes(['a'], other)).rejects.toThrow('the pack "a@2" contains "a@1"');
  });
});

describe('boxes that are not built in', () => {
  const packWithLamp = (deck: string) =>
    packOf({ id: 'far', name: 'Far', version: '1', cards: [{ id: 'lamp', name: 'Lamp', deck, count: 1 }] });
  const message = 'pack "far", cards, "lamp", deck: there is no deck "comon" (did you mean "common"?)';

  it('are refused on loading if they have an unknown reference, with its place', async () => {
    const registry = BOXES.withEntries(entry('far', ['base'], { pack: packWithLamp('comon') }));
    await expect(loadBoxes(['far'], registry)).rejects.toThrow(ContentError);
    await expect(loadBoxes(['far', 'dunwich'], registry)).rejects.toThrow(message);
    await expect(loadChosenBoxes({ packs: ['far'] }, registry)).rejects.toThrow(message);
    expect(await ids(loadBoxes(['base', 'dunwich'], registry))).toEqual(['base', 'dunwich']);
    const right = BOXES.withEntries(entry('far', ['base'], { pack: packWithLamp('common') }));
    expect(await ids(loadBoxes(['far'], right))).toEqual(['base', 'far']);
  });

  it('are refused in the same way if they come from a file, with any other packs', async () => {
    await expect(loadChosenBoxes({ packFiles: [packWithLamp('comon')] })).rejects.toThrow(message);
    await expect(loadChosenBoxes({ packs: ['base', 'dunwich'], packFiles: [packWithLamp('comon')] })).rejects.toThrow(
      message,
    );
    expect(await ids(loadChosenBoxes({ packFiles: [packWithLamp('common')] }))).toEqual(['base', 'far']);
    // Cards overridden by a file are no longer in use.
    const registry = BOXES.withEntries(entry('near', ['base'], { pack: { ...packWithLamp('comon'), id: 'near' } }));
    expect(await ids(loadChosenBoxes({ packs: ['near'], packFiles: [packWithLamp('common')] }, registry))).toEqual([
      'base',
      'near',
      'far',
    ]);
  });
});

describe('the suggested selections of boxes', () => {
  it('consist of two or more built-in boxes, and all differ', () => {
    const all = BOXES.entries.map(({ id }) => id);
    for (const { boxes } of BOX_SELECTIONS) {
      expect(boxes.length).toBeGreaterThan(1);
      expect(boxes.filter((id) => !all.includes(id))).toEqual([]);
    }
    expect(new Set(BOX_SELECTIONS.map(({ boxes }) => [...boxes].sort().join())).size).toBe(BOX_SELECTIONS.length);
    expect(new Set(BOX_SELECTIONS.map(({ id }) => id)).size).toBe(BOX_SELECTIONS.length);
  });

  it('are described in both languages, as is every box with its additions', () => {
    for (const { name, about } of BOX_SELECTIONS) expect([name.de, about.de].every(Boolean)).toBe(true);
    const boxes = BOXES.entries.filter(({ id, unfinished }) => id !== 'base' && !unfinished);
    expect(boxes.filter(({ id }) => !SHELF[id]?.about.de).map(({ id }) => id)).toEqual([]);
    // A revised edition of a box has no additions of its own.
    const own = boxes.filter(({ needs = [] }) => needs.every((id) => id === 'base'));
    expect(own.filter(({ id }) => !SHELF[id]?.adds).map(({ id }) => id)).toEqual([]);
  });
});
