import type { Seat, Table } from '@vigil/engine';
import { Game as AnyGame } from '../common/game.js';
import { Seats } from '../common/seats.js';
import type { OpenGate, Possession } from '../common/state.js';
import type { Content } from '../language/content.js';
import type { Event } from '../language/events.js';
import type { HauntRuleTable } from './extra-rules.js';
import type { TodaysMythos } from './in-play.js';
import type { RouteTable } from './monsters/distances.js';
import type { AwarenessRanks } from './monsters/move-plans.js';
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
