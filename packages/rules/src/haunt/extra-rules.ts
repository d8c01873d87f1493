import type { Rule } from '@vigil/engine';
import type { BoardRules, GateRules, PeopleRules, RuleTable } from '../common/rule-table.js';
import type { EndConditions } from '../language/outcomes.js';
import type { Movement } from '../language/terms.js';
import type { PhaseObstacle } from './day/phases.js';
import type { Game } from './game.js';
import type { MonsterGoal, MovePlan } from './monsters/routes.js';
import type { RemovalCause } from './people/removal.js';
import type { BoardMonster, Gate, Investigator } from './state.js';

/** What the words of the rules mean in Haunt of the Watchers: the table both games have, and what only this one knows. */
export interface HauntRuleTable extends RuleTable {
  readonly people: HauntPeopleRules;
  readonly board: HauntBoardRules;
  readonly gates: HauntGateRules;
  readonly turn: HauntTurnRules;
}

/** Who there is and what befalls him, as far as Haunt alone has it. */
export interface HauntPeopleRules extends PeopleRules {
  /** Removes an investigator from play for good, out of whatever he was doing. */
  remove(g: Game, who: Investigator, how: RemovalCause): Rule<never>;
}

/** Monsters, places and tracks, with the clues of monsters. */
export interface HauntBoardRules extends BoardRules {
  /** `at`: an area, or a world, on whose stack it is put; `clues`: how many it is given. */
  placeMonster(g: Game, token: string, at: string, clues?: number): Rule;
  /** Moves a monster on the board to another part of it in one go. */
  sendMonster(g: Game, monster: BoardMonster, to: string): Rule;
  /** The stack a monster comes from. */
  homeStackOf(g: Game, token: string): string;
  /** How monsters of each kind of movement move; those of a kind that is undefined need a box that says so. */
  readonly moves: Readonly<Record<Movement, MovementType | undefined>>;
  /** One monster moves in its manner. */
  moveMonster(g: Game, monster: BoardMonster): Rule;
  /** One monster acts, if it can. */
  performActivity(g: Game, monster: BoardMonster): Rule;
  /** What ways on foot hang on besides closed places, as a text: they are kept by it. */
  routeCacheKey(g: Game): string;

  // ---- tokens ----
  /** Clue tokens there are in all. */
  clueTokens(g: Game): number;
  terrorSpaces(g: Game): number;
  /** The team places doom tokens that are due, or terror in their stead. */
  payDoom(g: Game, due: number, why: string): Rule;
}

/** How monsters of a kind of movement move. */
export interface MovementType {
  /** How many steps a walk is. */
  readonly steps: 1 | 2;
  /** It comes to places that no way on foot leads to. */
  readonly reachesAnywhere?: true;
  /** What it would do with this goal, nobody being where it is. Nothing changes. */
  plan(g: Game, monster: BoardMonster, goal: MonsterGoal, places: readonly string[]): MovePlan;
}

/** Gates, face-down and face-up. */
export interface HauntGateRules extends GateRules {
  /** Puts a gate face-down, if one can be; whether it was. */
  place(g: Game, at: string): Rule<boolean>;
  /** Turns a gate face-up. Gives it as it is now. */
  turnFaceUp(g: Game, gate: Gate): Rule<Gate>;
  /** Somebody has done with a location where a gate may lie face-down. */
  reveal(g: Game, who: Investigator): Rule;
  /** Takes somebody through a gate. */
  enter(g: Game, who: Investigator, gate: Gate): Rule;
  /** A gate leaves the board, for the pile or as a trophy. */
  remove(g: Game, gate: Gate, to: 'pile' | Investigator, kind?: 'seal' | 'close'): Rule;
  /** Doom tokens due for each gate that a ritual is about. */
  ritualDoom(g: Game, kind: 'seal' | 'close'): number;
  /** As many gates or fewer win the game. */
  gatesToWin(g: Game): number;
}

/** The course of the days, and what ends the game. */
export interface HauntTurnRules {
  setUp(g: Game): Rule;

  /** The segments of the Upkeep, in their order. */
  readonly upkeep: readonly ((g: Game) => Rule)[];
  doomPerDay(g: Game): number;
  /** Monsters that come to the Other Worlds every day. */
  monstersPerDay(g: Game): number;
  /** Mythos cards laid out every day. */
  cardsPerDay(g: Game): number;

  /** The segments of a City phase after it has begun, in their order; `active`: whose phase it is. */
  readonly city: readonly ((g: Game, active: Investigator) => Rule)[];
  /** What the active investigator begins his movement with. */
  movementPoints(g: Game, who: Investigator): number;
  /** The Other World phase under way. */
  otherWorld(g: Game): Rule;
  /** What keeps somebody from starting a phase of his now. */
  phaseObstacle(g: Game, who: Investigator): PhaseObstacle | undefined;

  /** Whom the Ancient One draws in at these places, and the battle that follows. */
  encounterCheck(g: Game, places: readonly string[]): Rule;
  /** A gate has left the board: ends the game if that wins it. */
  checkVictory(g: Game): void;
  /** What wins and what loses this game, with its figures. */
  getEndConditions(g: Game): EndConditions;
}
