/** Phases of Haunt and the walks in them: both follow the errand. */
import type { Message } from '@vigil/engine';
import { type HauntInvestigator, type HauntView, readOptionId } from '@vigil/rules';
import { waysFrom } from '../city.js';
import { type AnyOption, bestOption, type DecisionContext, findOption, findOptionById } from '../decision-context.js';
import type { HauntWeights } from '../weights.js';
import {
  bestHauntErrand,
  chanceOfRitual,
  type HauntErrand,
  type HauntPlan,
  hauntErrands,
  hauntPlanOf,
  hauntWays,
  threatWorth,
} from './errands.js';

export type HauntContext = DecisionContext<HauntView> & { readonly who: HauntInvestigator };

/** Bonuses that an Upkeep frees [H-UPKEEP-42]. */
const REFRESHED = 5;

/** Begins the phase whose errand is worth most, with the lowest Speed that is enough; else ends the day. */
export function choosePhase(context: HauntContext): string | undefined {
  const { content, view } = context;
  const other = findOption(context, ({ key }) => key === 'o.other-world');
  if (other !== undefined) return other;
  const plan = hauntPlanOf(content, view);
  const errandsBySeat = new Map<number, readonly HauntErrand[]>();
  const reasons = new Map<string, HauntErrand>();
  const chosen = bestOption(context, ({ id, args = {} }: AnyOption) => {
    const city = readOptionId('city', id);
    const who = city && view.investigators[city.seat];
    if (!who) return 0;
    let errands = errandsBySeat.get(city.seat);
    if (!errands) {
      errands = hauntErrands(plan, who);
      errandsBySeat.set(city.seat, errands);
    }
    const speed = Number(args.first);
    const errand = bestHauntErrand(errands, speed + spareMoves(context, who));
    if (!errand) return 0;
    reasons.set(id, errand);
    const worth = errand.worth - plan.weights.phase - bonusCost(plan.weights, who) - 0.05 * (speed - errand.steps);
    return worth > 0 ? worth : 0;
  });
  const end = findOption(context, ({ key }) => key === 'o.end-day');
  if (end !== undefined && shouldEndDay(plan, errandsBySeat)) return end;
  const errand = chosen === undefined ? undefined : reasons.get(chosen);
  const seat = chosen === undefined ? undefined : readOptionId('city', chosen)?.seat;
  if (errand && seat !== undefined)
    context.reason = hauntReason(plan, view.investigators[seat] as HauntInvestigator, errand);
  return chosen ?? end;
}

/** True if what the monsters are about to do outweighs all that could still be done today. */
function shouldEndDay(plan: HauntPlan, errandsBySeat: ReadonlyMap<number, readonly HauntErrand[]>): boolean {
  let threat = 0;
  for (const [token, { phases }] of plan.threats) if (phases === 1) threat += threatWorth(plan, token);
  if (threat === 0) return false;
  const places = new Set<string>();
  let gain = 0;
  for (const [seat, errands] of errandsBySeat) {
    const who = plan.view.investigators[seat];
    let phases = who?.slots[0].filter((slot) => slot === 'free').length ?? 0;
    for (const { at, worth } of [...errands].sort((a, b) => b.worth - a.worth)) {
      if (phases === 0) break;
      if (places.has(at)) continue;
      places.add(at);
      phases--;
      gain += worth;
    }
  }
  return gain < threat;
}

/** Movement points beside the bonus. */
function spareMoves({ view }: HauntContext, who: HauntInvestigator): number {
  return Math.max(0, view.figures.people[who.seat]?.skills.speed ?? 0);
}

/** Returns the cost of covering a slot: little while an Upkeep will uncover it. */
export function bonusCost(weights: HauntWeights, { slots }: HauntInvestigator): number {
  let used = 0;
  for (const row of slots) for (const slot of row) if (slot !== 'free') used++;
  return used < REFRESHED ? weights.bonusFresh : weights.bonus * (1 + (used - REFRESHED) / 2);
}

/** A phase that could be begun: its option, the place to go to, and why. */
export interface PhasePlan {
  readonly option: string;
  readonly seat: number;
  readonly at: string;
  readonly worth: number;
  readonly reason: Message;
}

/** Returns the phases that could be begun, the best first: each errand with the option that serves it best. */
export function phasePlans(context: HauntContext): readonly PhasePlan[] {
  const { content, view } = context;
  const plan = hauntPlanOf(content, view);
  const best = new Map<string, PhasePlan>();
  for (const { id, args = {} } of context.decision.options as readonly AnyOption[]) {
    const city = readOptionId('city', id);
    const who = city && view.investigators[city.seat];
    if (!who) continue;
    const reach = Number(args.first) + spareMoves(context, who);
    for (const errand of hauntErrands(plan, who)) {
      if (errand.steps > reach) continue;
      const worth = errand.worth - 0.05 * Number(args.first);
      const name = `${city.seat} ${errand.at}`;
      if ((best.get(name)?.worth ?? Number.NEGATIVE_INFINITY) >= worth) continue;
      best.set(name, { option: id, seat: city.seat, at: errand.at, worth, reason: hauntReason(plan, who, errand) });
    }
  }
  return [...best.values()].sort((a, b) => b.worth - a.worth);
}

/** Answers a step of a walk: towards the errand, or the end. */
export function chooseMove(context: HauntContext): string | undefined {
  const { content, view, who, decision } = context;
  const plan = hauntPlanOf(content, view);
  const points = Number((decision.args as { readonly points?: number }).points ?? 1);
  const errands = hauntErrands(plan, who);
  const goal = context.goals?.get(who.seat);
  const errand =
    goal === undefined
      ? (bestHauntErrand(errands, points) ?? bestHauntErrand(errands))
      : (bestHauntErrand(errands.filter(({ at }) => at === goal)) ?? createWalk(goal));
  if (!errand) return findOptionById(context, 'stop');
  if (errand.worth > 0) context.reason = hauntReason(plan, who, errand);
  if (errand.at === who.place) return findOptionById(context, 'stop');
  const { dangers, ways } = hauntWays(plan, who);
  const { indexes } = ways.city;
  const back = waysFrom(ways.city, errand.at, dangers);
  const now = back.effort[indexes.get(who.place) ?? -1] ?? 0;
  const step = bestOption(context, ({ id }) => {
    const place = readOptionId('go', id)?.place;
    const index = place === undefined ? undefined : indexes.get(place);
    if (index === undefined) return 0;
    const effort = (back.effort[index] as number) + (place === errand.at ? 0 : (dangers[index] as number));
    return effort >= now ? 0 : 1e6 - effort;
  });
  return step ?? findOptionById(context, 'stop');
}

/** An errand to a place where nothing is to be done. */
function createWalk(at: string): HauntErrand {
  return { at, purpose: 'turn', worth: 0, steps: 1 };
}

/** Returns an errand as a message. */
function hauntReason(plan: HauntPlan, who: HauntInvestigator, { at, purpose }: HauntErrand) {
  const args = { investigator: who.id, place: at };
  if (purpose === 'clues') return { key: 'shared.reason.clues', args: { ...args, n: plan.view.clues[at] ?? 0 } };
  if (purpose !== 'seal' && purpose !== 'close') return { key: `shared.reason.${purpose}`, args };
  const clues = who.clues - (purpose === 'seal' ? plan.sealPrice : 0);
  const chance = Math.round(100 * chanceOfRitual(plan, who, clues));
  return { key: `shared.reason.${purpose}`, args: { ...args, n: who.clues, chance } };
}
