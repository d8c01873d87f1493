/** Returns a copy of plain JSON. Functions and undefined fields are lost. */
export function cloneJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value) ?? 'null') as T;
}
