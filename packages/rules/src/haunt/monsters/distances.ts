import type { Content } from '../../language/content.js';
import type { Game } from '../game.js';
import type { HauntMeanings } from '../own-meanings.js';
import type { Way } from './ways.js';

type Distances = ReadonlyMap<string, number>;

/** What is known of the ways on foot while the same places are closed. */
export interface Ways {
  /** How far it is to everywhere, by where from. */
  readonly distances: Map<string, Distances>;
  /** Those there are on foot, by where from, then by where to. */
  readonly onFoot: Map<string, Map<string, Way>>;
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
  const ways = kept(byClosed, closed + now, () => ({ distances: new Map(), onFoot: new Map() }));
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

/**
 * How many steps on foot every place is away from one, closed places left out (H-MONSTER-MOVE-35). What cannot be
 * reached is not in it; from the Sky that is everything else.
 */
export function distancesFrom(g: Game, from: string): Distances {
  return kept(waysOf(g).distances, from, () => {
    const steps = new Map([[from, 0]]);
    // A map goes on to what is added while it is walked through: breadth first.
    for (const [place, n] of steps) {
      for (const next of g.means.board.connects(g, place)) {
        if (!steps.has(next) && !g.means.board.isClosed(g, next)) steps.set(next, n + 1);
      }
    }
    return steps;
  });
}

/** The way on foot to a place, with the neighbours from which it is nearest: the first steps of all shortest ways to it. */
export function wayOnFoot(g: Game, from: string, target: string): Way {
  const byGoal = kept(waysOf(g).onFoot, from, () => new Map());
  return kept(byGoal, target, () => {
    // Ways go back as they go there.
    const back = distancesFrom(g, target);
    const near = g.means.board.connects(g, from).filter((next) => back.has(next) && !g.means.board.isClosed(g, next));
    const least = Math.min(...near.map((next) => back.get(next) as number));
    return { target, to: near.filter((next) => back.get(next) === least) };
  });
}
