import type { Dice, Premise, Rule, Seat, Table } from '@vigil/engine';
import type { AncientOneDef, CardDef, InvestigatorDef, MonsterDef, MythosDef } from '../language/components.js';
import type { Content, Place } from '../language/content.js';
import type { DeckId } from '../language/decks.js';
import type { Event } from '../language/events.js';
import type { MonsterAbility, Skill } from '../language/terms.js';
import { copyRecord, shareDecks } from './clone.js';
import { deckOf } from './decks.js';
import { EffectIndex } from './figures/effect-index.js';
import type { Hand } from './figures/hand.js';
import type { OnTable } from './figures/on-table.js';
import type { RuleTable } from './rule-table.js';
import { BySeat, Seats } from './seats.js';
import type { Investigator, Possession, TableState } from './state.js';

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
  /** How he was felled, if it follows from that. */
  readonly defeatKind?: DefeatKind;
}

/** With no Sanity left, or no Stamina. */
export type DefeatKind = 'insane' | 'unconscious';

/** A spell with hands that was tried in a fight, cast or failed. `castIn`: the round. */
export interface SpellInHand {
  readonly possession: Possession;
  readonly hands: number;
  readonly castIn: number;
  works: boolean;
  bonus: number;
  magical: boolean;
  /** The skill with which he fights as long as it is held. */
  skill?: Skill | undefined;
  /** What it takes from the monster. */
  weakens?: { readonly toughness: number; readonly ability?: MonsterAbility } | undefined;
}

/** A fight, or a single combat check, under way. It lives inside one rule and is never saved. */
export interface Combat {
  readonly who: Investigator;
  /** The token fought; undefined for the Ancient One and for checks without a monster. */
  readonly token: string | undefined;
  round: number;
  /** Weapons in hand. */
  readonly armed: Possession[];
  /**
   * Spells tried: they work only as long as their hands stay devoted to them (A-COMBAT-19, A-COMBAT-20, A-COMBAT-21).
   */
  readonly spells: SpellInHand[];
  /** Physical weapons that count as magical in this combat. */
  readonly enchanted: Possession[];
  /** Checks that fail without a roll: how many more combat checks, and the horror check. */
  failHorror: boolean;
  failCombat: number;
  /** Checks that were failed in it. */
  readonly failed: ('horror' | 'combat')[];
  readonly passed: ('horror' | 'combat' | 'evade')[];
  /** What the weapons of the last check take no heed of. */
  ignored: readonly MonsterAbility[];
  /** Abilities that the card which brought it gives it. */
  gives?: readonly MonsterAbility[] | undefined;
  /** What was fought was defeated. */
  won: boolean;
  noDamage: boolean;
  over: boolean;
  /** Abilities of what is fought where it is no token and yet can be weakened like one (H-AO-18). */
  readonly defenses?: readonly MonsterAbility[] | undefined;
}

/** The fight against the Ancient One itself, as far as cards reach into it. */
export interface Battle {
  attackCancelled?: true | undefined;
}

/** A card in play on nobody's hand, with a text. */
export type TextsInPlay<T> = readonly (readonly [text: T, source: string])[];

/** The game has ended in the middle of whatever was being resolved. */
export class GameOver<Outcome> {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    this.outcome = outcome;
  }
}

/** An investigator was taken out of what he was doing (fell, was arrested, was drawn away): the rest is dropped. */
export class Interrupted {
  readonly who: Seat;
  /** Only carried off elsewhere, as through a gate: the encounter at hand is over, and nothing else is. */
  readonly isRelocation: boolean;
  constructor(who: Seat, isCarriedOff = false) {
    this.who = who;
    this.isRelocation = isCarriedOff;
  }
}

/** A game at a table: the state with the words the rules need to speak about it, and what those mean in this game. */
export class Game<S extends TableState = TableState, M extends RuleTable = RuleTable> {
  readonly s: S;
  readonly content: Content;
  readonly rules: M;
  readonly dice: Dice;
  private readonly table: Table<TableState, Event>;
  /** Movement points left to those whose movement is under way, by seat. */
  readonly moving = new BySeat<number>();
  private effectIndexCache: EffectIndex | undefined;
  /** What {@link cluesByPlace} keeps. */
  private clueIndex: ClueIndex | undefined;
  /** What each seat's cards bring, kept by {@link handOf}. */
  readonly hands: (Hand | undefined)[] = [];
  /** What the meanings keep of what is said from the table, to answer faster. */
  onTable: OnTable | undefined;
  /** Focus left to those whose Upkeep is under way, by seat. */
  readonly focus = new BySeat<number>();
  /** Seats on a visit to an Other World by a card, with the place each goes back to. */
  readonly visiting = new BySeat<string>();
  /** What somebody has lost of sanity and stamina since it is being counted, by seat. */
  readonly losses = new BySeat<Record<'sanity' | 'stamina', number>>();
  /** Allies that were discarded or left the game, and nothing has followed it yet. */
  pendingAllyDepartures = 0;
  /** How many checks have been passed, for whoever wants to know whether any was meanwhile. */
  passedChecks = 0;
  /** Events told so far while somebody listens, and questions asked: what has not raised it has done nothing. */
  activityCount = 0;
  private listener: ((event: Event) => void) | undefined;
  private countingListener: ((event: Event) => void) | undefined;
  /** Lists and records of the position that nothing has in common with it; see {@link makeMutable}. */
  private readonly unshared: object[] = [];
  private unsharedCount = 0;
  /** The record of all decks, if it is one of them. */
  private unsharedDecks: TableState['decks'] | undefined;
  /** Seats in the middle of an encounter, a check or combat: no trading with them (A-MISC-11). */
  readonly busy = new Seats();
  /** Those of them that fight a monster on the board, with no encounter card open. */
  readonly fighting = new Seats();
  /** Number of times a seat was taken out of what it was doing. */
  readonly interruptCounts = new BySeat<number>();
  /** Number of texts, abilities and encounters begun, by seat. */
  readonly startCounts = new BySeat<number>();
  /** Number of times a seat has come into another area. */
  readonly moveCounts = new BySeat<number>();
  /** Seats that have fallen and have not come to themselves yet. */
  readonly falling = new Seats();
  /** Premise of what is befalling a seat and comes before all that its parts ask, by seat. */
  readonly urgent = new BySeat<Premise>();
  /** Seats that give nothing out of their hands for now: who pays or loses keeps what he still owes (H-ASSET-05). */
  readonly keepingCards = new Seats();

  /** `like`: a game that has been in the position of this table, from which is taken what was worked out there. */
  constructor(table: Table<S, Event>, content: Content, means: M, like?: Game<S, M>) {
    this.table = table;
    if (like) {
      this.effectIndexCache = like.effectIndexCache?.copy();
      this.onTable = like.onTable;
      this.clueIndex = like.clueIndex;
      for (const hand of like.hands) this.hands.push(hand);
    }
    this.s = table.state;
    this.dice = table.dice;
    this.content = content;
    this.rules = means;
  }

  /** Takes over what another game of the same table keeps of hands and table, so that it need not be gathered again. */
  reuseCaches(other: Game<S, M> | undefined): this {
    if (!other) return this;
    this.effectIndexCache = other.effectIndex;
    this.onTable = other.onTable;
    for (const hand of other.hands) this.hands.push(hand);
    return this;
  }

  /** What is spoken of in hands and on the table. */
  get effectIndex(): EffectIndex {
    this.effectIndexCache ??= new EffectIndex(this.content, this.s);
    return this.effectIndexCache;
  }

  /** Tells an event; undefined while nobody listens, so call it as `g.tell?.({...})`. */
  get emit(): ((event: Event) => void) | undefined {
    const { emit: tell } = this.table;
    if (!tell || tell === this.listener) return tell && this.countingListener;
    this.listener = tell;
    this.countingListener = (event) => {
      this.activityCount++;
      tell(event);
    };
    return this.countingListener;
  }

  /** Has a beat made in the middle of a step; there only where beats are kept, so call it as `g.rest?.(…)`. */
  get checkpointHere(): Table<TableState, Event>['checkpointHere'] {
    return this.table.checkpointHere;
  }

  /** Something hidden was shown: no undo behind this. */
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

  /** A deck to be changed, by its id, whichever it is; see {@link makeMutable}. */
  mutableDeck(id: DeckId): string[] {
    deckOf(this.s.decks, id);
    return this.makeMutable(this.mutableDecks() as Record<string, readonly string[]>, id);
  }

  /** The record of all decks, in which lists are to be replaced; see {@link makeMutable}. */
  mutableDecks(): MutableRecord<S['decks']> {
    const { s } = this;
    if (this.unsharedDecks !== s.decks) this.unsharedDecks = s.decks = shareDecks(s.decks);
    return s.decks as S['decks'];
  }

  /**
   * A list of the position to be changed in place. Beats and forks have lists in common with the position, so whoever changes
   * one makes it his own first. That copies it once between two beats; lists that nobody touches are never copied.
   */
  makeMutable<H extends object, K extends keyof H>(holder: H, key: K): MutableList<H[K]> {
    const list = (holder[key] ?? []) as readonly unknown[];
    if (this.isUnshared(list)) return list as MutableList<H[K]>;
    const own = this.markUnshared(list.slice()) as MutableList<H[K]>;
    holder[key] = own as H[K];
    return own;
  }

  /** The same of a record of lists; the lists themselves are as they were. */
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

  /** How many clues lie at a place. Asked at every turn, and in most places there are none. */
  cluesAt(place: string): number {
    return this.cluesByPlace().get(place) ?? 0;
  }

  /** Where clues lie, and how many. */
  cluesByPlace(): ReadonlyMap<string, number> {
    return this.currentClueIndex().byPlace;
  }

  /** Where clues lie, as a list. */
  placesWithClues(): readonly string[] {
    const lying = this.currentClueIndex();
    lying.places ??= [...lying.byPlace.keys()];
    return lying.places;
  }

  private currentClueIndex(): ClueIndex {
    // Where others have it too, the record is replaced when clues come or go.
    const { clues } = this.s;
    if (this.clueIndex?.record !== clues) this.clueIndex = indexClues(clues);
    return this.clueIndex;
  }

  /** So many clues lie at a place from now on. */
  setClues(at: string, n: number): void {
    const lying = this.currentClueIndex();
    const clues: Record<string, number> = this.makeRecordMutable<TableState, 'clues'>(this.s, 'clues');
    // A record may name a place without clues: where some are laid there it comes last, as where it was not named.
    if (n === 0 || !lying.byPlace.has(at)) delete clues[at];
    if (n > 0) {
      lying.byPlace.set(at, n);
      clues[at] = n;
    } else lying.byPlace.delete(at);
    lying.record = clues;
    lying.places = undefined;
  }

  /** So many more, or fewer, of a special card are in the supply. */
  addSpecials(id: string, by: number): void {
    this.setSpecials(id, (this.s.specials[id] ?? 0) + by);
  }

  /** So many of a special card are in the supply from now on. */
  setSpecials(id: string, n: number): void {
    this.s.specials = { ...this.s.specials, [id]: n };
  }

  /**
   * Interrupt that takes an investigator out of whatever they are doing, in this rule and in any that runs beside it
   * (a fall, an arrest, a passage through a gate). `isCarriedOff`: only to another area, as through a gate.
   */
  interrupt(who: Investigator, isCarriedOff = false): Interrupted {
    this.interruptCounts.set(who.seat, (this.interruptCounts.get(who.seat) ?? 0) + 1);
    return new Interrupted(who.seat, isCarriedOff);
  }

  /** Everybody is in the middle of the same things as in another game. */
  copyOccupation(other: Game): void {
    for (const [mine, theirs] of [
      [this.busy, other.busy],
      [this.fighting, other.fighting],
      [this.falling, other.falling],
      [this.keepingCards, other.keepingCards],
    ] as const) {
      for (const { seat } of other.s.investigators) if (theirs.has(seat)) mine.add(seat);
    }
  }

  /** There is a beat of this position now, which has all its lists as well. */
  markShared(): void {
    this.unsharedCount = 0;
    this.unsharedDecks = undefined;
  }
}

/** A list of the position, to be changed. */
type MutableList<L> = NonNullable<L> extends readonly (infer T)[] ? T[] : never;
/** A record of the position, of which fields are to be replaced. */
type MutableRecord<R> = { -readonly [K in keyof R]: R[K] };

/**
 * Where clues lie by which record. Games that have it in common may change it: it is then that of the changer's record, and
 * the others see that it is no longer that of theirs.
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
 * Runs a rule that concerns one investigator and ends it where he is taken out of it (falls, is arrested, drawn
 * away). Gives undefined then.
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
 * Runs effects of one investigator that are due at the same moment, in order. One that takes the investigator out of what
 * they were doing (a fall, for example) cuts off none of the others (A-MISC-06, DEC-42); the interrupt follows the last of
 * them. Whoever has left the game has nothing due any more.
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

/** Whether what ended a rule is that this investigator was taken out of it. */
export function isInterruptOf(interrupt: unknown, who: Investigator): interrupt is Interrupted {
  return interrupt instanceof Interrupted && interrupt.who === who.seat;
}

/** Runs a rule in the middle of which its investigator gives nothing away. */
export function whileKeepingCards<T>(g: Game, who: Investigator, rule: Rule<T>): Rule<T> {
  return g.keepingCards.has(who.seat) ? rule : withSeatIn(g.keepingCards, who, rule);
}

/** Runs a rule in the middle of which its investigator does nothing else: no trading, no asides (A-MISC-11). */
export function whileOccupied<T>(g: Game, who: Investigator, rule: Rule<T>): Rule<T> {
  if (g.busy.has(who.seat)) return rule;
  g.startCounts.set(who.seat, (g.startCounts.get(who.seat) ?? 0) + 1);
  return withSeatIn(g.busy, who, rule);
}

/** Runs a rule while its investigator's seat is among some. */
function* withSeatIn<T>(seats: Seats, { seat }: Investigator, rule: Rule<T>): Rule<T> {
  seats.add(seat);
  try {
    return yield* rule;
  } finally {
    seats.delete(seat);
  }
}
