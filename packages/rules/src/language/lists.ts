/* Lists of one V8 elements kind. A list made by `map` may count as holey once the surrounding function is compiled,
   and as packed before. An empty literal counts as a list of small integers. A function that reads several kinds is
   recompiled and becomes slower. Lists of a position are packed lists of objects from the start. */

/** For V8 a list of objects, which `[]` is not until the first object is added. */
const OBJECT_LIST: unknown[] = [{}];
OBJECT_LIST.pop();

/** Returns an empty list of objects. */
export function emptyList<T>(): T[] {
  return OBJECT_LIST.slice() as T[];
}

/** True for an empty list. */
export function isEmptyList(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

/** Maps to a packed list, in the same order. */
export function packedList<T, U>(list: Iterable<T>, make: (one: T, at: number) => U): U[] {
  const result = emptyList<U>();
  for (const one of list) result.push(make(one, result.length));
  return result;
}

/** As {@link packedList}, faster, for a list that is packed already. */
export function mapPacked<T, U>(list: readonly T[], make: (one: T) => U): U[] {
  const { length } = list;
  if (length === 0) return emptyList();
  const result = list.slice() as unknown[];
  for (let i = 0; i < length; i++) result[i] = make(list[i] as T);
  return result as U[];
}

/** Returns a copy of a list. */
export function copyList<T>(list: readonly T[]): T[] {
  return list.length === 0 ? emptyList() : list.slice();
}
