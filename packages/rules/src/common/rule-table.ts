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
import type { BonusOffer, CheckResult, CheckSpec } from './resolving/checks.js';
import type { BoardMonster, ClosedPlace, Investigator, OpenGate, Possession } from './state.js';

/**
 * What the words of the rules mean: one table, in named groups, that each game fills in and boxes wrap. A card is written
 * once and works in both games; a rule calls through the table whatever a box may change. Written as methods, so that
 * each game's own meanings may speak of its own state.
 */
export interface RuleTable {
  /** The clauses that shared rules ask by. */
  readonly reasons: QuestionReasons;
  readonly people: PeopleRules;
  readonly checks: CheckRules;
  readonly board: BoardRules;
  readonly gates: GateRules;
  readonly cards: CardRules;
  readonly asides: AsideRules;
}

/** Who there is, where one is, and what befalls him. */
export interface PeopleRules {
  /** Everybody in the game, in the order in which what touches several is carried out. */
  inOrder(g: Game): Investigator[];
  /** Who "the first player" on a card is. */
  firstPlayer(g: Game): Rule<Investigator>;
  /** Somebody as if those with him had already handed him what they could: what he might yet pay. */
  withHelp(g: Game, who: Investigator): Investigator;
  /** How many clues or dollars can be had of so many. */
  availableFromSupply(g: Game, what: 'clue' | 'money', n: number): number;

  applyFate(g: Game, who: Investigator, fate: Fate, cause: Cause): Rule;
  /** What each fate is. All but a delay and a lost turn take him out of what he was doing. */
  readonly fates: Readonly<Record<Fate, FateRule>>;
  /** Somebody's sanity or stamina, or both, stand at 0. */
  fall(g: Game, who: Investigator): Rule;
  receive(g: Game, who: Investigator, card: StatusCard, cause: Cause): Rule;
  /** Whether receiving a special card would change anything for somebody. */
  wouldReceive(g: Game, who: Investigator, card: StatusCard): boolean;
  /** Special cards that are a price to receive, whatever is offered with them. */
  readonly burdens: readonly StatusCard[];
  /** True if a fate would change anything for the investigator. */
  fateWouldApply(g: Game, who: Investigator, fate: Fate): boolean;
  freeFromJail(g: Game): Rule;

  /** Whether another is where somebody is, near enough to be helped. */
  isNearby(g: Game, who: Investigator, other: Investigator): boolean;
  /** Whether somebody may leave where he is of his own will, as a card offers it. */
  canLeave(g: Game, who: Investigator): boolean;
  /** Puts somebody in an area, by whatever means; `from`: the component or clause that does. */
  relocate(g: Game, who: Investigator, to: string, from?: string): Rule;
  /**
   * An investigator goes to another area, on foot, by train, or as a text moves them: by no fate and through no gate. What
   * guards an area, or waits in one, answers this and not {@link relocate}.
   */
  travel(g: Game, who: Investigator, to: string, from?: string): Rule;
  /** Somebody has just been put in another area; `from`: where he was. */
  onRelocated(g: Game, who: Investigator, from: string): Rule;
  /** `unexplored`: he has not explored the gate he comes back at; `entered`: it is the one he entered, if that is open. */
  returnToArkham(g: Game, who: Investigator, unexplored?: true, entered?: true): Rule;
  /** The gates through which somebody could come back from an Other World now. */
  returnGates(g: Game, who: Investigator, world: string): readonly OpenGate[];
  /** His slider goes to where a skill is lowest. */
  slideDown(g: Game, who: Investigator, skill: Skill): void;
  /** An encounter where he stands, of `draw` cards one of his choice; 0: another one at the same place. */
  encounterAt(g: Game, who: Investigator, draw: number): Rule;
  /** `draw`: of so many cards one of his choice. */
  visitWorld(g: Game, who: Investigator, world: string, draw?: number): Rule;
  /** Carries out what a drawn card says where he is. */
  resolveEntry(g: Game, who: Investigator, card: string, entry: EncounterEntry): Rule;
  enterNearestGate(g: Game, who: Investigator): Rule;
  /** Whether a visitor of a shop that says so must buy what he can. */
  mustBuy(g: Game): boolean;
}

/** What befalls somebody. Written as a method for the same reason as the meanings. */
export type FateRule = { apply(g: Game, who: Investigator, cause: Cause): Rule }['apply'];

/** Checks, spells and fights. */
export interface CheckRules {
  /** What a skill is worth to him now, before modifiers; undefined: nothing, and what raises it does not count. */
  skillBase(g: Game, who: Investigator, skill: CheckSkill): number | undefined;
  /** The same for a check about to be rolled, with what he decides for it. */
  prepareSkill(g: Game, who: Investigator, spec: CheckSpec, skill: CheckSkill): Rule<number | undefined>;
  /** The bonus he could still allocate for a check, if it gives more dice than he has without. */
  bestAllocation(g: Game, who: Investigator, spec: CheckSpec, skill: CheckSkill): BonusOffer | undefined;
  /** Rolls dice that are no skill check; `faces`: what counts is what they show. */
  rollDice(g: Game, who: Investigator, n: number, cause: Cause, faces: boolean): Rule<number[]>;
  /** Whether the roll is shown to him although he has nothing to change it with: others may. */
  waitsAfterRoll(g: Game, who: Investigator): boolean;
  /** Whether a weapon that is used up by use is gone after such a check. */
  isUsedUp(g: Game, result: CheckResult): boolean;
  /** How many hands somebody has for weapons and spells. */
  handCount(g: Game, who: Investigator): number;
  canCast(g: Game, who: Investigator, cast: Casting, cause: Cause): boolean;
  castSpell(g: Game, who: Investigator, use: UsableAbility, cause: Cause, effect: (successes: number) => Rule): Rule;
  /** True if a casting that succeeds takes the last of its caster's Sanity. */
  isDefeatedByCasting(g: Game, who: Investigator, cast: Casting): boolean;
  /** The same game at a copy of its table, with these dice, to try something out: nobody hears of it. */
  rehearsal(g: Game, dice: Dice): Game;
  /** Monsters beaten at the same moment by what he did. */
  defeatAll(g: Game, who: Investigator, tokens: readonly string[], combat?: Combat): Rule;
}

/** Monsters, places and tracks. */
export interface BoardRules {
  /** `memory`: what keeps how they fared. */
  monsterAppears(g: Game, who: Investigator, change: MonsterAppearance, cause: Cause, memory?: EffectMemory): Rule;
  /** Monsters on the board come to somebody, who meets each. */
  monstersCome(g: Game, who: Investigator, tokens: readonly string[]): Rule;
  /** Whether somebody or something keeps gates and monsters from appearing at a place. */
  isAppearanceForbidden(g: Game, at: string): boolean;
  /** A monster comes onto the board. */
  placeMonster(g: Game, token: string, at: string): Rule;
  /** A monster from the cup; undefined: there is none to be had. */
  drawMonster(g: Game): Rule<string | undefined>;
  /** A monster goes to the cup or the box, from wherever it is. */
  returnMonster(g: Game, token: string, to: 'cup' | 'box'): Rule;
  /** A card brings a monster on the board to another area. */
  bringMonster(g: Game, monster: BoardMonster, to: string): Rule;
  /** The monsters that a text means which speaks of those on the board. */
  monstersOnBoard(g: Game): readonly BoardMonster[];
  /** A monster leaves the board, whatever lies on it. */
  onLeftBoard(g: Game, monster: BoardMonster): void;
  /** Whether effects that remove monsters from the board leave this one alone. */
  isSpared(g: Game, token: string): boolean;

  /** The areas one step away from an area. */
  adjacentAreas(g: Game, area: string): readonly string[];
  /** Whether somebody may step to an area from one beside it: from where he is, unless `from` says otherwise. */
  canEnter(g: Game, who: Investigator, area: string, from?: string): boolean;
  /** True if a card of an investigator's keeps them out of an area in this phase, by whatever means they would come. */
  isBarred(g: Game, who: Investigator, area: string): boolean;
  /** Closes a place: for as long as the cards of this turn or day say, unless `until` says otherwise. */
  closePlace(g: Game, at: string, until?: ClosedPlace['until']): Rule;
  /** Whether a place cannot be entered. */
  isClosed(g: Game, at: string): boolean;
  /** Whether a location counts as stable. */
  isStable(g: Game, at: string): boolean;

  /** A clue comes to a place. */
  placeClue(g: Game, at: string): Rule;
  addDoom(g: Game, by: number): Rule;
  raiseTerror(g: Game, by: number): Rule;
}

/** How many monsters a text has appear, what it adds to their ratings, and whether they surprise. */
export interface MonsterAppearance {
  readonly n: number;
  readonly horror: number;
  readonly combat: number;
  readonly surprise: boolean;
  readonly gives?: readonly MonsterAbility[] | undefined;
  /** Those he defeats are added to it. */
  readonly beaten?: string[];
}

/** Gates as texts speak of them. */
export interface GateRules {
  open(g: Game, at: string, monster: boolean): Rule;
  /** The gates a card may close of those it speaks of, and what comes of it. */
  close(g: Game, who: Investigator, gates: readonly OpenGate[], how: GateClosing): Rule;
  /** Carries out a card's text for every gate it may concern. */
  forEachGate(g: Game, who: Investigator, perGate: (gate: OpenGate) => Rule): Rule;
  /** How many seals lie on the board. */
  sealsOnBoard(g: Game): number;
  removeSeals(g: Game): Rule;
  /** One seal of choice leaves the board; gives where it lay, undefined if there is none. */
  removeSeal(g: Game, who: Investigator, source: string): Rule<string | undefined>;
  /** The difficulty of the check that closes a gate. */
  difficulty(g: Game, who: Investigator, gate: OpenGate): number;
  /** The clues a seal costs. */
  sealCost(g: Game, who: Investigator): number;
}

/** What becomes of a gate that a card closes. `may`: whoever closed it may pay to seal it; `elder-sign`: the item seals. */
export interface GateClosing {
  readonly trophy: boolean;
  readonly seal: 'no' | 'may' | 'elder-sign';
}

/** Cards in play that are on nobody's hand. */
export interface CardRules {
  /** What is said by what is on nobody's hand: the Ancient One and the cards on the table. */
  onTable(g: Game): OnTable;
  battle(g: Game): Battle | undefined;
  /** Somebody is about to draw from a deck: which pile of it he draws from, if there are several. */
  choosePile(g: Game, who: Investigator, deck: string): Rule;
  /** Somebody has gained a card, however, but by trade. */
  onGained(g: Game, who: Investigator, card: string): Rule;
  /** Somebody has drawn a card of a deck that people hold, kept or not; there where anything answers that. */
  onDrawn?(g: Game, who: Investigator, card: string): Rule;
  turnUpLocationCard(g: Game, who: Investigator): Rule;
  /** The deck of location cards that has those of a neighbourhood. */
  locationDeck(g: Game, neighbourhood: string): string[] | undefined;
  /** A deck is shuffled because somebody has looked through it or is about to draw a location card of it. */
  shuffle(g: Game, deck: string[]): void;
  /** The top cards of a location deck have been drawn for an encounter, which is about to be had. */
  onDrawnFrom(g: Game, neighbourhood: string, deck: string[], n: number): void;
  readonly handlers: Readonly<Record<string, Handler>>;
  /** Whether there is anything a handler could work on, for those of which that is not plain. */
  readonly targets?: Readonly<Record<string, TargetCheck>>;
}

/** What only one card does. Written as a method for the same reason as the meanings. */
export type Handler = {
  carryOut(g: Game, who: Investigator, cause: Cause, memory?: EffectMemory, occasion?: AbilityContext): Rule;
}['carryOut'];

/** Whether there is something for a handler to work on. `cause`: with the fight under way, if a card is used in one. */
export type TargetCheck = (g: Game, who: Investigator, cause?: Cause) => boolean;

/** What may be done while a question is open, besides answering it. */
export interface AsideRules {
  /** What anybody may do while a question is open. */
  always(g: Game): OpenAside[];
  /** The same in a fight or a check of his; undefined: nothing. */
  whileBusy(g: Game, who: Investigator): (() => OpenAside[]) | undefined;
  /** The same while a text is being carried out for him; undefined: nothing. */
  inText(g: Game, who: Investigator): (() => OpenAside[]) | undefined;
  /** The cards of somebody's that may pass to another. */
  tradable(g: Game, who: Investigator): Possession[];
}
