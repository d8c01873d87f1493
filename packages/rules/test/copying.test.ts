import { describe, expect, it } from 'vitest';
import { makeCopier } from '../src/common/clone.js';

interface Thing {
  name: string;
  list: readonly number[];
  more: string | undefined;
}

describe('copies of objects with any shape', () => {
  it('are made by passing only own copies to the copy function, except for the first', () => {
    const copied: Thing[] = [];
    const own = new Set<Thing>();
    const copy = (one: Thing): Thing => {
      copied.push(one);
      const another = { name: one.name, list: one.list.slice(), more: one.more };
      own.add(another);
      return another;
    };
    const copyOf = makeCopier(copy);
    const things = [
      { name: 'first', list: [1, 2], more: undefined },
      { more: 'm', list: [], name: 'second' },
      { list: [3], name: 'third' } as unknown as Thing,
    ];
    const copies = things.map(copyOf);
    expect(copies).toEqual(things);
    expect(Object.keys(copies[2] as Thing)).toEqual(['name', 'list', 'more']);
    expect(copies.some((one, i) => one === things[i] || one.list === things[i]?.list)).toBe(false);
    expect(copied.slice(1).filter((one) => !own.has(one))).toEqual([]);
    expect(things[0]).toEqual({ name: 'first', list: [1, 2], more: undefined });
  });

  it('can have their inner objects replaced without a change of the original', () => {
    const copyOf = makeCopier(
      (one: { inner: { n: number } }) => ({ inner: one.inner }),
      (one) => {
        one.inner = { n: one.inner.n };
      },
    );
    const thing = { inner: { n: 7 } };
    const copy = copyOf(thing);
    expect(copy).toEqual(thing);
    expect(copy.inner).not.toBe(thing.inner);
  });
});
