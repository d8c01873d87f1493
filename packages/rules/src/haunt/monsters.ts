import type { Rule } from '@vigil/engine';
import type { Game } from './game.js';
import type { BoardMonster } from './state.js';

export function drawMonster(_g: Game): string | undefined {
  return undefined;
}
/** Puts a monster on the board, in the city or on top of a world's stack; in the city it takes clues lying there. */
export function* placeMonster(_g: Game, _token: string, _at: string, _clues = 0): Rule {}
/** Clues of a monster that leaves the board go to the pool (H-BASE-16). */
export function leftBoard(_g: Game, _monster: BoardMonster): void {}
/** The monster on top of a world's stack or the Outskirts (H-UPKEEP-11). */
export function topmost(_g: Game, _stack: string): BoardMonster | undefined {
  return undefined;
}
/** The stack a monster comes from: its symbol's world, or the Outskirts (H-UPKEEP-08, 09). */
export function homeOf(_g: Game, _token: string): string {
  return 'outskirts';
}
/** Whether somebody keeps gates and monsters from appearing there (H-BASE-21). */
export function appearForbidden(_g: Game, _at: string): boolean {
  return false;
}
