import { memoizeByContent } from './memoize-by-content.js';

/** The paths of a city: from each place to its neighbours. */
export type StreetMap = ReadonlyMap<string, readonly string[]>;

/** The paths of a city: along streets, and between each location and its street. */
export const streetMapOf = memoizeByContent((content): StreetMap => {
  const places = [...content.streets.keys(), ...content.locations.keys()];
  return new Map(places.map((id) => [id, content.places.get(id)?.connects ?? []]));
});

/** Returns the shortest path including both ends; just the two places if there is none. */
export function shortestPath(map: StreetMap, from: string, to: string): readonly string[] {
  const previous = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (const at of queue) {
    if (at === to) break;
    for (const next of map.get(at) ?? []) {
      if (previous.has(next)) continue;
      previous.set(next, at);
      queue.push(next);
    }
  }
  if (!previous.has(to)) return [from, to];
  const path = [to];
  while (path[0] !== from) path.unshift(previous.get(path[0] as string) as string);
  return path;
}

/** Returns the path through several stops. */
export function pathThrough(map: StreetMap, stops: readonly string[]): readonly string[] {
  const path: string[] = stops.slice(0, 1);
  for (const [i, stop] of stops.slice(1).entries()) path.push(...shortestPath(map, stops[i] as string, stop).slice(1));
  return path;
}
