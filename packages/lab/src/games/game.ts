import type { RandomSource } from '@vigil/bots';
import type { Decision, GameDefinition, Message } from '@vigil/engine';
import type { Content, Event, Vocabulary } from '@vigil/rules';

/** An invariant of every decision of a game, in plain words, with its clauses. */
export interface Invariant<S> {
  readonly name: string;
  readonly clauses: readonly string[];
  /**
   * Returns the violation in this position, or undefined. `asked`: the seats with an open decision. `open`: those
   * decisions. `suspended`: the seats whose question waits for another to be resolved.
   */
  readonly findViolation: (
    state: S,
    asked: ReadonlySet<number>,
    open?: readonly Decision[],
    suspended?: ReadonlySet<number>,
  ) => string | undefined;
}

/** Fixed values of a batch: players (one number, or numbers that games take in turn) and the rest. */
export interface BatchOptions {
  readonly investigators: readonly number[];
  readonly ancientOne?: string;
  readonly herald?: string;
  readonly guardian?: string;
  /** Now and then something is put right (fuzzing only). */
  readonly corrections?: boolean;
}

/** The setup choices of one game of a mix. */
export interface MixedSetup {
  readonly investigators: number;
  readonly ancientOne: string;
  readonly herald?: string;
  readonly guardian?: string;
  readonly houseRules: Readonly<Record<string, string>>;
}

/** A game as the lab needs it: how to play it, how to vary its beginnings, how to speak of its end. */
export interface LabGame<Setup, S, E, R> {
  readonly definition: GameDefinition<Setup, S, E, R>;
  /** The components it is played with, for those who play it. */
  readonly content?: Content;
  /** The setup of the game of that number in a batch. */
  setup(index: number, options: BatchOptions): Setup;
  /** As `setup`, but going through everything a game can begin with, but for what is fixed: for fuzzing. */
  variedSetup(index: number, seed: string, fixed?: Partial<BatchOptions>): Setup;
  /** The setup of a game of a mix. */
  mixedSetup(chosen: MixedSetup): Setup;
  /** Returns the outcome in one or two words, for counting. */
  outcome(result: R): string;
  turns(state: S): number;
  readonly invariants: readonly Invariant<S>[];
  /** Returns a correction a game master might want in a position, possible or not. */
  readonly correction?: (state: S, chance: RandomSource) => unknown;
  /** Replays a game from this position by its events alone, to compare events with the state. */
  readonly retell?: (state: S) => { hear(event: E): void; compare(state: S): string | undefined };
  /** Wording of questions, answers and events. Fuzzing looks for text that cannot be produced. */
  readonly words?: {
    message(message: Message): string;
    event(event: E): string;
    /** Returns the part of a question that tells its reader nothing, if any. */
    empty?(decision: Decision): string | undefined;
  };
}

/** A game of ours, with its components and the questions that it asks. */
export interface ContentGame<Setup, S, R> extends LabGame<Setup, S, Event, R> {
  readonly content: Content;
  readonly vocabulary: Vocabulary;
}

/** An error in one sentence, with its type where that says something. */
export function errorSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' || error.name === 'PlayError' ? error.message : `${error.name}: ${error.message}`;
}
