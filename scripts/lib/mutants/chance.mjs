/** Random numbers, repeatable by their seed. */

/** A random source: `below(n)` returns a whole number from 0 to n - 1. */
export function createRandom(seed) {
  // FNV-1a hashes the seed, mulberry32 makes a stream of it.
  let state = 2166136261;
  for (const letter of String(seed)) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  const below = (n) => next() % n;
  const shuffle = (list) => {
    const rest = [...list];
    return rest.map((_, i) => {
      const j = i + below(rest.length - i);
      [rest[i], rest[j]] = [rest[j], rest[i]];
      return rest[i];
    });
  };
  return { below, shuffle };
}
