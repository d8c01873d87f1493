import { cordonedAreas } from '../common/board/moving.js';
import { allInvestigatorStats, type InvestigatorStats } from '../common/figures/investigator-stats.js';
import type { EndConditions, ScoreItem } from '../language/outcomes.js';
import { countBoardMonsters, currentMonsterLimit } from './board/limits.js';
import type { Game } from './game.js';
import { onlyArrows } from './turn/movement.js';
import { stableCost, streetCost } from './turn/step-costs.js';

/** Current figures of the rules that cards, boxes or house rules may change. */
export interface ArkhamFigures {
  /** Conditions that win or lose the game. */
  readonly ends: EndConditions;
  /** Entries of the score that a victory now would bring (A-SCORE-01). */
  readonly score: readonly ScoreItem[];
  /** By seat. */
  readonly people: readonly InvestigatorStats[];
  /** The monsters that count against the limit (A-LIMIT-02, A-LIMIT-03). */
  readonly monsters: number;
  /** Capacity of Arkham and the Sky (A-LIMIT-01); undefined: no limit (A-LIMIT-08). */
  readonly monsterLimit: number | undefined;
  /** Capacity of the Outskirts (A-LIMIT-05). */
  readonly outskirtsLimit: number;
  /** The highest terror level (A-TERROR-07). */
  readonly highestTerror: number;
  /** True if with every step of terror an ally leaves, and shops of that level close (A-TERROR-02 to A-TERROR-05). */
  readonly hasTerrorEffects: boolean;
  /** Number of open gates that awakens the Ancient One (A-AWAKEN-02). */
  readonly gatesToAwaken: number;
  /** Number of seals that wins the game. */
  readonly sealsToWin: number;
  /** Movement points at the start of a movement now, by seat (A-MOVE-01). */
  readonly movementPoints: readonly number[];
  /** Movement points for a step into a street (A-MOVE-02). */
  readonly streetCost: number;
  /** Movement points for a step into a stable location. */
  readonly stableCost: number;
  /** The arrows that every step between two streets must follow now, if a card says so. */
  readonly onlyArrows: 'black' | 'white' | undefined;
  /** Areas that a card forbids to enter or leave. */
  readonly cordoned: readonly string[];
}

/** Returns the figures of a game. */
export function getArkhamFigures(g: Game): ArkhamFigures {
  const limit = currentMonsterLimit(g);
  return {
    people: allInvestigatorStats(g),
    monsters: countBoardMonsters(g),
    monsterLimit: Number.isFinite(limit) ? limit : undefined,
    outskirtsLimit: g.rules.board.outskirtsLimit(g),
    highestTerror: g.rules.board.highestTerror(g),
    hasTerrorEffects: true,
    gatesToAwaken: g.rules.gates.gatesToAwaken(g),
    sealsToWin: g.rules.gates.sealsToWin(g),
    ends: g.rules.turn.getEndConditions(g),
    score: g.rules.turn.listScore(g),
    movementPoints: g.s.investigators.map((who) => g.rules.turn.movementPoints(g, who)),
    streetCost: streetCost(g),
    stableCost: stableCost(g),
    onlyArrows: onlyArrows(g),
    cordoned: cordonedAreas(g),
  };
}
