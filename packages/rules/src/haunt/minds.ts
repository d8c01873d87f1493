import type { Game } from './game.js';

/** Why a monster goes where it goes: for players to see before it moves. Refine as needed. */
export interface Intention {
  readonly token: string;
  readonly from: string;
  readonly goal: 'hunt' | 'collect' | 'act' | 'stay';
  /** Where it would be after moving; several where the team will choose. */
  readonly to: readonly string[];
  /** The places it is after. */
  readonly targets: readonly string[];
  /** Message key of the reason. */
  readonly reason: string;
}

/** What every monster in the city would do if monsters moved now, in the order in which they move. */
export function intentions(_g: Game): Intention[] {
  return [];
}
