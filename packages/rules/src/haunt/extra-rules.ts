import type { Rule } from '@vigil/engine';
import type { BoardRules, GateRules, PeopleRules, RuleTable } from '../common/rule-table.js';
import type { EndConditions } from '../language/outcomes.js';
import type { Movement } from '../language/terms.js';
import type { PhaseObstacle } from './day/phases.js';
import type { Game } from './game.js';
import type { MonsterGoal, MovePlan } from './monsters/routes.js';
import type { RemovalCause } from './people/removal.js';
import type { BoardMonster, Gate, Investigator } from './state.js';

/** The rule table of Haunt of the Watchers: the shared table plus the entries of this game. */
export interface HauntRuleTable extends RuleTable {
  readonly people: HauntPeopleRules;
  readonly board: HauntBoardRules;
  readonly gates: HauntGateRules;
  readonly turn: HauntTurnRules;
}

/** Rules for investigators and their fates that only Haunt has. */
export interface HauntPeopleRules extends PeopleRules<Game, Investigator> {
  /** Removes an investigator from play for good and interrupts their current action. */
  remove(g: Game, who: Investigator, how: RemovalCause): Rule<never>;
}

/** Monsters, places and tracks, with the clues of monsters. */
export interface HauntBoardRules extends BoardRules<Game, Investigator> {
  /** `at`: an area, or a world for its stack; `clues`: number it is given. */
  placeMonster(g: Game, token: string, at: string, clues?: number): Rule;
  /** Moves a monster on the board directly to another part of it. */
  sendMonster(g: Game, monster: BoardMonster, to: string): Rule;
  /** Returns the home stack of a monster. */
  homeStackOf(g: Game, token: string): string;
  /** The movement types; an undefined one needs a box that defines it. */
  readonly moves: Readonly<Record<Movement, MovementType | undefined>>;
  /** Moves one monster by its movement type. */
  moveMonster(g: Game, monster: BoardMonster): Rule;
  /** Performs one monster's activity, if it has one. */
  performActivity(g: Game, monster: BoardMonster): Rule;
  /** Cache key for everything that walking routes depend on, except closed places. */
  routeCacheKey(g: Game): string;

  // ---- tokens ----
  /** Number of clue tokens in the game. */
  clueTokens(g: Game): number;
  terrorSpaces(g: Game): number;
  /** Lets the team place due doom tokens, or terror instead. */
  payDoom(g: Game, due: number, why: string): Rule;
}

/** A type of monster movement. */
export interface MovementType {
  /** Steps of a walk. */
  readonly steps: 1 | 2;
  /** It reaches places without a walking route. */
  readonly reachesAnywhere?: true;
  /** Returns the plan with this goal, with no investigator at the monster's place. Changes nothing. */
  plan(g: Game, monster: BoardMonster, goal: MonsterGoal, places: readonly string[]): MovePlan;
}

/** Gates, face-down and face-up. */
export interface HauntGateRules extends GateRules<Game, Investigator> {
  /** Places a gate face-down if possible. Returns true if it did. */
  place(g: Game, at: string): Rule<boolean>;
  /** Turns a gate face-up. Returns the current gate. */
  turnFaceUp(g: Game, gate: Gate): Rule<Gate>;
  /** Called when an investigator has finished with a location; turns its face-down gate, if any. */
  reveal(g: Game, who: Investigator): Rule;
  /** Takes an investigator through a gate. */
  enter(g: Game, who: Investigator, gate: Gate): Rule;
  /** Removes a gate from the board, to the pile or as a trophy. */
  remove(g: Game, gate: Gate, to: 'pile' | Investigator, kind?: 'seal' | 'close'): Rule;
  /** Doom tokens due for each gate of a ritual. */
  ritualDoom(g: Game, kind: 'seal' | 'close'): number;
  /** The greatest number of gates that wins the game. */
  gatesToWin(g: Game): number;
}

/** The sequence of days, and the end of the game. */
export interface HauntTurnRules {
  setUp(g: Game): Rule;

  /** The segments of the Upkeep, in their order. */
  readonly upkeep: readonly ((g: Game) => Rule)[];
  doomPerDay(g: Game): number;
  /** Monsters that come to the Other Worlds every day. */
  monstersPerDay(g: Game): number;
  /** Mythos cards laid out every day. */
  cardsPerDay(g: Game): number;

  /** The segments of a City phase after its beginning, in order; `active`: its investigator. */
  readonly city: readonly ((g: Game, active: Investigator) => Rule)[];
  /** Movement points of the active investigator at the start of the movement. */
  movementPoints(g: Game, who: Investigator): number;
  /** Runs the Other World phase in progress. */
  otherWorld(g: Game): Rule;
  /** Returns the reason against starting a phase now; undefined: none. */
  phaseObstacle(g: Game, who: Investigator): PhaseObstacle | undefined;

  /** Resolves the encounter check at these places, and the battle that follows. */
  encounterCheck(g: Game, places: readonly string[]): Rule;
  /** Called after a gate has left the board; ends the game if that wins it. */
  checkVictory(g: Game): void;
  /** The conditions that win or lose this game, with figures. */
  getEndConditions(g: Game): EndConditions;
}
