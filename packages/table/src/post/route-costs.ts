import { type FoePreview, isDecisionOf, type TypedDecision } from '@vigil/rules';
import { escapeChance } from '../destinations.js';
import { type FoeOdds, foeOdds } from '../fight-odds.js';
import type { SeatNumber } from '../online/seat-number.js';
import { isHaunt } from '../view.js';
import { stepCost } from '../walks.js';
import type { OrderContext } from './orders.js';
import { pathTo } from './path-to.js';
import type { Plan } from './plan.js';

/** A monster at a place, with the chances of the investigator against it. */
export interface FoeOnRoute extends Pick<FoeOdds, 'evade' | 'horror' | 'fight'> {
  readonly monster: string;
}

/** A leg of a planned route: its cost, the points left after it, and the monsters at its end [PBP-08]. */
export interface RouteLeg {
  readonly from: string;
  readonly to: string;
  readonly cost: number;
  /** Undefined: the movement points are not known yet. */
  readonly left: number | undefined;
  /** The obstacle: too expensive, no path, or a monster at its end. */
  readonly but?: 'too-far' | 'no-way' | 'monster';
  /** Monsters at its end that have to be faced, as things are now. */
  readonly foes?: readonly FoeOnRoute[];
  /** Chance to come so far past all monsters before, if there are any. */
  readonly chance?: number;
}

/** Previews the monsters that a seat would meet at some places. */
export type FoeReader = (seat: SeatNumber, places: readonly string[]) => readonly FoePreview[];

/**
 * Returns the legs of a planned route before it is committed [PBP-08]. The points are those of the current movement
 * decision, otherwise those of a movement that would begin now. They are 0 for a seat that cannot move.
 *
 * @param foes without it, the legs have no chances
 */
export function routeCosts(
  plan: Plan,
  seat: SeatNumber,
  at: OrderContext,
  decisions: readonly TypedDecision[],
  foes?: FoeReader,
): readonly RouteLeg[] {
  const legs = costsOf(plan, seat, at, decisions);
  const [first] = legs;
  return foes && first ? withOdds(legs, at, foes(seat, [first.from, ...legs.map(({ to }) => to)])) : legs;
}

function costsOf(
  plan: Plan,
  seat: SeatNumber,
  at: OrderContext,
  decisions: readonly TypedDecision[],
): readonly RouteLeg[] {
  const { content, view } = at;
  const legs: RouteLeg[] = [];
  let from = plan.at;
  let left = movementPoints(seat, at, decisions);
  for (const intent of plan.intents) {
    if (intent.do !== 'go' || intent.to === from) continue;
    const [, ...path] = pathTo(content, view, from, intent.to);
    if (path.length === 0) return [...legs, { from, to: intent.to, cost: 0, left, but: 'no-way' }];
    for (const to of path) {
      const cost = stepCost(content, view, to);
      if (left !== undefined && cost > left) return [...legs, { from, to, cost, left, but: 'too-far' }];
      left = left === undefined ? undefined : left - cost;
      const hasMonster = view.monsters.some((monster) => monster.at === to);
      legs.push({ from, to, cost, left, ...(hasMonster && { but: 'monster' }) });
      from = to;
    }
  }
  return legs;
}

/** Adds the monsters and the chance to come past those of the places before. */
function withOdds(legs: readonly RouteLeg[], { view }: OrderContext, all: readonly FoePreview[]): RouteLeg[] {
  const faced = all.filter(({ spares }) => !spares);
  const foesAt = (place: string) => faced.filter((foe) => foe.place === place);
  let chance = 1;
  return legs.map((leg): RouteLeg => {
    const passed = foesAt(leg.from);
    chance *= escapeChance(view, passed);
    const met = foesAt(leg.to).map((foe): FoeOnRoute => {
      const { evade, horror, fight } = foeOdds(foe);
      return {
        monster: foe.monster,
        ...(evade !== undefined && { evade }),
        ...(horror !== undefined && { horror }),
        ...(fight !== undefined && { fight }),
      };
    });
    return { ...leg, ...(met.length > 0 && { foes: met }), ...(chance < 1 && { chance }) };
  });
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
