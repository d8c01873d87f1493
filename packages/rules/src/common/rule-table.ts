import type { Dice, Rule } from '@vigil/engine';
import type { Casting } from '../language/abilities.js';
import type { CheckSkill } from '../language/check-skills.js';
import type { EncounterEntry } from '../language/components.js';
import type { FoePreview, OpenAside } from '../language/questions/index.js';
import type { Fate, MonsterAbility, Skill, StatusCard } from '../language/terms.js';
import type { AbilityContext, UsableAbility } from './contracts/abilities.js';
import type { BonusOffer, CheckResult, CheckSpec, FailurePrice } from './contracts/checks.js';
import type { EffectMemory } from './contracts/effects.js';
import type { OnTable } from './contracts/figures.js';
import type { Battle, Cause, Combat, Game } from './game.js';
import type { QuestionReasons } from './question-reasons.js';
import type { BoardMonster, ClosedPlace, Investigator, OpenGate, Possession } from './state.js';

/**
 * Table of rules in named groups, which each game fills in and boxes wrap. A card is written once and works in both
 * games: rules call through the table whatever a box may change. Each group takes the types of a game and its
 * investigators. Written as methods, so that a game's own groups fit where any game's are expected.
 */
export interface RuleTable {
  /** The clauses by which shared rules ask. */
  readonly reasons: QuestionReasons;
  readonly people: PeopleRules;
  readonly checks: CheckRules;
  readonly board: BoardRules;
  readonly gates: GateRules;
  readonly cards: CardRules;
  readonly asides: AsideRules;
}

/** Turn order, places and fates of investigators. */
export interface PeopleRules<G extends Game = Game, W extends Investigator = Investigator> {
  /** Investigators in the game, in the order in which effects on several are resolved. */
  inOrder(g: G): W[];
  /** Returns the holder of "the first player" on a card. */
  firstPlayer(g: G): Rule<W>;
  /**
   * Returns the investigator as if nearby investigators had already handed over everything they could: the maximum they
   * might pay.
   */
  withHelp(g: G, who: W): W;
  /** Returns a key that distinguishes a trophy from others of its kind. Undefined: none. */
  trophyMark?(g: G, trophy: string): string | undefined;
  /** Returns the available part of `n` clues or dollars. */
  availableFromSupply(g: G, what: 'clue' | 'money', n: number): number;

  applyFate(g: G, who: W, fate: Fate, cause: Cause): Rule;
  /** Rules of the fates. All but a delay and a lost turn interrupt the investigator. */
  readonly fates: Readonly<Record<Fate, FateRule<G, W>>>;
  /** Resolves an investigator's Sanity or Stamina, or both, at 0. */
  defeat(g: G, who: W): Rule;
  receive(g: G, who: W, card: StatusCard, cause: Cause): Rule;
  /** True if receiving a special card would change anything for the investigator. */
  wouldReceive(g: G, who: W, card: StatusCard): boolean;
  /** Special cards that are a price to receive, whatever is offered with them. */
  readonly burdens: readonly StatusCard[];
  /** True if a fate would change anything for the investigator. */
  fateWouldApply(g: G, who: W, fate: Fate): boolean;
  freeFromJail(g: G): Rule;

  /** True if another investigator is near enough to be helped. */
  isNearby(g: G, who: W, other: W): boolean;
  /** True if the investigator may leave their place voluntarily, as a card offers. */
  canLeave(g: G, who: W): boolean;
  /** Puts an investigator in an area, by any means. `from`: the component or clause that does. */
  relocate(g: G, who: W, to: string, from?: string): Rule;
  /**
   * Moves an investigator on foot, by train, or by a text: not by a fate or a gate. Effects that guard an area, or wait
   * in one, answer this and not {@link relocate}.
   */
  travel(g: G, who: W, to: string, from?: string): Rule;
  /** Called after an investigator was put in another area. `from`: their previous area. */
  onRelocated(g: G, who: W, from: string): Rule;
  /** `unexplored`: without an explored marker at the gate. `entered`: through the gate they entered, if it is open. */
  returnToArkham(g: G, who: W, unexplored?: true, entered?: true): Rule;
  /** Returns the gates through which the investigator could return from an Other World now. */
  returnGates(g: G, who: W, world: string): readonly OpenGate[];
  /** Moves a slider to the stop where a skill is lowest. */
  slideDown(g: G, who: W, skill: Skill): void;
  /**
   * Resolves an encounter at the investigator's place, with one of `draw` cards of their choice. 0: another one at the
   * same place.
   */
  encounterAt(g: G, who: W, draw: number): Rule;
  /** `draw`: number of cards to choose from. */
  visitWorld(g: G, who: W, world: string, draw?: number): Rule;
  /** Resolves the entry of a drawn card for the investigator's place. */
  resolveEntry(g: G, who: W, card: string, entry: EncounterEntry): Rule;
  enterNearestGate(g: G, who: W): Rule;
  /** True if a visitor of a shop with a mandatory purchase must buy if they can. */
  mustBuy(g: G): boolean;
}

/** Rule of one fate. Written as a method for the same reason as the rule table. */
export type FateRule<G extends Game = Game, W extends Investigator = Investigator> = {
  apply(g: G, who: W, cause: Cause): Rule;
}['apply'];

/** Checks, spells and fights. */
export interface CheckRules<G extends Game = Game, W extends Investigator = Investigator> {
  /** Returns a skill's current value, before modifiers. Undefined: no value, and effects that raise it do not count. */
  skillBase(g: G, who: W, skill: CheckSkill): number | undefined;
  /** As {@link skillBase}, for a check about to be rolled, with the investigator's decisions for it. */
  prepareSkill(g: G, who: W, spec: CheckSpec, skill: CheckSkill): Rule<number | undefined>;
  /** Returns the free bonus that could be allocated for a check, if it gives more dice. */
  bestAllocation(g: G, who: W, spec: CheckSpec, skill: CheckSkill): BonusOffer | undefined;
  /** Rolls dice that are no skill check. `faces`: the faces shown count, not successes. */
  rollDice(g: G, who: W, n: number, cause: Cause, faces: boolean): Rule<number[]>;
  /** True if the roll is shown to the investigator although they cannot change it, since others may. */
  waitsAfterRoll(g: G, who: W): boolean;
  /** True if a weapon that is used up by use is gone after such a check. */
  isUsedUp(g: G, result: CheckResult): boolean;
  /** Returns an investigator's hands for weapons and spells. */
  handCount(g: G, who: W): number;
  canCast(g: G, who: W, cast: Casting, cause: Cause): boolean;
  castSpell(g: G, who: W, use: UsableAbility, cause: Cause, effect: (successes: number) => Rule): Rule;
  /** True if a successful casting takes the last of its caster's Sanity. */
  isDefeatedByCasting(g: G, who: W, cast: Casting): boolean;
  /** Returns the price of a failed casting; undefined: casting costs the same either way. */
  castingPrice(g: G, who: W, cast: Casting): FailurePrice | undefined;
  /** Returns a game at a copy of the table, with these dice and without listeners, to try something out. */
  rehearsal(g: G, dice: Dice): G;
  /** Defeats monsters at the same moment. */
  defeatAll(g: G, who: W, tokens: readonly string[], combat?: Combat): Rule;
}

/** Monsters, places and tracks. */
export interface BoardRules<G extends Game = Game, W extends Investigator = Investigator> {
  /** `memory`: receives the fate of the monsters. */
  monsterAppears(g: G, who: W, change: MonsterAppearance, cause: Cause, memory?: EffectMemory): Rule;
  /** Moves monsters on the board to an investigator, who meets each. */
  monstersCome(g: G, who: W, tokens: readonly string[]): Rule;
  /** True if an investigator or a card keeps gates and monsters from appearing at a place. */
  isAppearanceForbidden(g: G, at: string): boolean;
  /** Puts a monster onto the board. */
  placeMonster(g: G, token: string, at: string): Rule;
  /** Draws a monster from the cup. Undefined: none is available. */
  drawMonster(g: G): Rule<string | undefined>;
  /** Returns a monster to the cup or the box, from wherever it is. */
  returnMonster(g: G, token: string, to: 'cup' | 'box'): Rule;
  /** Moves a monster on the board to another area, by a card. */
  bringMonster(g: G, monster: BoardMonster, to: string): Rule;
  /** Returns the monsters that a text about monsters on the board refers to. */
  monstersOnBoard(g: G): readonly BoardMonster[];
  /** Called after a monster has left the board, with anything that lies on it. */
  onLeftBoard(g: G, monster: BoardMonster): void;
  /** True if effects that remove monsters from the board exempt this one. */
  isSpared(g: G, token: string): boolean;

  /** Previews the monsters at some places as if the investigator came there. */
  previewFoesAt(g: G, who: W, places: readonly string[]): readonly FoePreview[];

  /** Returns the areas one step away. */
  adjacentAreas(g: G, area: string): readonly string[];
  /** True if the investigator may step to an adjacent area from their own area, or from `from`. */
  canEnter(g: G, who: W, area: string, from?: string): boolean;
  /** True if a card of an investigator keeps them out of an area in this phase, by any movement. */
  isBarred(g: G, who: W, area: string): boolean;
  /** Closes a place for the time set by the cards of this turn or day, unless `until` is given. */
  closePlace(g: G, at: string, until?: ClosedPlace['until']): Rule;
  /** True if a place cannot be entered. */
  isClosed(g: G, at: string): boolean;
  /** True if a location counts as stable. */
  isStable(g: G, at: string): boolean;

  /** Puts a clue at a place. */
  placeClue(g: G, at: string): Rule;
  addDoom(g: G, by: number): Rule;
  raiseTerror(g: G, by: number): Rule;
}

/** The number of monsters that a text has appear, changes to their ratings, and whether they surprise. */
export interface MonsterAppearance {
  readonly n: number;
  readonly horror: number;
  readonly combat: number;
  readonly surprise: boolean;
  readonly gives?: readonly MonsterAbility[] | undefined;
  /** Receives the monsters that the investigator defeats. */
  readonly defeated?: string[];
}

/** Rules of gates. */
export interface GateRules<G extends Game = Game, W extends Investigator = Investigator> {
  open(g: G, at: string, monster: boolean): Rule;
  /** Closes the gates that a card allows among these, with the consequences. */
  close(g: G, who: W, gates: readonly OpenGate[], how: GateClosing): Rule;
  /** Runs a card's text for every gate it may concern. */
  forEachGate(g: G, who: W, perGate: (gate: OpenGate) => Rule): Rule;
  /** Returns the number of seals on the board. */
  sealsOnBoard(g: G): number;
  removeSeals(g: G): Rule;
  /** Removes a chosen seal from the board. Returns its place; undefined if there is none. */
  removeSeal(g: G, who: W, source: string): Rule<string | undefined>;
  /** Returns the difficulty of the check that closes a gate. */
  difficulty(g: G, who: W, gate: OpenGate): number;
  /** Returns the clues a seal costs. */
  sealCost(g: G, who: W): number;
}

/**
 * Consequences for a gate that a card closes. `may`: the investigator may pay to seal it; `elder-sign`: the item seals
 * it.
 */
export interface GateClosing {
  readonly trophy: boolean;
  readonly seal: 'no' | 'may' | 'elder-sign';
}

/** Cards in play that no investigator holds, and decks. */
export interface CardRules<G extends Game = Game, W extends Investigator = Investigator> {
  /** Returns the texts that apply from the table: the Ancient One's and those of cards in play. */
  onTable(g: G): OnTable;
  battle(g: G): Battle | undefined;
  /** Lets the investigator choose the pile of a deck to draw from, if there are several. */
  choosePile(g: G, who: W, deck: string): Rule;
  /** Called after an investigator has gained a card by any means but a trade. */
  onGained(g: G, who: W, card: string): Rule;
  /**
   * Called after an investigator has drawn a card of a held deck, kept or not. Defined only if something answers that.
   */
  onDrawn?(g: G, who: W, card: string): Rule;
  turnUpLocationCard(g: G, who: W): Rule;
  /** Returns the deck with the location cards of a neighbourhood. */
  locationDeck(g: G, neighbourhood: string): string[] | undefined;
  /** Shuffles a deck that was looked through, or from which a location card is about to be drawn. */
  shuffle(g: G, deck: string[]): void;
  /** Called when the top cards of a location deck have been drawn for an encounter that is about to begin. */
  onDrawnFrom(g: G, neighbourhood: string, deck: string[], n: number): void;
  readonly handlers: Readonly<Record<string, Handler<G, W>>>;
  /** Checks for targets of handlers, where a target may be missing. */
  readonly targets?: Readonly<Record<string, TargetCheck<G, W>>>;
  /** Handlers that emit no event when they take effect: a check, a spell or a later phase shows it. */
  readonly eventless?: ReadonlySet<string>;
}

/** Effect of a single card. Written as a method for the same reason as the rule table. */
export type Handler<G extends Game = Game, W extends Investigator = Investigator> = {
  carryOut(g: G, who: W, cause: Cause, memory?: EffectMemory, occasion?: AbilityContext): Rule;
}['carryOut'];

/** Returns true if a handler has a target. `cause`: with the current fight, if a card is used in one. */
export type TargetCheck<G extends Game = Game, W extends Investigator = Investigator> = {
  hasTarget(g: G, who: W, cause?: Cause): boolean;
}['hasTarget'];

/** Actions available while a question is open. */
export interface AsideRules<G extends Game = Game, W extends Investigator = Investigator> {
  /** Returns the asides that are always open. */
  always(g: G): OpenAside[];
  /** Returns those available in a fight or check of the investigator. Undefined: none. */
  whileBusy(g: G, who: W): (() => OpenAside[]) | undefined;
  /** Returns those available while a text is resolved for the investigator. Undefined: none. */
  inText(g: G, who: W): (() => OpenAside[]) | undefined;
  /** Returns the investigator's cards that may be traded. */
  tradable(g: G, who: W): Possession[];
}
