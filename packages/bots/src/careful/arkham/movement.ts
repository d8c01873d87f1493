/** Movement and skills of the Arkham policy: both follow the errand. */
import type { Message } from '@vigil/engine';
import { chanceOfSuccesses, type Investigator, readOptionId } from '@vigil/rules';
import { waysFrom } from '../city.js';
import { abilityOfOption } from '../common.js';
import { bestOption, findOption, findOptionById, isUsefulOption } from '../decision-context.js';
import { costOfMeeting, estimateDuel, type Fighter, fighterOf, type Stops, skillOf } from '../duel.js';
import { beneficiaryOf, worthOfUse } from '../effects.js';
import { type ArkhamContext, planFor } from './context.js';
import { assignErrands, type Errand, errandsOf, type Roads, roadsOf } from './errands.js';
import { trophyWorth } from './outlook.js';
import type { ArkhamPlan } from './plan.js';

/** Danger of a place, in Clues, at which a movement rather ends before it. */
const TOO_DANGEROUS = 1.5;

/** Worth from which a card is used on the way. */
const LEAST_USE = 0.1;

/** Share of the best errand's worth a turn from which another one is worth trying. */
const WORTH_TRYING = 0.4;

/** Returns the errand of the deciding investigator and the roads to it. */
function findErrand(context: ArkhamContext): FoundErrand {
  const { memo, decision, view, seat, who } = context;
  if (!memo) return planErrand(context);
  // A card used on the way may change what the investigator is out for.
  const holds = `${who.clues} ${who.cards.length} ${who.sanity} ${who.stamina}`;
  const name = `${decision.key} ${seat} ${context.goals?.get(seat)} ${holds}`;
  return memo.get(view.turn, name, () => planErrand(context));
}

interface FoundErrand {
  readonly errand: Errand | undefined;
  readonly roads: Roads;
  readonly plan: ArkhamPlan;
  readonly assigned: ReadonlyMap<number, Errand>;
}

function planErrand(context: ArkhamContext): FoundErrand {
  const plan = planFor(context);
  const roads = roadsOf(plan, context.who);
  const { points } = (context.decision.args ?? {}) as { readonly points?: number };
  const assigned = assignErrands(plan, context.who, roads, points);
  const { seat } = context.who;
  const goal = context.goals?.get(seat);
  const errand = goal === undefined ? assigned.get(seat) : errandTo(plan, context.who, roads, goal);
  return { plan, roads, assigned, errand };
}

/** Returns the best errand of an investigator at a place; without any, a mere look. */
function errandTo(plan: ArkhamPlan, who: Investigator, roads: Roads, at: string): Errand {
  let best: Errand = { seat: who.seat, at, purpose: 'look', rate: 0, cost: 0, turns: 1 };
  const moves = Math.max(1, plan.view.figures.movementPoints[who.seat] ?? 3);
  for (const one of errandsOf(plan, who, roads, moves)) if (one.at === at && one.rate > best.rate) best = one;
  return best;
}

/** Returns the errands that a movement could be for, with reasons: one for each place, the best first. */
export function movementErrands(context: ArkhamContext): readonly { readonly at: string; readonly reason: Message }[] {
  const { who } = context;
  const plan = planFor(context);
  const roads = roadsOf(plan, who);
  const moves = Math.max(1, plan.view.figures.movementPoints[who.seat] ?? 3);
  const errands = errandsOf(plan, who, roads, moves).sort((a, b) => b.rate - a.rate || (a.at < b.at ? -1 : 1));
  const places = new Set<string>();
  const least = WORTH_TRYING * (errands[0]?.rate ?? 0);
  return errands.flatMap((errand) => {
    if (places.has(errand.at) || errand.rate < least) return [];
    places.add(errand.at);
    return [{ at: errand.at, reason: reasonOf(plan, errand) }];
  });
}

/** Answers a step of a movement: towards the errand, or the end. */
export function chooseMove(context: ArkhamContext): string | undefined {
  const { who } = context;
  const end = () => chooseEngagement(context) ?? findOptionById(context, 'stop');
  if (who.explored) return end();
  const { errand, roads, plan } = findErrand(context);
  const points = Number((context.decision.args as { readonly points?: number }).points ?? 1);
  if (!errand) return chooseUse(context, plan, 0, points) ?? end();
  context.reason = reasonOf(plan, errand);
  if (errand.at === who.place) return chooseUse(context, plan, 0, points) ?? end();
  const { city } = roads.ways;
  const { dangers } = roads;
  const back = waysFrom(city, errand.at, dangers);
  const target = city.indexes.get(errand.at);
  const currentIndex = city.indexes.get(who.place);
  if (currentIndex === undefined) return end();
  const used = chooseUse(context, plan, back.steps[currentIndex] as number, points, errand.rate);
  if (used !== undefined) return used;
  const now = back.effort[currentIndex] as number;
  const step = bestOption(context, ({ id }) => {
    const place = readOptionId('go', id)?.place;
    const index = place === undefined ? undefined : city.indexes.get(place);
    if (index === undefined) return 0;
    const danger = index === target ? 0 : (dangers[index] as number);
    const effort = (back.effort[index] as number) + danger;
    if (effort >= now) return 0;
    if (points <= 1 && index !== target && danger > TOO_DANGEROUS) return 0;
    return 1e6 - effort;
  });
  return step ?? end();
}

/**
 * Uses a card in a movement if it is worth it: points where they are short, else its effects. `steps`: to the errand.
 * `rate`: what arriving a turn later costs.
 */
function chooseUse(
  context: ArkhamContext,
  plan: ArkhamPlan,
  steps: number,
  points: number,
  rate = 0,
): string | undefined {
  if (!findOption(context, isUsefulOption)) return undefined;
  const who = beneficiaryOf(plan, context.who);
  return bestOption(context, (option) => {
    if (!isUsefulOption(option)) return 0;
    const ability = abilityOfOption(plan.content, option, ({ when }) => 'phase' in when && when.phase === 'movement');
    if (!ability) return 0;
    const carries = ability.then.some(({ do: what }) => what === 'movementPoints');
    if (carries || ability.inPlaceOf === 'movement') return steps > points ? 1 : 0;
    const isLate = steps > 0 && steps <= points && steps > points - (ability.cost?.movement ?? 0);
    return worthOfUse(who, ability) - (isLate ? rate : 0) - LEAST_USE;
  });
}

/** Engages a monster whose trophy is worth the fight. */
function chooseEngagement(context: ArkhamContext): string | undefined {
  const plan = planFor(context);
  let fighter: Fighter | undefined;
  return bestOption(context, ({ id }) => {
    const token = readOptionId('engage', id)?.token;
    const monster = token === undefined ? undefined : plan.content.tokens.get(token);
    if (!monster) return 0;
    fighter ??= fighterOf(plan, context.who);
    const { cost, win } = estimateDuel(plan, plan.weights, fighter, monster);
    return Math.max(0, win * trophyWorth(plan, context.who, monster) - cost - plan.weights.hunt);
  });
}

/** Returns the place in the city to return to: the one with the best errand. */
export function chooseReturnPlace(context: ArkhamContext): string | undefined {
  const plan = planFor(context);
  const worth = new Map<string, number>();
  return bestOption(context, ({ id }) => {
    const place = readOptionId('go', id)?.place;
    if (place === undefined) return 0;
    if (!worth.has(place)) {
      const roads = roadsOf(plan, context.who, place);
      const index = roads.ways.city.indexes.get(place);
      const danger = index === undefined ? 0 : (roads.dangers[index] as number);
      const best = errandsOf(plan, context.who, roads, 3).reduce((most, { rate }) => Math.max(most, rate), 0);
      worth.set(place, Math.max(0.01, 1 + best - danger));
    }
    return worth.get(place) ?? 0;
  });
}

// ---- skills ----

const PAIRS = ['speed-sneak', 'fight-will', 'lore-luck'] as const;

/** Answers a question for one step of a slider. */
export function chooseSlider(context: ArkhamContext): string | undefined {
  const { memo, view, seat } = context;
  const wanted =
    memo && !view.battle
      ? memo.get(view.turn, `stops ${seat}`, () => preferredStops(context))
      : preferredStops(context);
  // The most useful steps first.
  for (const at of wanted.order) {
    const way = (wanted.stops[at] as number) - (context.who.sliders[at] as number);
    const step = way === 0 ? undefined : findOptionById(context, `${PAIRS[at]}:${way < 0 ? 'left' : 'right'}`);
    if (step !== undefined) return step;
  }
  return findOptionById(context, 'keep');
}

interface Preferred {
  readonly stops: Stops;
  readonly order: readonly (0 | 1 | 2)[];
}

/** Returns the preferred stop of each slider, and the most important sliders first. */
function preferredStops(context: ArkhamContext): Preferred {
  const { view, who, content } = context;
  const plan = planFor(context);
  if (view.battle || view.doom + 1 >= (content.ancientOnes.get(view.ancientOne)?.doom ?? 0))
    return { stops: battleStops(context), order: [1, 2, 0] };
  const place = content.places.get(who.place);
  if (who.explored || place?.area === 2) return { stops: closingStops(plan, who), order: [2, 1, 0] };
  if (place?.area === 1)
    return { stops: [1, bestStop(plan, who, 1, 0.55), bestStop(plan, who, 2, 0.4)], order: [1, 2, 0] };
  return { stops: cityStops(context, plan), order: [0, 1, 2] };
}

/** Returns the stop of a slider that is best for a mix of its two skills; `first`: the share of the first. */
function bestStop(plan: ArkhamPlan, who: Investigator, pair: 0 | 1 | 2, first: number): number {
  const stops = plan.content.investigators.get(who.id)?.sliders[PAIRS[pair]] ?? [];
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  stops.forEach(([one, other], i) => {
    const is = first * Math.sqrt(one) + (1 - first) * Math.sqrt(other);
    if (is > most) {
      most = is;
      best = i;
    }
  });
  return best;
}

/** Stops for the last battle: Fight, and what the attacks check. */
function battleStops({ content, view }: ArkhamContext): Stops {
  const skill = content.ancientOnes.get(view.ancientOne)?.attack.check;
  return [skill === 'sneak' ? 0 : 3, 3, skill === 'luck' ? 0 : 3];
}

/** Stops for closing a gate: the better of Fight and Lore. */
function closingStops(plan: ArkhamPlan, who: Investigator): Stops {
  const fight = skillOf(plan, who, 'fight', [who.sliders[0], 3, who.sliders[2]]);
  const lore = skillOf(plan, who, 'lore', [who.sliders[0], who.sliders[1], 0]);
  const loreRight = skillOf(plan, who, 'lore', [who.sliders[0], who.sliders[1], 3]);
  if (fight >= Math.max(lore, loreRight)) return [2, 3, 1];
  return [2, 1, lore >= loreRight ? 0 : 3];
}

/** Stops for a turn in the city: enough Speed for the errand, and the skills that its dangers ask for. */
function cityStops(context: ArkhamContext, plan: ArkhamPlan): Stops {
  const { who } = context;
  const { errand, roads, assigned } = findErrand(context);
  const stops = plan.content.investigators.get(who.id)?.sliders['speed-sneak'] ?? [];
  const lore = bestStop(plan, who, 2, 0.35);
  if (!errand) return [2, bestStop(plan, who, 1, 0.5), lore];
  const met = monstersOnWay(plan, roads, who.place, errand.at);
  const bonus = (plan.view.figures.movementPoints[who.seat] ?? 0) - (stops[who.sliders[0]]?.[0] ?? 0);
  const others = new Set([...assigned.values()].flatMap(({ seat, at }) => (seat === who.seat ? [] : [at])));
  let best: Stops = [3, 1, lore];
  let most = Number.NEGATIVE_INFINITY;
  for (const speed of [0, 1, 2, 3]) {
    const moves = Math.max(1, (stops[speed]?.[0] ?? 0) + Math.max(0, bonus));
    let rate = 0;
    for (const one of errandsOf(plan, who, roads, moves)) if (!others.has(one.at) && one.rate > rate) rate = one.rate;
    for (const fight of [0, 1, 2, 3]) {
      const fighter = fighterOf(plan, who, [speed, fight, lore]);
      let worth = rate * plan.weights.speed;
      worth += 0.12 * (Math.sqrt(fighter.skill('fight')) + 1.1 * Math.sqrt(Math.max(0, fighter.skill('will'))));
      worth += 0.05 * fighter.skill('sneak');
      for (const monster of met) worth -= costOfMeeting(plan, plan.weights, fighter, monster);
      if (worth <= most) continue;
      most = worth;
      best = [speed, fight, lore];
    }
  }
  return best;
}

/** Returns the kinds of monsters on the way to a place. */
function monstersOnWay(plan: ArkhamPlan, roads: Roads, from: string, to: string) {
  const { city } = roads.ways;
  const back = waysFrom(city, to, roads.dangers);
  const way = new Set([from, to]);
  let at = city.indexes.get(from);
  for (let i = 0; i < 12 && at !== undefined && city.places[at] !== to; i++) {
    let next: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const n of city.neighbours[at] as readonly number[]) {
      const effort = (back.effort[n] as number) + (city.places[n] === to ? 0 : (roads.dangers[n] as number));
      if (effort >= least) continue;
      least = effort;
      next = n;
    }
    at = next;
    if (at !== undefined) way.add(city.places[at] as string);
  }
  return plan.view.monsters.flatMap(({ token, at: place }) =>
    way.has(place) ? (plan.content.tokens.get(token) ?? []) : [],
  );
}

// ---- reasons ----

/** Returns the chance of closing a gate with the better of Fight and Lore, at their best. */
function chanceToClose(plan: ArkhamPlan, seat: number, at: string): number {
  const who = plan.view.investigators[seat] as Investigator;
  const gate = plan.view.gates.find((one) => one.at === at);
  const { modifier = 0 } = plan.content.gateMarkers.get(gate?.marker ?? '') ?? {};
  const fighter = fighterOf(plan, who, closingStops(plan, who));
  const dice = Math.max(fighter.skill('fight'), fighter.skill('lore')) + modifier;
  return chanceOfSuccesses(Math.max(0, dice), 1, fighter.faces);
}

/** Returns an errand as a message. */
function reasonOf(
  plan: ArkhamPlan,
  { seat, at, purpose }: Errand,
): { readonly key: string; readonly args: Record<string, string | number> } {
  const who = plan.view.investigators[seat] as Investigator;
  const args = { investigator: who.id, place: at };
  if (purpose !== 'seal' && purpose !== 'close') {
    return {
      key: `shared.reason.${purpose}`,
      args: purpose === 'clues' ? { ...args, n: plan.view.clues[at] ?? 0 } : args,
    };
  }
  if (purpose === 'seal' && who.clues < plan.sealPrice) return { key: 'shared.reason.seal-card', args };
  const chance = Math.round(100 * chanceToClose(plan, seat, at));
  return { key: `shared.reason.${purpose}`, args: { ...args, n: who.clues, chance } };
}
