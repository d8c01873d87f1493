import type { Phase, TypedDecision } from '@vigil/rules';
import type { SeatNumber } from '../online/seat-number.js';
import { isPhaseOver } from '../turn-phases.js';
import { isHaunt, turnOf } from '../view.js';
import { stepCost } from '../walks.js';
import { optionsForSeat } from './harmless.js';
import type { OrderContext } from './orders.js';
import { pathTo } from './path-to.js';
import type { Intent, Plan } from './plan.js';
import { InputError } from './read-orders.js';
import { routeCosts } from './route-costs.js';

/** The reason why a plan cannot be carried out. */
export type PlanObstacle =
  /** `cost`: movement points up to that place; `points`: those the seat has. */
  | { readonly why: 'too-far'; readonly to: string; readonly cost: number; readonly points: number }
  | { readonly why: 'no-way'; readonly to: string }
  /** The step belongs to a phase that is over. */
  | { readonly why: 'phase-over'; readonly step: Intent['do'] }
  /** The open question does not offer the answer. */
  | { readonly why: 'not-offered'; readonly option: string };

/** A plan that cannot be carried out, with the place of its first impossible step. */
export class PlanError extends InputError {
  readonly obstacle: PlanObstacle;

  constructor(place: string, obstacle: PlanObstacle) {
    super(place, plainText(obstacle));
    this.name = 'PlanError';
    this.obstacle = obstacle;
  }
}

function plainText(obstacle: PlanObstacle): string {
  switch (obstacle.why) {
    case 'too-far':
      return `too far: ${obstacle.cost} movement points, you have ${obstacle.points}`;
    case 'no-way':
      return 'no path leads there';
    case 'phase-over':
      return 'the phase of this step is over';
    case 'not-offered':
      return `the open question does not offer ${obstacle.option}`;
  }
}

/** The phases of the steps of a plan. */
const PHASE_OF: Readonly<Record<Exclude<Intent['do'], 'answer'>, Phase>> = {
  go: 'movement',
  stop: 'movement',
  'take-clues': 'movement',
  encounter: 'arkham-encounters',
};

/**
 * Throws {@link PlanError} for a plan for this turn that cannot be carried out as things are. A plan for the next turn is
 * checked when its time comes.
 *
 * @param decisions all open decisions
 */
export function assertFeasible(
  plan: Plan,
  seat: SeatNumber,
  at: OrderContext,
  decisions: readonly TypedDecision[],
): void {
  const { view } = at;
  if (plan.turn > turnOf(view)) return;
  const own = decisions.filter(({ by, aside }) => by[0] === seat && !aside);
  const hasStopped = own.some(({ key }) => key === 'q.take-clues');
  for (const [i, intent] of plan.intents.entries()) {
    if (intent.do === 'answer') continue;
    const isOver = isPhaseOver(view, seat, PHASE_OF[intent.do], own.length > 0) || (intent.do === 'go' && hasStopped);
    if (isOver) throw new PlanError(`plan.intents[${i}]`, { why: 'phase-over', step: intent.do });
  }
  assertOffered(plan, seat, own);
  assertWalkable(plan, seat, at, decisions);
}

/** Checks a first step that answers a question that is open already. */
function assertOffered({ intents: [first] }: Plan, seat: SeatNumber, own: readonly TypedDecision[]): void {
  if (first?.do !== 'answer') return;
  const open = own.find(({ key }) => key === first.question);
  if (!open || optionsForSeat(open, seat).some(({ id }) => id === first.option)) return;
  throw new PlanError('plan.intents[0].option', { why: 'not-offered', option: first.option });
}

function assertWalkable(plan: Plan, seat: SeatNumber, at: OrderContext, decisions: readonly TypedDecision[]): void {
  const legs = routeCosts(plan, seat, at, decisions);
  const last = legs.at(-1);
  if (last?.but !== 'too-far' && last?.but !== 'no-way') return;
  const reached = new Set(legs.slice(0, -1).map(({ to }) => to));
  const i = plan.intents.findIndex((intent) => intent.do === 'go' && !reached.has(intent.to));
  const step = plan.intents[i];
  const to = step?.do === 'go' ? step.to : last.to;
  const place = `plan.intents[${i}].to`;
  if (last.but === 'no-way') throw new PlanError(place, { why: 'no-way', to });
  // Sliders can still change before the movement begins; the plan is checked again then. Haunt knows points only then.
  if (!isHaunt(at.view) && at.view.step.phase !== 'movement') return;
  const before = legs.slice(0, -1).reduce((sum, { cost }) => sum + cost, 0);
  const [, ...rest] = pathTo(at.content, at.view, last.from, to);
  const cost = before + rest.reduce((sum, next) => sum + stepCost(at.content, at.view, next), 0);
  throw new PlanError(place, { why: 'too-far', to, cost, points: before + (last.left ?? 0) });
}
