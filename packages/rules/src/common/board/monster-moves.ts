import type { MonsterDef } from '../../language/components.js';
import type { MonsterFilter } from '../../language/conditions.js';
import type { Effects } from '../../language/effects.js';
import { type Figures, modifiersInPlay } from '../figures/modifiers.js';
import type { Game } from '../game.js';

/** Whether a card in play keeps it where it is. */
export function isHeld(g: Game, kind: MonsterDef, now: Figures): boolean {
  return modifiersInPlay(g, 'monstersStay').some(([{ monsters }]) => fitsNow(kind, now, monsters));
}

/** As a filter of monsters, but by the movement and abilities it has now, not by those printed. */
function fitsNow(kind: MonsterDef, now: Figures, filter: MonsterFilter): boolean {
  if (filter.kinds && !filter.kinds.includes(kind.id)) return false;
  if (filter.ability && !now.abilities.includes(filter.ability)) return false;
  return filter.movement === undefined || filter.movement === now.movement;
}

/** The most sanity or stamina that effects can cost somebody; without end if they can do anything else to him. */
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
