import type { Dice, Rule, Seat, Table } from '@vigil/engine';
import type { AncientOneDef, CardDef, InvestigatorDef, MonsterDef, MythosDef } from '../content.js';
import type { DeckId, Fate, MonsterAbility, StatusCard } from '../effects/language.js';
import type { Content, Place } from './content-index.js';
import type { Event } from './events.js';
import type { Hand } from './hand.js';
import type { GlobalModifiers } from './modifiers.js';
import type { AwakeningCause, Investigator, OpenGate, Outcome, Possession, State } from './state.js';

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
}

/** Where the game's two rule sets give a word different meanings. A card is written once and works in both. */
export interface Meanings {
  readonly befall: (g: Game, who: Investigator, fate: Fate, cause: Cause) => Rule;
  /** Somebody's sanity or stamina, or both, stand at 0. */
  readonly fall: (g: Game, who: Investigator) => Rule;
  readonly returnToArkham: (g: Game, who: Investigator) => Rule;
  readonly monsterAppears: (
    g: Game,
    who: Investigator,
    change: { n: number; horror: number; combat: number; surprise: boolean },
    cause: Cause,
  ) => Rule;
  readonly openGate: (g: Game, at: string, monster: boolean) => Rule;
  readonly closeGate: (
    g: Game,
    gate: OpenGate,
    who: Investigator | undefined,
    how: { trophy: boolean; seal: 'no' | 'may' | 'elder-sign' },
  ) => Rule;
  readonly addDoom: (g: Game, by: number) => void;
  readonly raiseTerror: (g: Game, by: number) => void;
  /** A monster comes onto the board. */
  readonly placeMonster: (g: Game, token: string, at: string) => void;
  readonly drawMonster: (g: Game) => string;
  /** An encounter where he stands, of `draw` cards one of his choice; 0: another one at the same place. */
  readonly encounterAt: (g: Game, who: Investigator, draw: number) => Rule;
  readonly visitWorld: (g: Game, who: Investigator, world: string) => Rule;
  readonly receive: (g: Game, who: Investigator, card: StatusCard, cause: Cause) => Rule;
  readonly freeFromJail: (g: Game) => void;
  readonly throughNearestGate: (g: Game, who: Investigator) => Rule;
  readonly closePlace: (g: Game, at: string, until: 'for-good' | number) => void;
  readonly handlers: Readonly<Record<string, (g: Game, who: Investigator, cause: Cause) => Rule>>;
}

/** The Ancient One awakens: whatever is being resolved is dropped (A-AWAKEN-07). */
export class Awakening {
  readonly cause: AwakeningCause;
  constructor(cause: AwakeningCause) {
    this.cause = cause;
  }
}

/** The game has ended in the middle of whatever was being resolved. */
export class GameOver {
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

/** A game of Arkham at a table: the state with the words the rules need to speak about it. */
export class Game {
  readonly s: State;
  readonly content: Content;
  readonly means: Meanings;
  readonly dice: Dice;
  private readonly table: Table<State, Event>;
  /** Movement points left to those whose movement is under way, by seat. */
  readonly moving = new Map<Seat, number>();
  /** What each seat's cards bring, kept by {@link handOf}. */
  readonly hands: (Hand | undefined)[] = [];
  /** Modifiers in play on nobody's cards, kept by the modifiers' own file. */
  globals: GlobalModifiers | undefined;
  /** Focus left to those whose Upkeep is under way, by seat. */
  readonly focus = new Map<Seat, number>();
  /** Seats on a visit to an Other World by a card, with the place each goes back to. */
  readonly visiting = new Map<Seat, string>();
  /** Seats in the middle of an encounter, a check or combat: no trading with them (A-MISC-11). */
  readonly busy = new Set<Seat>();
  /** Those of them that fight a monster on the board, with no encounter card open. */
  readonly fighting = new Set<Seat>();

  constructor(table: Table<State, Event>, content: Content, means: Meanings) {
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

  at(seat: Seat): Investigator {
    return this.s.investigators[seat] as Investigator;
  }

  /** Everybody still in the game, clockwise from the first player (A-TURN-03). */
  inOrder(): Investigator[] {
    const all = this.s.investigators;
    const order: Investigator[] = [];
    for (let i = 0; i < all.length; i++) {
      const who = all[(this.s.first + i) % all.length] as Investigator;
      if (who.place !== 'out') order.push(who);
    }
    return order;
  }

  get firstPlayer(): Investigator {
    return this.at(this.s.first);
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

  gateAt(place: string): OpenGate | undefined {
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

  /** Whether he skips this whole turn (A-TURN-06), or what is left of it (A-TURN-07). */
  losesThisTurn(who: Investigator): boolean {
    return who.losesTurn === this.s.turn || who.turnEnded === this.s.turn;
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
