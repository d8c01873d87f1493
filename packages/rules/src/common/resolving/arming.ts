import type { Rule } from '@vigil/engine';
import { insteads, type Weapon } from '../../language/components.js';
import type { DiceSource } from '../../language/events.js';
import type { CheckInSight } from '../../language/questions/index.js';
import { type Answered, optionId } from '../../language/questions/index.js';
import type { DamageType, MonsterAbility } from '../../language/terms.js';
import { ask } from '../ask.js';
import { holds } from '../figures/conditions.js';
import { isBare } from '../figures/hand.js';
import { handsUsed } from '../figures/hands.js';
import { eachModifier, findModifier } from '../figures/modifiers.js';
import type { Cause, Combat, Game } from '../game.js';
import { possessionId } from '../possession-id.js';
import type { Investigator, Possession } from '../state.js';
import { abilitiesAt, abilityOption, type Usable, useAbility } from './abilities.js';
import { checksOfAbilities } from './ahead.js';
import { discardCard, exhaust } from './cards.js';
import { type CombatAhead, handfulsOf, isSpent } from './handfuls.js';
import { misfires } from './misfiring.js';
import { resolve } from './resolve.js';
import { loseSome } from './resources.js';

/**
 * Between two rounds: a spell that failed gives its hands free (A-COMBAT-21), and cards no longer his are no longer in
 * hand; whatever a card that is let go did ends with it (A-COMBAT-19, A-COMBAT-20).
 */
export function letGo(who: Investigator, combat: Combat): void {
  for (const possession of [...combat.armed]) {
    if (!who.cards.includes(possession)) combat.armed.splice(combat.armed.indexOf(possession), 1);
  }
  for (const spell of [...combat.spells]) {
    // What lies in no hand holds for the whole fight.
    if (spell.hands > 0 && spell.castIn < combat.round && (!spell.works || !who.cards.includes(spell.possession)))
      release(combat, spell);
  }
}

function release(combat: Combat, spell: Combat['spells'][number]): void {
  combat.spells.splice(combat.spells.indexOf(spell), 1);
}

type HandChoice =
  | { do: 'fight' }
  | { do: 'take'; possession: Possession }
  | { do: 'drop'; possession: Possession }
  | { do: 'release'; spell: Combat['spells'][number] }
  | { do: 'use'; use: Usable };

/**
 * Weapons and spells up to two hands (A-COMBAT-17 to A-COMBAT-21): taken up and let go one by one, spells cast in
 * between, until he fights. What was in hand in the last round still is. `ahead`: the check as it would be rolled in a fight
 * as it stands at a table.
 */
export function* chooseHands(g: Game, who: Investigator, combat: Combat, ahead: CombatAhead): Rule {
  // Taking up and letting go without end would change nothing: each weapon is let go at most once a round.
  const dropped: Possession[] = [];
  while (!combat.over) {
    const choice = yield* ask<HandChoice>(g, () => {
      const options = handOptions(g, who, combat, dropped);
      const bound = combat.armed.filter((one) => dropped.includes(one));
      return {
        by: [who.seat],
        key: 'q.hands',
        args: { investigator: who.id, free: g.means.checks.hands(g, who) - handsUsed(g, combat) },
        why: g.means.reasons.hands,
        options,
        asides: { busy: who },
        // Who has just cast a spell sees so before the dice fall, though nothing else is left to do.
        window: combat.spells.some(({ castIn, works }) => works && castIn === combat.round),
        about: () => ({
          monster: combat.token,
          armed: combat.armed.map(({ card }) => card),
          checks: {
            roll: ahead(g, combat),
            ...aheadByHand(combat, options, () => ahead(g, combat)),
            ...checksOfAbilities(g, usedBy(options), combat),
          },
          handfuls: handfulsOf(g, combat, {
            bound,
            release: options.some(({ value }) => value.do === 'release'),
            usable: aheadWith(combat, bound, () => spellsAt(g, who, combat)),
            ahead,
          }),
        }),
      };
    });
    if (choice.do === 'fight') return;
    if (choice.do === 'take') {
      if (!(yield* misfires(g, who, choice.possession))) combat.armed.push(choice.possession);
    } else if (choice.do === 'drop') {
      combat.armed.splice(combat.armed.indexOf(choice.possession), 1);
      dropped.push(choice.possession);
    } else if (choice.do === 'release') release(combat, choice.spell);
    else yield* useAbility(g, who, choice.use, { combat });
  }
}

/** The abilities among the answers. */
function usedBy(options: readonly Answered<'q.hands', HandChoice>[]): Usable[] {
  return options.flatMap(({ value }) => (value.do === 'use' ? [value.use] : []));
}

function handOptions(
  g: Game,
  who: Investigator,
  combat: Combat,
  dropped: readonly Possession[],
): Answered<'q.hands', HandChoice>[] {
  const free = g.means.checks.hands(g, who) - handsUsed(g, combat);
  const options: Answered<'q.hands', HandChoice>[] = [{ id: 'roll', value: { do: 'fight' }, key: 'o.roll-combat' }];
  const ids = new Set<string>();
  for (const possession of who.cards) {
    const { card } = possession;
    const { weapon } = g.card(card);
    if (!weapon || isBare(who)) continue;
    const inHand = combat.armed.includes(possession);
    if (inHand ? dropped.includes(possession) : weapon.hands > free || isSpent(possession, weapon)) continue;
    const id = possessionId(possession);
    const alike = inHand ? `in hand ${id}` : id;
    if (ids.has(alike)) continue;
    ids.add(alike);
    const said = { args: { card }, on: card };
    if (inHand) {
      options.push({ id: optionId.putAway(id), value: { do: 'drop', possession }, key: 'o.drop-weapon', ...said });
    } else options.push({ id: optionId.takeUp(id), value: { do: 'take', possession }, key: 'o.take-weapon', ...said });
  }
  combat.spells.forEach((spell, at) => {
    // One tried in this round keeps its hands for the round (A-COMBAT-21).
    if (!spell.works || spell.castIn === combat.round) return;
    const { card } = spell.possession;
    options.push({
      id: optionId.release(card, at),
      value: { do: 'release', spell },
      key: 'o.release-spell',
      args: { card },
      on: card,
    });
  });
  for (const use of spellsAt(g, who, combat)) {
    options.push(abilityOption(use, { do: 'use', use }));
  }
  return options;
}

/** What can be used in a fight as it stands: spells, and what else is for it. */
function spellsAt(g: Game, who: Investigator, combat: Combat): readonly Usable[] {
  return abilitiesAt(g, who, 'in:combat', undefined, { source: '', combat });
}

/** The check as it would be with one weapon more or less in hand, by the option that takes it up or puts it away. */
function aheadByHand(
  combat: Combat,
  options: readonly Answered<'q.hands', HandChoice>[],
  ahead: () => CheckInSight,
): Record<string, CheckInSight> {
  const checks: Record<string, CheckInSight> = {};
  for (const { id, value } of options) {
    if (value.do !== 'take' && value.do !== 'drop') continue;
    const { possession } = value;
    const armed =
      value.do === 'take' ? [...combat.armed, possession] : combat.armed.filter((held) => held !== possession);
    checks[id] = aheadWith(combat, armed, ahead);
  }
  return checks;
}

function aheadWith<T>(combat: Combat, armed: readonly Possession[], ahead: () => T): T {
  const before = combat.armed.splice(0, combat.armed.length, ...armed);
  try {
    return ahead();
  } finally {
    combat.armed.splice(0, combat.armed.length, ...before);
  }
}

/** The bonuses of what is in hand, each met by resistance and immunity on its own (A-COMBAT-22, A-COMBAT-23). */
export function handBonuses(
  g: Game,
  who: Investigator,
  combat: Combat,
  abilities: readonly MonsterAbility[],
  cause: Cause,
): DiceSource[] {
  const sources: DiceSource[] = [];
  const more = { weapons: 0, spells: 0 };
  eachModifier(g, who, 'armed', (modifier) => {
    more[modifier.kind] += modifier.by;
  });
  for (const possession of combat.armed) {
    const { weapon } = g.card(possession.card);
    // What he has just given away gives nothing.
    if (!weapon || !who.cards.includes(possession)) continue;
    const damage: DamageType = combat.enchanted.includes(possession) ? 'magical' : weapon.damage;
    const heeded = weapon.ignores ? abilities.filter((one) => !weapon.ignores?.includes(one)) : abilities;
    const bonus = bonusOf(g, who, weapon, cause) + more.weapons;
    sources.push({ source: possession.card, by: resisted(g, who, heeded, damage, bonus) });
  }
  for (const { possession, bonus, magical, works } of combat.spells) {
    if (!works || bonus === 0) continue;
    const damage = magical ? 'magical' : 'physical';
    sources.push({ source: possession.card, by: resisted(g, who, abilities, damage, bonus + more.spells) });
  }
  // What such a weapon adds counts like any modifier; here goes what the monster takes of it.
  eachModifier(g, who, 'check', ({ check, by, damage: bare }, source) => {
    const taken = bare && check === 'combat' ? by - resisted(g, who, abilities, bare, by) : 0;
    if (taken !== 0) sources.push({ source, by: -taken });
  });
  const empty = g.means.checks.hands(g, who) - handsUsed(g, combat);
  eachModifier(g, who, 'emptyHands', ({ by }, source) => {
    if (empty > 0) sources.push({ source, by: by * empty });
  });
  return sources;
}

/** The bonus of a weapon in a fight: what it is, or what it is instead. */
function bonusOf(g: Game, who: Investigator, { bonus, instead }: Weapon, cause: Cause): number {
  let found = bonus;
  for (const one of insteads(instead)) if (holds(g, who, one.if, cause)) found = one.bonus;
  return found;
}

/** A bonus after resistance (halved, rounded up) or immunity (nothing). */
function resisted(
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

/** Weapons that are used up by being used in a combat check. What that costs fells nobody before the check counts. */
export function* useUp(g: Game, who: Investigator, combat: Combat, used: readonly Possession[]): Rule {
  for (const possession of used) {
    const after = g.card(possession.card).weapon?.afterUse;
    if (!after) continue;
    combat.armed.splice(combat.armed.indexOf(possession), 1);
    if ('exhaust' in after) {
      if (who.cards.includes(possession)) exhaust(g, who, possession);
      if (after.then) yield* resolve(g, who, after.then, { source: possession.card, possession, combat });
      continue;
    }
    discardCard(g, who, possession);
    if (after.lose) yield* loseSome(g, who, after.lose, { source: possession.card, combat });
  }
}
