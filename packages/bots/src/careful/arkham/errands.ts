/** Errands in Arkham: the possible ones of each investigator, and their assignment. */
import {
  type Content,
  type Cost,
  type DeckId,
  type Effect,
  findRumor,
  type Investigator,
  type LocationAbility,
  type View,
} from '@vigil/rules';
import { cityOf, stepsTo, UNREACHABLE, type Ways, waysFrom } from '../city.js';
import { costOfMeeting, estimateDuel, type Fighter, fighterOf } from '../duel.js';
import { armedBonus } from '../weapons.js';
import { encounterWorths } from './encounters.js';
import { canPay, canSeal, gatesToSpare, trophyWorth, worthOfNeed } from './outlook.js';
import type { ArkhamPlan } from './plan.js';

/** The usual price of a card that seals, in dollars. */
const SEAL_CARD_PRICE = 5;
/** Dice of the weapons from which on more are not worth a visit. */
const WELL_ARMED = 9;
/** Cards that a shop shows. */
const CARDS_SHOWN = 3;

/** Reason for going somewhere. */
export type Purpose = 'seal' | 'close' | 'clues' | 'recover' | 'shop' | 'trade' | 'hunt' | 'look' | 'rumor';

/** An errand of a seat. `rate`: its worth per turn. `cost`: of the dangers on the way. */
export interface Errand {
  readonly seat: number;
  readonly at: string;
  readonly purpose: Purpose;
  readonly rate: number;
  readonly cost: number;
  readonly turns: number;
}

/** Returns the danger of each place for a fighter, by its index in the city, in Clues. */
function dangersFor(plan: ArkhamPlan, fighter: Fighter): Float64Array {
  const { content, view, weights } = plan;
  const { indexes, places } = cityOf(content, view);
  const dangers = new Float64Array(places.length);
  const costs = new Map<string, number>();
  for (const { token, at } of view.monsters) {
    const index = indexes.get(at);
    const monster = content.tokens.get(token);
    if (index === undefined || !monster) continue;
    let cost = costs.get(monster.id);
    if (cost === undefined) {
      cost = costOfMeeting(plan, weights, fighter, monster);
      costs.set(monster.id, cost);
    }
    dangers[index] = (dangers[index] as number) + Math.max(0.2, cost);
  }
  return dangers;
}

/** The ways of an investigator through the city, and the dangers there. */
export interface Roads {
  readonly ways: Ways;
  readonly dangers: Float64Array;
}

export function roadsOf(plan: ArkhamPlan, who: Investigator, from = who.place): Roads {
  const dangers = dangersFor(plan, fighterOf(plan, who));
  return { ways: waysFrom(cityOf(plan.content, plan.view), from, dangers), dangers };
}

/**
 * Returns all errands of an investigator that are worth anything. `moves`: movement points a turn; `left`: those left in
 * this turn.
 */
export function errandsOf(plan: ArkhamPlan, who: Investigator, roads: Roads, moves: number, left = moves): Errand[] {
  const { content, view, weights, facts, sealPrice } = plan;
  const { ways, dangers } = roads;
  const errands: Errand[] = [];
  const seals = canSeal(facts, who, sealPrice);
  const weak = weaknessOf(plan, who);
  const add = (at: string, purpose: Purpose, worth: number, later = 0, risk = 0) => {
    const steps = stepsTo(ways, at);
    if (steps >= UNREACHABLE) return;
    const index = ways.city.indexes.get(at) as number;
    const cost = Math.max(0, (ways.effort[index] as number) - steps) + (dangers[index] as number);
    const turns = steps <= left ? 1 : 1 + Math.ceil((steps - left) / Math.max(2, moves));
    const rate = (worth - cost - risk) / (turns + later);
    if (rate > 0) errands.push({ seat: who.seat, at, purpose, rate, cost, turns });
  };
  const spare = Math.max(0, gatesToSpare(plan));
  for (const { at } of view.gates) {
    const often = facts.oftenAt.get(at) ?? 0;
    const risk = weights.worldRisk * weak;
    const needed = worthOfNeed(plan, 'gate-trophies', who.gateTrophies.length);
    if (seals) add(at, 'seal', needed + weights.seal + weights.sealOften * often, weights.sealTurns, risk);
    else if (canCloseAll(view)) add(at, 'close', weights.closePressing, weights.sealTurns, risk);
    else {
      const pressing = (2 * weights.closePressing) / (spare + 1);
      add(at, 'close', needed + weights.close + pressing + who.clues / sealPrice, weights.sealTurns, risk);
    }
  }
  const missing = Math.max(0, sealPrice + 1 - who.clues);
  const beyond = plan.isBeforeBattle ? Math.max(weights.clueBattle, weights.clueBeyond) : weights.clueBeyond;
  for (const [at, clues] of Object.entries(view.clues)) {
    const useful = Math.min(clues, missing);
    add(
      at,
      'clues',
      useful * weights.clue + (clues - useful) * beyond + findsAt(plan, at, who),
      0,
      riskAt(plan, at, weak),
    );
  }
  const gates = new Set(view.gates.map(({ at }) => at));
  for (const { id, abilities = [] } of content.locations.values()) {
    // An investigator who enters a gate gets nothing else there.
    if (gates.has(id)) continue;
    for (const ability of abilities) {
      const offer = worthOfAbility(plan, who, ability);
      if (offer.worth > 0) add(id, offer.purpose, offer.worth);
    }
    if (!view.clues[id]) add(id, 'look', findsAt(plan, id, who), 0, riskAt(plan, id, weak));
  }
  const rumor = payableRumor(plan, who);
  if (rumor !== undefined) add(rumor, 'rumor', weights.rumor);
  const fighter = fighterOf(plan, who);
  for (const { token, at } of view.monsters) {
    const monster = content.tokens.get(token);
    if (!monster || stepsTo(ways, at) > left) continue;
    const { cost, win } = estimateDuel(plan, weights, fighter, monster);
    // The danger there is counted by the duel.
    const counted = dangers[ways.city.indexes.get(at) as number] as number;
    const gain = win * trophyWorth(plan, who, monster) - cost - weights.hunt;
    if (gain > 0) add(at, 'hunt', gain + counted);
  }
  return errands;
}

/** Returns the place where an investigator can pay to end the rumor in play, if there is any. */
function payableRumor({ content, view }: ArkhamPlan, { cards, clues, gateTrophies }: Investigator): string | undefined {
  const { activity, rumor } = content.mythos.get(findRumor(view)?.card ?? '') ?? {};
  const cost = rumor?.passCost;
  if (!cost) return undefined;
  const price = cost.cards;
  const paying = price ? cards.filter(({ card }) => content.cards.get(card)?.deck === price.of.deck).length : 0;
  const isPayable =
    (typeof cost.clues !== 'number' || clues >= cost.clues) &&
    (cost.gateTrophies === undefined || gateTrophies.length >= cost.gateTrophies) &&
    (!price || (typeof price.n === 'number' && paying >= price.n));
  return isPayable ? activity : undefined;
}

/** True if closing the gates that are open may win the game. */
function canCloseAll({ gates, investigators }: View): boolean {
  const trophies = investigators.reduce((sum, { gateTrophies }) => sum + gateTrophies.length, 0);
  return gates.length <= 2 && trophies + gates.length >= investigators.length;
}

/** Returns the weakness of an investigator in an encounter: 0 if healthy. */
export function weaknessOf(_plan: ArkhamPlan, { sanity, stamina }: Investigator): number {
  return Math.max(0, 4 - sanity) + Math.max(0, 4 - stamina);
}

/** Returns the risk of an encounter at a location. */
function riskAt({ content, weights, facts }: ArkhamPlan, at: string, weak: number): number {
  const location = content.locations.get(at);
  if (!location) return 0;
  return weights.encounterRisk * (facts.oftenAt.has(at) ? 1 + weak / 2 : weak / 4);
}

/** Returns the worth of what a location often yields. */
function findsAt({ content, weights, view, sealPrice }: ArkhamPlan, at: string, who: Investigator): number {
  if (view.gates.some((gate) => gate.at === at)) return 0;
  let sum = weights.encounter * (encounterWorths(content).get(at) ?? 0);
  const finds = content.locations.get(at)?.finds;
  if (!finds) return sum;
  const worthOf = (sign: string) => (sign === 'clue' && who.clues < sealPrice ? 2 : 1);
  for (const sign of finds.surely ?? []) sum += weights.sureFind * worthOf(sign);
  for (const sign of finds.often ?? []) sum += weights.frequentFind * worthOf(sign);
  return sum;
}

/** Returns the worth of a location's ability to an investigator, and its purpose. */
export function worthOfAbility(
  plan: ArkhamPlan,
  who: Investigator,
  ability: LocationAbility,
): { readonly worth: number; readonly purpose: Purpose } {
  const { content, view, weights } = plan;
  const urgency = plan.isBeforeBattle ? weights.beforeBattle : 1;
  let worth = 0;
  let purpose: Purpose = 'trade';
  if (!canPay(content, who, ability)) return { worth, purpose };
  const { cost = {}, then } = ability;
  if (needsTrophies(plan, who, cost)) return { worth, purpose };
  for (const effect of then as readonly Effect[]) {
    switch (effect.do) {
      case 'gain': {
        if (effect.what === 'sanity' || effect.what === 'stamina') {
          const value = who[effect.what];
          const missing = (view.figures.people[who.seat]?.maximum[effect.what] ?? value) - value;
          const gained = Math.max(0, effect.amount === 'full' ? missing : Math.min(1, missing));
          const low = Math.min(gained, Math.max(0, 3 - value));
          worth += gained * weights.point * urgency + low * weights.lowPoint;
          if (gained > 0) purpose = 'recover';
        } else if (effect.what === 'clue') {
          const missing = Math.max(0, plan.sealPrice + 1 - who.clues);
          const n = typeof effect.amount === 'number' ? effect.amount : 1;
          worth += Math.min(n, missing) * weights.clue + Math.max(0, n - missing) * weights.clueBeyond;
        } else if (effect.what === 'money') worth += Number(effect.amount) * weights.money;
        break;
      }
      case 'shop': {
        const seals = canSeal(plan.facts, who, plan.sealPrice) ? 0.5 : 1;
        for (const deck of decksOf(effect)) {
          const share = plan.facts.sealShare.get(deck) ?? 0;
          if (who.money >= SEAL_CARD_PRICE) worth += (1 - (1 - share) ** 3) * weights.seal * weights.shop * seals;
          if (who.money >= 2) worth += weaponGain(plan, deck, who) * weights.weaponDie * urgency;
        }
        if (worth > 0) purpose = 'shop';
        break;
      }
      case 'receive':
        if (isBlessing(content, effect.card) && !who.cards.some(({ card }) => card === effect.card))
          worth += weights.blessing * urgency;
        break;
      default:
    }
  }
  if (typeof cost.money === 'number') worth -= cost.money * weights.money;
  if (typeof cost.trophies === 'number') worth -= (cost.trophies * weights.toughness) / 4;
  return { worth, purpose };
}

/** Trophies of a kind that the last battle may take, kept for it. */
const KEPT_TROPHIES = 3;

/** True if a price would take trophies that an investigator needs in the last battle. */
function needsTrophies({ facts, view }: ArkhamPlan, who: Investigator, { trophies, gateTrophies }: Cost): boolean {
  const needs = facts.battleNeeds.get(view.ancientOne);
  if (!needs || needs.size === 0 || (trophies === undefined && gateTrophies === undefined)) return false;
  if (needs.has('gate-trophies') && who.gateTrophies.length <= KEPT_TROPHIES && (gateTrophies ?? 0) > 0) return true;
  if (trophies === undefined) return false;
  const monsters = needs.has('monster-trophies') ? who.monsterTrophies.length : Number.POSITIVE_INFINITY;
  const gates = needs.has('gate-trophies') ? who.gateTrophies.length : Number.POSITIVE_INFINITY;
  return Math.min(monsters, gates) <= KEPT_TROPHIES;
}

/**
 * Returns the dice that a visit to a shop is likely to add to an investigator's weapons: the best of three cards that
 * they can pay for.
 */
function weaponGain(plan: ArkhamPlan, deck: DeckId, who: Investigator): number {
  const name = `${who.seat} ${deck}`;
  let gain = plan.weaponGains.get(name);
  if (gain === undefined) {
    gain = expectedWeaponGain(plan, deck, who);
    plan.weaponGains.set(name, gain);
  }
  return gain;
}

function expectedWeaponGain({ facts, content }: ArkhamPlan, deck: DeckId, { cards, money }: Investigator): number {
  const held = cards.map(({ card }) => card);
  const armed = armedBonus(content, held);
  const gains: { readonly gain: number; readonly share: number }[] = [];
  for (const { id, price, share } of facts.weapons.get(deck) ?? []) {
    if (price > money) continue;
    const gain = Math.min(WELL_ARMED, armedBonus(content, [...held, id])) - armed;
    if (gain > 0) gains.push({ gain, share });
  }
  gains.sort((a, b) => b.gain - a.gain);
  let [sum, noBetter] = [0, 1];
  for (const { gain, share } of gains) {
    const none = Math.max(0, noBetter - share);
    sum += (noBetter ** CARDS_SHOWN - none ** CARDS_SHOWN) * gain;
    noBetter = none;
  }
  return sum;
}

function decksOf({ show }: Extract<Effect, { do: 'shop' }>): readonly DeckId[] {
  return show.map(({ deck }) => deck);
}

/** True if a card makes more faces of a die successes. */
function isBlessing(content: Content, card: string): boolean {
  return (content.cards.get(card)?.modifiers ?? []).some((one) => one.mod === 'success' && one.faces.length > 2);
}

/**
 * Gives each investigator in the city an errand: the best of all first, each place to one. `left`: movement points left
 * to the first.
 */
export function assignErrands(
  plan: ArkhamPlan,
  first: Investigator,
  roadsOfFirst: Roads,
  left?: number,
): ReadonlyMap<number, Errand> {
  const { content, view } = plan;
  const all: Errand[] = [];
  const taken = new Set<string>();
  for (const who of view.investigators) {
    if (who.enteredAt !== undefined && content.places.get(who.place)?.world !== undefined) taken.add(who.enteredAt);
    if (who.explored) taken.add(who.place);
    if (who.place === 'out' || who.explored || !content.places.get(who.place)?.kindDef.inArkham) continue;
    if (who.delayed && who.seat !== first.seat) continue;
    const own = who.seat === first.seat;
    const moves = own
      ? Math.max(1, view.figures.movementPoints[who.seat] ?? 3)
      : (view.figures.movementPoints[who.seat] ?? 3);
    all.push(...errandsOf(plan, who, own ? roadsOfFirst : roadsOf(plan, who), moves, own ? left : moves));
  }
  all.sort((a, b) => b.rate - a.rate || a.seat - b.seat || (a.at < b.at ? -1 : 1));
  const assigned = new Map<number, Errand>();
  for (const errand of all) {
    if (assigned.has(errand.seat)) continue;
    const isShared = errand.purpose === 'recover' || errand.purpose === 'shop' || errand.purpose === 'trade';
    if (!isShared && taken.has(errand.at)) continue;
    assigned.set(errand.seat, errand);
    if (!isShared) taken.add(errand.at);
  }
  return assigned;
}
