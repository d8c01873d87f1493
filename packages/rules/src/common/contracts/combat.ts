import type { CheckDetails } from '../../language/questions/index.js';
import type { MonsterAbility } from '../../language/terms.js';
import type { Combat, Game } from '../game.js';
import type { CheckSpec } from './checks.js';

/** Opponent, or a function of the fight in its current state, at the real table or a copy. */
export type Against = Opponent | OpponentOf;

/** Returns an opponent as it is now. Written as a method, so that a game may use its own type. */
export type OpponentOf<G extends Game = Game> = { opponentOf(g: G, combat: Combat): Opponent }['opponentOf'];

/** The opponent in a combat check. `counts`: as in {@link CheckSpec}. */
export interface Opponent {
  readonly rating: number;
  readonly difficulty: number;
  readonly abilities: readonly MonsterAbility[];
  readonly source: string;
  readonly counts?: CheckSpec['counts'];
  readonly surplusEffect?: CheckSpec['surplusEffect'];
  readonly fails?: CheckSpec['fails'];
  readonly foes?: CheckSpec['foes'];
}

/** Returns a combat check in the current state of a fight. */
export type CombatPreview = (g: Game, combat: Combat) => CheckDetails;
