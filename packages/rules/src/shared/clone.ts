/**
 * An independent copy of plain JSON. Written by hand because forks and beats copy the state very often: lists of
 * texts and numbers, most of a state, are copied in one go.
 */
export function clonePlain<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const first = value[0];
    if (typeof first !== 'object' || first === null) return value.slice();
    const list = new Array(value.length);
    for (let i = 0; i < value.length; i++) list[i] = copy(value[i]);
    return list;
  }
  const record: Record<string, unknown> = {};
  for (const key in value) record[key] = copy((value as Record<string, unknown>)[key]);
  return record;
}
