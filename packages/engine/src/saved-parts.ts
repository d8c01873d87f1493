import type { DiceState } from './dice.js';

/** The start of a play: a setup, or a position (scenarios, puzzles). Plain JSON. */
export type Origin<Setup, S> =
  | { readonly seed: string; readonly setup: Setup }
  | { readonly seed: string; readonly position: S; readonly dice?: readonly number[] };

/**
 * A saved answer: the number of the decision, and the option or aside taken. Decisions are numbered from 1. With
 * {@link CORRECTION} as the number the text is a correction, as JSON.
 */
export type Answer = readonly [decision: number, option: string];

/** Stands in for the decision number of a journal entry that is a correction. */
export const CORRECTION = 0;

/** A saved position between two steps. `decisionCount`: number of decisions put so far. `answers`: number of answers so far. */
export interface SavedCheckpoint<S = unknown> {
  readonly state: S;
  readonly dice: DiceState;
  readonly decisionCount: number;
  readonly answers: number;
}

/**
 * A new chapter of a game that another version began and this one cannot replay from its beginning. `version`: the
 * version that plays it from there on. `before`: the version that took the earlier answers. `dropped`: number of
 * answers after the checkpoint that no longer fit. `removed`: contents of the position that this version does not
 * have. `checkpoint`: where the chapter begins.
 */
export interface Chapter<S = unknown> {
  readonly version: string;
  readonly before: string;
  readonly dropped: number;
  readonly removed: readonly string[];
  readonly checkpoint: SavedCheckpoint<S>;
}
