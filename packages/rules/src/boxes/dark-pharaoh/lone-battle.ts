/** A battle of one investigator against an Ancient One in an Other World. */
import type { Rule } from '@vigil/engine';
import type { ArkhamHandler, ArkhamPeopleRules, Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { ask } from '../../common/ask.js';
import { abilitiesAt, abilityOption, hasEffect, useAbility } from '../../common/cards/abilities.js';
import { skillCheck } from '../../common/checks/checks.js';
import { combatCheck, newCombat } from '../../common/combat/combat.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import type { Opponent } from '../../common/contracts/combat.js';
import { resolve } from '../../common/effects/resolve.js';
import type { Cause } from '../../common/game.js';
import { refresh } from '../../common/people/upkeep.js';
import { defeatIfAtZero } from '../../common/resources/resources.js';
import type { AncientOneDef } from '../../language/components.js';
import { sealBehind } from './other-world-encounters.js';
import { PHARAOH_SLICE } from './pharaoh-state.js';

/**
 * A final battle for one investigator. Each success removes one doom token, or turns one over on the track for the
 * game's own Ancient One.
 *
 * The loser is devoured. The winner returns to Arkham, and the gate behind them is sealed.
 */
export const makeLoneBattle = (id: string): ArkhamHandler =>
  function* (g, who): Rule {
    const ancient = g.content.ancientOnes.get(id);
    if (!ancient) return;
    const part = PHARAOH_SLICE.of(g);
    part.soloSeat = who.seat;
    try {
      yield* fightAncientOneAlone(g, who, ancient);
    } finally {
      part.soloSeat = undefined;
    }
    const behind = who.enteredAt === undefined ? undefined : g.gateAt(who.enteredAt);
    yield* g.rules.people.returnToArkham(g, who, undefined, true);
    yield* sealBehind(g, who, behind, true);
  };

function* fightAncientOneAlone(g: Game, who: Investigator, ancient: AncientOneDef): Rule {
  const cause: Cause = { source: ancient.id };
  const { attack, startOfBattle, combatRating } = ancient;
  const rating = typeof combatRating === 'number' ? combatRating : 0;
  if (startOfBattle) yield* resolve(g, who, startOfBattle, cause);
  let left = g.s.ancientOne === ancient.id ? Math.max(1, g.s.doom) : ancient.doom;
  for (let round = 1; ; round++) {
    // Only the refreshing of a round's Upkeep applies (A-FINAL-08, A-FINAL-09); the rest belongs to the turn.
    yield* refresh(g, who);
    const opponent: Opponent = {
      rating,
      difficulty: 1,
      abilities: ancient.defenses,
      source: ancient.id,
      counts: true,
    };
    const { successes } = yield* combatCheck(g, who, newCombat(who, undefined), 0, opponent);
    left -= successes;
    yield* defeatIfAtZero(g, who);
    if (left <= 0) return;
    if (yield* offerToHoldOff(g, who, ancient.id)) continue;
    if (!attack.check || !(yield* passesAttackCheck(g, who, ancient, round, cause))) {
      yield* resolve(g, who, attack.effects, cause);
    }
    if (attack.passedOrNot) yield* resolve(g, who, attack.passedOrNot, cause);
    yield* defeatIfAtZero(g, who);
  }
}

/** Asks whether the investigator cancels the attack of this round (A-FINAL-19). */
function* offerToHoldOff(g: Game, who: Investigator, ancientOne: string): Rule<boolean> {
  const usable = abilitiesAt(g, who, 'before:ancient-attack');
  if (usable.length === 0) return false;
  const chosen = yield* ask<UsableAbility | undefined>(g, () => ({
    by: [who.seat],
    key: 'q.ancient-attack',
    args: { investigator: who.id, ancientOne },
    why: 'A-FINAL-19',
    asides: 'none',
    options: [{ id: 'no', value: undefined, key: 'o.no' }, ...usable.map((use) => abilityOption(use, use))],
  }));
  if (!chosen) return false;
  yield* useAbility(g, who, chosen);
  return hasEffect(chosen.ability.then, 'cancelAncientAttack');
}

function* passesAttackCheck(
  g: Game,
  who: Investigator,
  { attack }: AncientOneDef,
  round: number,
  cause: Cause,
): Rule<boolean> {
  if (!attack.check) return false;
  const modifier = (attack.modifier ?? 0) - (round - 1);
  return (yield* skillCheck(g, who, { kind: attack.check, modifier, difficulty: 1, cause })).passed;
}

/** Devours an investigator who is defeated in a lone battle. */
export function loneBattleDefeatLayer(
  people: Pick<ArkhamPeopleRules, 'defeat' | 'applyFate'>,
): Pick<ArkhamPeopleRules, 'defeat'> {
  return {
    defeat: (g, who) =>
      PHARAOH_SLICE.of(g).soloSeat === who.seat
        ? g.rules.people.applyFate(g, who, 'devoured', { source: who.sanity <= 0 ? 'insane' : 'unconscious' })
        : people.defeat(g, who),
  };
}
