import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Content, contentOfBoxes } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { loadBoxes } from '../src/index.js';

// Hidden classes are visible only through V8 natives.
setFlagsFromString('--allow-natives-syntax');
const isFast: (one: object) => boolean = runInNewContext('(one) => %HasFastProperties(one)');
const hasSameClass: (one: object, other: object) => boolean = runInNewContext('(a, b) => %HaveSameMap(a, b)');

/** Fields that rules read frequently. */
const KINDS = [
  'cards',
  'monsters',
  'tokens',
  'investigators',
  'ancientOnes',
  'mythos',
  'tableCards',
  'places',
] as const;
const ALL = ['base', 'dunwich', 'kingsport', 'dark-pharaoh', 'king-in-yellow'];

describe.each([[['base']], [['base', 'dunwich']], [ALL]])('components of %j', (packs) => {
  it.each(KINDS)('all %s have one hidden class, with fast properties in V8', async (kind) => {
    const content: Content = contentOfBoxes(await loadBoxes(packs));
    const [first, ...others] = content[kind].values();
    if (first === undefined) return expect(kind).toBe('tableCards');
    expect([first, ...others].filter((one) => !isFast(one)).map(({ id }) => id)).toEqual([]);
    expect(others.filter((one) => !hasSameClass(first, one)).map(({ id }) => id)).toEqual([]);
  });

  it('abilities, castings, costs, triggers and weapons have one hidden class each', async () => {
    const content: Content = contentOfBoxes(await loadBoxes(packs));
    const found = new Map<string, object[]>();
    for (const kind of KINDS) for (const component of content[kind].values()) collectObjects(component, '', found);
    expect([...found.keys()].sort()).toEqual(['abilities', 'cast', 'cost', 'triggers', 'weapon']);
    for (const [field, [first, ...others]] of found) {
      const differing = others.filter((one) => !hasSameClass(first as object, one));
      expect(differing, field).toEqual([]);
      expect(others.length, field).toBeGreaterThan(5);
    }
  });
});

/** Collects all objects in fields of these names. Abilities of places have another hidden class. */
function collectObjects(value: unknown, at: string, found: Map<string, object[]>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) collectObjects(one, at, found);
    return;
  }
  if (['abilities', 'cast', 'cost', 'triggers', 'weapon'].includes(at))
    found.set(at, [...(found.get(at) ?? []), value]);
  for (const [field, inner] of Object.entries(value)) collectObjects(inner, field, found);
}
