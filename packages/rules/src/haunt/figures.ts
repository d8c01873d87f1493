import { cordonedAreas } from '../common/board/moving.js';
import { allInvestigatorStats, type InvestigatorStats } from '../common/figures/investigator-stats.js';
import type { EndConditions } from '../language/outcomes.js';
import type { Game } from './game.js';

/** What the rules come to on a table of Haunt now: figures that cards or boxes may change. */
export interface HauntFigures {
  /** What wins and what loses. */
  readonly ends: EndConditions;
  /** By seat. */
  readonly people: readonly InvestigatorStats[];
  /** As many gates or fewer in the city win the game (H-WIN-01, H-WIN-02). */
  readonly gatesToWin: number;
  /** How far terror can rise. */
  readonly highestTerror: number;
  /** How many segments an Upkeep has. */
  readonly upkeepSegments: number;
  /** The areas that nobody steps into nor out of, for a card's sake. */
  readonly cordoned: readonly string[];
}

/** The figures of a table. */
export function getHauntFigures(g: Game): HauntFigures {
  const { board, gates, turn } = g.rules;
  return {
    people: allInvestigatorStats(g),
    gatesToWin: gates.gatesToWin(g),
    ends: turn.getEndConditions(g),
    highestTerror: board.terrorSpaces(g),
    upkeepSegments: turn.upkeep.length,
    cordoned: cordonedAreas(g),
  };
}
