import type { Content } from '@vigil/rules';
import type { TableView } from '../view.js';
import { stepCost, stepsFrom } from '../walks.js';

/**
 * Returns the cheapest path including both ends, avoiding closed places, cordons and monsters; only `from` if there is
 * none.
 */
export function pathTo(content: Content, view: TableView, from: string, to: string): readonly string[] {
  const { cordoned } = view.figures;
  const closed = new Set([...view.closed.map(({ at }) => at), ...cordoned]);
  const monsters = new Set(view.monsters.map(({ at }) => at));
  const best = new Map<string, { readonly cost: number; readonly way: readonly string[] }>([
    [from, { cost: 0, way: [from] }],
  ]);
  const open = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const current = best.get(at);
    if (!current || at === to || closed.has(at)) continue;
    if (at !== from && (monsters.has(at) || content.locations.get(at)?.endsMovement)) continue;
    for (const next of stepsFrom(content, view, at)) {
      const cost = current.cost + stepCost(content, view, next);
      const before = best.get(next);
      if (closed.has(next) || (before && before.cost <= cost)) continue;
      best.set(next, { cost, way: [...current.way, next] });
      open.push(next);
    }
  }
  return best.get(to)?.way ?? [from];
}
