import type { Rule } from '@vigil/engine';
import type { Combat, DefeatKind } from '../common/game.js';
import type {
  AsideRules,
  BoardRules,
  CheckRules,
  GateClosing,
  GateRules,
  PeopleRules,
  RuleTable,
} from '../common/rule-table.js';
import type { BoardMonster, OpenGate } from '../common/state.js';
import type { MythosDef } from '../language/components.js';
import type { StrikeChange } from '../language/epic.js';
import type { EndConditions } from '../language/outcomes.js';
import type { Movement } from '../language/terms.js';
import type { Game } from './game.js';
import type { MonsterMove } from './mythos/monster-moves.js';
import type { AwakeningCause, Investigator, Phase } from './state.js';

/** What the words of the rules mean in Arkham Horror: the table both games have, and what only this one knows. */
export interface ArkhamRuleTable extends RuleTable {
  readonly people: ArkhamPeopleRules;
  readonly checks: ArkhamCheckRules;
  readonly board: ArkhamBoardRules;
  readonly gates: ArkhamGateRules;
  readonly asides: ArkhamAsideRules;
  readonly turn: ArkhamTurnRules;
}

/** Who there is and what befalls him, as far as Arkham alone has it. */
export interface ArkhamPeopleRules extends PeopleRules {
  /**
   * How many investigators count: for the monster limit, the Outskirts, the gates that awaken and the monsters of a new gate
   * (`board`), or for anything else that hangs on how many play.
   */
  countInvestigators(g: Game, what: 'board' | 'else'): number;
  /** From Lost in Time and Space. */
  returnFromLost(g: Game, who: Investigator): Rule;
  /** Stands up from a delay. */
  standUp(g: Game, who: Investigator): Rule;
  /** Takes an investigator out of play; `next`: who comes in his place. */
  leaveGame(g: Game, who: Investigator, next?: string): Rule;
  /** What it costs somebody to become insane or unconscious; gives the Sanity or Stamina he is left with. */
  payFallCosts(g: Game, who: Investigator, how: DefeatKind): Rule<number>;
  /** Where somebody who has fallen in Arkham comes to himself. */
  recoveryPlace(g: Game, who: Investigator, how: DefeatKind): string;
}

/** Checks and fights, with what a fight begins and ends with. */
export interface ArkhamCheckRules extends CheckRules {
  /** Effects already in force in a combat that is about to begin or is previewed. */
  prepare(g: Game, who: Investigator, combat: Combat): void;
  /**
   * A monster is about to show what it can do, to whoever fights it or has failed to evade it: before the Horror check, or
   * before the damage.
   */
  onMonsterMet(g: Game, who: Investigator, combat: Combat): Rule;
  /** A combat with a monster is over, however it ended, or has not come about. */
  onCombatOver(g: Game, token: string): void;
}

/** Monsters, places and tracks, with the limits of Arkham. */
export interface ArkhamBoardRules extends BoardRules {
  /** A monster from the cup; there is one, or the Ancient One awakens. */
  drawMonster(g: Game): Rule<string>;

  // ---- limits ----
  /** How many monsters Arkham and the Sky may hold while a limit holds. */
  monsterLimit(g: Game): number;
  outskirtsLimit(g: Game): number;
  /** Whether what stands in an area fills no limit. */
  isOutsideLimit(g: Game, at: string): boolean;
  /** Whether a monster counts against the monster limit. */
  countsTowardLimit(g: Game, monster: BoardMonster): boolean;
  /** Whether a monster that is placed somewhere never goes to the Outskirts, limit or not. */
  isExemptFromOutskirts(g: Game, token: string, at: string): boolean;
  /** How many monsters in Arkham awaken the Ancient One once there is no limit. */
  monstersToAwaken(g: Game): number;
  /** There are too many in the Outskirts. */
  outskirtsOverflow(g: Game): Rule;
  /** Returns all monsters in the Outskirts to the cup. */
  emptyOutskirts(g: Game): Rule;
  /** Something has come into Arkham, or the limit is gone: whether that awakens the Ancient One. */
  checkMonsterCount(g: Game): Rule;

  // ---- tracks ----
  /** Where terror stops rising, and the monster limit ends. */
  highestTerror(g: Game): number;
  /** How low terror could have been put right: a box may have laid tokens on the track behind it. */
  lowestTerror(g: Game): number;
  /** What follows each step that terror rises. */
  afterTerrorRise(g: Game): Rule;

  // ---- ways that are not walked ----
  /** Where somebody may travel from where he is, for more than a step. */
  listJourneys(g: Game, who: Investigator): readonly Journey[];

  // ---- monsters that move ----
  /** Where monsters of each kind of movement go; those of a kind that is undefined need a box that says so. */
  readonly moves: Readonly<Record<Movement, MonsterMove | undefined>>;
  /** A monster comes into another area. */
  moveMonster(g: Game, monster: BoardMonster, to: string): Rule;
}

/** A way to another town, and what it costs. */
export interface Journey {
  readonly to: string;
  readonly cost: { readonly money?: number; readonly movement?: number };
}

/** Gates, with the figures that hang on how many play. */
export interface ArkhamGateRules extends GateRules {
  /** How many open gates awaken the Ancient One. */
  gatesToAwaken(g: Game): number;
  /** How many monsters come with a new gate. */
  monstersOfGate(g: Game, by: 'mythos' | 'encounter'): number;
  /** How many monsters a surge brings. */
  monstersOfSurge(g: Game): number;
  /** Seals that win the game. */
  sealsToWin(g: Game): number;
  /** Gate trophies that, with no gate open, win the game. */
  trophiesToWin(g: Game): number;

  /** Whether somebody or something keeps monsters from coming through the gate of a place. */
  isGuarded(g: Game, at: string): boolean;
  /** A gate opens, if one can; `brokenSeal`: a gate burst tore the seal away. */
  openGate(g: Game, at: string, monsters: number, brokenSeal?: boolean): Rule;
  surge(g: Game, at: string): Rule;
  burstGate(g: Game, at: string): Rule;
  /** Draws somebody through a gate. */
  enter(g: Game, who: Investigator, gate: OpenGate): Rule;
  /** This gate is closed. */
  closeGate(g: Game, gate: OpenGate, who: Investigator | undefined, how: GateClosing): Rule;
  isSealed(g: Game, at: string): boolean;
  /** Whether nothing can remove the seal of a location. */
  isSealPermanent(g: Game, at: string): boolean;
  /** The seal of a location is removed, if it can be; false: it cannot. */
  breakSeal(g: Game, at: string): Rule<boolean>;
  canSeal(g: Game, at: string, who: Investigator): boolean;
  /** A seal is laid. `over`: on what it lies; `place`: there was no gate to seal. */
  seal(g: Game, at: string, who?: Investigator, over?: 'gate' | 'place'): Rule;
}

/** What may be done besides answering, and with whom. */
export interface ArkhamAsideRules extends AsideRules {
  /** Whether two investigators may trade now. */
  canTrade(g: Game, one: Investigator, other: Investigator): boolean;
}

/** The parts of a turn, and what ends the game. */
export interface ArkhamTurnRules {
  /** The set-up, a part at a time: `step.done` says how far it has come. */
  setUp(g: Game): Rule;
  /** A player's next investigator comes into the game. */
  enterNextInvestigator(g: Game, who: Investigator): Rule;

  // ---- one investigator's part of a phase ----
  upkeep(g: Game, who: Investigator): Rule;
  movement(g: Game, who: Investigator): Rule;
  encounter(g: Game, who: Investigator): Rule;
  otherWorld(g: Game, who: Investigator): Rule;
  /** Whether somebody has no part in a phase, and needs no step of it. */
  isIdle(g: Game, who: Investigator, phase: Phase): boolean;
  movementPoints(g: Game, who: Investigator): number;

  readonly mythos: MythosSteps;
  readonly final: FinalSteps;
  /** After the Mythos Phase: what held to the end of the turn ends, and the next begins. */
  endTurn(g: Game): Rule;

  /** The Ancient One awakens: what is being resolved ends here. */
  awaken(g: Game, cause: AwakeningCause): never;
  /** A seal was laid, or a gate closed: ends the game if that wins it. */
  checkSeals(g: Game): void;
  checkGatesClosed(g: Game): void;
  /** What wins and what loses this game, with its figures. */
  getEndConditions(g: Game): EndConditions;
  /** What a victory is worth. */
  score(g: Game): number;
}

/** The mythos phase, and the steps of its card. To add a step, wrap the one before it. */
export interface MythosSteps {
  /** All of the phase. */
  phase(g: Game): Rule;
  /** The next card that counts; undefined: there is none. */
  draw(g: Game): Rule<MythosDef | undefined>;
  /** The card that has the deck shuffled was drawn. */
  reshuffle(g: Game, card: MythosDef): Rule;
  /** All of a card. */
  card(g: Game, card: MythosDef): Rule;
  gate(g: Game, card: MythosDef): Rule;
  clues(g: Game, card: MythosDef): Rule;
  movement(g: Game, card: MythosDef): Rule;
  text(g: Game, card: MythosDef): Rule;
  /** What happens at the end of the phase. */
  end(g: Game): Rule;
}

/** The final battle. */
export interface FinalSteps {
  /** The Ancient One is awake. */
  begin(g: Game, cause: AwakeningCause): Rule;
  /** Its start-of-battle effect, for one investigator. */
  startOfBattle(g: Game, who: Investigator): Rule;
  trades(g: Game): Rule;
  /** One survivor's attack. */
  attack(g: Game, who: Investigator): Rule;
  /** Successes that take a doom token off. */
  successesForDoom(g: Game): number;
  /** The Ancient One's part of a round. */
  ancientOneTurn(g: Game): Rule;
  /** The Ancient One attacks everybody. */
  attackSurvivors(g: Game, change?: StrikeChange): Rule;
}
