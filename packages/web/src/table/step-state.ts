/** Returns the state of a step of a strip. */
export function stepState(i: number, now: number): 'now' | 'done' | 'ahead' {
  if (i === now) return 'now';
  return i < now ? 'done' : 'ahead';
}
