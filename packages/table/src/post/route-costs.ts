import { isDecisionOf, type TypedDecision } from '@vigil/rules';
import type { SeatNumber } from '../online/seat-number.js';
import { isHaunt } from '../view.js';
import { stepCost } from '../walks.js';
import type { OrderContext } from './orders.js';
import { pathTo } from './path-to.js';
import type { Plan } from './plan.js';

/** A leg of a planned route, with its cost and the points left after it [PBP-08]. */
export interface RouteLeg {
  readonly from: string;
  readonly to: string;
  readonly cost: number;
  /** Undefined: the movement points are not known yet. */
  readonly left: number | undefined;
  /** The obstacle: too expensive, no path, or a monster at its end. */
  readonly but?: 'too-far' | 'no-way' | 'monster';
}

/**
 * Returns the legs of a planned route before it is committed [PBP-08]. The points are those of the current movement
 * decision, otherwise those of a movement that would begin now. They are 0 for a seat that cannot move.
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
