import type { Rule } from '@vigil/engine';
import type { Board, Gates, Meanings } from '../common/meanings.js';
import type { Game } from './game.js';
import type { Gate, Investigator } from './state.js';

/** What the words of the rules mean in Haunt of the Watchers: the table both games have, and what only this one knows. */
export interface HauntMeanings extends Meanings {
  readonly board: HauntBoard;
  readonly gates: HauntGates;
}

/** Monsters, places and tracks, with the clues of monsters. */
export interface HauntBoard extends Board {
  /** `at`: an area, or a world, on whose stack it is put; `clues`: how many it is given. */
  placeMonster(g: Game, token: string, at: string, clues?: number): Rule;
}

/** Gates, face-down and face-up. */
export interface HauntGates extends Gates {
  /** Puts a gate face-down, if one can be; whether it was. */
  place(g: Game, at: string): Rule<boolean>;
  /** Turns a gate face-up. Gives it as it is now. */
  turn(g: Game, gate: Gate): Rule<Gate>;
  /** Somebody has done with a location where a gate may lie face-down. */
  reveal(g: Game, who: Investigator): Rule;
  /** Takes somebody through a gate. */
  enter(g: Game, who: Investigator, gate: Gate): Rule;
  /** A gate leaves the board, for the pile or as a trophy. */
  remove(g: Game, gate: Gate, to: 'pile' | Investigator): Rule;
  /** As many gates or fewer win the game. */
  toWin(g: Game): number;
}
