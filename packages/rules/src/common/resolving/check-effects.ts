import type { Rule } from '@vigil/engine';
import type { Effect } from '../../language/effects.js';
import { optionId } from '../../language/questions/index.js';
import type { MonsterAbility } from '../../language/terms.js';
import { ask } from '../ask.js';
import { counted } from '../figures/conditions.js';
import type { Game } from '../game.js';
import type { Investigator, Possession } from '../state.js';
import { isInPlay, isLoose } from './monsters.js';
import { abilitiesOf, cancellable, defeatable, enchantable } from './of-use.js';
import type { Run } from './resolve.js';

/** Effects that reach into a check, a loss or a fight under way. */
export type InCheck = Extract<
  Effect,
  {
    do:
      | 'combatBonus'
      | 'fightWith'
      | 'useSkill'
      | 'passCheck'
      | 'reroll'
      | 'addSuccess'
      | 'checkBonus'
      | 'noDraw'
      | 'cheaperCasting'
      | 'reduceLoss'
      | 'countAsClue'
      | 'enchantWeapon'
      | 'weakenMonster'
      | 'defeatAllHere'
      | 'noCombatDamage'
      | 'cancelAncientAttack'
      | 'drawAnother'
      | 'endCombat'
      | 'failChecks'
      | 'returnMonster';
  }
>;

/** Carries out an effect on the check, loss or fight it is used in. Outside of one it does nothing. */
export function* resolveInCheck(g: Game, who: Investigator, effect: InCheck, run: Run): Rule {
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
      const times = effect.each === undefined ? 1 : counted(g, who, effect.each, cause, run.memory);
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
      const battle = g.means.play.battle(g);
      if (battle) battle.attackCancelled = true;
      return;
    }
    case 'countAsClue':
    case 'drawAnother':
    case 'noDraw':
    case 'cheaperCasting':
      // Said by the data, done by the check, the encounter, the drawing or the casting, which ask for these cards.
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
      if (combat.token !== undefined && isThere(g, combat.token)) {
        yield* g.means.board.returnMonster(g, combat.token, effect.to);
      }
      return;
    case 'defeatAllHere': {
      const beaten = defeatable(g, who, combat);
      // One on a card in play is not reached (A-MISC-15), and the fight with it goes on.
      if (combat.token === undefined || beaten.includes(combat.token)) combat.over = true;
      yield* g.means.checks.defeatAll(g, who, beaten, combat);
      return;
    }
    default:
      return effect satisfies never;
  }
}

/** Whether the monster of a fight is still there to be dealt with: others may have fought it at the same time. */
function isThere(g: Game, token: string): boolean {
  return isInPlay(g, token) || isLoose(g, token);
}

/** One physical weapon of his counts as magical in this combat. */
function* enchantWeapon(g: Game, who: Investigator, run: Run): Rule {
  const { combat } = run.cause;
  if (!combat) return;
  const weapons = () => enchantable(g, who, combat);
  if (weapons().length === 0) return;
  const chosen = yield* ask<Possession>(g, () => ({
    by: [who.seat],
    key: 'q.enchant',
    args: { investigator: who.id, source: run.cause.source },
    why: g.means.reasons.enchant,
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
 * Toughness falls, not below 1, and one ability of choice does not count, but never magical immunity; as long as the
 * spell's hands stay devoted to it (A-COMBAT-19).
 */
function* weakenMonster(g: Game, who: Investigator, by: number, run: Run): Rule {
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
    why: g.means.reasons.choice,
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
