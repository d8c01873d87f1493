import { cordons } from '../common/board/moving.js';
import { type PersonFigures, peopleFigures } from '../common/figures/seen.js';
import type { Ends } from '../language/course.js';
import type { Game } from './game.js';

/** What the rules come to on a table of Haunt now: figures that cards or boxes may change. */
export interface HauntFigures {
  /** What wins and what loses. */
  readonly ends: Ends;
  /** By seat. */
  readonly people: readonly PersonFigures[];
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
export function hauntFigures(g: Game): HauntFigures {
  const { board, gates, turn } = g.means;
  return {
    people: peopleFigures(g),
    gatesToWin: gates.toWin(g),
    ends: turn.ends(g),
    highestTerror: board.terrorSpaces(g),
    upkeepSegments: turn.upkeep.length,
    cordoned: cordons(g),
  };
}
