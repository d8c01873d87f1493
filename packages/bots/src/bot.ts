import type { Decision, Message, OpenQuestion, Seat } from '@vigil/engine';

/**
 * The part of a play that bots use. Fast bots use `questions` with `choose` and `takeAside`. Thinking bots use
 * `decisions`, `view` of their seat, and `answer`. Every play of every game fits.
 */
export interface Playable {
  readonly questions: readonly OpenQuestion[];
  readonly decisions: readonly Decision[];
  view(seat?: Seat): unknown;
  choose(question: number, option: number): void;
  takeAside(question: number, aside: string): void;
  answer(decision: string, option: string): void;
}

/** An automatic player. It keeps its own memory: one bot for one game. */
export interface Bot {
  readonly name: string;
  /** Gives one answer to a play that waits for one. */
  move(play: Playable): void;
  /** Returns the reason for the last answer, if the bot has one that is worth telling. */
  explain?(): Message | undefined;
}
