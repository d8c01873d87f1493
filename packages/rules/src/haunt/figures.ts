import { cordonedAreas } from '../common/board/moving.js';
import { allInvestigatorStats, type InvestigatorStats } from '../common/figures/investigator-stats.js';
import type { EndConditions } from '../language/outcomes.js';
import { hasTerrorEffects } from './board/tracks.js';
import type { Game } from './game.js';

/** Current figures of the rules that cards or boxes may change. */
export interface HauntFigures {
  /** Conditions that win or lose the game. */
  readonly ends: EndConditions;
  /** Derived values of each investigator, by seat. */
  readonly people: readonly InvestigatorStats[];
  /** The greatest number of gates in the city that wins the game (H-WIN-01, H-WIN-02). */
  readonly gatesToWin: number;
  /** The highest terror level. */
  readonly highestTerror: number;
  /** True if with every step of terror an ally leaves, and shops of that level close (H-BASE-02). */
  readonly hasTerrorEffects: boolean;
  /** Number of segments of an Upkeep. */
  readonly upkeepSegments: number;
  /** Areas that a card forbids to enter or leave. */
  readonly cordoned: readonly string[];
}

/** Returns the figures of a game. */
export function getHauntFigures(g: Game): HauntFigures {
  const { board, gates, turn } = g.rules;
  return {
    people: allInvestigatorStats(g),
    gatesToWin: gates.gatesToWin(g),
    ends: turn.getEndConditions(g),
    highestTerror: board.terrorSpaces(g),
    hasTerrorEffects: hasTerrorEffects(g),
    upkeepSegments: turn.upkeep.length,
    cordoned: cordonedAreas(g),
  };
}
