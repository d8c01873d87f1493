import type { RandomSource } from '@vigil/bots';
import type { Content, HauntState, State, TableState } from '@vigil/rules';
import type { TableArrangement } from '../arrange/table-arrangement.js';
import type { Goal } from '../guided/goals.js';
import type { Invariant } from './game.js';

export type IsUnresolved = (resolution: string, id: string) => boolean;

/** The position a box arranges. `lacks`: true if a resolvable component was never resolved, by resolution and id. */
export interface BoxStage<S extends TableState> {
  readonly table: TableArrangement<S>;
  readonly chance: RandomSource;
  readonly lacks: IsUnresolved;
}

/** Additions of a box to a game of the lab. */
export interface BoxInGame<S extends TableState> {
  /** Returns the invariants with the box, from those without it. A box may override some and add its own. */
  invariants?(below: readonly Invariant<S>[], content: Content): readonly Invariant<S>[];
  /** Adds the box's own components to an arranged position of guided fuzzing. */
  arrange?(stage: BoxStage<S>): void;
  /** Returns the goal of guided fuzzing with the box, from the goal without it. */
  extendGoal?(below: Goal, lacks: IsUnresolved, content: Content): Goal;
}

/** A pile of a box that scenarios name among the decks. */
export interface BoxDeck {
  /** Returns all its cards against that Ancient One, in default order. */
  cards(content: Content, ancientOne: string): readonly string[];
  /**
   * Arranges the deck in this order. Missing for a deck of table cards that are each drawn at random: then only the
   * named cards are in the game.
   */
  arrange?(state: State, cards: readonly string[]): void;
  /** Its cards return to it as soon as they are resolved, so none is ever in play between decisions. */
  readonly isNeverInPlay?: true;
  /** Returns its cards in order. */
  read(state: State, content: Content): readonly string[];
}

/** A position described by a scenario, which a box makes consistent with its own part. */
export interface BoxScene {
  readonly state: State;
  readonly content: Content;
  /** The box's part as written in the scenario, or an empty one. */
  readonly given: Readonly<Record<string, unknown>>;
}

/**
 * Returns the value at a path of a box; undefined: the box has no such path. Throws {@link ValidationError} for a wrong
 * one that only this box could have.
 */
export type BoxPathReader = (scene: Omit<BoxScene, 'given'>, head: string, rest: readonly string[]) => unknown;

/** A card in the state of a box, and its place there. */
export type HeldCard = readonly [card: string, path: readonly (string | number)[]];

/** Additions of a box to scenarios. */
export interface BoxScenario {
  /** The box's decks, by their names in scenarios. */
  readonly decks?: Readonly<Record<string, BoxDeck>>;
  /**
   * Returns cards that a part holds apart from decks and investigators, each with its place in the part. `given`: as
   * written in the scenario, not yet validated.
   */
  heldCards?(given: Readonly<Record<string, unknown>>): readonly HeldCard[];
  /**
   * Fills in anything the scenario leaves open, so that every component is in one place. Throws {@link ValidationError} with its
   * place in the box's part for impossible positions.
   */
  settle?(scene: BoxScene): void;
  readonly readPath?: BoxPathReader;
  /** Returns every text that one of these paths can have; undefined: unknown. */
  valuesAt?(head: string, rest: readonly string[]): readonly string[] | undefined;
  /** Kinds of table cards that always lie at an area, and the kinds of area. */
  readonly laidAt?: Readonly<Record<string, readonly ('street' | 'location')[]>>;
}

/** Additions of a box to the lab, for each game it supports. */
export interface BoxLab {
  readonly arkham?: BoxInGame<State>;
  readonly haunt?: BoxInGame<HauntState>;
  /** Additions to scenarios of Arkham Horror. */
  readonly scenario?: BoxScenario;
}
