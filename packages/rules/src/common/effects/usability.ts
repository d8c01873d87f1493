import type { Ability } from '../../language/abilities.js';
import type { Effect, Effects } from '../../language/effects.js';
import type { MonsterAbility } from '../../language/terms.js';
import { canGain } from '../cards/cards.js';
import { matchingCards } from '../figures/filters.js';
import { findModifier, forEachModifier, isForbidden, maximumOf, monsterStats } from '../figures/modifiers.js';
import type { Cause, Combat, Game } from '../game.js';
import { holderOf } from '../in-play.js';
import { canRestore } from '../resources/resources.js';
import type { Investigator, Possession } from '../state.js';
import { defeatableBy, refreshableCards } from './board-effects.js';
import { isAvailable } from './card-effects.js';
import { cluesAround } from './clues-around.js';
import { isInPlay, isNowhere } from './monsters.js';

/**
 * Effect of using an ability now. `nothing`: no legal target, so it cannot be used. `idle`: legal, but without effect.
 * `works`: anything else.
 */
export type Usability = 'works' | 'idle' | 'nothing';

/** Returns the usability of an ability now (A-ENC-07). `cause`: with the current fight, if it is used in one. */
export function usabilityOf(g: Game, owner: Investigator, ability: Ability, cause: Cause): Usability {
  return bestUsability(g, owner, ability.then, ability, cause);
}

/** Returns the owner and the investigators nearby. */
export function healTargets(g: Game, owner: Investigator): Investigator[] {
  return g.s.investigators.filter((other) => other === owner || g.rules.people.isNearby(g, owner, other));
}

const RANK: Readonly<Record<Usability, number>> = { nothing: 0, idle: 1, works: 2 };

/** Returns the best usability of effects. Effects that only concern their own card or cost their user do not count. */
function bestUsability(g: Game, owner: Investigator, effects: Effects, ability: Ability, cause: Cause): Usability {
  let found: Usability | undefined;
  for (const effect of effects) {
    if (affectsOnlyOwner(effect)) continue;
    const use = usabilityOfEffect(g, owner, effect, ability, cause);
    if (use === 'works') return use;
    if (found === undefined || RANK[use] > RANK[found]) found = use;
  }
  return found ?? 'works';
}

/** Returns the best usability of nested effects. */
function usabilityInside(
  g: Game,
  owner: Investigator,
  parts: readonly (Effects | undefined)[],
  ability: Ability,
  cause: Cause,
): Usability {
  let found: Usability = 'nothing';
  for (const part of parts) {
    const use: Usability = part ? bestUsability(g, owner, part, ability, cause) : found;
    if (RANK[use] > RANK[found]) found = use;
  }
  return found;
}

function affectsOnlyOwner({ do: does }: Effect): boolean {
  return does === 'discardThis' || does === 'boxThis' || does === 'token' || does === 'lose';
}

function usabilityOfEffect(g: Game, owner: Investigator, effect: Effect, ability: Ability, cause: Cause): Usability {
  const { combat } = cause;
  switch (effect.do) {
    case 'check': {
      const rows = (effect.bySuccesses ?? []).map(({ then }) => then);
      return usabilityInside(g, owner, [effect.pass, effect.fail, ...rows], ability, cause);
    }
    case 'roll': {
      const { faces = [], eachFace, success, failure, then } = effect;
      const parts = [...faces.map((face) => face.then), eachFace?.then, success, failure, then];
      return usabilityInside(g, owner, parts, ability, cause);
    }
    case 'perSuccess':
      return bestUsability(g, owner, effect.then, ability, cause);
    case 'choose':
      return usabilityInside(g, owner, effect.options, ability, cause);
    case 'gain':
      if (effect.what !== 'sanity' && effect.what !== 'stamina') return 'works';
      return canTreatAnyone(g, owner, effect.what, ability, cause) ? 'works' : 'idle';
    case 'draw':
    case 'search':
      return g.deck(effect.deck).length > 0 ? 'works' : 'idle';
    case 'defeat':
      return toUsability(defeatableBy(g, owner, effect).length > 0);
    case 'gatherClues':
      return toUsability(cluesAround(g, owner).length > 0 && !isForbidden(g, owner, 'take-clues'));
    case 'refresh':
      return toUsability(refreshableCards(g, owner, effect.what).length > 0);
    case 'handler':
      return toUsability(hasHandlerTarget(g, owner, effect.name, cause));
    case 'combatBonus':
      return opponentHas(g, combat, `${effect.damage}-immunity`) ? 'idle' : 'works';
    case 'enchantWeapon':
      return usabilityOfEnchanting(g, cause.owner, combat);
    case 'weakenMonster':
      return usabilityOfWeakening(g, combat);
    case 'defeatAllHere':
      return toUsability(cause.owner !== undefined && defeatable(g, cause.owner, combat).length > 0);
    case 'noHorrorDamage':
    case 'noCombatDamage':
      return toUsability(
        cause.owner !== undefined && combat !== undefined && previewHarm(g, cause.owner, combat, effect.do) > 0,
      );
    default:
      return 'works';
  }
}

function hasHandlerTarget(g: Game, owner: Investigator, handler: string, cause?: Cause): boolean {
  const hasTarget = g.rules.cards.targets?.[handler];
  return !hasTarget || hasTarget(g, owner, cause);
}

/**
 * True if nothing that effects would give is available, so that only their price remains (A-ENC-07). A handler at the
 * beginning counts as the price or its purpose.
 */
export function hasNoTargets(g: Game, owner: Investigator, effects: Effects): boolean {
  let sought = false;
  for (const effect of effects) {
    if (effect.do === 'lose' || effect.do === 'loseBoth' || effect.do === 'applyFate') continue;
    if (!lacksTarget(g, owner, effect)) return false;
    if (effect.do === 'handler') return true;
    sought = true;
  }
  return sought;
}

/** True if an effect has no target, or nothing to give to anyone it is for (A-ENC-07). */
export function lacksTarget(g: Game, owner: Investigator, effect: Effect): boolean {
  switch (effect.do) {
    case 'handler':
      return !hasHandlerTarget(g, owner, effect.name);
    case 'take':
      return effect.else === undefined && !isAvailable(g, owner, effect.card);
    case 'draw':
    case 'search':
      // Cards the investigator may not have are not worth paying for.
      return !g.deck(effect.deck).some((card) => canGain(g, owner, card));
    case 'receive':
      return !recipients(g, owner, effect).some((recipient) => g.rules.people.wouldReceive(g, recipient, effect.card));
    case 'sell':
      return matchingCards(g, owner.cards, effect.filter).length === 0;
    case 'shop':
      return effect.show.every(({ deck }) => g.deck(deck).length === 0);
    default:
      return false;
  }
}

/** Returns the investigators a special card may go to. */
function recipients(g: Game, who: Investigator, effect: Extract<Effect, { do: 'receive' }>): Investigator[] {
  return effect.who === 'chosen' ? g.rules.people.inOrder(g) : [who];
}

function toUsability(works: boolean): Usability {
  return works ? 'works' : 'nothing';
}

/** True if the owner, or someone nearby if the ability allows it, can be given points. */
function canTreatAnyone(
  g: Game,
  owner: Investigator,
  what: 'sanity' | 'stamina',
  ability: Ability,
  cause: Cause,
): boolean {
  if (!ability.for) return canBeTreated(g, owner, what, ability, cause);
  for (const other of g.s.investigators) {
    const isNear = other === owner || g.rules.people.isNearby(g, owner, other);
    if (isNear && canBeTreated(g, other, what, ability, cause)) return true;
  }
  return false;
}

/** True if the investigator lacks points that they can be given. The paid card does not count (Duke). */
function canBeTreated(
  g: Game,
  who: Investigator,
  what: 'sanity' | 'stamina',
  { cost }: Ability,
  { source, possession }: Cause,
): boolean {
  if (!canRestore(g, who, what, source)) return false;
  const paid = (cost?.discard || cost?.toBox) && possession && who.cards.includes(possession);
  if (!paid) return true;
  const raises = (g.card(source).modifiers ?? []).reduce(
    (sum, one) => (one.mod === 'maximum' && one.what === what ? sum + one.by : sum),
    0,
  );
  return who[what] < maximumOf(g, who, what) - raises;
}

// ---- in a fight ----

/** Returns the current abilities of the opponent. Undefined: the opponent has none. */
export function abilitiesOf(g: Game, combat: Combat | undefined): readonly MonsterAbility[] | undefined {
  if (!combat) return undefined;
  if (combat.token !== undefined) return monsterStats(g, combat.token, combat).abilities;
  const { defenses } = combat;
  if (!defenses) return undefined;
  return defenses.filter((ability) => !combat.spells.some(({ weakens }) => weakens?.ability === ability));
}

function opponentHas(g: Game, combat: Combat | undefined, ability: MonsterAbility): boolean {
  const abilities = abilitiesOf(g, combat) ?? (g.rules.cards.battle(g) ? g.ancientOne.defenses : []);
  return abilities.includes(ability);
}

/** Returns the physical weapons that do not count as magical in a fight yet. */
export function enchantable(g: Game, who: Investigator, combat: Combat): Possession[] {
  return matchingCards(g, who.cards, { damage: 'physical' }).filter((weapon) => !combat.enchanted.includes(weapon));
}

/** Requires a physical weapon; works if the opponent resists physical ones. */
function usabilityOfEnchanting(g: Game, who: Investigator | undefined, combat: Combat | undefined): Usability {
  if (!who || !combat || enchantable(g, who, combat).length === 0) return 'nothing';
  const pierced = findModifier(g, who, 'ignores', ({ ability }) => ability === 'physical-resistance') !== undefined;
  const resists = !pierced && opponentHas(g, combat, 'physical-resistance');
  return resists || opponentHas(g, combat, 'physical-immunity') ? 'works' : 'idle';
}

/** Returns the abilities of the opponent that may be cancelled: any but magical immunity. */
export function cancellable(g: Game, combat: Combat): MonsterAbility[] {
  return (abilitiesOf(g, combat) ?? []).filter((ability) => ability !== 'magical-immunity');
}

/** Requires a monster, or an opponent that counts as one (H-AO-18), with something to weaken. */
function usabilityOfWeakening(g: Game, combat: Combat | undefined): Usability {
  if (!combat || abilitiesOf(g, combat) === undefined) return 'nothing';
  const tough = combat.token === undefined || monsterStats(g, combat.token, combat).toughness > 1;
  return tough || cancellable(g, combat).length > 0 ? 'works' : 'idle';
}

/**
 * Returns the monsters in the investigator's area, and the one they fight if an encounter brought it. A monster on a
 * card is not on the board and not included (A-MISC-15).
 */
export function defeatable(g: Game, who: Investigator, combat: Combat | undefined): string[] {
  const present = g.monstersAt(who.place);
  const token = combat?.token;
  if (token === undefined || present.includes(token) || holderOf(g.s, token) !== undefined) return present;
  return isInPlay(g, token) || isNowhere(g, token) ? [...present, token] : present;
}

/** Returns the cost of a failed check against a monster now, before reactions. */
function previewHarm(g: Game, who: Investigator, combat: Combat, answer: 'noHorrorDamage' | 'noCombatDamage'): number {
  if (combat.token === undefined) return 0;
  const { horror, combat: strike } = monsterStats(g, combat.token, combat);
  const rating = answer === 'noHorrorDamage' ? horror : strike;
  const what = answer === 'noHorrorDamage' ? 'sanity' : 'stamina';
  let harm = rating?.damage ?? 0;
  forEachModifier(g, who, 'loss', ({ of, by }) => {
    if (of === what && harm > 0) harm = Math.max(0, harm + by);
  });
  return harm;
}
