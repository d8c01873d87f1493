import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Content, contentOfBoxes } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { loadBoxes } from '../src/index.js';

// Object shapes are visible only through V8 natives.
setFlagsFromString('--allow-natives-syntax');
const isFast: (one: object) => boolean = runInNewContext('(one) => %HasFastProperties(one)');
const isAlike: (one: object, other: object) => boolean = runInNewContext('(a, b) => %HaveSameMap(a, b)');

/** Fields that rules read frequently. */
const READ = ['cards', 'monsters', 'tokens', 'investigators', 'ancientOnes', 'mythos', 'tableCards', 'places'] as const;
const ALL = ['base', 'dunwich', 'kingsport', 'dark-pharaoh', 'king-in-yellow'];

describe.each([[['base']], [['base', 'dunwich']], [ALL]])('components of %j', (packs) => {
  it.each(READ)('%s are of one shape, and none is a table to V8, however many fields boxes bring', async (kind) => {
    const content: Content = contentOfBoxes(await loadBoxes(packs));
    const [first, ...others] = content[kind].values();
    if (first === undefined) return expect(kind).toBe('tableCards');
    expect([first, ...others].filter((one) => !isFast(one)).map(({ id }) => id)).toEqual([]);
    expect(others.filter((one) => !isAlike(first, one)).map(({ id }) => id)).toEqual([]);
  });

  it('abilities, what they cost, entries and the like are of one shape, wherever they stand', async () => {
    const content: Content = contentOfBoxes(await loadBoxes(packs));
    const found = new Map<string, object[]>();
    for (const kind of READ) for (const component of content[kind].values()) collectShapes(component, '', found);
    expect([...found.keys()].sort()).toEqual(['abilities', 'cast', 'cost', 'triggers', 'weapon']);
    for (const [field, [first, ...others]] of found) {
      const odd = others.filter((one) => !isAlike(first as object, one));
      expect(odd, field).toEqual([]);
      expect(others.length, field).toBeGreaterThan(5);
    }
  });
});

/** Collects all objects in fields of these names. Abilities of places are another shape. */
function collectShapes(value: unknown, at: string, found: Map<string, object[]>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) collectShapes(one, at, found);
    return;
  }
  if (['abilities', 'cast', 'cost', 'triggers', 'weapon'].includes(at))
    found.set(at, [...(found.get(at) ?? []), value]);
  for (const [field, held] of Object.entries(value)) collectShapes(held, field, found);
}
