import type { Message, Seat } from '@vigil/engine';
import type { Content } from '@vigil/rules';

/** A copy of a game in which a bot thinks ahead; see `estimateAnswers` of the bots. */
export interface ThinkablePlay {
  readonly decisions: readonly unknown[];
}

/** An answer with its chance of winning if bots play on, from 0 to 1, and the interval of 95 %. */
export interface AnswerEstimate {
  readonly option: string;
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  readonly playouts: number;
  readonly reason?: Message;
}

/** Yields better and better estimates, the best answer first. */
export type EstimateAnswers = (
  play: ThinkablePlay,
  seat: Seat,
  options: {
    readonly content: Content;
    readonly seed: string;
    readonly decision: string;
    readonly forAllSeats: boolean;
    readonly playouts: number;
  },
) => Iterable<{ readonly candidates: readonly AnswerEstimate[]; readonly playouts: number }>;
