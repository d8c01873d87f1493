import type { Rule } from '@vigil/engine';
import { modifiersInPlay } from '../figures/modifiers.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/**
 * Puts an investigator in an area, by whatever means. Outside the Other Worlds nobody remembers a gate he entered
 * through.
 */
export function* relocate(g: Game, who: Investigator, to: string, from?: string): Rule {
  if (who.place === to) return;
  const left = who.place;
  who.place = to;
  g.moveCounts.set(who.seat, (g.moveCounts.get(who.seat) ?? 0) + 1);
  if (g.place(to).kind !== 'world') who.enteredAt = undefined;
  // Nobody comes there but by that fate: it is told once.
  if (to === 'lost') g.emit?.({ type: 'befell', seat: who.seat, fate: 'lost' });
  else g.emit?.({ type: 'moved', seat: who.seat, to, ...(from !== undefined && { from }) });
  yield* g.rules.people.onRelocated(g, who, left);
}

/** Brings an investigator to another area: nothing stands in the way unless a box says so. */
export function travel(g: Game, who: Investigator, to: string, from?: string): Rule {
  return g.rules.people.relocate(g, who, to, from);
}

/**
 * Whether a card lets no investigator into an area nor out of it, on foot or by whatever else moves him (the Fourth of
 * July Parade), or into or out of the `other` of two. What befalls him takes him away all the same: falling, an arrest, a gate.
 */
export function isCordoned(g: Game, place: string, other = place): boolean {
  for (const [cordon] of modifiersInPlay(g, 'cordon'))
    if (cordon.place === place || cordon.place === other) return true;
  return false;
}

/** The areas that a card lets nobody into nor out of. */
export function cordonedAreas(g: Game): string[] {
  return modifiersInPlay(g, 'cordon').map(([{ place }]) => place);
}
