import type { Rule } from '@vigil/engine';
import type { Game } from './game.js';

/** How many clues can be had of `n` (H-EXHAUST-01, 02); each investigator returns one first if the pool is empty. */
export function supply(_g: Game, _what: 'clue' | 'money', n: number): number {
  return n;
}
/** Monsters take the clues lying where they are (H-MONSTER-MOVE-33, 34). */
export function* collectAt(_g: Game, _place: string): Rule {}
export function* collectEverywhere(_g: Game): Rule {}
/** A clue comes to a place (H-UPKEEP-22 to 26): to an investigator, a monster or the board. */
export function* placeClue(_g: Game, _at: string): Rule {}
