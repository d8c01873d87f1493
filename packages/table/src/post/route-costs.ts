import { isDecisionOf, type TypedDecision } from '@vigil/rules';
import type { SeatNumber } from '../online/table-messages.js';
import { isHaunt } from '../view.js';
import { stepCost } from '../walks.js';
import type { OrderContext } from './orders.js';
import { pathTo } from './path-to.js';
import type { Plan } from './plans.js';

/** A link of a planned way, with what it costs and the points left after it (PBP-08). */
export interface RouteLeg {
  readonly from: string;
  readonly to: string;
  readonly cost: number;
  /** Undefined: nobody knows yet with how many points he will walk. */
  readonly left: number | undefined;
  /** What speaks against it: it costs more than is left, no way leads there, a monster waits at its end. */
  readonly but?: 'too-far' | 'no-way' | 'monster';
}

/**
 * The way of a plan link by link, before it is committed (PBP-08). With the decision he has now about his movement the
 * points are those that are left, else those he would have if it began now; where he cannot move there are none.
 */
export function routeCosts(
  plan: Plan,
  seat: SeatNumber,
  at: OrderContext,
  decisions: readonly TypedDecision[],
): readonly RouteLeg[] {
  const { content, view } = at;
  const links: RouteLeg[] = [];
  let from = plan.at;
  let left = movementPoints(seat, at, decisions);
  for (const intent of plan.intents) {
    if (intent.do !== 'go' || intent.to === from) continue;
    const [, ...way] = pathTo(content, view, from, intent.to);
    if (way.length === 0) return [...links, { from, to: intent.to, cost: 0, left, but: 'no-way' }];
    for (const to of way) {
      const cost = stepCost(content, view, to);
      if (left !== undefined && cost > left) return [...links, { from, to, cost, left, but: 'too-far' }];
      left = left === undefined ? undefined : left - cost;
      const waits = view.monsters.some((monster) => monster.at === to);
      links.push({ from, to, cost, left, ...(waits && { but: 'monster' }) });
      from = to;
    }
  }
  return links;
}

function movementPoints(
  seat: SeatNumber,
  { view }: OrderContext,
  decisions: readonly TypedDecision[],
): number | undefined {
  for (const decision of decisions) {
    if (isDecisionOf(decision, 'q.movement') && decision.by[0] === seat) return decision.args.points;
  }
  if (isHaunt(view)) return undefined;
  const who = view.investigators[seat];
  return who?.delayed ? 0 : view.figures.movementPoints[seat];
}
