/** Repeatable random numbers, for random positions in comparisons with a model. */
export interface SeededRandom {
  /** An integer from 0 to `limit` − 1. */
  below(limit: number): number;
  one<T>(of: readonly T[]): T;
  times<T>(count: number, make: (i: number) => T): T[];
}

export function createSeededRandom(seed: number): SeededRandom {
  let state = Math.imul(seed, 7919) + 1;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return {
    below,
    one: (of) => of[below(of.length)] as (typeof of)[number],
    times: (count, make) => Array.from({ length: count }, (_, i) => make(i)),
  };
}
