import { memoizeByContent } from './memoize-by-content.js';

/** The ways through a city: from each place to those one step away. */
export type StreetMap = ReadonlyMap<string, readonly string[]>;

/** The ways of a city: along its streets, and between each location and what lies next to it. */
export const streetMapOf = memoizeByContent((content): StreetMap => {
  const places = [...content.streets.keys(), ...content.locations.keys()];
  return new Map(places.map((id) => [id, content.places.get(id)?.connects ?? []]));
});

/** The shortest way between two places with both of them; only the two where no street leads from one to the other. */
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

/** The way along several stops, one route after the other. */
export function pathThrough(ways: StreetMap, stops: readonly string[]): readonly string[] {
  const way: string[] = stops.slice(0, 1);
  for (const [i, stop] of stops.slice(1).entries()) way.push(...shortestPath(ways, stops[i] as string, stop).slice(1));
  return way;
}
