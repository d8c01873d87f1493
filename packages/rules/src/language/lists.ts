/*
 * Lists of one sort. To V8 a list that `map` has made is one that may have holes once the function around it was compiled, and
 * one without before; an empty one is one of small numbers. Wherever a list is read that is sometimes the one and sometimes
 * the other, code is made anew for it, and each look tells them apart. What lies in a position is without holes, from its
 * beginning and for good.
 */

/** To V8 a list of things, which `[]` is not until the first thing comes into it. */
const OBJECT_LIST: unknown[] = [{}];
OBJECT_LIST.pop();

/** An empty list. */
export function emptyList<T>(): T[] {
  return OBJECT_LIST.slice() as T[];
}

/** Whether it is a list in which nothing lies. */
export function isEmptyList(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

/** What is made of each, in the same order. */
export function packedList<T, U>(list: Iterable<T>, make: (one: T, at: number) => U): U[] {
  const made = emptyList<U>();
  for (const one of list) made.push(make(one, made.length));
  return made;
}

/** As {@link packedList} of a list that is itself without holes, quicker. */
export function mapPacked<T, U>(list: readonly T[], make: (one: T) => U): U[] {
  const { length } = list;
  if (length === 0) return emptyList();
  const made = list.slice() as unknown[];
  for (let i = 0; i < length; i++) made[i] = make(list[i] as T);
  return made as U[];
}

/** The same list once more. */
export function copyList<T>(list: readonly T[]): T[] {
  return list.length === 0 ? emptyList() : list.slice();
}
