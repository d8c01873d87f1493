import type { RandomSource } from '@vigil/bots';
import type { Decision, GameDefinition, Message } from '@vigil/engine';
import type { Content, Event, Vocabulary } from '@vigil/rules';

/** Id of an invariant that boxes may override. */
export type OverridableInvariant = 'doom' | 'monster-limit' | 'outskirts-limit' | 'question-clauses';

/** An invariant of every decision of a game, in plain words, with its clauses. */
export interface Invariant<S> {
  readonly id?: OverridableInvariant;
  readonly name: string;
  readonly clauses: readonly string[];
  /** A scenario may violate it by leaving components out. */
  readonly countsComponents?: true;
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

/** Returns invariants with those of a box, which override those of the same id. */
export function overrideInvariants<S>(
  below: readonly Invariant<S>[],
  own: readonly Invariant<S>[],
): readonly Invariant<S>[] {
  const overridden = new Set(own.map(({ id }) => id));
  return [...below.filter(({ id }) => !(id && overridden.has(id))), ...own];
}

/** Fixed choices of a batch: players (one number, or numbers that games use in turn) and the rest. */
export interface BatchOptions {
  readonly investigators: readonly number[];
  /** An id, `random`, or `each`: all in turn. */
  readonly ancientOne?: string;
  readonly herald?: string;
  readonly guardian?: string;
  /** Corrects the position occasionally (fuzzing only). */
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

/** A game as the lab needs it: its rules, variations of its start, and texts for its outcome. */
export interface LabGame<Setup, S, E, R> {
  readonly definition: GameDefinition<Setup, S, E, R>;
  /** The components in use, for bots. */
  readonly content?: Content;
  /** Returns the setup of a game of a batch, by number. */
  setup(index: number, options: BatchOptions): Setup;
  /** As `setup`, but cycles through every start that the fixed choices allow, for fuzzing. */
  variedSetup(index: number, seed: string, fixed?: Partial<BatchOptions>): Setup;
  /** Returns the setup of a game of a mix. */
  mixedSetup(chosen: MixedSetup): Setup;
  /** Returns the outcome in one or two words, for counting. */
  outcome(result: R): string;
  turns(state: S): number;
  readonly invariants: readonly Invariant<S>[];
  /** Returns a correction a game master might want in a position, possible or not. */
  readonly correction?: (state: S, chance: RandomSource) => unknown;
  /** Replays a game from this position by its events alone, to compare events with the state. */
  readonly eventReplay?: (state: S) => { handleEvent(event: E): void; compare(state: S): string | undefined };
  /** Wording of questions, answers and events. Fuzzing looks for text that cannot be produced. */
  readonly words?: {
    message(message: Message): string;
    event(event: E): string;
    /** Returns the uninformative part of a question, if any. */
    empty?(decision: Decision): string | undefined;
  };
}

/** A built-in game, with its components and questions. */
export interface ContentGame<Setup, S, R> extends LabGame<Setup, S, Event, R> {
  readonly content: Content;
  readonly vocabulary: Vocabulary;
}

/** Formats an error in one sentence, with its type if informative. */
export function errorSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' || error.name === 'PlayError' ? error.message : `${error.name}: ${error.message}`;
}
