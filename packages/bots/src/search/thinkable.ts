import type { Seat } from '@vigil/engine';
import type { Playable } from '../bot.js';

/** A play in which a player may think ahead. The engine's `Play` of either game fits. */
export interface ThinkablePlay extends Playable {
  /** The result, once the game is over. */
  readonly result: unknown;
  /** Returns a fork in which everything that the seat has not seen is redrawn and all dice are new. */
  imagine(seat: Seat | undefined, seed: string): ThinkablePlay;
}

/** True if a play can imagine. A play over the network cannot. */
export function canThink(play: Playable): play is ThinkablePlay {
  return typeof (play as Partial<ThinkablePlay>).imagine === 'function';
}
