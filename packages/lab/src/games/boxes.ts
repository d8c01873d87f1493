import { RandomSource } from '@vigil/bots';
import type { Content, HauntState, State, TableState } from '@vigil/rules';
import { TableArrangement } from '../arrange/table-arrangement.js';
import { DARK_PHARAOH_LAB, REVISED_LAB } from '../boxes/dark-pharaoh.js';
import { DUNWICH_LAB } from '../boxes/dunwich.js';
import { KING_LAB } from '../boxes/king-in-yellow.js';
import { KINGSPORT_LAB } from '../boxes/kingsport.js';
import type { Coverage } from '../coverage/coverage.js';
import type { Goal } from '../guided/goals.js';
import type { Invariant } from './game.js';

/** The position a box arranges. `lacks`: true if a resolvable component was never resolved, by resolution and id. */
export interface BoxStage<S extends TableState> {
  readonly table: TableArrangement<S>;
  readonly chance: RandomSource;
  readonly lacks: IsUnresolved;
}
export type IsUnresolved = (resolution: string, id: string) => boolean;

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

/** Returns the value at a path of a box; undefined: the box has no such path. */
export type BoxPathReader = (scene: Omit<BoxScene, 'given'>, head: string, rest: readonly string[]) => unknown;

/** Additions of a box to scenarios. */
export interface BoxScenario {
  /** The box's decks, by their names in scenarios. */
  readonly decks?: Readonly<Record<string, BoxDeck>>;
  /**
   * Fills in anything the scenario leaves open, so that every component is in one place. Throws {@link ValidationError} with its
   * place in the box's part for impossible positions.
   */
  settle?(scene: BoxScene): void;
  readonly readPath?: BoxPathReader;
}

/** Additions of a box to the lab, for each game it supports. */
export interface BoxLab {
  readonly arkham?: BoxInGame<State>;
  readonly haunt?: BoxInGame<HauntState>;
  /** Additions to scenarios of Arkham Horror. */
  readonly scenario?: BoxScenario;
}

/** Lab additions by pack id; the bundled boxes come first. */
const labsByPack = new Map<string, BoxLab>([
  ['dunwich', DUNWICH_LAB],
  ['king-in-yellow', KING_LAB],
  ['dark-pharaoh', DARK_PHARAOH_LAB],
  ['dark-pharaoh-revised', REVISED_LAB],
  ['kingsport', KINGSPORT_LAB],
]);

/** Registers the additions of a box to the lab by the id of its pack. Throws for a registered id. */
export function addToLab(pack: string, box: BoxLab): void {
  if (labsByPack.has(pack)) throw new Error(`the lab knows the box "${pack}" already`);
  labsByPack.set(pack, box);
}

/** Returns the additions of the boxes of some content to Arkham Horror, in pack order. */
export function arkhamBoxes({ packs }: Content): BoxInGame<State>[] {
  return packs.flatMap(({ id }) => labsByPack.get(id)?.arkham ?? []);
}

/** Returns the additions of boxes to scenarios, with the ids of their packs, in order. */
export function boxScenarios({ packs }: Content): (readonly [pack: string, scenario: BoxScenario])[] {
  return packs.flatMap(({ id }) => {
    const scenario = labsByPack.get(id)?.scenario;
    return scenario ? [[id, scenario] as const] : [];
  });
}

/** Additions to Haunt of the Watchers. */
export function hauntBoxes({ packs }: Content): BoxInGame<HauntState>[] {
  return packs.flatMap(({ id }) => labsByPack.get(id)?.haunt ?? []);
}

/** Returns the invariants of a game with boxes. Each box overrides the result of those before it. */
export function invariantsWith<S extends TableState>(
  boxes: readonly BoxInGame<S>[],
  own: readonly Invariant<S>[],
  content: Content,
): readonly Invariant<S>[] {
  return boxes.reduce((below, box) => box.invariants?.(below, content) ?? below, own);
}

/** Returns a position of guided fuzzing with the additions of boxes. `seed`: of its game. */
export function arrangeWithBoxes<S extends TableState>(
  boxes: readonly BoxInGame<S>[],
  content: Content,
  coverage: Coverage,
  state: S,
  seed: string,
): S {
  const stage: BoxStage<S> = {
    table: new TableArrangement(content, state),
    chance: new RandomSource(`boxes ${seed}`),
    lacks: (resolution, id) => coverage.lacks(resolution, id),
  };
  for (const box of boxes) box.arrange?.(stage);
  return state;
}

/** Returns the goal of guided fuzzing in a game with boxes. */
export function goalWithBoxes<S extends TableState>(
  boxes: readonly BoxInGame<S>[],
  content: Content,
  coverage: Coverage,
  own: Goal,
): Goal {
  const lacks: IsUnresolved = (resolution, id) => coverage.lacks(resolution, id);
  return boxes.reduce((below, box) => box.extendGoal?.(below, lacks, content) ?? below, own);
}
