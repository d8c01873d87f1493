import type { Rule } from '@vigil/engine';
import { counted } from '../effects/conditions.js';
import type { Amount, Casting } from '../effects/language.js';
import type { Usable } from './abilities.js';
import { type CheckResult, type CheckSpec, skillCheck } from './checks.js';
import type { Cause, Combat, Game } from './game.js';
import { findModifier } from './modifiers.js';
import type { Investigator, Possession } from './state.js';

/** The sanity a casting costs now. */
export function castingCost(g: Game, who: Investigator, cast: Casting): number {
  return findModifier(g, who, 'spellCost')?.to ?? cast.sanity;
}

/** The hands a spell takes in a fight from now on, for as long as it is held. */
export function holdInHand(combat: Combat, possession: Possession, hands: number): void {
  combat.spells.push({ possession, hands, castIn: combat.round, works: false, bonus: 0, magical: true });
}

/** What the Spell check of a casting is made against. */
export function spellSpec(g: Game, who: Investigator, use: Usable, cause: Cause): CheckSpec {
  const { modifier, difficulty } = use.ability.cast as Casting;
  return {
    kind: 'spell',
    modifier: fixed(g, who, modifier, cause),
    difficulty: difficulty === undefined ? 1 : fixed(g, who, difficulty, cause),
    cause,
    counts: use.ability.then.some((e) => e.do === 'perSuccess'),
  };
}

/** Makes the Spell check of a casting and tells how it went. */
export function* spellCheck(g: Game, who: Investigator, use: Usable, cause: Cause): Rule<CheckResult> {
  const result = yield* skillCheck(g, who, spellSpec(g, who, use, cause));
  g.tell?.({ type: 'cast', seat: who.seat, card: use.source, passed: result.passed });
  return result;
}

function fixed(g: Game, who: Investigator, amount: Amount, cause: Cause): number {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return counted(g, who, amount.count, cause);
  return 0;
}
