import type { MonsterDef } from '../../language/components.js';
import type { Effects } from '../../language/effects.js';
import type { MonsterStats } from '../contracts/figures.js';
import { matchesMonsterKind } from '../figures/filters.js';
import { modifiersInPlay } from '../figures/modifiers.js';
import type { Game } from '../game.js';

/** True if a card in play keeps the monster where it is. */
export function isHeldInPlace(g: Game, kind: MonsterDef, now: MonsterStats): boolean {
  return modifiersInPlay(g, 'monstersStay').some(([{ monsters }]) => matchesMonsterKind(kind, monsters, now));
}

/**
 * Returns the most Sanity or Stamina that effects can cost an investigator. Infinite if they can do anything else to
 * them.
 */
export function worstLoss(effects: Effects): number {
  let loss = 0;
  for (const effect of effects) {
    if (effect.do === 'lose' && typeof effect.amount === 'number') loss += effect.amount;
    else if (effect.do === 'each') loss += worstLoss(effect.then);
    else if (effect.do === 'roll' && effect.dice === 1 && effect.faces) {
      loss += Math.max(...effect.faces.map(({ then }) => worstLoss(then)));
    } else return Number.POSITIVE_INFINITY;
  }
  return loss;
}
