import { isClosed } from '../board/places.js';
import { type Game, isInCity } from '../game.js';
import type { BoardMonster } from '../state.js';
import { type Goal, type Mind, walk } from './minds.js';

/**
 * What a monster with a green border does as its token says (H-MONSTER-MOVE-29, H-MONSTER-MOVE-30), when nobody is
 * where it is; undefined: its token says nothing, and it goes on foot.
 */
export function specialMove(
  g: Game,
  { token, at }: BoardMonster,
  goal: Goal,
  places: readonly string[],
): Mind | undefined {
  const { move } = g.monster(token);
  if (!move) return undefined;
  if ('hunts' in move) return pounce(g, at, move.sparing);
  // What it does touches people in the city: with its goal reached, or nobody to touch, it does not.
  if (places.includes(at)) return { does: 'stay', goal, reason: 'mind.there' };
  if (!g.s.investigators.some(({ place }) => isInCity(g, place))) return { does: 'stay', goal, reason: 'mind.nobody' };
  return { does: 'special', goal, reason: 'mind.special' };
}

/**
 * Straight to the nearest investigator in a location, at any distance; some locations are spared. It has no other goal
 * (H-MONSTER-MOVE-30); of several equally near the arrows say which, as for any monster that hunts, and where they do
 * not the First Investigator of them is its prey (H-MONSTER-MOVE-12, H-MONSTER-MOVE-13, H-MONSTER-MOVE-14).
 */
function pounce(g: Game, at: string, sparing: readonly string[]): Mind {
  const places = new Set<string>();
  for (const { place } of g.s.investigators) {
    if (g.place(place).kind === 'location' && !sparing.includes(place) && !isClosed(g, place)) places.add(place);
  }
  return places.size === 0
    ? { does: 'stay', goal: 'hunt', reason: 'mind.nobody' }
    : walk(g, at, 'hunt', [...places], 'pounce');
}
