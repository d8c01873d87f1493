import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { abilitiesAt, hasEffect, useAbility } from '../../common/cards/abilities.js';
import { rollOrUse } from '../../common/checks/checks.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import type { CheckSpec } from '../../common/contracts/checks.js';
import { usedHands } from '../../common/figures/hand-slots.js';
import { findModifier, monsterStats } from '../../common/figures/modifiers.js';
import type { Combat } from '../../common/game.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/**
 * Offers abilities that remove an ability of a monster, in any part of a combat (Red Sign of Shudde M'ell). They are
 * offered before the Horror check of a nightmarish monster and before the attack of an overwhelming one. Weapons and
 * bonuses to Combat checks have no use there (H-ENC-ENG-04, H-ENC-ATK-04, H-ENC-ATK-06). Asked only of investigators
 * with such a spell ready.
 */
export function* offerToWeaken(
  g: Game,
  who: Investigator,
  combat: Combat,
  spec: CheckSpec,
  ability: 'nightmarish' | 'overwhelming',
): Rule {
  while (wouldHarm(g, who, combat, ability)) {
    const use = yield* askUnlessMoot(g, () => {
      const usable = wouldHarm(g, who, combat, ability) ? weakeningAbilities(g, who, combat) : [];
      return usable.length === 0 ? undefined : rollOrUse(g, who, spec, usable);
    });
    if (!use) return;
    yield* useAbility(g, who, use, { combat });
    // Weapons of the last attack are put away for this; they can be equipped again.
    if (usedHands(g, combat) > g.rules.checks.handCount(g, who)) combat.weapons.splice(0);
  }
}

/** True if that ability of the monster would cost the investigator anything. */
function wouldHarm(g: Game, who: Investigator, combat: Combat, ability: 'nightmarish' | 'overwhelming'): boolean {
  if (combat.over || monsterStats(g, combat.token as string, combat)[ability] === 0) return false;
  return findModifier(g, who, 'ignores', (modifier) => modifier.ability === ability) === undefined;
}

/** Lists usable weakening abilities. Weapons fill no hands here, since they have no use in these checks. */
function weakeningAbilities(g: Game, who: Investigator, combat: Combat): UsableAbility[] {
  const unarmed = { ...combat, weapons: [] };
  return abilitiesAt(g, who, 'in:combat', undefined, { source: '', combat: unarmed }).filter(({ ability }) =>
    hasEffect(ability.then, 'weakenMonster'),
  );
}
