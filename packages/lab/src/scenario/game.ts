import type { Decision, GameDefinition } from '@vigil/engine';
import type { AnyInvestigator, Box, Content, Event, JsonSchema, TableState, Vocabulary } from '@vigil/rules';
import type { Cast } from './cast.js';
import type { ScenarioDocument } from './format.js';
import type { Form } from './paths.js';

/** A state of any game, with what a scenario asks of all of them. */
export interface AnyState extends TableState {
  step: { readonly phase: string; readonly segment?: number };
  readonly day?: number;
}

/** The position a scenario begins with, and what belongs to it. */
export interface Position<S extends AnyState = AnyState> {
  readonly game: ScenarioGame;
  readonly boxes: readonly Box[];
  readonly content: Content;
  readonly cast: Cast;
  readonly state: S;
  /** Forms of what boxes keep on the table, by the ids of their packs. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
}

/** The data visible to an expectation. */
export interface Scene<S extends AnyState = AnyState> extends Position<S> {
  readonly result: unknown;
  /** Open question, or undefined at a moment that is over. */
  readonly open?: readonly Decision[];
}

/** Functions that scenarios need from a game beyond the common ones. Types are hidden, so that all games look alike. */
export interface ScenarioGame {
  readonly definition: (content: Content, boxes?: readonly Box[]) => GameDefinition<unknown, AnyState, Event, unknown>;
  /** All that is asked and answered in it with these boxes. */
  readonly vocabulary: (boxes: readonly Box[]) => Vocabulary;
  /** Sets up what a scenario describes. Throws {@link ScenarioError} for what cannot be. */
  readonly setUp: (document: ScenarioDocument, boxes: readonly Box[]) => Position;
  /** Returns the value at a path of this game only; undefined: no such path. `head`, `rest`: the path's parts. */
  readonly look: (scene: Scene, head: string, rest: readonly string[]) => unknown;
  /** The same for a path of an investigator. */
  readonly lookAtPerson: (scene: Scene, who: AnyInvestigator, path: readonly string[]) => unknown;
  /** Parts of the state, and of an investigator, that are there only sometimes. */
  readonly sometimes: Form;
  /** True if the order of a list at a path matters. */
  readonly isOrdered: (path: string) => boolean;
  /** Answers that keep a game going for `auto: stay`, beside those that give nothing away, by the beginnings of their ids. */
  readonly harmless: readonly string[];
}
