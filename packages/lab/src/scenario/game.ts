import { Dice, type GameDefinition } from '@vigil/engine';
import {
  type AnyInvestigator,
  type Box,
  beginSlices,
  type Content,
  didYouMean,
  type Event,
  type TableState,
  type Vocabulary,
} from '@vigil/rules';
import type { Cast } from './cast.js';
import { ScenarioFault } from './fault.js';
import type { ScenarioDocument } from './format.js';

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
}

/** What an expectation can look at. */
export interface Scene<S extends AnyState = AnyState> extends Position<S> {
  readonly result: unknown;
}

/** What scenarios need of a game beyond what all games have. Its own types are hidden, so that all are alike. */
export interface ScenarioGame {
  readonly definition: (content: Content, boxes?: readonly Box[]) => GameDefinition<unknown, AnyState, Event, unknown>;
  /** All that is asked and answered in it with these boxes. */
  readonly vocabulary: (boxes: readonly Box[]) => Vocabulary;
  /** Sets up what a scenario describes. Throws {@link ScenarioFault} for what cannot be. */
  readonly setUp: (document: ScenarioDocument, boxes: readonly Box[]) => Position;
  /** What stands at a path that only this game has; undefined: none of its own. `head`, `rest`: the path's parts. */
  readonly look: (scene: Scene, head: string, rest: readonly string[]) => unknown;
  /** The same for a path of an investigator. */
  readonly lookAtPerson: (scene: Scene, who: AnyInvestigator, path: readonly string[]) => unknown;
  /** Parts of the state, and of an investigator, that are there only sometimes. */
  readonly sometimes: readonly string[];
  /** Whether the order of a list at a path matters. */
  readonly isOrdered: (path: string) => boolean;
  /** Answers that give nothing away (PBP-24), by the beginnings of their ids, the best first. */
  readonly harmless: readonly string[];
}

/** Lays what boxes keep on the table, with what the scenario says of it. Throws {@link ScenarioFault} for a box that is not there. */
export function layBoxes(
  { seed, name, boxes = {} }: ScenarioDocument,
  { state, content }: Pick<Position, 'state' | 'content'>,
  rules: Parameters<typeof beginSlices>[1],
): void {
  beginSlices(state, rules, content, Dice.seeded(seed ?? name));
  for (const [id, given] of Object.entries(boxes)) {
    const laid = state.boxes?.[id];
    if (typeof laid !== 'object' || laid === null) {
      const there = Object.keys(state.boxes ?? {});
      throw new ScenarioFault(['boxes', id], `no box "${id}" keeps anything on this table${didYouMean(id, there)}`);
    }
    Object.assign(laid, given);
  }
}
