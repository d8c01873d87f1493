import type { Decision, OpenQuestion, Seat } from '@vigil/engine';

/**
 * What a player made of code may touch of a play. Quick ones take `questions` with `choose` and `step`; those that
 * think take `decisions`, `view` of the seat they play for, and `answer`. Every play of every game fits.
 */
export interface Playable {
  readonly questions: readonly OpenQuestion[];
  readonly decisions: readonly Decision[];
  view(seat?: Seat): unknown;
  choose(question: number, option: number): void;
  takeAside(question: number, aside: string): void;
  answer(decision: string, option: string): void;
}

/** A player made of code. It keeps what it remembers to itself: one bot for one game. */
export interface Bot {
  readonly name: string;
  /** Gives one answer to a play that waits for one. */
  move(play: Playable): void;
}
