import type { Rule } from '@vigil/engine';
import type { Casting } from '../../language/abilities.js';
import type { Amount } from '../../language/conditions.js';
import { skillCheck } from '../checks/checks.js';
import type { UsableAbility } from '../contracts/abilities.js';
import type { CheckResult, CheckSpec } from '../contracts/checks.js';
import { countAmount } from '../figures/conditions.js';
import { forEachModifier } from '../figures/modifiers.js';
import type { Cause, Combat, Game } from '../game.js';
import type { Investigator, Possession } from '../state.js';

/** Returns the Sanity a casting costs now. */
export function castingCost(g: Game, who: Investigator, cast: Casting): number {
  let cost = cast.sanity;
  let more = 0;
  forEachModifier(g, who, 'spellCost', ({ to, by }) => {
    if (to !== undefined) cost = to;
    if (by !== undefined) more += by;
  });
  return Math.max(0, cost + more);
}

/** Assigns hands to a spell in a fight, for as long as it is held. */
export function holdInHand(combat: Combat, possession: Possession, hands: number): void {
  combat.spells.push({
    possession,
    hands,
    castIn: combat.round,
    works: false,
    bonus: 0,
    magical: true,
    skill: undefined,
    weakens: undefined,
  });
}

/** Lowers the opponent's toughness for the whole fight, independent of hands; once for the same card. */
export function weakenThroughout(combat: Combat, card: string, toughness: number): void {
  if (combat.spells.some(({ hands, possession }) => hands === 0 && possession.card === card)) return;
  combat.spells.push({
    possession: { card },
    hands: 0,
    castIn: combat.round,
    works: false,
    bonus: 0,
    magical: false,
    skill: undefined,
    weakens: { toughness },
  });
}

/** Returns the Spell check of a casting. */
export function spellSpec(g: Game, who: Investigator, use: UsableAbility, cause: Cause): CheckSpec {
  const counts = use.ability.then.some((e) => e.do === 'perSuccess' || (e.do === 'combatBonus' && e.perSuccess));
  return castingSpec(g, who, use.ability.cast as Casting, cause, counts);
}

/** As {@link spellSpec}, for a casting without further context. */
export function castingSpec(g: Game, who: Investigator, cast: Casting, cause: Cause, counts = false): CheckSpec {
  const { modifier, difficulty } = cast;
  return {
    kind: 'spell',
    modifier: fixed(g, who, modifier, cause),
    difficulty: difficulty === undefined ? 1 : fixed(g, who, difficulty, cause),
    cause,
    counts,
    fails: g.rules.checks.castingPrice(g, who, cast),
  };
}

/** Makes the Spell check of a casting and emits its result. */
export function* spellCheck(g: Game, who: Investigator, use: UsableAbility, cause: Cause): Rule<CheckResult> {
  const result = yield* skillCheck(g, who, spellSpec(g, who, use, cause));
  g.emit?.({ type: 'cast', seat: who.seat, card: use.source, passed: result.passed });
  return result;
}

function fixed(g: Game, who: Investigator, amount: Amount, cause: Cause): number {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return countAmount(g, who, amount, cause);
  return 0;
}
