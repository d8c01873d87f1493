import type { Rule } from '@vigil/engine';
import type { Felled } from '../common/game.js';
import type { Board, Closing, Gates, Meanings, People } from '../common/meanings.js';
import type { BoardMonster, OpenGate } from '../common/state.js';
import type { Movement } from '../language/effects.js';
import type { Game } from './game.js';
import type { MonsterMove } from './mythos/monster-moves.js';
import type { AwakeningCause, Investigator } from './state.js';

/** What the words of the rules mean in Arkham Horror: the table both games have, and what only this one knows. */
export interface ArkhamMeanings extends Meanings {
  readonly people: ArkhamPeople;
  readonly board: ArkhamBoard;
  readonly gates: ArkhamGates;
  readonly turn: ArkhamTurn;
}

/** Who there is and what befalls him, as far as Arkham alone has it. */
export interface ArkhamPeople extends People {
  /** What it costs somebody to become insane or unconscious. */
  fallCosts(g: Game, who: Investigator, how: Felled): Rule;
  /** Where somebody who has fallen in Arkham comes to himself. */
  refuge(g: Game, who: Investigator, how: Felled): string;
}

/** Monsters, places and tracks, with the limits of Arkham. */
export interface ArkhamBoard extends Board {
  /** A monster from the cup; there is one, or the Ancient One awakens. */
  drawMonster(g: Game): Rule<string>;

  // ---- limits ----
  /** How many monsters Arkham and the Sky may hold while a limit holds. */
  monsterLimit(g: Game): number;
  outskirtsLimit(g: Game): number;
  /** Whether a monster counts against the monster limit. */
  counts(g: Game, monster: BoardMonster): boolean;
  /** Whether a monster that is placed never goes to the Outskirts, limit or not. */
  staysIn(g: Game, token: string): boolean;
  /** How many monsters in Arkham awaken the Ancient One once there is no limit. */
  monstersToAwaken(g: Game): number;
  /** There are too many in the Outskirts. */
  outskirtsOverflow(g: Game): Rule;
  /** Returns all monsters in the Outskirts to the cup. */
  emptyOutskirts(g: Game): Rule;
  /** Something has come into Arkham, or the limit is gone: whether that awakens the Ancient One. */
  checkMonsters(g: Game): Rule;

  // ---- tracks ----
  /** Where terror stops rising, and the monster limit ends. */
  highestTerror(g: Game): number;
  /** What follows each step that terror rises. */
  terrorRose(g: Game): Rule;

  // ---- monsters that move ----
  /** Where monsters of each kind of movement go; those of a kind that is undefined need a box that says so. */
  readonly moves: Readonly<Record<Movement, MonsterMove | undefined>>;
  /** A monster comes into another area. */
  moveMonster(g: Game, monster: BoardMonster, to: string): Rule;
}

/** Gates, with the figures that hang on how many play. */
export interface ArkhamGates extends Gates {
  /** How many open gates awaken the Ancient One. */
  toAwaken(g: Game): number;
  /** How many monsters come with a new gate. */
  monstersOf(g: Game, by: 'mythos' | 'encounter'): number;
  /** How many monsters a surge brings. */
  monstersOfSurge(g: Game): number;
  /** Seals that win the game. */
  sealsToWin(g: Game): number;
  /** Gate trophies that, with no gate open, win the game. */
  trophiesToWin(g: Game): number;

  /** A gate opens, if one can; `brokenSeal`: a gate burst tore the seal away. */
  appear(g: Game, at: string, monsters: number, brokenSeal?: boolean): Rule;
  surge(g: Game, at: string): Rule;
  burst(g: Game, at: string): Rule;
  /** Draws somebody through a gate. */
  enter(g: Game, who: Investigator, gate: OpenGate): Rule;
  /** This gate is closed. */
  shut(g: Game, gate: OpenGate, who: Investigator | undefined, how: Closing): Rule;
  isSealed(g: Game, at: string): boolean;
  canSeal(g: Game, at: string, who: Investigator): boolean;
  seal(g: Game, at: string, who?: Investigator): Rule;
}

/** The parts of a turn, and what ends the game. */
export interface ArkhamTurn {
  /** The Ancient One awakens: what is being resolved ends here. */
  awaken(g: Game, cause: AwakeningCause): never;
}
