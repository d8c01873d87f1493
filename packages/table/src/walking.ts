import { type Content, optionId, type TypedDecision } from '@vigil/rules';
import type { TableView } from './view.js';
import { waysOf } from './ways.js';

/**
 * The places more than one step away that a move under way can come to, each with the answers that lead there: the
 * shortest way, as far as the points go, and through no place that is closed or where a monster waits. What may be done
 * at each step is still the rules' to say: a step they do not offer ends the walk.
 */
export function walksOf(
  content: Content,
  view: TableView,
  decision: TypedDecision | undefined,
): ReadonlyMap<string, readonly string[]> {
  const walks = new Map<string, readonly string[]>();
  if (decision?.key !== 'q.movement') return walks;
  const { place, points } = decision.args ?? {};
  if (typeof place !== 'string' || typeof points !== 'number') return walks;
  const barred = new Set([...view.closed.map(({ at }) => at), ...view.monsters.map(({ at }) => at)]);
  if (barred.has(place)) return walks;
  const ways = waysOf(content);
  const firstSteps = decision.options.flatMap(({ id, on }) => (on !== undefined && id === stepTo(on) ? [on] : []));
  let reached = new Map<string, readonly string[]>(firstSteps.map((at) => [at, [stepTo(at)]]));
  const seen = new Set([place, ...firstSteps]);
  for (let left = points - 1; left > 0; left--) {
    const further = new Map<string, readonly string[]>();
    for (const [at, way] of reached) {
      if (barred.has(at)) continue;
      for (const next of ways.get(at) ?? []) {
        if (seen.has(next) || view.closed.some((one) => one.at === next)) continue;
        seen.add(next);
        further.set(next, [...way, stepTo(next)]);
        walks.set(next, [...way, stepTo(next)]);
      }
    }
    reached = further;
  }
  return walks;
}

function stepTo(place: string): string {
  return optionId.go(place);
}
