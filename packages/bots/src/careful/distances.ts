import type { Content } from '@vigil/rules';
import type { AnyView } from './decision-context.js';

/**
 * Returns the walking distance from a place to all others; closed places are not entered. `risk`: extra distance past a
 * monster. The place itself has distance 0.
 */
export function distances(
  content: Content,
  view: AnyView,
  from: string,
  risk: (token: string) => number = () => 0,
): ReadonlyMap<string, number> {
  const closed = new Set(view.closed.map(({ at }) => at));
  const risks = new Map<string, number>();
  for (const { token, at } of view.monsters) risks.set(at, (risks.get(at) ?? 0) + risk(token));
  const far = new Map([[from, 0]]);
  const waiting = [from];
  while (waiting.length > 0) {
    waiting.sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
    const current = waiting.shift() as string;
    const soFar = (far.get(current) ?? 0) + (current === from ? 0 : (risks.get(current) ?? 0));
    for (const next of content.places.get(current)?.connects ?? []) {
      if (closed.has(next) || (far.get(next) ?? Number.POSITIVE_INFINITY) <= soFar + 1) continue;
      if (!far.has(next)) waiting.push(next);
      far.set(next, soFar + 1);
    }
  }
  return far;
}

/** Returns the goal with the best worth minus distance, or undefined if none can be reached. */
export function bestGoal(far: ReadonlyMap<string, number>, goals: ReadonlyMap<string, number>): string | undefined {
  let found: string | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, worth] of goals) {
    const steps = far.get(at);
    if (steps === undefined) continue;
    const is = worth - steps;
    if (is <= most) continue;
    most = is;
    found = at;
  }
  return found;
}
