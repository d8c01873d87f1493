/** What an Arkham position holds for the policy, read from components and view. */
import type { CardDef, Content, Effect, Investigator, LocationAbility, MonsterDef, View } from '@vigil/rules';
import { SEAL_COST } from '@vigil/rules';
import { weaponBonus } from '../common.js';
import type { Weights } from '../weights.js';

/** Facts about the components in use. */
export interface Facts {
  /** How often a gate opens at a place, compared with the place where most do. */
  readonly oftenAt: ReadonlyMap<string, number>;
  /** Share of the cards of each deck that seal a gate. */
  readonly sealShare: ReadonlyMap<string, number>;
  /** Share of the cards of each deck that are weapons. */
  readonly weaponShare: ReadonlyMap<string, number>;
  /** The cards that seal a gate. */
  readonly seals: ReadonlySet<string>;
}

const known = new WeakMap<Content, Facts>();

/** Returns the facts about the components in use; computed once. */
export function factsOf(content: Content): Facts {
  let facts = known.get(content);
  if (!facts) {
    facts = collectFacts(content);
    known.set(content, facts);
  }
  return facts;
}

function collectFacts(content: Content): Facts {
  const gates = new Map<string, number>();
  for (const { gate } of content.mythos.values()) if (gate !== undefined) gates.set(gate, (gates.get(gate) ?? 0) + 1);
  const most = Math.max(1, ...gates.values());
  const seals = new Set<string>();
  const inDecks = new Map<string, readonly [seals: number, weapons: number, all: number]>();
  for (const card of content.cards.values()) {
    const isSeal = sealsGate(card);
    if (isSeal) seals.add(card.id);
    const [some, weapons, all] = inDecks.get(card.deck) ?? [0, 0, 0];
    const copies = card.count ?? 1;
    inDecks.set(card.deck, [some + (isSeal ? copies : 0), weapons + (card.weapon ? copies : 0), all + copies]);
  }
  return {
    oftenAt: new Map([...gates].map(([at, n]) => [at, n / most])),
    sealShare: new Map([...inDecks].map(([deck, [some, , all]]) => [deck, some / Math.max(1, all)])),
    weaponShare: new Map([...inDecks].map(([deck, [, weapons, all]]) => [deck, weapons / Math.max(1, all)])),
    seals,
  };
}

/** True if a card closes and seals the gate where its holder is. */
function sealsGate({ abilities = [] }: CardDef): boolean {
  return abilities.some(({ then }) => then?.some((effect: Effect) => effect.do === 'closeGate' && effect.seal));
}

/** True if an investigator can seal a gate once there. */
export function canSeal({ seals }: Facts, { clues, cards }: Investigator): boolean {
  return clues >= SEAL_COST || cards.some(({ card }) => seals.has(card));
}

/** Returns the dice of the best weapon that an investigator holds. */
export function bestWeapon(content: Content, { cards }: Investigator): number {
  let best = 0;
  for (const { card } of cards) best = Math.max(best, weaponBonus(content, card, []));
  return best;
}

/** Returns the toughness of an investigator's trophies; a gate counts five. */
export function trophyValue(content: Content, { monsterTrophies, gateTrophies }: Investigator): number {
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

/** Returns what defeating a monster is worth: its trophy, and the room it leaves. */
export function trophyWorth({ figures }: View, weights: Weights, { toughness, abilities }: MonsterDef): number {
  const { monsters, monsterLimit } = figures;
  const full = monsterLimit === undefined ? 0 : Math.max(0, monsters / monsterLimit - 0.5);
  return (abilities.includes('endless') ? 0 : toughness * weights.toughness) + 2 * full * weights.crowd;
}

/** Number of gates that may still open before the Ancient One awakes. */
export function gatesLeft({ gates, figures }: View): number {
  return figures.gatesToAwaken - gates.length;
}
