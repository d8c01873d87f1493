/** Errands in Haunt of the Watchers: purposes of a phase. */
import { type Content, chanceOfSuccesses, type HauntInvestigator, type HauntView, type MythosDef } from '@vigil/rules';
import { cityOf, stepsTo, UNREACHABLE, type Ways, waysFrom } from '../city.js';
import { costOfMeeting, estimateDuel, type Fighter, fighterOf } from '../duel.js';
import { sealPriceOf } from '../prices.js';
import { HAUNT_RISKS, HAUNT_WEIGHTS, type HauntWeights } from '../weights.js';
import { cardsOfToday, type Threat, threatsOf } from './threats.js';

/** Points of Sanity or Stamina that survive most monsters. */
const SAFE = 3;

export type HauntPurpose = 'seal' | 'close' | 'clues' | 'hunt' | 'turn' | 'recover';

/** An errand of one phase. `worth`: with the dangers taken off, in Clues. */
export interface HauntErrand {
  readonly at: string;
  readonly purpose: HauntPurpose;
  readonly worth: number;
  readonly steps: number;
}

/** The position as the planner sees it. `grey`, `black`: symbols that the day's cards show. */
export interface HauntPlan {
  readonly content: Content;
  readonly view: HauntView;
  readonly weights: HauntWeights;
  readonly grey: ReadonlySet<string>;
  readonly black: ReadonlySet<string>;
  /** Symbols of the gates that are face up. */
  readonly openGateSymbols: ReadonlySet<string>;
  /** The Mythos cards of the day. */
  readonly cards: readonly MythosDef[];
  /** Coming actions of monsters, by token. */
  readonly threats: ReadonlyMap<string, Threat>;
  /** Clues that a seal costs. */
  readonly sealPrice: number;
}

export function hauntPlanOf(content: Content, view: HauntView, weights = HAUNT_WEIGHTS): HauntPlan {
  const cards = cardsOfToday({ content, view });
  return {
    content,
    view,
    weights,
    grey: new Set<string>(cards.flatMap(({ white }) => white)),
    black: new Set<string>(cards.flatMap(({ black }) => black)),
    openGateSymbols: new Set(view.gates.flatMap(({ marker }) => content.gateMarkers.get(marker ?? '')?.symbol ?? [])),
    cards,
    threats: new Map(threatsOf({ content, view, cards }).map((threat) => [threat.token, threat])),
    sealPrice: sealPriceOf(content, view),
  };
}

/** Returns the worth of a monster's trophy: more where it closes a gate, most where it does so today. */
export function trophyWorth({ content, weights, openGateSymbols, black }: HauntPlan, token: string): number {
  const symbol = content.tokens.get(token)?.symbol ?? '';
  if (!openGateSymbols.has(symbol)) return weights.trophy;
  return black.has(symbol) ? weights.trophyToday : weights.trophyOpen;
}

/** Returns the worth of preventing a monster's next activity. */
export function threatWorth({ weights, threats }: HauntPlan, token: string): number {
  const threat = threats.get(token);
  if (!threat) return 0;
  const worth = threat.what === 'terror' ? weights.terror * threat.n : weights.newGate;
  return worth / threat.phases;
}

/** Returns the worth of a ritual of an investigator, less its costs; below 0 if it is not worth them. */
export function ritualWorth(plan: HauntPlan, who: HauntInvestigator, kind: 'seal' | 'close'): number {
  const { weights, sealPrice } = plan;
  const clues = who.clues - (kind === 'seal' ? sealPrice : 0);
  const cost = kind === 'seal' ? weights.sealCost : weights.closeCost;
  return weights.ritual * chanceOfRitual(plan, who, clues) - cost;
}

/** True if an investigator has a trophy of a symbol. */
function hasTrophyOf({ content }: HauntPlan, who: HauntInvestigator, symbol: string): boolean {
  return (
    who.monsterTrophies.some((token) => content.tokens.get(token)?.symbol === symbol) ||
    who.gateTrophies.some((marker) => content.gateMarkers.get(marker)?.symbol === symbol)
  );
}

/** Returns the chance of the Focus check of a ritual, with some Clues to spend. */
export function chanceOfRitual({ content, view }: HauntPlan, who: HauntInvestigator, clues: number): number {
  const focus = content.investigators.get(who.id)?.focus ?? 1;
  const each = view.figures.people[who.seat]?.clueDice.focus ?? 1;
  return chanceOfSuccesses(focus + Math.max(0, clues) * each, 1, 2);
}

/** Returns the danger of each place, by its index, in Clues. */
function dangersFor(plan: HauntPlan, fighter: Fighter): Float64Array {
  const { content, view } = plan;
  const { indexes, places } = cityOf(content, view);
  const dangers = new Float64Array(places.length);
  for (const { token, at } of view.monsters) {
    const index = indexes.get(at);
    const monster = content.tokens.get(token);
    if (index === undefined || !monster) continue;
    dangers[index] = (dangers[index] as number) + Math.max(0.3, costOfMeeting(plan, HAUNT_RISKS, fighter, monster));
  }
  return dangers;
}

/** Returns the ways of an investigator, past as little danger as possible. */
export function hauntWays(
  plan: HauntPlan,
  who: HauntInvestigator,
): { readonly ways: Ways; readonly dangers: Float64Array } {
  const dangers = dangersFor(plan, fighterOf(plan, who));
  return { dangers, ways: waysFrom(cityOf(plan.content, plan.view), who.place, dangers) };
}

/** Returns the errands of an investigator. */
export function hauntErrands(plan: HauntPlan, who: HauntInvestigator): readonly HauntErrand[] {
  const { content, view, weights, grey, black, sealPrice } = plan;
  const { ways, dangers } = hauntWays(plan, who);
  const fighter = fighterOf(plan, who);
  const errands: HauntErrand[] = [];
  const add = (
    at: string,
    purpose: HauntPurpose,
    gain: number,
    dangerAtGoal = dangers[ways.city.indexes.get(at) ?? -1] ?? 0,
  ) => {
    const steps = stepsTo(ways, at);
    if (steps >= UNREACHABLE) return;
    const dangerOnWay = (ways.effort[ways.city.indexes.get(at) as number] as number) - steps;
    const worth = gain - dangerOnWay - dangerAtGoal - steps * weights.step;
    if (worth > 0) errands.push({ at, purpose, worth, steps });
  };
  for (const { at, marker, faceUp } of view.gates) {
    const symbol = content.gateMarkers.get(marker ?? '')?.symbol ?? '';
    if (!faceUp) {
      add(at, 'turn', weights.turnGate + (view.clues[at] ?? 0) * weights.clue);
      continue;
    }
    if (grey.has(symbol) && who.clues >= sealPrice) add(at, 'seal', ritualWorth(plan, who, 'seal'));
    if (black.has(symbol) && hasTrophyOf(plan, who, symbol)) add(at, 'close', ritualWorth(plan, who, 'close'));
  }
  for (const [at, clues] of Object.entries(view.clues)) add(at, 'clues', clues * weights.clue + weights.encounter);
  const byPlace = new Map<string, number>();
  for (const { token, at, clues } of view.monsters) {
    const monster = content.tokens.get(token);
    if (!monster || !content.places.get(at)?.kindDef.onFoot) continue;
    const { cost, win } = estimateDuel(plan, HAUNT_RISKS, fighter, monster);
    const gain =
      win * (trophyWorth(plan, token) + threatWorth(plan, token) + clues * (weights.clue + weights.robbed)) - cost;
    byPlace.set(at, (byPlace.get(at) ?? 0) + gain);
  }
  for (const [at, gain] of byPlace) add(at, 'hunt', gain, 0);
  const { sanity, stamina } = who;
  const missingHealth = Math.max(0, SAFE - sanity) + Math.max(0, SAFE - stamina);
  if (missingHealth > 0) {
    for (const { id, abilities = [] } of content.locations.values()) {
      for (const { then, cost = {} } of abilities) {
        if (typeof cost.money === 'number' && cost.money > who.money) continue;
        for (const effect of then) {
          if (effect.do !== 'gain' || (effect.what !== 'sanity' && effect.what !== 'stamina')) continue;
          const missing = Math.max(0, SAFE - who[effect.what]);
          add(id, 'recover', weights.heal * (effect.amount === 'full' ? 2 * missing : Math.min(1, missing)));
        }
      }
    }
  }
  return errands;
}

/** Returns the best errand within some steps. */
export function bestHauntErrand(errands: readonly HauntErrand[], reach = 99): HauntErrand | undefined {
  let best: HauntErrand | undefined;
  for (const one of errands) if (one.steps <= reach && (!best || one.worth > best.worth)) best = one;
  return best;
}
