/** Figures of an Arkham position for the policy, from components and view. */
import type { Content, Investigator, LocationAbility, MonsterDef } from '@vigil/rules';
import type { Facts } from '../facts.js';
import { weaponBonus } from '../weapons.js';
import { gateRate, gatesLeft } from './gates-ahead.js';
import type { ArkhamPlan } from './plan.js';

/** True if an investigator can seal a gate once there. `price`: in Clues. */
export function canSeal({ seals }: Facts, { clues, cards }: Investigator, price: number): boolean {
  return clues >= price || cards.some(({ card }) => seals.has(card));
}

/** Returns the dice of the best weapon that an investigator holds. */
export function bestWeapon(content: Content, { cards }: Investigator): number {
  let best = 0;
  for (const { card } of cards) best = Math.max(best, weaponBonus(content, card, []));
  return best;
}

/** Returns the toughness of an investigator's trophies; a gate counts five. */
function trophyValue(content: Content, { monsterTrophies, gateTrophies }: Investigator): number {
  let sum = 5 * gateTrophies.length;
  for (const token of monsterTrophies) sum += content.tokens.get(token)?.toughness ?? 0;
  return sum;
}

/** True if the investigator can pay for an ability of a location. */
export function canPay(content: Content, who: Investigator, { cost = {} }: LocationAbility): boolean {
  if (typeof cost.money === 'number' && who.money < cost.money) return false;
  if (typeof cost.trophies === 'number' && trophyValue(content, who) < cost.trophies) return false;
  if (typeof cost.gateTrophies === 'number' && who.gateTrophies.length < cost.gateTrophies) return false;
  return !(typeof cost.clues === 'number' && who.clues < cost.clues);
}

/** Returns the worth of defeating a monster: its trophy, and the room it leaves. */
export function trophyWorth(plan: ArkhamPlan, who: Investigator, { toughness, abilities }: MonsterDef): number {
  const { weights, view } = plan;
  const { monsters, monsterLimit } = view.figures;
  const full = monsterLimit === undefined ? 0 : Math.max(0, monsters / monsterLimit - 0.5);
  const needed = worthOfNeed(plan, 'monster-trophies', who.monsterTrophies.length);
  return needed + (abilities.includes('endless') ? 0 : toughness * weights.toughness) + 2 * full * weights.crowd;
}

/** Trophies of a kind that last for the battle. */
const ENOUGH_TROPHIES = 2;

/** Returns what a further trophy is worth because the last battle takes such trophies. */
export function worthOfNeed(
  { facts, view, weights }: ArkhamPlan,
  what: 'monster-trophies' | 'gate-trophies',
  held: number,
): number {
  if (held >= ENOUGH_TROPHIES || !facts.battleNeeds.get(view.ancientOne)?.has(what)) return 0;
  return weights.neededTrophy / (held + 1);
}

/**
 * Returns how many gates may still open by the time that one entered now is closed. Gates likely to open until then are
 * subtracted. Gates that investigators are about to close are added.
 */
export function gatesToSpare(plan: ArkhamPlan): number {
  const { content, view, weights } = plan;
  let underway = 0;
  for (const { place, explored } of view.investigators)
    if (explored || content.places.get(place)?.world !== undefined) underway++;
  return gatesLeft(view) + underway - weights.gateTurns * gateRate(plan);
}
