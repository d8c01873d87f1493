import type { Rule, Seat, Table } from '@vigil/engine';
import type { Game as AnyGame, Combat, DefeatKind } from '../common/game.js';
import type {
  AsideRules,
  BoardRules,
  CardRules,
  CheckRules,
  GateClosing,
  GateRules,
  Handler,
  PeopleRules,
  RuleTable,
  TargetCheck,
} from '../common/rule-table.js';
import type { BoardMonster, OpenGate } from '../common/state.js';
import type { MythosDef } from '../language/components.js';
import type { StrikeChange } from '../language/epic.js';
import type { Event } from '../language/events.js';
import type { EndConditions, ScoreItem } from '../language/outcomes.js';
import type { GuardPreview } from '../language/questions/index.js';
import type { Movement } from '../language/terms.js';
import type { Intention, MoveContext } from './contracts.js';
import type { AwakeningCause, Investigator, Phase, State } from './state.js';

/** A game of Arkham Horror at a table. */
export type Game = AnyGame<State, ArkhamRuleTable>;

/** A table of Arkham Horror, with its game once it is open. */
export type GameTable = Table<State, Event, Game>;

/** Thrown when the Ancient One awakens; drops the current resolution (A-AWAKEN-07). */
export class Awakening {
  readonly cause: AwakeningCause;
  constructor(cause: AwakeningCause) {
    this.cause = cause;
  }
}

/** All investigators still in the game, clockwise from the first player (A-TURN-03). */
export function investigatorsInOrder(g: Game): Investigator[] {
  const all = g.s.investigators;
  const order: Investigator[] = [];
  for (let i = 0; i < all.length; i++) {
    const who = all[(g.s.first + i) % all.length] as Investigator;
    if (who.place !== 'out') order.push(who);
  }
  return order;
}

/** The investigator with the first-player marker. */
export function firstPlayer(g: Game): Investigator {
  return g.investigatorAt(g.s.first as Seat);
}

/** True if the investigator skips this whole turn (A-TURN-06) or the rest of it (A-TURN-07). */
export function isLosingTurn(g: Game, who: Investigator): boolean {
  return who.losesTurn === g.s.turn || who.turnEnded === g.s.turn;
}

/**
 * Returns the plan of a monster with one type of movement. Changes nothing. Typed as a method so that boxes may narrow
 * `g`.
 */
export type MonsterMove = { intend(g: Game, monster: BoardMonster, mover: MoveContext): Intention }['intend'];

/** The rule table of Arkham Horror: the shared table plus the entries of this game. */
export interface ArkhamRuleTable extends RuleTable {
  readonly people: ArkhamPeopleRules;
  readonly checks: ArkhamCheckRules;
  readonly board: ArkhamBoardRules;
  readonly gates: ArkhamGateRules;
  readonly cards: ArkhamCardRules;
  readonly asides: ArkhamAsideRules;
  readonly turn: ArkhamTurnRules;
}

/** Cards in play that no investigator holds, and decks, of Arkham. */
export type ArkhamCardRules = CardRules<Game, Investigator>;

/** Effect of a single card of Arkham. */
export type ArkhamHandler = Handler<Game, Investigator>;

/** Check for targets of such an effect. */
export type ArkhamTargetCheck = TargetCheck<Game, Investigator>;

/** Rules for investigators and their fates that only Arkham has. */
export interface ArkhamPeopleRules extends PeopleRules<Game, Investigator> {
  /**
   * Counts investigators for the monster limit, the Outskirts, the gates that awaken and the monsters of a new gate
   * (`board`). `else`: for any other rule.
   */
  countInvestigators(g: Game, what: 'board' | 'else'): number;
  /** Returns from Lost in Time and Space. */
  returnFromLost(g: Game, who: Investigator): Rule;
  /** Ends a delay. */
  standUp(g: Game, who: Investigator): Rule;
  /** Removes an investigator from play; `next`: their successor. */
  leaveGame(g: Game, who: Investigator, next?: string): Rule;
  /** Pays the cost of insanity or unconsciousness. Returns the Sanity or Stamina left. */
  payDefeatCosts(g: Game, who: Investigator, how: DefeatKind): Rule<number>;
  /** The place where an investigator defeated in Arkham recovers. */
  recoveryPlace(g: Game, who: Investigator, how: DefeatKind): string;
}

/** Checks and fights, with hooks for their beginning and end. */
export interface ArkhamCheckRules extends CheckRules<Game, Investigator> {
  /** Applies effects in force in a combat that begins or is previewed. */
  prepare(g: Game, who: Investigator, combat: Combat): void;
  /**
   * Called before a monster's abilities apply: before the Horror check, or before the damage. The investigator fights
   * it or has failed to evade it.
   */
  onMonsterMet(g: Game, who: Investigator, combat: Combat): Rule;
  /** Called when a combat with a monster is over or did not happen. */
  onCombatOver(g: Game, token: string): void;
}

/** Monsters, places and tracks, with the limits of Arkham. */
export interface ArkhamBoardRules extends BoardRules<Game, Investigator> {
  /** Monsters without a place on the board that meet an investigator on entering an area. */
  monstersOnEntering(g: Game, who: Investigator, at: string): readonly string[];
  /** Draws a monster from the cup, or awakens the Ancient One if it is empty. */
  drawMonster(g: Game): Rule<string>;

  // ---- limits ----
  /** Capacity of Arkham and the Sky while a limit applies. */
  monsterLimit(g: Game): number;
  outskirtsLimit(g: Game): number;
  /** True if monsters in an area count against no limit. */
  isOutsideLimit(g: Game, at: string): boolean;
  /** True if a monster counts against the monster limit. */
  countsTowardLimit(g: Game, monster: BoardMonster): boolean;
  /** True if a monster placed there never goes to the Outskirts. */
  isExemptFromOutskirts(g: Game, token: string, at: string): boolean;
  /** The number of monsters in Arkham that awakens the Ancient One once there is no limit. */
  monstersToAwaken(g: Game): number;
  /** Resolves an overflow of the Outskirts. */
  outskirtsOverflow(g: Game): Rule;
  /** Returns all monsters in the Outskirts to the cup. */
  emptyOutskirts(g: Game): Rule;
  /** Awakens the Ancient One if a new monster or the loss of the limit requires it. */
  checkMonsterCount(g: Game): Rule;

  // ---- tracks ----
  /** The highest terror level; the monster limit ends there. */
  highestTerror(g: Game): number;
  /** The lowest terror level a correction may set; a box may have tokens on the track below it. */
  lowestTerror(g: Game): number;
  /** Resolves the effects of one step of terror. */
  afterTerrorRise(g: Game): Rule;

  // ---- journeys ----
  /** Journeys of more than one step that an investigator may take from their place. */
  listJourneys(g: Game, who: Investigator): readonly Journey[];

  // ---- monster movement ----
  /** Plans for each type of movement; an undefined type needs a box that defines it. */
  readonly moves: Readonly<Record<Movement, MonsterMove | undefined>>;
  /** Moves a monster into another area. */
  moveMonster(g: Game, monster: BoardMonster, to: string): Rule;
}

/** A journey to another town, with its cost. */
export interface Journey {
  readonly to: string;
  readonly cost: { readonly money?: number; readonly movement?: number };
}

/** Gates, with the figures that depend on the number of players. */
export interface ArkhamGateRules extends GateRules<Game, Investigator> {
  /** The number of open gates that awakens the Ancient One. */
  gatesToAwaken(g: Game): number;
  /** The number of monsters that come with a new gate. */
  monstersOfGate(g: Game, by: 'mythos' | 'encounter'): number;
  /** The number of monsters of a surge. */
  monstersOfSurge(g: Game): number;
  /** Seals that win the game. */
  sealsToWin(g: Game): number;
  /** Gate trophies that win the game with no gate open. */
  trophiesToWin(g: Game): number;

  /** True if monsters cannot come through the gate of a place. */
  isGuarded(g: Game, at: string): boolean;
  /** Opens a gate if possible; `brokenSeal`: a gate burst removed the seal. */
  openGate(g: Game, at: string, monsters: number, brokenSeal?: boolean): Rule;
  surge(g: Game, at: string): Rule;
  burstGate(g: Game, at: string): Rule;
  /** Draws an investigator through a gate. */
  enter(g: Game, who: Investigator, gate: OpenGate): Rule;
  /** Closes this gate. */
  closeGate(g: Game, gate: OpenGate, who: Investigator | undefined, how: GateClosing): Rule;
  isSealed(g: Game, at: string): boolean;
  /** True if the seal of a location cannot be removed. */
  isSealPermanent(g: Game, at: string): boolean;
  /** Removes the seal of a location. Returns false if it cannot be removed. */
  breakSeal(g: Game, at: string): Rule<boolean>;
  canSeal(g: Game, at: string, who: Investigator): boolean;
  /** Places a seal. `over`: on a gate, or on a `place` without one. */
  seal(g: Game, at: string, who?: Investigator, over?: 'gate' | 'place'): Rule;
}

/** Optional actions while a question is open. */
export interface ArkhamAsideRules extends AsideRules<Game, Investigator> {
  /** True if two investigators may trade now. */
  canTrade(g: Game, one: Investigator, other: Investigator): boolean;
}

/** The parts of a turn, and the end of the game. */
export interface ArkhamTurnRules {
  /** Runs one part of the set-up; `step.done` counts the finished parts. */
  setUp(g: Game): Rule;
  /** Enters a player's next investigator. */
  enterNextInvestigator(g: Game, who: Investigator): Rule;

  // ---- one investigator's part of a phase ----
  upkeep(g: Game, who: Investigator): Rule;
  movement(g: Game, who: Investigator): Rule;
  encounter(g: Game, who: Investigator): Rule;
  otherWorld(g: Game, who: Investigator): Rule;
  /** True if an investigator has no part in a phase and needs no step of it. */
  isIdle(g: Game, who: Investigator, phase: Phase): boolean;
  movementPoints(g: Game, who: Investigator): number;
  /** Returns the check on leaving a place, or on ending movement there, in the Movement Phase. Undefined if none. */
  previewGuard(g: Game, who: Investigator, place: string): GuardPreview | undefined;

  readonly mythos: MythosSteps;
  readonly final: FinalSteps;
  /** Ends the turn after the Mythos Phase and begins the next. */
  endTurn(g: Game): Rule;

  /** Awakens the Ancient One; the current resolution ends here. */
  awaken(g: Game, cause: AwakeningCause): never;
  /** Called after a seal or a closed gate; ends the game if that wins it. */
  checkSeals(g: Game): void;
  checkGatesClosed(g: Game): void;
  /** The conditions that win or lose this game, with figures. */
  getEndConditions(g: Game): EndConditions;
  /** Lists the entries of the score that a victory now would bring. */
  listScore(g: Game): readonly ScoreItem[];
}

/** The Mythos Phase and the steps of its card. To add a step, wrap the one before it. */
export interface MythosSteps {
  /** Runs the whole phase. */
  phase(g: Game): Rule;
  /** Draws the next valid card; undefined: there is none. */
  draw(g: Game): Rule<MythosDef | undefined>;
  /** Handles the card that has the deck shuffled. */
  reshuffle(g: Game, card: MythosDef): Rule;
  /** Resolves a whole card. */
  card(g: Game, card: MythosDef): Rule;
  gate(g: Game, card: MythosDef): Rule;
  clues(g: Game, card: MythosDef): Rule;
  movement(g: Game, card: MythosDef): Rule;
  text(g: Game, card: MythosDef): Rule;
  /** Resolves the end of the phase. */
  end(g: Game): Rule;
}

/** The final battle. */
export interface FinalSteps {
  /** Begins the battle with the awakened Ancient One. */
  begin(g: Game, cause: AwakeningCause): Rule;
  /** Resolves the start-of-battle effect for one investigator. */
  startOfBattle(g: Game, who: Investigator): Rule;
  trades(g: Game): Rule;
  /** Resolves one survivor's attack. */
  attack(g: Game, who: Investigator): Rule;
  /** Successes that remove a doom token. */
  successesForDoom(g: Game): number;
  /** Runs the Ancient One's part of a round. */
  ancientOneTurn(g: Game): Rule;
  /** Resolves the Ancient One's attack on every survivor. */
  attackSurvivors(g: Game, change?: StrikeChange): Rule;
}
