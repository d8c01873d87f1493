import type { Content } from '../../language/content.js';
import type { Game } from '../game.js';
import type { HauntMeanings } from '../own-meanings.js';
import type { WayOnFoot } from './ways.js';

type Distances = ReadonlyMap<string, number>;

/** What is known of the ways on foot from each place while the same places are closed. */
export type Ways = Map<string, WaysFrom>;

/** The ways on foot from a place. */
export interface WaysFrom {
  readonly at: string;
  /** How far it is to everywhere. */
  readonly distances: Distances;
  /** Those that were asked for, by where to. */
  readonly to: Map<string, WayOnFoot>;
}

/** Ways are asked for many times a phase and change only when places close: kept by what is closed. */
const known = new WeakMap<HauntMeanings, WeakMap<Content, Map<string, Ways>>>();

function waysOf(g: Game): Ways {
  const before = g.ways;
  // The list of closed places is replaced when one closes or opens.
  if (before !== undefined && before.closed === g.s.closed && before.now === g.means.board.waysNow(g))
    return before.ways;
  const byClosed = kept(
    kept(known, g.means, () => new WeakMap<Content, Map<string, Ways>>()),
    g.content,
    () => new Map<string, Ways>(),
  );
  const closed = g.s.closed.length === 0 ? '' : g.s.closed.map(({ at }) => at).join();
  const now = g.means.board.waysNow(g);
  const ways = kept(byClosed, closed + now, () => new Map());
  g.ways = { closed: g.s.closed, now, ways };
  return ways;
}

/** What a map has for a key; made and kept where it has nothing yet. */
function kept<K, V>(map: { get(key: K): V | undefined; set(key: K, value: V): unknown }, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

/** The ways on foot from a place as they are now. */
export function waysFrom(g: Game, at: string): WaysFrom {
  const ways = waysOf(g);
  let from = ways.get(at);
  if (from === undefined) {
    from = { at, distances: measured(g, at), to: new Map() };
    ways.set(at, from);
  }
  return from;
}

/**
 * How many steps on foot every place is away from one, closed places left out (H-MONSTER-MOVE-35). What cannot be
 * reached is not in it; from the Sky that is everything else.
 */
export function distancesFrom(g: Game, from: string): Distances {
  return waysFrom(g, from).distances;
}

function measured(g: Game, from: string): Distances {
  const steps = new Map([[from, 0]]);
  // A map goes on to what is added while it is walked through: breadth first.
  for (const [place, n] of steps) {
    for (const next of g.means.board.connects(g, place)) {
      if (!steps.has(next) && !g.means.board.isClosed(g, next)) steps.set(next, n + 1);
    }
  }
  return steps;
}

/**
 * The way on foot to a place, with the neighbours from which it is nearest: the first steps of all shortest ways to it.
 * Undefined: it cannot be reached.
 */
export function wayOnFoot(g: Game, { at, distances, to: known }: WaysFrom, target: string): WayOnFoot | undefined {
  const way = known.get(target);
  if (way !== undefined) return way;
  const steps = distances.get(target);
  if (steps === undefined) return undefined;
  // Ways go back as they go there.
  const back = distancesFrom(g, target);
  const near = g.means.board.connects(g, at).filter((next) => back.has(next) && !g.means.board.isClosed(g, next));
  const least = Math.min(...near.map((next) => back.get(next) as number));
  const found = { target, to: near.filter((next) => back.get(next) === least), steps };
  known.set(target, found);
  return found;
}
