import type { Line } from '../../say/chronicle.js';

/** A moment of a game: after so many answers; of the last of them only so many events, or all. */
export interface Moment {
  readonly at: number;
  readonly event: number | undefined;
}

/** By what one goes along the line of a game: each thing that happens, or each answer. */
export type Unit = 'event' | 'answer';

/**
 * The next moment on one side of another; the same where there is none. An answer whose last event was told is over, and
 * one of which nothing was told is a single step. `lines`: those of the whole game, the oldest first.
 */
export function stepFrom(lines: readonly Line[], from: Moment, way: 1 | -1, unit: Unit, answers: number): Moment {
  const { at, event } = from;
  const whole = (to: number): Moment => ({ at: Math.min(answers, Math.max(0, to)), event: undefined });
  if (unit === 'answer') return whole(way > 0 && event !== undefined ? at : at + way);
  const of = (answer: number) =>
    lines.filter((line) => line.at === answer && line.kind !== 'phase').map(({ nth }) => nth);
  if (way < 0) {
    // What the set-up came to is one.
    if (at === 0) return whole(0);
    // After the last event there is nothing more to see than after the answer.
    const before = of(at).filter((nth, i, all) => (event === undefined ? i < all.length - 1 : nth < event));
    const last = before.at(-1);
    return last === undefined ? whole(at - 1) : { at, event: last };
  }
  const answer = event === undefined ? at + 1 : at;
  if (answer > answers) return whole(answers);
  const told = of(answer);
  const next = told.find((nth) => nth > (event ?? 0));
  return next === undefined || next === told.at(-1) ? whole(answer) : { at: answer, event: next };
}
