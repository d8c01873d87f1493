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
  /** The gates a Location card is closing, while they are gathered (H-INV-19). */
  gatheredGates: Gate[] | undefined;
  /** Who has come into another area since the activity under way began, though he may be back (H-INV-05). */
  readonly moved = new Seats();
  /** Inventory cards that may still change hands in the move under way (H-ASSET-08). */
  transfersLeft = 0;
  /** Spells tried in vain since this step began, with the situation in which that changed nothing; undefined: none. */
  failedSpells: Map<Possession, string> | undefined;
  /** What the day's Mythos cards come to, kept by `today` for as long as the same cards lie on the table. */
  todayCache: TodaysMythos | undefined;
  /** The monsters on the board by their Awareness, kept by `ranked` for as long as there are the same. */
  awarenessRanks: AwarenessRanks | undefined;
  /** The ways on foot, kept by `waysOf` for as long as the same places are closed. */
  routes: { readonly closed: State['closed']; readonly extraKey: string; readonly routes: RouteTable } | undefined;

  /** `like`: as for games of either kind. */
  constructor(table: Table<State, Event>, content: Content, rules: HauntRuleTable, warmFrom?: Game) {
    super(table, content, rules, warmFrom);
    this.todayCache = warmFrom?.todayCache;
    this.awarenessRanks = warmFrom?.awarenessRanks;
    this.routes = warmFrom?.routes;
  }

  /** A spell was tried in vain, and changed nothing of that situation. */
  recordFailedSpell(spell: Possession, situation: string): void {
    this.failedSpells ??= new Map();
    this.failedSpells.set(spell, situation);
  }
}

/** Everybody in play, by seats: Haunt knows no order of turns (H-INTRO-05). */
export function investigatorsInPlay(g: Game): Investigator[] {
  return g.s.investigators.filter(({ place }) => place !== 'out');
}

/** The seats of everybody in play: who may answer for the team; of all if nobody is, until somebody comes (H-END-11). */
export function teamSeats(g: Game): Seat[] {
  const present = investigatorsInPlay(g);
  return (present.length > 0 ? present : g.s.investigators).map(({ seat }) => seat);
}

export function investigatorsAt(g: Game, place: string): Investigator[] {
  return g.s.investigators.filter((who) => who.place === place);
}

/** Whether an area is in the city: a street, a location or the Sky (H-BASE-17). */
export function isInCity(g: Game, place: string): boolean {
  return g.place(place).kindDef.inCity === true;
}

/** The monsters in the city, the Sky included. */
export function monstersInCity(g: Game): BoardMonster[] {
  return g.s.monsters.filter(({ at }) => isInCity(g, at));
}

/** The monsters in an area, with their clues. */
export function monstersIn(g: Game, place: string): BoardMonster[] {
  return g.s.monsters.filter(({ at }) => at === place);
}

export function faceUpGateAt(g: Game, place: string): Gate | undefined {
  const gate = g.gateAt(place);
  return gate?.faceUp ? gate : undefined;
}

/** The gate as it is now: gates are replaced when they are turned. */
export function currentGate(g: Game, { marker }: OpenGate): Gate | undefined {
  return g.s.gates.find((gate) => gate.marker === marker);
}
