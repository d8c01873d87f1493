import type { Rule } from '@vigil/engine';
import { optionId } from '../../language/questions/index.js';
import type { MonsterAbility } from '../../language/terms.js';
import { ask } from '../ask.js';
import type { ActiveCheckEffect, EffectRun } from '../contracts/effects.js';
import { countOf } from '../figures/conditions.js';
import type { Game } from '../game.js';
import type { Investigator, Possession } from '../state.js';
import { isInPlay, isNowhere } from './monsters.js';
import { abilitiesOf, cancellable, defeatable, enchantable } from './usability.js';

/** Resolves an effect on the check, loss or fight it is used in. Outside of one it does nothing. */
export function* resolveActiveCheckEffect(g: Game, who: Investigator, effect: ActiveCheckEffect, run: EffectRun): Rule {
  const { cause, occasion } = run;
  const { combat } = cause;
  switch (effect.do) {
    case 'passCheck':
      if (!occasion.check) return;
      occasion.check.passed = true;
      occasion.check.passedBy = Math.max(1, run.memory.successes);
      return;
    case 'reroll':
      if (occasion.check) occasion.check.rerolled = effect.dice;
      return;
    case 'checkBonus': {
      const times = effect.each === undefined ? 1 : countOf(g, who, effect.each, cause, run.memory);
      occasion.check?.bonuses.push({ source: cause.source, by: effect.by * times });
      return;
    }
    case 'useSkill':
      if (!occasion.check) return;
      occasion.check.skill = effect.skill;
      if (effect.by !== 0) occasion.check.bonuses.push({ source: cause.source, by: effect.by });
      return;
    case 'addSuccess':
      if (occasion.check) occasion.check.added += effect.n;
      return;
    case 'reduceLoss': {
      const { loss } = occasion;
      if (!loss) return;
      const what = effect.of === 'either' ? (loss.sanity > 0 ? 'sanity' : 'stamina') : effect.of;
      loss[what] = effect.by === 'all' ? 0 : Math.max(0, loss[what] - effect.by);
      return;
    }
    case 'cancelAncientAttack': {
      const battle = g.rules.cards.battle(g);
      if (battle) battle.attackCancelled = true;
      return;
    }
    case 'countAsClue':
    case 'drawAnother':
    case 'noDraw':
    case 'cheaperCasting':
      // Declared in the data; the check, the encounter, the draw or the casting looks for these cards.
      return;
    default:
  }
  if (!combat) return;
  switch (effect.do) {
    case 'combatBonus': {
      const spell = combat.spells.find(({ possession }) => possession === cause.possession);
      if (!spell) return;
      spell.bonus = effect.perSuccess ? effect.by * run.memory.successes : effect.by;
      spell.magical = effect.damage === 'magical';
      spell.works = true;
      return;
    }
    case 'fightWith': {
      const spell = combat.spells.find(({ possession }) => possession === cause.possession);
      if (!spell) return;
      spell.skill = effect.skill;
      spell.works = true;
      return;
    }
    case 'enchantWeapon':
      return yield* enchantWeapon(g, who, run);
    case 'weakenMonster':
      return yield* weakenMonster(g, who, effect.toughness, run);
    case 'noHorrorDamage':
    case 'noCombatDamage':
      combat.noDamage = true;
      return;
    case 'failChecks':
      if (effect.checks.includes('horror')) combat.failHorror = true;
      if (effect.checks.includes('combat')) combat.failCombat = 1;
      return;
    case 'endCombat':
      combat.over = true;
      if (effect.evaded) combat.passed.push('evade');
      return;
    case 'returnMonster':
      combat.over = true;
      if (combat.token !== undefined && isStillInReach(g, combat.token)) {
        yield* g.rules.board.returnMonster(g, combat.token, effect.to);
      }
      return;
    case 'defeatAllHere': {
      const beaten = defeatable(g, who, combat);
      // A monster on a card in play is not affected (A-MISC-15), and the fight with it continues.
      if (combat.token === undefined || beaten.includes(combat.token)) combat.over = true;
      yield* g.rules.checks.defeatAll(g, who, beaten, combat);
      return;
    }
    default:
      return effect satisfies never;
  }
}

/** True if the monster of a fight is still there: others may have fought it at the same time. */
function isStillInReach(g: Game, token: string): boolean {
  return isInPlay(g, token) || isNowhere(g, token);
}

/** Makes one physical weapon of choice magical in this combat. */
function* enchantWeapon(g: Game, who: Investigator, run: EffectRun): Rule {
  const { combat } = run.cause;
  if (!combat) return;
  const weapons = () => enchantable(g, who, combat);
  if (weapons().length === 0) return;
  const chosen = yield* ask<Possession>(g, () => ({
    by: [who.seat],
    key: 'q.enchant',
    args: { investigator: who.id, source: run.cause.source },
    why: g.rules.reasons.enchant,
    options: weapons().map((possession, i) => ({
      id: optionId.weapon(possession.card, i),
      value: possession,
      key: 'o.card',
      args: { card: possession.card },
      on: possession.card,
    })),
    asides: { inText: who },
  }));
  combat.enchanted.push(chosen);
}

/**
 * Lowers toughness, not below 1, and cancels one chosen ability except magical immunity. Lasts while the spell's hands
 * stay devoted to it (A-COMBAT-19).
 */
function* weakenMonster(g: Game, who: Investigator, by: number, run: EffectRun): Rule {
  const { combat, possession } = run.cause;
  const spell = combat?.spells.find((one) => one.possession === possession);
  if (!combat || !spell) return;
  if (!abilitiesOf(g, combat)) return;
  const abilities = cancellable(g, combat);
  spell.works = true;
  spell.weakens = { toughness: by };
  if (abilities.length === 0) return;
  const ability = yield* ask<MonsterAbility>(g, () => ({
    by: [who.seat],
    key: 'q.cancel-ability',
    args: { investigator: who.id, source: run.cause.source },
    why: g.rules.reasons.choice,
    options: abilities.map((one) => ({
      id: optionId.cancel(one),
      value: one,
      key: 'o.ability',
      args: { ability: one },
    })),
    asides: { inText: who },
  }));
  spell.weakens = { toughness: by, ability };
}
