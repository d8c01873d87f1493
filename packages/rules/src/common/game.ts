import type { Dice, Premise, Rule, Seat, Table } from '@vigil/engine';
import type { AncientOneDef, CardDef, InvestigatorDef, MonsterDef, MythosDef } from '../language/components.js';
import type { Content, Place } from '../language/content.js';
import type { DeckId } from '../language/decks.js';
import type { Event } from '../language/events.js';
import type { MonsterAbility, Skill } from '../language/terms.js';
import { copyRecord, shareDecks } from './clone.js';
import type { CheckSpec } from './contracts/checks.js';
import type { OnTable } from './contracts/figures.js';
import { deckOf } from './decks.js';
import { EffectIndex } from './figures/effect-index.js';
import type { Hand } from './figures/hand.js';
import { forgetOrder } from './known-order.js';
import type { RuleTable } from './rule-table.js';
import { BySeat, Seats } from './seats.js';
import type { Investigator, Possession, TableState } from './state.js';

/** Context in which an effect is resolved: its source, its owner, and the fight it belongs to. */
export interface Cause {
  /** The component of the text: a card, monster, entry or place id. Losses and gains name it. */
  readonly source: string;
  /** The possession with the text, for exhausting, discarding and tokens. */
  readonly possession?: Possession | undefined;
  /** The owner of that possession, if it is not the investigator it is resolved for. */
  readonly owner?: Investigator | undefined;
  /** The current fight. */
  readonly combat?: Combat | undefined;
  /** The check that a card is used before. */
  readonly within?: CheckSpec | undefined;
  /** The way the investigator was defeated, if the effect follows from that. */
  readonly defeatKind?: DefeatKind;
}

/** Defeat with no Sanity left, or no Stamina. */
export type DefeatKind = 'insane' | 'unconscious';

/** A spell with hands that was tried in a fight, successfully or not. `castIn`: the round. */
export interface SpellInHand {
  readonly possession: Possession;
  readonly hands: number;
  readonly castIn: number;
  works: boolean;
  bonus: number;
  magical: boolean;
  /** The skill the investigator fights with while it is held. */
  skill?: Skill | undefined;
  /** Toughness and ability that it removes from the monster. */
  weakens?: { readonly toughness: number; readonly ability?: MonsterAbility } | undefined;
}

/** A fight, or a single combat check, in progress. It lives inside one rule and is never saved. */
export interface Combat {
  readonly who: Investigator;
  /** The token fought; undefined for the Ancient One and for checks without a monster. */
  readonly token: string | undefined;
  round: number;
  /** Weapons in hand. */
  readonly weapons: Possession[];
  /**
   * Spells tried: they work only as long as their hands stay devoted to them (A-COMBAT-19, A-COMBAT-20, A-COMBAT-21).
   */
  readonly spells: SpellInHand[];
  /** Physical weapons that count as magical in this combat. */
  readonly enchanted: Possession[];
  /** Checks that fail without a roll: how many more combat checks, and the horror check. */
  failHorror: boolean;
  failCombat: number;
  /** Failed checks of this fight. */
  readonly failed: ('horror' | 'combat')[];
  readonly passed: ('horror' | 'combat' | 'evade')[];
  /** Abilities that the weapons of the last check ignore. */
  ignored: readonly MonsterAbility[];
  /** Abilities of the monster from the card that brought it. */
  addedAbilities?: readonly MonsterAbility[] | undefined;
  /** True if the opponent was defeated. */
  won: boolean;
  noDamage: boolean;
  over: boolean;
  /** Abilities of an opponent without a token that can be weakened like one (H-AO-18). */
  readonly defenses?: readonly MonsterAbility[] | undefined;
}

/** The parts of the fight against the Ancient One that cards affect. */
export interface Battle {
  attackCancelled?: true | undefined;
}

/** Texts that apply from the table, each with its source. */
export type TextsInPlay<T> = readonly (readonly [text: T, source: string])[];

/** Interrupt that ends the game in the middle of a rule. */
export class GameOver<Outcome> {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    this.outcome = outcome;
  }
}

/** Interrupt of an investigator's current activity (a defeat, an arrest, a gate). The rest of the rule is dropped. */
export class Interrupted {
  readonly who: Seat;
  /** True if the investigator was only moved to another area, as through a gate. Only the current encounter ends. */
  readonly isRelocation: boolean;
  constructor(who: Seat, isRelocation = false) {
    this.who = who;
    this.isRelocation = isRelocation;
  }
}

/** A game at a table: the state, look-ups for the rules, and the rule table of this game. */
export class Game<S extends TableState = TableState, M extends RuleTable = RuleTable> {
  readonly s: S;
  readonly content: Content;
  readonly rules: M;
  readonly dice: Dice;
  private readonly table: Table<TableState, Event>;
  /** Movement points left to seats that are moving. */
  readonly moving = new BySeat<number>();
  private effectIndexCache: EffectIndex | undefined;
  /** Cache of {@link cluesByPlace}. */
  private clueIndex: ClueIndex | undefined;
  /** Hands by seat, cached by {@link handOf}. */
  readonly hands: (Hand | undefined)[] = [];
  /** Cache of the texts that apply from the table. */
  onTable: OnTable | undefined;
  /** Focus left to seats in their Upkeep. */
  readonly focus = new BySeat<number>();
  /** Seats that a card has sent to an Other World, with the place each returns to. */
  readonly visiting = new BySeat<string>();
  /** Sanity and Stamina lost by each seat since counting began. */
  readonly losses = new BySeat<Record<'sanity' | 'stamina', number>>();
  /** Allies that were discarded or left the game and have not been answered yet. */
  pendingAllyDepartures = 0;
  /** Total of passed checks, for callers that compare it before and after. */
  passedChecks = 0;
  /** Number of events emitted to a listener and questions asked. An effect that has not raised it has done nothing. */
  activityCount = 0;
  private listener: ((event: Event) => void) | undefined;
  private countingListener: ((event: Event) => void) | undefined;
  /** Lists and records of the position that are not shared; see {@link makeMutable}. */
  private readonly unshared: object[] = [];
  private unsharedCount = 0;
  /** The record of all decks, if it is not shared. */
  private unsharedDecks: TableState['decks'] | undefined;
  /** Seats in an encounter, a check or combat: no trading with them (A-MISC-11). */
  readonly busy = new Seats();
  /** Busy seats that fight a monster on the board without an open encounter card. */
  readonly fighting = new Seats();
  /** Number of interrupts of each seat. */
  readonly interruptCounts = new BySeat<number>();
  /** Number of texts, abilities and encounters that each seat has started. */
  readonly startCounts = new BySeat<number>();
  /** Number of times each seat has entered another area. */
  readonly moveCounts = new BySeat<number>();
  /** Seats that have fallen and have not recovered yet. */
  readonly resolvingDefeat = new Seats();
  /** Premise of an urgent event of a seat, which precedes all other questions of its parts, by seat. */
  readonly urgent = new BySeat<Premise>();
  /** Seats that may not give cards away now: while paying or losing they keep what they owe (H-ASSET-05). */
  readonly keepingCards = new Seats();

  /** `warmFrom`: a game that has been in this table's position. Its caches are reused. */
  constructor(table: Table<S, Event>, content: Content, rules: M, warmFrom?: Game<S, M>) {
    this.table = table;
    if (warmFrom) {
      this.effectIndexCache = warmFrom.effectIndexCache?.copy();
      this.onTable = warmFrom.onTable;
      this.clueIndex = warmFrom.clueIndex;
      for (const hand of warmFrom.hands) this.hands.push(hand);
    }
    this.s = table.state;
    this.dice = table.dice;
    this.content = content;
    this.rules = rules;
  }

  /** Reuses the cached hands and table texts of another game of the same table. */
  reuseCaches(other: Game<S, M> | undefined): this {
    if (!other) return this;
    this.effectIndexCache = other.effectIndex;
    this.onTable = other.onTable;
    for (const hand of other.hands) this.hands.push(hand);
    return this;
  }

  /** Effects that occur in hands and on the table. */
  get effectIndex(): EffectIndex {
    this.effectIndexCache ??= new EffectIndex(this.content, this.s);
    return this.effectIndexCache;
  }

  /** Emits an event. Undefined without a listener, so call it as `g.emit?.({...})`. */
  get emit(): ((event: Event) => void) | undefined {
    const { emit } = this.table;
    if (!emit || emit === this.listener) return emit && this.countingListener;
    this.listener = emit;
    this.countingListener = (event) => {
      this.activityCount++;
      emit(event);
    };
    return this.countingListener;
  }

  /**
   * Takes a checkpoint in the middle of a step. Undefined if no checkpoints are taken, so call it as
   * `g.checkpointHere?.(…)`.
   */
  get checkpointHere(): Table<TableState, Event>['checkpointHere'] {
    return this.table.checkpointHere;
  }

  /** Sets an undo barrier, since hidden information was shown. */
  reveal(): void {
    this.table.reveal();
  }

  /** Players at the start (N of the ledger), eliminated ones included. */
  get players(): number {
    return this.s.investigators.length;
  }

  investigatorAt(seat: Seat): S['investigators'][number] {
    return this.s.investigators[seat] as Investigator;
  }

  sheet(who: Investigator): InvestigatorDef {
    return requireEntry(this.content.investigators, who.id, 'investigator');
  }

  card(id: string): CardDef {
    return requireEntry(this.content.cards, id, 'card');
  }

  /** The kind of a monster token. */
  monster(token: string): MonsterDef {
    return requireEntry(this.content.tokens, token, 'monster token');
  }

  place(id: string): Place {
    return requireEntry(this.content.places, id, 'place');
  }

  mythos(id: string): MythosDef {
    return requireEntry(this.content.mythos, id, 'mythos card');
  }

  get ancientOne(): AncientOneDef {
    return requireEntry(this.content.ancientOnes, this.s.ancientOne, 'Ancient One');
  }

  gateAt(place: string): S['gates'][number] | undefined {
    return this.s.gates.find((gate) => gate.at === place);
  }

  /** In Arkham: locations, streets, the Jail; not an Other World, not lost, not out. */
  isInArkham(who: Investigator): boolean {
    return this.place(who.place).kindDef.inArkham === true;
  }

  isInOtherWorld(who: Investigator): boolean {
    return this.place(who.place).kind === 'world';
  }

  isInStreet(who: Investigator): boolean {
    return this.place(who.place).kind === 'street';
  }

  /** Monsters standing in an area. */
  monstersAt(place: string): string[] {
    const tokens: string[] = [];
    for (const monster of this.s.monsters) if (monster.at === place) tokens.push(monster.token);
    return tokens;
  }

  deck(id: DeckId): readonly string[] {
    return deckOf(this.s.decks, id);
  }

  /** Returns a deck by its id, ready to be changed in any way: its order is no longer known. See {@link makeMutable}. */
  mutableDeck(id: DeckId): string[] {
    forgetOrder(this.s, id);
    return this.orderedDeck(id);
  }

  /** Returns a deck by its id, to be changed only by the functions of `known-order.ts`; see {@link makeMutable}. */
  orderedDeck(id: DeckId): string[] {
    deckOf(this.s.decks, id);
    return this.makeMutable(this.orderedDecks() as Record<string, readonly string[]>, id);
  }

  /** Returns the record of all decks, ready for lists to be replaced: no order is known any longer. */
  mutableDecks(): MutableRecord<S['decks']> {
    this.s.knownOrder = {};
    return this.orderedDecks();
  }

  /** Returns the record of all decks, for lists in their order; see {@link orderedDeck}. */
  orderedDecks(): MutableRecord<S['decks']> {
    const { s } = this;
    if (this.unsharedDecks !== s.decks) this.unsharedDecks = s.decks = shareDecks(s.decks);
    return s.decks as S['decks'];
  }

  /**
   * Returns a list of the position, ready to be changed in place. Lists are shared with checkpoints and forks until a
   * rule changes them. A list is copied at most once between two checkpoints, and never if it is unchanged.
   */
  makeMutable<H extends object, K extends keyof H>(holder: H, key: K): MutableList<H[K]> {
    const list = (holder[key] ?? []) as readonly unknown[];
    if (this.isUnshared(list)) return list as MutableList<H[K]>;
    const own = this.markUnshared(list.slice()) as MutableList<H[K]>;
    holder[key] = own as H[K];
    return own;
  }

  /** As {@link makeMutable}, for a record of lists. The lists themselves stay shared. */
  makeRecordMutable<H extends object, K extends keyof H>(holder: H, key: K): MutableRecord<H[K]> {
    const record = holder[key];
    if (this.isUnshared(record as object)) return record;
    holder[key] = this.markUnshared(copyRecord(record as Readonly<Record<string, unknown>>)) as H[K];
    return holder[key];
  }

  private isUnshared(one: object): boolean {
    for (let i = 0; i < this.unsharedCount; i++) if (this.unshared[i] === one) return true;
    return false;
  }

  private markUnshared<T extends object>(own: T): T {
    this.unshared[this.unsharedCount++] = own;
    return own;
  }

  /** Number of clues at a place. Called every turn, mostly for places without clues. */
  cluesAt(place: string): number {
    return this.cluesByPlace().get(place) ?? 0;
  }

  /** Places with clues, and the number at each. */
  cluesByPlace(): ReadonlyMap<string, number> {
    return this.currentClueIndex().byPlace;
  }

  /** Places with clues, as a list. */
  placesWithClues(): readonly string[] {
    const clueIndex = this.currentClueIndex();
    clueIndex.places ??= [...clueIndex.byPlace.keys()];
    return clueIndex.places;
  }

  private currentClueIndex(): ClueIndex {
    // A shared record is replaced when clues come or go.
    const { clues } = this.s;
    if (this.clueIndex?.record !== clues) this.clueIndex = indexClues(clues);
    return this.clueIndex;
  }

  /** Sets the number of clues at a place. */
  setClues(at: string, n: number): void {
    const clueIndex = this.currentClueIndex();
    const clues: Record<string, number> = this.makeRecordMutable<TableState, 'clues'>(this.s, 'clues');
    // The record may list a place with 0 clues. New clues there move it to the end, as if it were not listed.
    if (n === 0 || !clueIndex.byPlace.has(at)) delete clues[at];
    if (n > 0) {
      clueIndex.byPlace.set(at, n);
      clues[at] = n;
    } else clueIndex.byPlace.delete(at);
    clueIndex.record = clues;
    clueIndex.places = undefined;
  }

  /** Changes the number of a special card in the supply. */
  addSpecials(id: string, by: number): void {
    this.setSpecials(id, (this.s.specials[id] ?? 0) + by);
  }

  /** Sets the number of a special card in the supply. */
  setSpecials(id: string, n: number): void {
    this.s.specials = { ...this.s.specials, [id]: n };
  }

  /**
   * Returns an interrupt that ends an investigator's activity in all concurrent rules (defeat, arrest, passage through
   * a gate). `isRelocation`: they only moved to another area, as through a gate.
   */
  interrupt(who: Investigator, isRelocation = false): Interrupted {
    this.interruptCounts.set(who.seat, (this.interruptCounts.get(who.seat) ?? 0) + 1);
    return new Interrupted(who.seat, isRelocation);
  }

  /** Marks the same seats as occupied as in another game. */
  copyOccupation(other: Game): void {
    for (const [mine, theirs] of [
      [this.busy, other.busy],
      [this.fighting, other.fighting],
      [this.resolvingDefeat, other.resolvingDefeat],
      [this.keepingCards, other.keepingCards],
    ] as const) {
      for (const { seat } of other.s.investigators) if (theirs.has(seat)) mine.add(seat);
    }
  }

  /** Marks all lists as shared, since a checkpoint now has them too. */
  markShared(): void {
    this.unsharedCount = 0;
    this.unsharedDecks = undefined;
  }
}

/** A mutable list of the position. */
type MutableList<L> = NonNullable<L> extends readonly (infer T)[] ? T[] : never;
/** A record of the position whose fields may be replaced. */
type MutableRecord<R> = { -readonly [K in keyof R]: R[K] };

/**
 * Clues by place, with the record they were read from. Games that share the record may each replace it. The others then
 * see that their record is still the old one.
 */
interface ClueIndex {
  record: TableState['clues'];
  readonly byPlace: Map<string, number>;
  places: readonly string[] | undefined;
}

function indexClues(clues: TableState['clues']): ClueIndex {
  const at = new Map<string, number>();
  for (const place of Object.keys(clues)) {
    const n = clues[place] as number;
    if (n > 0) at.set(place, n);
  }
  return { record: clues, byPlace: at, places: undefined };
}

function requireEntry<T>(map: ReadonlyMap<string, T>, id: string, what: string): T {
  const found = map.get(id);
  if (found === undefined) throw new Error(`there is no ${what} "${id}" in the packs of this game`);
  return found;
}

/**
 * Runs a rule of one investigator. Returns undefined if an interrupt of that investigator ends it (a defeat, an arrest, a
 * gate).
 */
export function* unlessInterrupted<T>(who: Investigator, rule: Rule<T>): Rule<T | undefined> {
  try {
    return yield* rule;
  } catch (interrupt) {
    if (isInterruptOf(interrupt, who)) return undefined;
    throw interrupt;
  }
}

/**
 * Runs simultaneous effects of one investigator in order. An interrupt of the investigator (a defeat, for example) does
 * not cut off the others (A-MISC-06, DEC-42). The interrupt is rethrown after the last of them. Nothing runs for
 * investigators who have left the game.
 */
export function* runAllDue(who: Investigator, effects: Iterable<Rule>): Rule {
  let interrupt: unknown;
  for (const effect of effects) {
    if (who.place === 'out') break;
    try {
      yield* effect;
    } catch (thrown) {
      if (!isInterruptOf(thrown, who)) throw thrown;
      interrupt ??= thrown;
    }
  }
  if (interrupt !== undefined) throw interrupt;
}

/** True if an interrupt is one of this investigator. */
export function isInterruptOf(interrupt: unknown, who: Investigator): interrupt is Interrupted {
  return interrupt instanceof Interrupted && interrupt.who === who.seat;
}

/** Runs a rule during which its investigator cannot give anything away. */
export function whileKeepingCards<T>(g: Game, who: Investigator, rule: Rule<T>): Rule<T> {
  return g.keepingCards.has(who.seat) ? rule : withSeatIn(g.keepingCards, who, rule);
}

/** Runs a rule during which its investigator does nothing else: no trading, no asides (A-MISC-11). */
export function whileOccupied<T>(g: Game, who: Investigator, rule: Rule<T>): Rule<T> {
  if (g.busy.has(who.seat)) return rule;
  g.startCounts.set(who.seat, (g.startCounts.get(who.seat) ?? 0) + 1);
  return withSeatIn(g.busy, who, rule);
}

/** Runs a rule while its investigator's seat is in a set. */
function* withSeatIn<T>(seats: Seats, { seat }: Investigator, rule: Rule<T>): Rule<T> {
  seats.add(seat);
  try {
    return yield* rule;
  } finally {
    seats.delete(seat);
  }
}
