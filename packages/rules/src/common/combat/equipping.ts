import type { Rule } from '@vigil/engine';
import { alternativeBonuses, type Weapon } from '../../language/components.js';
import type { DiceSource } from '../../language/events.js';
import { type CheckDetails, type OptionWithValue, optionId } from '../../language/questions/index.js';
import type { DamageType, MonsterAbility } from '../../language/terms.js';
import { ask } from '../ask.js';
import { abilitiesAt, abilityOption, useAbility } from '../cards/abilities.js';
import { discardCard, exhaust } from '../cards/cards.js';
import { previewAbilityChecks } from '../checks/check-previews.js';
import { previewConsequences } from '../checks/checks.js';
import type { UsableAbility } from '../contracts/abilities.js';
import type { CheckSpec } from '../contracts/checks.js';
import type { CombatPreview } from '../contracts/combat.js';
import { resolve } from '../effects/resolve.js';
import { holds } from '../figures/conditions.js';
import { cannotUseCards } from '../figures/hand.js';
import { usedHands } from '../figures/hand-slots.js';
import { findModifier, forEachModifier } from '../figures/modifiers.js';
import type { Cause, Combat, Game } from '../game.js';
import { possessionId } from '../possession-id.js';
import { dealCostLoss } from '../resources/resources.js';
import type { Investigator, Possession } from '../state.js';
import { findLoadouts, isUsedUpForNow } from './loadouts.js';
import { rollMisfire } from './misfiring.js';

/**
 * Updates hands between two rounds. A failed spell frees its hands (A-COMBAT-21), and cards no longer held leave the
 * hands. The effects of a released card end with it (A-COMBAT-19, A-COMBAT-20).
 */
export function releaseLapsed(who: Investigator, combat: Combat): void {
  for (const possession of [...combat.weapons]) {
    if (!who.cards.includes(possession)) combat.weapons.splice(combat.weapons.indexOf(possession), 1);
  }
  for (const spell of [...combat.spells]) {
    // A spell without hands lasts for the whole fight.
    if (spell.hands > 0 && spell.castIn < combat.round && (!spell.works || !who.cards.includes(spell.possession)))
      releaseSpell(combat, spell);
  }
}

function releaseSpell(combat: Combat, spell: Combat['spells'][number]): void {
  combat.spells.splice(combat.spells.indexOf(spell), 1);
}

type HandChoice =
  | { do: 'fight' }
  | { do: 'take'; possession: Possession }
  | { do: 'drop'; possession: Possession }
  | { do: 'release'; spell: Combat['spells'][number] }
  | { do: 'use'; use: UsableAbility };

/**
 * Lets the investigator equip weapons and spells up to two hands, casting in between (A-COMBAT-17 to A-COMBAT-21). One
 * at a time, until they fight. Equipment of the last round stays. `preview`: the check for a fight in its current
 * state; `spec`: that check.
 */
export function* chooseHands(
  g: Game,
  who: Investigator,
  combat: Combat,
  preview: CombatPreview,
  spec: () => CheckSpec,
): Rule {
  // Equipping and releasing without end would change nothing: each weapon is released at most once a round.
  const dropped: Possession[] = [];
  while (!combat.over) {
    const choice = yield* ask<HandChoice>(g, () => {
      const options = handOptions(g, who, combat, dropped);
      const bound = combat.weapons.filter((weapon) => dropped.includes(weapon));
      return {
        by: [who.seat],
        key: 'q.hands',
        args: { investigator: who.id, free: g.rules.checks.handCount(g, who) - usedHands(g, combat) },
        why: g.rules.reasons.hands,
        options,
        asides: { busy: who },
        // After a cast spell the investigator sees its result before the dice fall, even with nothing left to do.
        window: combat.spells.some(({ castIn, works }) => works && castIn === combat.round),
        about: () => ({
          ...previewConsequences(g, who, spec()),
          monster: combat.token,
          armed: combat.weapons.map(({ card }) => card),
          checks: {
            roll: preview(g, combat),
            ...previewsByOption(combat, options, () => preview(g, combat)),
            ...previewAbilityChecks(g, abilitiesIn(options), combat),
          },
          loadouts: findLoadouts(g, combat, {
            bound,
            release: options.some(({ value }) => value.do === 'release'),
            usable: previewWith(combat, bound, () => usableInFight(g, who, combat)),
            preview,
          }),
        }),
      };
    });
    if (choice.do === 'fight') return;
    if (choice.do === 'take') {
      if (!(yield* rollMisfire(g, who, choice.possession))) combat.weapons.push(choice.possession);
    } else if (choice.do === 'drop') {
      combat.weapons.splice(combat.weapons.indexOf(choice.possession), 1);
      dropped.push(choice.possession);
    } else if (choice.do === 'release') releaseSpell(combat, choice.spell);
    else yield* useAbility(g, who, choice.use, { combat, within: spec() });
  }
}

/** Returns the abilities among the options. */
function abilitiesIn(options: readonly OptionWithValue<'q.hands', HandChoice>[]): UsableAbility[] {
  return options.flatMap(({ value }) => (value.do === 'use' ? [value.use] : []));
}

function handOptions(
  g: Game,
  who: Investigator,
  combat: Combat,
  dropped: readonly Possession[],
): OptionWithValue<'q.hands', HandChoice>[] {
  const free = g.rules.checks.handCount(g, who) - usedHands(g, combat);
  const options: OptionWithValue<'q.hands', HandChoice>[] = [
    { id: 'roll', value: { do: 'fight' }, key: 'o.roll-combat' },
  ];
  const ids = new Set<string>();
  for (const possession of who.cards) {
    const { card } = possession;
    const { weapon } = g.card(card);
    if (!weapon || cannotUseCards(who)) continue;
    const inHand = combat.weapons.includes(possession);
    if (inHand ? dropped.includes(possession) : weapon.hands > free || isUsedUpForNow(possession, weapon)) continue;
    const id = possessionId(possession);
    const alike = inHand ? `in hand ${id}` : id;
    if (ids.has(alike)) continue;
    ids.add(alike);
    const option = { args: { card }, on: card };
    if (inHand) {
      options.push({ id: optionId.putAway(id), value: { do: 'drop', possession }, key: 'o.drop-weapon', ...option });
    } else
      options.push({ id: optionId.takeUp(id), value: { do: 'take', possession }, key: 'o.take-weapon', ...option });
  }
  combat.spells.forEach((spell, at) => {
    // A spell tried in this round keeps its hands for the round (A-COMBAT-21).
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
  for (const use of usableInFight(g, who, combat)) {
    options.push(abilityOption(use, { do: 'use', use }));
  }
  return options;
}

/** Returns the spells and other abilities that can be used in a fight in its current state. */
function usableInFight(g: Game, who: Investigator, combat: Combat): readonly UsableAbility[] {
  return abilitiesAt(g, who, 'in:combat', undefined, { source: '', combat });
}

/** Returns the check with one weapon more or less, by the option that equips or releases it. */
function previewsByOption(
  combat: Combat,
  options: readonly OptionWithValue<'q.hands', HandChoice>[],
  preview: () => CheckDetails,
): Record<string, CheckDetails> {
  const checks: Record<string, CheckDetails> = {};
  for (const { id, value } of options) {
    if (value.do !== 'take' && value.do !== 'drop') continue;
    const { possession } = value;
    const armed =
      value.do === 'take' ? [...combat.weapons, possession] : combat.weapons.filter((held) => held !== possession);
    checks[id] = previewWith(combat, armed, preview);
  }
  return checks;
}

function previewWith<T>(combat: Combat, armed: readonly Possession[], preview: () => T): T {
  const before = combat.weapons.splice(0, combat.weapons.length, ...armed);
  try {
    return preview();
  } finally {
    combat.weapons.splice(0, combat.weapons.length, ...before);
  }
}

/**
 * Returns the bonuses of the equipment, each reduced by resistance and immunity on its own (A-COMBAT-22, A-COMBAT-23).
 */
export function handBonuses(
  g: Game,
  who: Investigator,
  combat: Combat,
  abilities: readonly MonsterAbility[],
  cause: Cause,
): DiceSource[] {
  const sources: DiceSource[] = [];
  const more = { weapons: 0, spells: 0 };
  forEachModifier(g, who, 'armed', (modifier) => {
    more[modifier.kind] += modifier.by;
  });
  for (const possession of combat.weapons) {
    const { weapon } = g.card(possession.card);
    // A card given away meanwhile has no bonus.
    if (!weapon || !who.cards.includes(possession)) continue;
    const damage: DamageType = combat.enchanted.includes(possession) ? 'magical' : weapon.damage;
    const heeded = weapon.ignores ? abilities.filter((ability) => !weapon.ignores?.includes(ability)) : abilities;
    const bonus = bonusOf(g, who, weapon, cause) + more.weapons;
    sources.push({ source: possession.card, by: applyResistance(g, who, heeded, damage, bonus) });
  }
  for (const { possession, bonus, magical, works } of combat.spells) {
    if (!works || bonus === 0) continue;
    const damage = magical ? 'magical' : 'physical';
    sources.push({ source: possession.card, by: applyResistance(g, who, abilities, damage, bonus + more.spells) });
  }
  // The bonus itself counts like any modifier. This line is the reduction by the monster.
  forEachModifier(g, who, 'check', ({ check, by, damage: bare }, source) => {
    const taken = bare && check === 'combat' ? by - applyResistance(g, who, abilities, bare, by) : 0;
    if (taken !== 0) sources.push({ source, by: -taken });
  });
  const empty = g.rules.checks.handCount(g, who) - usedHands(g, combat);
  forEachModifier(g, who, 'emptyHands', ({ by }, source) => {
    if (empty > 0) sources.push({ source, by: by * empty });
  });
  return sources;
}

/** Returns the bonus of a weapon in a fight, or its alternative. */
function bonusOf(g: Game, who: Investigator, { bonus, instead }: Weapon, cause: Cause): number {
  let found = bonus;
  for (const bonuse of alternativeBonuses(instead)) if (holds(g, who, bonuse.if, cause)) found = bonuse.bonus;
  return found;
}

/** Returns a bonus after resistance (halved, rounded up) or immunity (nothing). */
function applyResistance(
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

/** Uses up weapons that one combat check consumes. The cost cause no defeat before the check counts. */
export function* useUpWeapons(g: Game, who: Investigator, combat: Combat, used: readonly Possession[]): Rule {
  for (const possession of used) {
    const after = g.card(possession.card).weapon?.afterUse;
    if (!after) continue;
    combat.weapons.splice(combat.weapons.indexOf(possession), 1);
    if ('exhaust' in after) {
      if (who.cards.includes(possession)) exhaust(g, who, possession);
      if (after.then) yield* resolve(g, who, after.then, { source: possession.card, possession, combat });
      continue;
    }
    discardCard(g, who, possession);
    if (after.lose) yield* dealCostLoss(g, who, after.lose, { source: possession.card, combat });
  }
}
