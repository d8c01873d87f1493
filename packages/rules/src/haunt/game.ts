import type { Rule, Seat, Table } from '@vigil/engine';
import { Game as AnyGame } from '../common/game.js';
import type { BoardRules, GateRules, PeopleRules, RuleTable } from '../common/rule-table.js';
import { Seats } from '../common/seats.js';
import type { OpenGate, Possession } from '../common/state.js';
import type { Content } from '../language/content.js';
import type { Event } from '../language/events.js';
import type { EndConditions } from '../language/outcomes.js';
import type { Movement } from '../language/terms.js';
import type {
  AwarenessRanks,
  MonsterGoal,
  MovePlan,
  PhaseObstacle,
  RemovalCause,
  RouteTable,
  TodaysMythos,
} from './contracts.js';
import type { BoardMonster, Gate, Investigator, State } from './state.js';

/** A game of Haunt of the Watchers at a table. */
export class Game extends AnyGame<State, HauntRuleTable> {
  /** Gates that a Location card is closing, while they are collected (H-INV-19). */
  gatheredGates: Gate[] | undefined;
  /** Seats that have entered another area since the current activity began, even if they are back (H-INV-05). */
  readonly moved = new Seats();
  /** Inventory cards that may still change hands in the current move (H-ASSET-08). */
  transfersLeft = 0;
  /** Spells that failed since this step began, with the situation that the failure left unchanged; undefined: none. */
  failedSpells: Map<Possession, string> | undefined;
  /** Cache of `getToday`, valid while the same cards are on the table. */
  todayCache: TodaysMythos | undefined;
  /** Cache of `rankByAwareness`, valid while the same monsters are on the board. */
  awarenessRanks: AwarenessRanks | undefined;
  /** Cache of `currentRoutes`, valid while the same places are closed. */
  routes: { readonly closed: State['closed']; readonly extraKey: string; readonly routes: RouteTable } | undefined;

  /** `warmFrom`: an earlier game whose caches are reused. */
  constructor(table: Table<State, Event>, content: Content, rules: HauntRuleTable, warmFrom?: Game) {
    super(table, content, rules, warmFrom);
    this.todayCache = warmFrom?.todayCache;
    this.awarenessRanks = warmFrom?.awarenessRanks;
    this.routes = warmFrom?.routes;
  }

  /** Records that a spell failed and changed nothing in that situation. */
  recordFailedSpell(spell: Possession, situation: string): void {
    this.failedSpells ??= new Map();
    this.failedSpells.set(spell, situation);
  }
}

/** A table of Haunt of the Watchers, with its game once it is open. */
export type GameTable = Table<State, Event, Game>;

/** Returns all investigators in play, by seat: Haunt has no turn order (H-INTRO-05). */
export function investigatorsInPlay(g: Game): Investigator[] {
  return g.s.investigators.filter(({ place }) => place !== 'out');
}

/**
 * Returns the seats in play, which may answer for the team. With no one in play, all seats until a newcomer enters
 * (H-END-11).
 */
export function teamSeats(g: Game): Seat[] {
  const present = investigatorsInPlay(g);
  return (present.length > 0 ? present : g.s.investigators).map(({ seat }) => seat);
}

export function investigatorsAt(g: Game, place: string): Investigator[] {
  return g.s.investigators.filter((who) => who.place === place);
}

/** True if an area is in the city: a street, a location or the Sky (H-BASE-17). */
export function isInCity(g: Game, place: string): boolean {
  return g.place(place).kindDef.inCity === true;
}

/** Returns the monsters in the city, including the Sky. */
export function monstersInCity(g: Game): BoardMonster[] {
  return g.s.monsters.filter(({ at }) => isInCity(g, at));
}

/** Returns the monsters in an area, with their clues. */
export function monstersIn(g: Game, place: string): BoardMonster[] {
  return g.s.monsters.filter(({ at }) => at === place);
}

export function faceUpGateAt(g: Game, place: string): Gate | undefined {
  const gate = g.gateAt(place);
  return gate?.faceUp ? gate : undefined;
}

/** Returns the current gate; gates are replaced when turned. */
export function currentGate(g: Game, { marker }: OpenGate): Gate | undefined {
  return g.s.gates.find((gate) => gate.marker === marker);
}

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
