import type { Dice, Rule } from '@vigil/engine';
import type { Casting } from '../language/abilities.js';
import type { CheckSkill } from '../language/check-skills.js';
import type { EncounterEntry } from '../language/components.js';
import type { OpenAside } from '../language/questions/index.js';
import type { Fate, MonsterAbility, Skill, StatusCard } from '../language/terms.js';
import type { EffectMemory } from './figures/conditions.js';
import type { OnTable } from './figures/on-table.js';
import type { Battle, Cause, Combat, Game } from './game.js';
import type { QuestionReasons } from './question-reasons.js';
import type { AbilityContext, UsableAbility } from './resolving/abilities.js';
import type { BonusOffer, CheckResult, CheckSpec, FailurePrice } from './resolving/checks.js';
import type { BoardMonster, ClosedPlace, Investigator, OpenGate, Possession } from './state.js';

/**
 * Table of rules in named groups, which each game fills in and boxes wrap. A card is written once and works in both
 * games: rules call through the table whatever a box may change. Written as methods, so that each game's own rules may
 * use its own state type.
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
export interface PeopleRules {
  /** Investigators in the game, in the order in which effects on several are resolved. */
  inOrder(g: Game): Investigator[];
  /** Returns the holder of "the first player" on a card. */
  firstPlayer(g: Game): Rule<Investigator>;
  /**
   * Returns the investigator as if nearby investigators had already handed over everything they could: the maximum they
   * might pay.
   */
  withHelp(g: Game, who: Investigator): Investigator;
  /** Returns how many of `n` clues or dollars are available. */
  availableFromSupply(g: Game, what: 'clue' | 'money', n: number): number;

  applyFate(g: Game, who: Investigator, fate: Fate, cause: Cause): Rule;
  /** Rules of the fates. All but a delay and a lost turn interrupt the investigator. */
  readonly fates: Readonly<Record<Fate, FateRule>>;
  /** Resolves an investigator's Sanity or Stamina, or both, at 0. */
  fall(g: Game, who: Investigator): Rule;
  receive(g: Game, who: Investigator, card: StatusCard, cause: Cause): Rule;
  /** True if receiving a special card would change anything for the investigator. */
  wouldReceive(g: Game, who: Investigator, card: StatusCard): boolean;
  /** Special cards that are a price to receive, whatever is offered with them. */
  readonly burdens: readonly StatusCard[];
  /** True if a fate would change anything for the investigator. */
  fateWouldApply(g: Game, who: Investigator, fate: Fate): boolean;
  freeFromJail(g: Game): Rule;

  /** True if another investigator is near enough to be helped. */
  isNearby(g: Game, who: Investigator, other: Investigator): boolean;
  /** True if the investigator may leave their place voluntarily, as a card offers. */
  canLeave(g: Game, who: Investigator): boolean;
  /** Puts an investigator in an area, by any means. `from`: the component or clause that does. */
  relocate(g: Game, who: Investigator, to: string, from?: string): Rule;
  /**
   * Moves an investigator on foot, by train, or by a text: not by a fate or a gate. Effects that guard an area, or wait
   * in one, answer this and not {@link relocate}.
   */
  travel(g: Game, who: Investigator, to: string, from?: string): Rule;
  /** Called after an investigator was put in another area. `from`: their previous area. */
  onRelocated(g: Game, who: Investigator, from: string): Rule;
  /** `unexplored`: without an explored marker at the gate. `entered`: through the gate they entered, if it is open. */
  returnToArkham(g: Game, who: Investigator, unexplored?: true, entered?: true): Rule;
  /** Returns the gates through which the investigator could return from an Other World now. */
  returnGates(g: Game, who: Investigator, world: string): readonly OpenGate[];
  /** Moves a slider to the stop where a skill is lowest. */
  slideDown(g: Game, who: Investigator, skill: Skill): void;
  /**
   * Resolves an encounter at the investigator's place, with one of `draw` cards of their choice. 0: another one at the
   * same place.
   */
  encounterAt(g: Game, who: Investigator, draw: number): Rule;
  /** `draw`: number of cards to choose from. */
  visitWorld(g: Game, who: Investigator, world: string, draw?: number): Rule;
  /** Resolves the entry of a drawn card for the investigator's place. */
  resolveEntry(g: Game, who: Investigator, card: string, entry: EncounterEntry): Rule;
  enterNearestGate(g: Game, who: Investigator): Rule;
  /** True if a visitor of a shop with a mandatory purchase must buy if they can. */
  mustBuy(g: Game): boolean;
}

/** Rule of one fate. Written as a method for the same reason as the rule table. */
export type FateRule = { apply(g: Game, who: Investigator, cause: Cause): Rule }['apply'];

/** Checks, spells and fights. */
export interface CheckRules {
  /** Returns a skill's current value, before modifiers. Undefined: no value, and effects that raise it do not count. */
  skillBase(g: Game, who: Investigator, skill: CheckSkill): number | undefined;
  /** As {@link skillBase}, for a check about to be rolled, with the investigator's decisions for it. */
  prepareSkill(g: Game, who: Investigator, spec: CheckSpec, skill: CheckSkill): Rule<number | undefined>;
  /** Returns the free bonus that could be allocated for a check, if it gives more dice. */
  bestAllocation(g: Game, who: Investigator, spec: CheckSpec, skill: CheckSkill): BonusOffer | undefined;
  /** Rolls dice that are no skill check. `faces`: the faces shown count, not successes. */
  rollDice(g: Game, who: Investigator, n: number, cause: Cause, faces: boolean): Rule<number[]>;
  /** True if the roll is shown to the investigator although they cannot change it, since others may. */
  waitsAfterRoll(g: Game, who: Investigator): boolean;
  /** True if a weapon that is used up by use is gone after such a check. */
  isUsedUp(g: Game, result: CheckResult): boolean;
  /** Returns an investigator's hands for weapons and spells. */
  handCount(g: Game, who: Investigator): number;
  canCast(g: Game, who: Investigator, cast: Casting, cause: Cause): boolean;
  castSpell(g: Game, who: Investigator, use: UsableAbility, cause: Cause, effect: (successes: number) => Rule): Rule;
  /** True if a successful casting takes the last of its caster's Sanity. */
  /** Returns the price of a failed casting; undefined: casting costs the same either way. */
  castingPrice(g: Game, who: Investigator, cast: Casting): FailurePrice | undefined;
  isDefeatedByCasting(g: Game, who: Investigator, cast: Casting): boolean;
  /** Returns a game at a copy of the table, with these dice and without listeners, to try something out. */
  rehearsal(g: Game, dice: Dice): Game;
  /** Defeats monsters at the same moment. */
  defeatAll(g: Game, who: Investigator, tokens: readonly string[], combat?: Combat): Rule;
}

/** Monsters, places and tracks. */
export interface BoardRules {
  /** `memory`: receives the fate of the monsters. */
  monsterAppears(g: Game, who: Investigator, change: MonsterAppearance, cause: Cause, memory?: EffectMemory): Rule;
  /** Moves monsters on the board to an investigator, who meets each. */
  monstersCome(g: Game, who: Investigator, tokens: readonly string[]): Rule;
  /** True if an investigator or a card keeps gates and monsters from appearing at a place. */
  isAppearanceForbidden(g: Game, at: string): boolean;
  /** Puts a monster onto the board. */
  placeMonster(g: Game, token: string, at: string): Rule;
  /** Draws a monster from the cup. Undefined: none is available. */
  drawMonster(g: Game): Rule<string | undefined>;
  /** Returns a monster to the cup or the box, from wherever it is. */
  returnMonster(g: Game, token: string, to: 'cup' | 'box'): Rule;
  /** Moves a monster on the board to another area, by a card. */
  bringMonster(g: Game, monster: BoardMonster, to: string): Rule;
  /** Returns the monsters that a text about monsters on the board refers to. */
  monstersOnBoard(g: Game): readonly BoardMonster[];
  /** Called after a monster has left the board, with anything that lies on it. */
  onLeftBoard(g: Game, monster: BoardMonster): void;
  /** True if effects that remove monsters from the board exempt this one. */
  isSpared(g: Game, token: string): boolean;

  /** Returns the areas one step away. */
  adjacentAreas(g: Game, area: string): readonly string[];
  /** True if the investigator may step to an adjacent area from their own area, or from `from`. */
  canEnter(g: Game, who: Investigator, area: string, from?: string): boolean;
  /** True if a card of an investigator's keeps them out of an area in this phase, by any kind of movement. */
  isBarred(g: Game, who: Investigator, area: string): boolean;
  /** Closes a place for the time set by the cards of this turn or day, unless `until` is given. */
  closePlace(g: Game, at: string, until?: ClosedPlace['until']): Rule;
  /** True if a place cannot be entered. */
  isClosed(g: Game, at: string): boolean;
  /** True if a location counts as stable. */
  isStable(g: Game, at: string): boolean;

  /** Puts a clue at a place. */
  placeClue(g: Game, at: string): Rule;
  addDoom(g: Game, by: number): Rule;
  raiseTerror(g: Game, by: number): Rule;
}

/** The number of monsters that a text has appear, changes to their ratings, and whether they surprise. */
export interface MonsterAppearance {
  readonly n: number;
  readonly horror: number;
  readonly combat: number;
  readonly surprise: boolean;
  readonly gives?: readonly MonsterAbility[] | undefined;
  /** Receives the monsters that the investigator defeats. */
  readonly beaten?: string[];
}

/** Rules of gates. */
export interface GateRules {
  open(g: Game, at: string, monster: boolean): Rule;
  /** Closes the gates that a card allows among these, with the consequences. */
  close(g: Game, who: Investigator, gates: readonly OpenGate[], how: GateClosing): Rule;
  /** Runs a card's text for every gate it may concern. */
  forEachGate(g: Game, who: Investigator, perGate: (gate: OpenGate) => Rule): Rule;
  /** Returns the number of seals on the board. */
  sealsOnBoard(g: Game): number;
  removeSeals(g: Game): Rule;
  /** Removes a chosen seal from the board. Returns its place; undefined if there is none. */
  removeSeal(g: Game, who: Investigator, source: string): Rule<string | undefined>;
  /** Returns the difficulty of the check that closes a gate. */
  difficulty(g: Game, who: Investigator, gate: OpenGate): number;
  /** Returns the clues a seal costs. */
  sealCost(g: Game, who: Investigator): number;
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
export interface CardRules {
  /** Returns the texts that apply from the table: the Ancient One's and those of cards in play. */
  onTable(g: Game): OnTable;
  battle(g: Game): Battle | undefined;
  /** Lets the investigator choose the pile of a deck to draw from, if there are several. */
  choosePile(g: Game, who: Investigator, deck: string): Rule;
  /** Called after an investigator has gained a card by any means but a trade. */
  onGained(g: Game, who: Investigator, card: string): Rule;
  /**
   * Called after an investigator has drawn a card of a held deck, kept or not. Defined only if something answers that.
   */
  onDrawn?(g: Game, who: Investigator, card: string): Rule;
  turnUpLocationCard(g: Game, who: Investigator): Rule;
  /** Returns the deck with the location cards of a neighbourhood. */
  locationDeck(g: Game, neighbourhood: string): string[] | undefined;
  /** Shuffles a deck that was looked through, or from which a location card is about to be drawn. */
  shuffle(g: Game, deck: string[]): void;
  /** Called when the top cards of a location deck have been drawn for an encounter that is about to begin. */
  onDrawnFrom(g: Game, neighbourhood: string, deck: string[], n: number): void;
  readonly handlers: Readonly<Record<string, Handler>>;
  /** Checks for targets of handlers, where a target may be missing. */
  readonly targets?: Readonly<Record<string, TargetCheck>>;
}

/** Effect of a single card. Written as a method for the same reason as the rule table. */
export type Handler = {
  carryOut(g: Game, who: Investigator, cause: Cause, memory?: EffectMemory, occasion?: AbilityContext): Rule;
}['carryOut'];

/** Returns true if a handler has a target. `cause`: with the current fight, if a card is used in one. */
export type TargetCheck = (g: Game, who: Investigator, cause?: Cause) => boolean;

/** Actions available while a question is open. */
export interface AsideRules {
  /** Returns the asides that are always open. */
  always(g: Game): OpenAside[];
  /** Returns those available in a fight or check of the investigator. Undefined: none. */
  whileBusy(g: Game, who: Investigator): (() => OpenAside[]) | undefined;
  /** Returns those available while a text is resolved for the investigator. Undefined: none. */
  inText(g: Game, who: Investigator): (() => OpenAside[]) | undefined;
  /** Returns the investigator's cards that may be traded. */
  tradable(g: Game, who: Investigator): Possession[];
}
