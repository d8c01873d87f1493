/** How a step of a strip is drawn: done, now or ahead. */
export function stepState(i: number, now: number): 'now' | 'done' | 'ahead' {
  if (i === now) return 'now';
  return i < now ? 'done' : 'ahead';
}
