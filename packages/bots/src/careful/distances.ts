import type { Content } from '@vigil/rules';
import type { AnyView } from './decision-context.js';

/**
 * How far it is from a place to the others on foot: closed ones are not entered. `risk`: how much further it seems past
 * a monster. The place itself is 0 away.
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

/** The goal that is worth most for its distance: `goals` say what each is worth. Undefined: none can be reached. */
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
