import type { Aside, Dice, Rule, Seat, Table } from '@vigil/engine';
import type { AncientOneDef, CardDef, InvestigatorDef, MonsterDef, MythosDef } from '../language/components.js';
import type { Content, Place } from '../language/content.js';
import type { Casting, DeckId, Fate, MonsterAbility, StatusCard, Trigger } from '../language/effects.js';
import type { Event } from '../language/events.js';
import type { Hand } from './figures/hand.js';
import type { ByKind, CheckSkill } from './figures/modifiers.js';
import type { Reasons } from './reasons.js';
import type { Usable } from './resolving/abilities.js';
import type { Allocating, CheckResult, CheckSpec } from './resolving/checks.js';
import type { BoardMonster, Investigator, OpenGate, Possession, TableState } from './state.js';

/** What an effect is resolved with: whose it is, for whom, and what it can look back at. */
export interface Cause {
  /** The component that speaks: a card, monster, entry or place id. Losses and gains name it. */
  readonly source: string;
  /** The possession the text stands on, for exhausting, discarding, tokens. */
  readonly possession?: Possession | undefined;
  /** Whose possession that is, if not the one it is resolved for. */
  readonly owner?: Investigator | undefined;
  /** The fight under way. */
  readonly combat?: Combat | undefined;
}

/** A spell with hands that was tried in a fight, cast or failed. `castIn`: the round. */
export interface SpellInHand {
  readonly possession: Possession;
  readonly hands: number;
  readonly castIn: number;
  works: boolean;
  bonus: number;
  magical: boolean;
  /** What it takes from the monster. */
  weakens?: { readonly toughness: number; readonly ability?: MonsterAbility };
}

/** A fight, or a single combat check, under way. It lives inside one rule and is never saved. */
export interface Combat {
  readonly who: Investigator;
  /** The token fought; undefined for the Ancient One and for checks without a monster. */
  readonly token: string | undefined;
  round: number;
  /** Weapons in hand. */
  readonly armed: Possession[];
  /** Spells tried: they work only as long as their hands stay devoted to them (A-COMBAT-19 to 21). */
  readonly spells: SpellInHand[];
  /** Physical weapons that count as magical in this combat. */
  readonly enchanted: Possession[];
  /** Checks that fail without a roll: how many more combat checks, and the horror check. */
  failHorror: boolean;
  failCombat: number;
  noDamage: boolean;
  over: boolean;
  /** Abilities of what is fought where it is no token and yet can be weakened like one (H-AO-18). */
  readonly defenses?: readonly MonsterAbility[];
}

/** The fight against the Ancient One itself, as far as cards reach into it. */
export interface Battle {
  attackCancelled?: true | undefined;
}

/** A card in play on nobody's hand, with a text. */
export type InPlay<T> = readonly (readonly [text: T, source: string])[];

/**
 * Where the game's two rule sets give a word different meanings. A card is written once and works in both. Written as
 * methods, so that each game's own meanings may speak of its own state.
 */
export interface Meanings {
  /** The clauses that shared rules ask by. */
  readonly reasons: Reasons;

  // ---- who ----
  /** Everybody in the game, in the order in which what touches several is carried out. */
  inOrder(g: Game): Investigator[];
  /** Who "the first player" on a card is. */
  firstPlayer(g: Game): Rule<Investigator>;

  // ---- what is in play ----
  /** Modifiers in play that are on nobody's cards. */
  globalModifiers(g: Game): ByKind;
  /** Triggers in play that are on nobody's cards, of the Ancient One and cards on the table. */
  globalTriggers(g: Game): InPlay<Trigger>;
  isInPlay(g: Game, card: string): boolean;
  /** What carries the tokens of a card in play on nobody's hand, if it is one. */
  tokensOn(g: Game, card: string): { tokens: number } | undefined;
  /** Tokens of monsters that a card in play holds; taken from it by taking them out of the list. */
  heldMonsters(g: Game): string[];
  battle(g: Game): Battle | undefined;

  // ---- checks and spells ----
  /** What a skill is worth to him now, before modifiers; undefined: nothing, and what raises it does not count. */
  skillBase(g: Game, who: Investigator, skill: CheckSkill): number | undefined;
  /** The same for a check about to be rolled, with what he decides for it. */
  readySkill(g: Game, who: Investigator, spec: CheckSpec, skill: CheckSkill): Rule<number | undefined>;
  /** The bonus he could still allocate for a check, if it gives more dice than he has without. */
  allocating(g: Game, who: Investigator, spec: CheckSpec, skill: CheckSkill): Allocating | undefined;
  /** Whether the roll is shown to him although he has nothing to change it with: others may. */
  waitsAfterRoll(g: Game, who: Investigator): boolean;
  /** Somebody as if those with him had already handed him what they could: what he might yet pay. */
  withHelp(g: Game, who: Investigator): Investigator;
  /** Whether a weapon that is used up by use is gone after such a check. */
  isUsedUp(g: Game, result: CheckResult): boolean;
  canCast(g: Game, who: Investigator, cast: Casting, cause: Cause): boolean;
  castSpell(g: Game, who: Investigator, use: Usable, cause: Cause, effect: (successes: number) => Rule): Rule;
  /** What anybody may do while a question is open. */
  asides(g: Game): Aside[];
  /** The same in a fight or a check of his; undefined: nothing. */
  asidesWhileBusy(g: Game, who: Investigator): (() => Aside[]) | undefined;
  /** The same while a text is being carried out for him; undefined: nothing. */
  asidesInText(g: Game, who: Investigator): (() => Aside[]) | undefined;
  /** Monsters beaten at the same moment by what he did. */
  defeatAll(g: Game, who: Investigator, tokens: readonly string[], combat?: Combat): Rule;

  // ---- what befalls ----
  /** How many clues or dollars can be had of so many. */
  supply(g: Game, what: 'clue' | 'money', n: number): number;
  befall(g: Game, who: Investigator, fate: Fate, cause: Cause): Rule;
  /** Somebody's sanity or stamina, or both, stand at 0. */
  fall(g: Game, who: Investigator): Rule;
  receive(g: Game, who: Investigator, card: StatusCard, cause: Cause): Rule;
  freeFromJail(g: Game): void;

  // ---- where one is ----
  /** Whether another is where somebody is, near enough to be helped. */
  isBeside(g: Game, who: Investigator, other: Investigator): boolean;
  /** Whether somebody may leave where he is of his own will, as a card offers it. */
  mayLeave(g: Game, who: Investigator): boolean;
  /** Somebody has just been put in another area. */
  relocated(g: Game, who: Investigator, from: string): void;
  returnToArkham(g: Game, who: Investigator): Rule;
  /** An encounter where he stands, of `draw` cards one of his choice; 0: another one at the same place. */
  encounterAt(g: Game, who: Investigator, draw: number): Rule;
  visitWorld(g: Game, who: Investigator, world: string): Rule;
  throughNearestGate(g: Game, who: Investigator): Rule;
  turnUpLocationCard(g: Game, who: Investigator): Rule;

  /** Whether a visitor of a shop that says so must buy what he can. */
  mustBuy(g: Game): boolean;

  // ---- the board ----
  monsterAppears(
    g: Game,
    who: Investigator,
    change: { n: number; horror: number; combat: number; surprise: boolean },
    cause: Cause,
  ): Rule;
  /** Whether somebody or something keeps gates and monsters from appearing at a place. */
  appearForbidden(g: Game, at: string): boolean;
  /** A monster comes onto the board. */
  placeMonster(g: Game, token: string, at: string): Rule;
  /** A monster from the cup; undefined: there is none to be had. */
  drawMonster(g: Game): string | undefined;
  /** The monsters that a text means which speaks of those on the board. */
  monstersOnBoard(g: Game): readonly BoardMonster[];
  /** A monster leaves the board, whatever lies on it. */
  leftBoard(g: Game, monster: BoardMonster): void;
  /** Whether effects that remove monsters from the board leave this one alone. */
  isSpared(g: Game, token: string): boolean;
  openGate(g: Game, at: string, monster: boolean): Rule;
  /** The gates a card may close of those it speaks of, and what comes of it. */
  closeGate(g: Game, who: Investigator, gates: readonly OpenGate[], how: Closing): Rule;
  /** Carries out a card's text for every gate it may concern. */
  eachGate(g: Game, who: Investigator, perGate: (gate: OpenGate) => Rule): Rule;
  removeSeals(g: Game): void;
  addDoom(g: Game, by: number): Rule;
  raiseTerror(g: Game, by: number): Rule;
  /** Closes a place for as long as the cards of this turn or day say. */
  closePlace(g: Game, at: string): void;
  /** Whether a place cannot be entered. */
  isClosed(g: Game, at: string): boolean;
  readonly handlers: Readonly<Record<string, Handler>>;
}

/** What only one card does. Written as a method for the same reason as the meanings. */
export type Handler = { carryOut(g: Game, who: Investigator, cause: Cause): Rule }['carryOut'];

/** What becomes of a gate that a card closes. `may`: whoever closed it may pay to seal it; `elder-sign`: the item seals. */
export interface Closing {
  readonly trophy: boolean;
  readonly seal: 'no' | 'may' | 'elder-sign';
}

/** The game has ended in the middle of whatever was being resolved. */
export class GameOver<Outcome> {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    this.outcome = outcome;
  }
}

/** An investigator was taken out of what he was doing (fell, was arrested, was drawn away): the rest is dropped. */
export class Gone {
  readonly who: Seat;
  constructor(who: Seat) {
    this.who = who;
  }
}

/** A game at a table: the state with the words the rules need to speak about it. */
export class Game<S extends TableState = TableState> {
  readonly s: S;
  readonly content: Content;
  readonly means: Meanings;
  readonly dice: Dice;
  private readonly table: Table<TableState, Event>;
  /** Movement points left to those whose movement is under way, by seat. */
  readonly moving = new Map<Seat, number>();
  /** What each seat's cards bring, kept by {@link handOf}. */
  readonly hands: (Hand | undefined)[] = [];
  /** What {@link Meanings.globalModifiers} keeps to answer faster. */
  globals: unknown;
  /** Focus left to those whose Upkeep is under way, by seat. */
  readonly focus = new Map<Seat, number>();
  /** Seats on a visit to an Other World by a card, with the place each goes back to. */
  readonly visiting = new Map<Seat, string>();
  /** Seats in the middle of an encounter, a check or combat: no trading with them (A-MISC-11). */
  readonly busy = new Set<Seat>();
  /** Those of them that fight a monster on the board, with no encounter card open. */
  readonly fighting = new Set<Seat>();
  /** Seats that give nothing out of their hands for now: who pays or loses keeps what he still owes (H-ASSET-05). */
  readonly holding = new Set<Seat>();

  constructor(table: Table<S, Event>, content: Content, means: Meanings) {
    this.table = table;
    this.s = table.state;
    this.dice = table.dice;
    this.content = content;
    this.means = means;
  }

  /** Tells an event; undefined while nobody listens, so call it as `g.tell?.({...})`. */
  get tell(): ((event: Event) => void) | undefined {
    return this.table.tell;
  }

  /** Something hidden was shown: no undo behind this. */
  reveal(): void {
    this.table.reveal();
  }

  /** Players at the start (N of the ledger), eliminated ones included. */
  get players(): number {
    return this.s.investigators.length;
  }

  at(seat: Seat): S['investigators'][number] {
    return this.s.investigators[seat] as Investigator;
  }

  sheet(who: Investigator): InvestigatorDef {
    return known(this.content.investigators, who.id, 'investigator');
  }

  card(id: string): CardDef {
    return known(this.content.cards, id, 'card');
  }

  /** The kind of a monster token. */
  monster(token: string): MonsterDef {
    return known(this.content.tokens, token, 'monster token');
  }

  place(id: string): Place {
    return known(this.content.places, id, 'place');
  }

  mythos(id: string): MythosDef {
    return known(this.content.mythos, id, 'mythos card');
  }

  get ancientOne(): AncientOneDef {
    return known(this.content.ancientOnes, this.s.ancientOne, 'Ancient One');
  }

  gateAt(place: string): S['gates'][number] | undefined {
    return this.s.gates.find((gate) => gate.at === place);
  }

  /** In Arkham: locations, streets, the Jail; not an Other World, not lost, not out. */
  inArkham(who: Investigator): boolean {
    const { kind } = this.place(who.place);
    return kind === 'street' || kind === 'location' || kind === 'jail';
  }

  inOtherWorld(who: Investigator): boolean {
    return this.place(who.place).kind === 'world';
  }

  inStreet(who: Investigator): boolean {
    return this.place(who.place).kind === 'street';
  }

  /** Monsters standing in an area. */
  monstersAt(place: string): string[] {
    const tokens: string[] = [];
    for (const monster of this.s.monsters) if (monster.at === place) tokens.push(monster.token);
    return tokens;
  }

  deck(id: DeckId): string[] {
    return this.s.decks[id];
  }
}

function known<T>(map: ReadonlyMap<string, T>, id: string, what: string): T {
  const found = map.get(id);
  if (found === undefined) throw new Error(`there is no ${what} "${id}" in the packs of this game`);
  return found;
}

/**
 * Runs a rule that concerns one investigator and ends it where he is taken out of it (falls, is arrested, drawn
 * away). Gives undefined then.
 */
export function* unlessGone<T>(who: Investigator, rule: Rule<T>): Rule<T | undefined> {
  try {
    return yield* rule;
  } catch (interrupt) {
    if (interrupt instanceof Gone && interrupt.who === who.seat) return undefined;
    throw interrupt;
  }
}

/** Runs a rule in the middle of which its investigator gives nothing away. */
export function* holdingOn<T>(g: Game, who: Investigator, rule: Rule<T>): Rule<T> {
  if (g.holding.has(who.seat)) return yield* rule;
  g.holding.add(who.seat);
  try {
    return yield* rule;
  } finally {
    g.holding.delete(who.seat);
  }
}

/** Runs a rule in the middle of which its investigator does nothing else: no trading, no asides (A-MISC-11). */
export function* occupied<T>(g: Game, who: Investigator, rule: Rule<T>): Rule<T> {
  if (g.busy.has(who.seat)) return yield* rule;
  g.busy.add(who.seat);
  try {
    return yield* rule;
  } finally {
    g.busy.delete(who.seat);
  }
}
