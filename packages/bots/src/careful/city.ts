/** Ways through the city, shared by the policies of both games. */
import type { Content } from '@vigil/rules';
import type { AnyView } from './decision-context.js';

/** Steps from every place to every other, with the places that are closed now left out. */
export interface City {
  /** Index of each place, and the places by index. */
  readonly indexes: ReadonlyMap<string, number>;
  readonly places: readonly string[];
  readonly neighbours: readonly (readonly number[])[];
}

const cities = new WeakMap<Content, Map<string, City>>();

/** Returns the city as it is open now; cached by content and closed places. */
export function cityOf(content: Content, { closed }: Pick<AnyView, 'closed'>): City {
  const known = cities.get(content) ?? new Map<string, City>();
  cities.set(content, known);
  const signature = closed.length === 0 ? '' : closed.map(({ at }) => at).join();
  let city = known.get(signature);
  if (!city) {
    city = buildCity(content, new Set(closed.map(({ at }) => at)));
    known.set(signature, city);
  }
  return city;
}

function buildCity(content: Content, closed: ReadonlySet<string>): City {
  const places = [...content.places.values()].filter(({ connects }) => connects.length > 0).map(({ id }) => id);
  const indexes = new Map(places.map((id, i) => [id, i]));
  const neighbours = places.map((id) =>
    (content.places.get(id)?.connects ?? []).flatMap((next) => {
      const i = indexes.get(next);
      return i === undefined || closed.has(next) ? [] : [i];
    }),
  );
  return { indexes, places, neighbours };
}

/** Effort that is never made. */
export const UNREACHABLE = 1e6;

/** Ways from a place: steps to each place, and the effort, which is the steps and the dangers passed. */
export interface Ways {
  readonly city: City;
  readonly steps: Float64Array;
  readonly effort: Float64Array;
}

/**
 * Returns the ways of least effort from a place. `danger`: the extra effort of passing a place, by its index; it is not
 * counted for the last place.
 */
export function waysFrom(city: City, from: string, danger: Float64Array | undefined): Ways {
  const n = city.places.length;
  const steps = new Float64Array(n).fill(UNREACHABLE);
  const effort = new Float64Array(n).fill(UNREACHABLE);
  const start = city.indexes.get(from);
  if (start === undefined) return { city, steps, effort };
  steps[start] = 0;
  effort[start] = 0;
  const queue = [start];
  for (let head = 0; head < queue.length; head++) {
    const at = queue[head] as number;
    const leaving = at === start ? 0 : (danger?.[at] ?? 0);
    const soFar = (effort[at] as number) + leaving + 1;
    for (const next of city.neighbours[at] as readonly number[]) {
      if (soFar >= (effort[next] as number)) continue;
      effort[next] = soFar;
      steps[next] = (steps[at] as number) + 1;
      queue.push(next);
    }
  }
  return { city, steps, effort };
}

/** Returns the steps of the way of least effort to a place. */
export function stepsTo({ city, steps }: Ways, place: string): number {
  const index = city.indexes.get(place);
  return index === undefined ? UNREACHABLE : (steps[index] as number);
}
