/** Types that the game of Haunt shares with its rules. */
import type { CardInPlay } from '../common/state.js';
import type { MythosDef } from '../language/components.js';
import type { DimensionSymbol } from '../language/terms.js';

/** The fields of the day's cards that show a symbol; `white` in the components is the grey field. */
export interface SymbolFields {
  readonly grey: boolean;
  readonly black: boolean;
}

/** The day's Mythos cards, with cached lookups for monsters. */
export interface TodaysMythos {
  readonly cardsInPlay: readonly CardInPlay[];
  readonly cards: readonly MythosDef[];
  /** Cache of `fieldsShowing`. */
  readonly fieldsBySymbol: Map<DimensionSymbol, SymbolFields>;
  /** Cache of `associatedPlaces`. */
  readonly placesBySymbol: Map<DimensionSymbol, readonly string[]>;
}

/** The goal of a monster (H-MONSTER-MOVE-05, H-MONSTER-MOVE-06, H-MONSTER-MOVE-07, H-MONSTER-MOVE-08). */
export type MonsterGoal = 'hunt' | 'collect' | 'act';

/** One of the nearest places of a monster's goal, and the possible next places on the way there. */
export interface MonsterRoute {
  readonly target: string;
  readonly to: readonly string[];
}

/** A walking route. */
export interface WalkRoute extends MonsterRoute {
  /** Length in steps. */
  readonly steps: number;
}

/**
 * The tie-breaker among several routes: none needed, an arrow, the First Investigator among the nearest, or the team
 * (H-MONSTER-MOVE-12 to H-MONSTER-MOVE-17).
 */
export type TieBreaker = 'nothing' | 'white' | 'black' | 'first' | 'team';

/** A monster's plan if it moved now. `reason`: a message key. */
export type MovePlan =
  | { readonly does: 'stay'; readonly reason: string }
  /** It moves. `nearest`: routes to all places of its goal. `routes`: those left after the arrows. */
  | {
      readonly does: 'go';
      readonly goal: MonsterGoal;
      readonly reason: string;
      readonly how: 'walk' | 'fly' | 'teleport' | 'pounce';
      readonly nearest: readonly MonsterRoute[];
      readonly routes: readonly MonsterRoute[];
      readonly tieBreaker: TieBreaker;
    }
  /** Its token's effect in place of moving. */
  | { readonly does: 'special'; readonly goal: MonsterGoal; readonly reason: string };

export type Distances = ReadonlyMap<string, number>;

/** The walking routes from a place. */
export interface RoutesFrom {
  readonly at: string;
  /** Distance in steps to every reachable place. */
  readonly distances: Distances;
  /** Routes computed so far, by target. */
  readonly routes: Map<string, WalkRoute>;
}

/** Known walking routes from each place, valid while the same places are closed. */
export type RouteTable = Map<string, RoutesFrom>;

/**
 * Monsters on the board by Awareness. `tokens`: all in board order. `indexesByRank`: their indexes, lowest Awareness
 * first.
 */
export interface AwarenessRanks {
  readonly tokens: readonly string[];
  readonly indexesByRank: readonly (readonly number[])[];
}

/**
 * The reason against starting a phase: Lost, losing the next turn, or in the city without a free Speed bonus. An item's
 * points do not replace the bonus (H-CITY-SPEED-05).
 */
export type PhaseObstacle = 'out' | 'lost' | 'waits' | 'no-speed';

/** The reason for a removal from play. */
export type RemovalCause = 'insane' | 'dead' | 'devoured' | 'given-up' | 'exchanged';
