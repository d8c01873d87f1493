import { ask, type Option, type Rule } from '@vigil/engine';
import { handsUsed, holds } from '../effects/conditions.js';
import type { DamageType, MonsterAbility, Skill } from '../effects/language.js';
import { resolve } from '../effects/resolve.js';
import { abilitiesAt, abilityOption, type Usable, useAbility } from './abilities.js';
import { discardCard, possessionId } from './cards.js';
import { type CheckResult, skillCheck } from './checks.js';
import type { DiceSource } from './events.js';
import { type Cause, type Combat, type Game, occupied } from './game.js';
import { defeat, isOnBoard } from './monsters.js';
import { figures, findModifier } from './modifiers.js';
import { dealLoss } from './resources.js';
import type { Investigator, Possession } from './state.js';

/** How a fight ended, if the investigator was not taken out of it. `over`: an effect ended it. */
export type FightResult = 'won' | 'fled' | 'over';

/** A fight about to begin. `token`: undefined for the Ancient One and combat checks without a monster. */
export function newCombat(who: Investigator, token: string | undefined): Combat {
  return {
    who,
    token,
    round: 1,
    armed: [],
    spells: [],
    enchanted: [],
    toughnessChange: 0,
    cancelled: [],
    failHorror: false,
    failCombat: 0,
    noDamage: false,
    over: false,
  };
}

/**
 * Meets a monster that must be fought or evaded (A-EVADE-04): the player chooses; a failed evade deals the combat
 * damage at once, then the fight begins (A-EVADE-03).
 */
export function* fightOrEvade(
  g: Game,
  who: Investigator,
  token: string,
  change: RatingChange = NO_CHANGE,
): Rule<FightResult | 'evaded'> {
  const kind = g.monster(token);
  const onBoard = isOnBoard(g, token);
  const choice = yield* ask<'evade' | 'fight'>(() => ({
    by: [who.seat],
    key: 'q.fight-or-evade',
    args: { investigator: who.id, monster: kind.id },
    why: 'A-MOVE-07',
    options: [
      { id: 'evade', value: 'evade', key: 'o.evade', args: { monster: kind.id }, on: token },
      { id: 'fight', value: 'fight', key: 'o.fight', args: { monster: kind.id }, on: token },
    ],
    about: () => ({ monster: token }),
  }));
  // Where all move side by side, another may have seen to it meanwhile.
  if (onBoard && !isOnBoard(g, token)) return 'evaded';
  if (choice === 'fight') return yield* fight(g, who, token, change);
  const combat = newCombat(who, token);
  if (yield* evadeCheck(g, who, combat, change)) {
    g.tell?.({ type: 'combat', seat: who.seat, monster: token, outcome: 'evaded' });
    return 'evaded';
  }
  if (combat.over || (onBoard && !isOnBoard(g, token))) return 'over';
  return yield* fight(g, who, token, change);
}

/** What an encounter card adds to a monster's ratings. */
export interface RatingChange {
  readonly horror: number;
  readonly combat: number;
}
export const NO_CHANGE: RatingChange = { horror: 0, combat: 0 };

/**
 * An Evade check (A-EVADE-01). A failure costs the monster's combat damage at once, with its special effect; true:
 * passed.
 */
export function* evadeCheck(g: Game, who: Investigator, combat: Combat, change = NO_CHANGE): Rule<boolean> {
  const token = combat.token as string;
  const { passed } = yield* skillCheck(g, who, {
    kind: 'evade',
    modifier: figures(g, token, combat).awareness,
    difficulty: 1,
    cause: { source: g.monster(token).id, combat },
  });
  if (passed) return true;
  yield* suffer(g, who, combat, change);
  return false;
}

/**
 * Combat with a monster to its end (A-COMBAT): Horror check once, then round after round fight or flee. Throws Gone
 * when the investigator is taken out of it.
 */
export function* fight(g: Game, who: Investigator, token: string, change = NO_CHANGE): Rule<FightResult> {
  const combat = newCombat(who, token);
  g.tell?.({ type: 'combat', seat: who.seat, monster: token, outcome: 'begins' });
  try {
    const result = yield* occupied(g, who, battle(g, who, token, combat, change));
    g.tell?.({
      type: 'combat',
      seat: who.seat,
      monster: token,
      outcome: result === 'won' ? 'won' : result === 'fled' ? 'fled' : 'over',
    });
    return result;
  } finally {
    combat.over = true;
  }
}

function* battle(
  g: Game,
  who: Investigator,
  token: string,
  combat: Combat,
  change: RatingChange,
): Rule<FightResult> {
  const kind = g.monster(token);
  const cause: Cause = { source: kind.id, combat };
  const onBoard = isOnBoard(g, token);
  const gone = () => combat.over || (onBoard && !isOnBoard(g, token));
  if (kind.beforeHorror) {
    yield* resolve(g, who, kind.beforeHorror, cause);
    if (combat.over) return 'over';
  }
  yield* horrorCheck(g, who, combat, change, cause);
  for (; ; combat.round++) {
    if (figures(g, token, combat).combat === undefined) return 'over';
    const choice = yield* fightOrFlee(g, who, combat);
    if (gone()) return 'over';
    if (choice === 'flee') {
      if (yield* evadeCheck(g, who, combat, change)) return 'fled';
    } else {
      const { passed } = yield* combatCheck(g, who, combat, change.combat);
      if (gone()) return 'over';
      if (passed) {
        yield* defeat(g, who, token, combat);
        return 'won';
      }
      yield* afterFailedCombat(g, who, combat);
      yield* suffer(g, who, combat, change);
    }
    if (gone()) return 'over';
  }
}

/** The Horror check (A-COMBAT-02 to 05). */
function* horrorCheck(g: Game, who: Investigator, combat: Combat, change: RatingChange, cause: Cause): Rule {
  const { horror, nightmarish } = figures(g, combat.token as string, combat);
  if (!horror) return;
  let passed = false;
  if (!combat.failHorror) {
    passed = (yield* skillCheck(g, who, {
      kind: 'horror',
      modifier: horror.rating + change.horror,
      difficulty: 1,
      cause,
    })).passed;
  }
  if (!passed) yield* dealLoss(g, who, { sanity: horror.damage }, cause);
  else if (nightmarish > 0 && !findModifier(g, who, 'ignores', (m) => m.ability === 'nightmarish')) {
    yield* dealLoss(g, who, { sanity: nightmarish }, cause);
  }
}

/** Fight or flee (A-COMBAT-06); no fleeing from an ambush (A-COMBAT-08). */
function* fightOrFlee(g: Game, who: Investigator, combat: Combat): Rule<'fight' | 'flee'> {
  const token = combat.token as string;
  const kind = g.monster(token);
  return yield* ask<'fight' | 'flee'>(() => {
    const options: Option<'fight' | 'flee'>[] = [
      { id: 'fight', value: 'fight', key: 'o.fight', args: { monster: kind.id }, on: token },
    ];
    if (!figures(g, token, combat).abilities.includes('ambush')) {
      options.push({ id: 'flee', value: 'flee', key: 'o.flee', args: { monster: kind.id }, on: token });
    }
    return {
      by: [who.seat],
      key: 'q.fight-or-flee',
      args: { investigator: who.id, monster: kind.id, round: combat.round },
      why: 'A-COMBAT-06',
      options,
      about: () => ({ monster: token, round: combat.round }),
    };
  });
}

/** The monster's combat damage, and its special effect, for a failed combat, flee or evade (A-COMBAT-12). */
function* suffer(g: Game, who: Investigator, combat: Combat, _change: RatingChange): Rule {
  const token = combat.token as string;
  const kind = g.monster(token);
  const cause: Cause = { source: kind.id, combat };
  const damage = combat.noDamage ? 0 : (figures(g, token, combat).combat?.damage ?? 0);
  combat.noDamage = false;
  g.tell?.({ type: 'combat', seat: who.seat, monster: token, outcome: 'lost-round' });
  if (damage > 0) yield* dealLoss(g, who, { stamina: damage }, cause);
  if (kind.combatFailed) yield* resolve(g, who, kind.combatFailed, cause);
}

/** Cards used just after a failed combat check (Warding Statue). */
function* afterFailedCombat(g: Game, who: Investigator, combat: Combat): Rule {
  const usable = abilitiesAt(g, who, 'after:failed-combat', undefined, { source: '', combat });
  if (usable.length === 0) return;
  const chosen = yield* ask<Usable | undefined>(() => ({
    by: [who.seat],
    key: 'q.failed-combat',
    args: { investigator: who.id },
    why: 'A-TURN-09',
    options: [
      { id: 'no', value: undefined, key: 'o.no' },
      ...usable.map((use) => abilityOption<Usable | undefined>(use, use)),
    ],
  }));
  if (chosen) yield* useAbility(g, who, chosen, { combat });
}

/**
 * One round's combat check (A-COMBAT-10): hands first, then Fight + bonuses + rating against the toughness. Also for
 * checks without a monster, and against the Ancient One.
 */
export function* combatCheck(
  g: Game,
  who: Investigator,
  combat: Combat,
  ratingChange: number,
  against?: Opponent,
): Rule<CheckResult> {
  const opponent = against ?? monsterAsOpponent(g, combat);
  if (combat.failCombat > 0) {
    combat.failCombat--;
    return { successes: 0, passed: false };
  }
  dropStaleSpells(combat);
  yield* chooseHands(g, who, combat);
  if (combat.over) return { successes: 0, passed: false };
  const cause: Cause = { source: opponent.source, combat };
  const sources = handBonuses(g, who, combat, opponent.abilities, cause);
  if (opponent.rating + ratingChange !== 0) {
    sources.push({ source: opponent.source, by: opponent.rating + ratingChange });
  }
  const used = [...combat.armed];
  const result = yield* skillCheck(g, who, {
    kind: 'combat',
    skill: combatSkill(g, combat),
    modifier: 0,
    difficulty: opponent.difficulty,
    cause,
    sources,
    sixesCountTwice: used.some(({ card }) => g.card(card).weapon?.sixesCountTwice === true),
    ...(opponent.counts && { counts: true }),
  });
  yield* afterUse(g, who, combat, used);
  return result;
}

/** What is fought in a combat check. `counts`: every success counts, not only enough of them. */
export interface Opponent {
  readonly rating: number;
  readonly difficulty: number;
  readonly abilities: readonly MonsterAbility[];
  readonly source: string;
  readonly counts?: boolean;
}

function monsterAsOpponent(g: Game, combat: Combat): Opponent {
  const token = combat.token as string;
  const { combat: ratings, toughness, abilities } = figures(g, token, combat);
  return { rating: ratings?.rating ?? 0, difficulty: toughness, abilities, source: g.monster(token).id };
}

function combatSkill(g: Game, combat: Combat): Skill {
  if (combat.token === undefined) return 'fight';
  const own = g.monster(combat.token).modifiers?.find((modifier) => modifier.mod === 'combatSkill');
  return own?.mod === 'combatSkill' ? own.skill : 'fight';
}

/** Cards that are used up by being used in a combat check. */
function* afterUse(g: Game, who: Investigator, combat: Combat, used: readonly Possession[]): Rule {
  for (const possession of used) {
    const after = g.card(possession.card).weapon?.afterUse;
    if (!after) continue;
    combat.armed.splice(combat.armed.indexOf(possession), 1);
    discardCard(g, who, possession);
    if (after.lose) yield* dealLoss(g, who, after.lose, { source: possession.card, combat });
  }
}

/** A spell that failed gives its hands free for the next round; one that is no longer exhausted has stopped working. */
function dropStaleSpells(combat: Combat): void {
  for (let i = combat.spells.length - 1; i >= 0; i--) {
    if (!combat.spells[i]?.works) combat.spells.splice(i, 1);
  }
}

type HandChoice =
  | { do: 'fight' }
  | { do: 'take'; possession: Possession }
  | { do: 'drop'; possession: Possession }
  | { do: 'release'; at: number }
  | { do: 'use'; use: Usable };

/**
 * Weapons and spells up to two hands (A-COMBAT-17 to 21, DEC-19): taken up and let go one by one, spells cast in
 * between, until he fights. What was in hand in the last round still is.
 */
function* chooseHands(g: Game, who: Investigator, combat: Combat): Rule {
  // Letting go and taking up without end would change nothing: what was let go this round stays down.
  const dropped: Possession[] = [];
  while (!combat.over) {
    const choice = yield* ask<HandChoice>(() => ({
      by: [who.seat],
      key: 'q.hands',
      args: { investigator: who.id, free: 2 - handsUsed(g, combat) },
      why: 'A-COMBAT-17',
      options: handOptions(g, who, combat, dropped),
      about: () => ({ monster: combat.token, armed: combat.armed.map(({ card }) => card) }),
    }));
    if (choice.do === 'fight') return;
    if (choice.do === 'take') combat.armed.push(choice.possession);
    else if (choice.do === 'drop') {
      combat.armed.splice(combat.armed.indexOf(choice.possession), 1);
      dropped.push(choice.possession);
    } else if (choice.do === 'release') combat.spells.splice(choice.at, 1);
    else yield* useAbility(g, who, choice.use, { combat });
  }
}

function handOptions(
  g: Game,
  who: Investigator,
  combat: Combat,
  dropped: readonly Possession[],
): Option<HandChoice>[] {
  const free = 2 - handsUsed(g, combat);
  const options: Option<HandChoice>[] = [{ id: 'roll', value: { do: 'fight' }, key: 'o.roll-combat' }];
  const ids = new Set<string>();
  for (const possession of who.cards) {
    const { card } = possession;
    const { weapon } = g.card(card);
    if (!weapon) continue;
    const inHand = combat.armed.includes(possession);
    if (!inHand && (weapon.hands > free || dropped.includes(possession))) continue;
    const id = `${inHand ? 'drop' : 'take'}:${possessionId(possession)}`;
    if (ids.has(id)) continue;
    ids.add(id);
    options.push({
      id,
      value: { do: inHand ? 'drop' : 'take', possession },
      key: inHand ? 'o.drop-weapon' : 'o.take-weapon',
      args: { card },
      on: card,
    });
  }
  combat.spells.forEach(({ possession, works }, at) => {
    if (!works) return;
    const { card } = possession;
    options.push({ id: `release:${card}:${at}`, value: { do: 'release', at }, key: 'o.release-spell', args: { card }, on: card });
  });
  for (const use of abilitiesAt(g, who, 'in:combat', undefined, { source: '', combat })) {
    options.push(abilityOption<HandChoice>(use, { do: 'use', use }));
  }
  return options;
}

/** The bonuses of what is in hand, each met by resistance and immunity on its own (A-COMBAT-22, 23). */
export function handBonuses(
  g: Game,
  who: Investigator,
  combat: Combat,
  abilities: readonly MonsterAbility[],
  cause: Cause,
): DiceSource[] {
  const sources: DiceSource[] = [];
  for (const possession of combat.armed) {
    const { weapon } = g.card(possession.card);
    if (!weapon) continue;
    const damage: DamageType = combat.enchanted.includes(possession) ? 'magical' : weapon.damage;
    const instead = weapon.instead && holds(g, who, weapon.instead.if, cause);
    const bonus = instead && weapon.instead ? weapon.instead.bonus : weapon.bonus;
    sources.push({ source: possession.card, by: resisted(g, who, abilities, damage, bonus) });
  }
  for (const { possession, bonus, magical, works } of combat.spells) {
    if (!works || bonus === 0) continue;
    sources.push({ source: possession.card, by: resisted(g, who, abilities, magical ? 'magical' : 'physical', bonus) });
  }
  return sources;
}

/** A bonus after resistance (halved, rounded up) or immunity (nothing). */
export function resisted(
  g: Game,
  who: Investigator,
  abilities: readonly MonsterAbility[],
  damage: DamageType,
  bonus: number,
): number {
  if (abilities.includes(`${damage}-immunity`)) return 0;
  if (!abilities.includes(`${damage}-resistance`)) return bonus;
  if (findModifier(g, who, 'ignores', (modifier) => modifier.ability === `${damage}-resistance`)) return bonus;
  return Math.ceil(bonus / 2);
}
