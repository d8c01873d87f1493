import type { Rule } from '@vigil/engine';
import { modifiersInPlay } from '../figures/modifiers.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/**
 * Puts an investigator in an area, by any means. Outside the Other Worlds the gate they entered through is forgotten.
 */
export function* relocate(g: Game, who: Investigator, to: string, from?: string): Rule {
  if (who.place === to) return;
  const left = who.place;
  who.place = to;
  g.moveCounts.set(who.seat, (g.moveCounts.get(who.seat) ?? 0) + 1);
  if (g.place(to).kind !== 'world') who.enteredAt = undefined;
  // Only that fate leads there, so the event is emitted once.
  if (to === 'lost') g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'lost' });
  else g.emit?.({ type: 'moved', seat: who.seat, to, ...(from !== undefined && { from }) });
  yield* g.rules.people.onRelocated(g, who, left);
}

/** Moves an investigator to another area. Nothing prevents it unless a box says so. */
export function travel(g: Game, who: Investigator, to: string, from?: string): Rule {
  return g.rules.people.relocate(g, who, to, from);
}

/**
 * True if a card lets no investigator enter or leave an area by any movement (the Fourth of July Parade). With `other`:
 * if it lets none pass between `place` and `other`. Fates still remove them: a defeat, an arrest, a gate.
 */
export function isCordoned(g: Game, place: string, other = place): boolean {
  for (const [cordon] of modifiersInPlay(g, 'cordon'))
    if (cordon.place === place || cordon.place === other) return true;
  return false;
}

/** Returns the areas that a card closes to entering and leaving. */
export function cordonedAreas(g: Game): string[] {
  return modifiersInPlay(g, 'cordon').map(([{ place }]) => place);
}
