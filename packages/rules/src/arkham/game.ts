import type { Seat, Table } from '@vigil/engine';
import type { Game as AnyGame } from '../common/game.js';
import type { Event } from '../language/events.js';
import type { ArkhamRuleTable } from './extra-rules.js';
import type { AwakeningCause, Investigator, State } from './state.js';

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
