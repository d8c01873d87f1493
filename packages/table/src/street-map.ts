import { memoizeByContent } from './memoize-by-content.js';

/** The paths of a city: from each place to its neighbours. */
export type StreetMap = ReadonlyMap<string, readonly string[]>;

/** The paths of a city: along streets, and between each location and its street. */
export const streetMapOf = memoizeByContent((content): StreetMap => {
  const places = [...content.streets.keys(), ...content.locations.keys()];
  return new Map(places.map((id) => [id, content.places.get(id)?.connects ?? []]));
});

/** Returns the shortest path including both ends; just the two places if there is none. */
export function shortestPath(ways: StreetMap, from: string, to: string): readonly string[] {
  const before = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (const at of queue) {
    if (at === to) break;
    for (const next of ways.get(at) ?? []) {
      if (before.has(next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [from, to];
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0] as string) as string);
  return way;
}

/** Returns the path through several stops. */
export function pathThrough(ways: StreetMap, stops: readonly string[]): readonly string[] {
  const way: string[] = stops.slice(0, 1);
  for (const [i, stop] of stops.slice(1).entries()) way.push(...shortestPath(ways, stops[i] as string, stop).slice(1));
  return way;
}
