import { cordonedAreas } from '../common/board/moving.js';
import { allInvestigatorStats, type InvestigatorStats } from '../common/figures/investigator-stats.js';
import type { EndConditions } from '../language/outcomes.js';
import { countBoardMonsters, currentMonsterLimit } from './board/limits.js';
import type { Game } from './game.js';
import { onlyArrows, stableCost, streetCost } from './turn/movement.js';

/** What the rules come to on a table of Arkham now: figures that cards, boxes or house rules may change. */
export interface ArkhamFigures {
  /** What wins and what loses. */
  readonly ends: EndConditions;
  /** By seat. */
  readonly people: readonly InvestigatorStats[];
  /** The monsters that count against the limit (A-LIMIT-02, A-LIMIT-03). */
  readonly monsters: number;
  /** How many monsters Arkham and the Sky hold (A-LIMIT-01); undefined: no limit holds any more (A-LIMIT-08). */
  readonly monsterLimit: number | undefined;
  /** How many monsters the Outskirts hold (A-LIMIT-05). */
  readonly outskirtsLimit: number;
  /** How far terror can rise (A-TERROR-07). */
  readonly highestTerror: number;
  /** How many open gates awaken the Ancient One (A-AWAKEN-02). */
  readonly gatesToAwaken: number;
  /** How many seals win the game. */
  readonly sealsToWin: number;
  /** With how many points a movement would begin now, by seat (A-MOVE-01). */
  readonly movementPoints: readonly number[];
  /** The movement points that a step into a street costs (A-MOVE-02). */
  readonly streetCost: number;
  /** The movement points that a step into a stable location costs. */
  readonly stableCost: number;
  /** The arrows that every step between two streets follows now, where a card says so. */
  readonly onlyArrows: 'black' | 'white' | undefined;
  /** The areas that nobody steps into nor out of, for a card's sake. */
  readonly cordoned: readonly string[];
}

/** The figures of a table. */
export function getArkhamFigures(g: Game): ArkhamFigures {
  const limit = currentMonsterLimit(g);
  return {
    people: allInvestigatorStats(g),
    monsters: countBoardMonsters(g),
    monsterLimit: Number.isFinite(limit) ? limit : undefined,
    outskirtsLimit: g.rules.board.outskirtsLimit(g),
    highestTerror: g.rules.board.highestTerror(g),
    gatesToAwaken: g.rules.gates.gatesToAwaken(g),
    sealsToWin: g.rules.gates.sealsToWin(g),
    ends: g.rules.turn.getEndConditions(g),
    movementPoints: g.s.investigators.map((who) => g.rules.turn.movementPoints(g, who)),
    streetCost: streetCost(g),
    stableCost: stableCost(g),
    onlyArrows: onlyArrows(g),
    cordoned: cordonedAreas(g),
  };
}
