import type { Decision, GameDefinition } from '@vigil/engine';
import type { AnyInvestigator, Box, Content, Event, JsonSchema, TableState, Vocabulary } from '@vigil/rules';
import type { Cast } from './cast.js';
import type { ScenarioDocument } from './format.js';
import type { Form } from './paths.js';

/** A state of any game: the part scenarios need. */
export interface AnyState extends TableState {
  step: { readonly phase: string; readonly segment?: number };
  readonly day?: number;
}

/** The initial position of a scenario, with its context. */
export interface Position<S extends AnyState = AnyState> {
  readonly game: ScenarioGame;
  readonly boxes: readonly Box[];
  readonly content: Content;
  readonly cast: Cast;
  readonly state: S;
  /** Forms of the state of boxes, by the ids of their packs. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
}

/** The data visible to an expectation. */
export interface Scene<S extends AnyState = AnyState> extends Position<S> {
  readonly result: unknown;
  /** The open question; undefined for a past moment. */
  readonly open?: readonly Decision[];
}

/** Functions that scenarios need from a game beyond the common ones. Types are hidden, so that all games look alike. */
export interface ScenarioGame {
  readonly definition: (content: Content, boxes?: readonly Box[]) => GameDefinition<unknown, AnyState, Event, unknown>;
  /** The vocabulary of questions with these boxes. */
  readonly vocabulary: (boxes: readonly Box[]) => Vocabulary;
  /** Builds the position of a scenario. Throws {@link ScenarioError} for an impossible one. */
  readonly setUp: (document: ScenarioDocument, boxes: readonly Box[]) => Position;
  /** Returns the value at a path of this game only; undefined: no such path. `head`, `rest`: the path's parts. */
  readonly readPath: (scene: Scene, head: string, rest: readonly string[]) => unknown;
  /** The same for a path of an investigator. */
  readonly readPersonPath: (scene: Scene, who: AnyInvestigator, path: readonly string[]) => unknown;
  /** Optional parts of the state and of an investigator. */
  readonly optionalParts: Form;
  /** The ways in which a game ends, as `over.how`. */
  readonly ends: readonly string[];
  /** The smallest and the greatest number at a path, where a rule limits it. */
  readonly limits: Readonly<Record<string, readonly [min: number, max: number]>>;
  /** Returns every text that a path can have, if they are few; undefined: unknown. */
  readonly valuesAt: (position: Position, head: string, rest: readonly string[]) => readonly string[] | undefined;
  /** True if the order of a list at a path matters. */
  readonly isOrdered: (path: string) => boolean;
  /** Answers that `auto: stay` may give in addition to harmless ones, by id prefix. */
  readonly harmless: readonly string[];
}
