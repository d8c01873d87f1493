import type { LogLine } from '../../text/chronicle.js';

/** A moment of a game: after so many answers; of the last of them only so many events, or all. */
export interface TimelinePosition {
  readonly at: number;
  readonly event: number | undefined;
}

/** By what one goes along the line of a game: each thing that happens, or each answer. */
export type StepUnit = 'event' | 'answer';

/**
 * The next moment on one side of another; the same where there is none. An answer whose last event was told is over, and
 * one of which nothing was told is a single step. `lines`: those of the whole game, the oldest first.
 */
export function nextPosition(
  lines: readonly LogLine[],
  from: TimelinePosition,
  direction: 1 | -1,
  unit: StepUnit,
  answers: number,
): TimelinePosition {
  const { at, event } = from;
  const afterAnswer = (to: number): TimelinePosition => ({ at: Math.min(answers, Math.max(0, to)), event: undefined });
  if (unit === 'answer') return afterAnswer(direction > 0 && event !== undefined ? at : at + direction);
  const eventsOf = (answer: number) =>
    lines.filter((line) => line.at === answer && line.kind !== 'phase').map(({ nth }) => nth);
  if (direction < 0) {
    // What the set-up came to is one.
    if (at === 0) return afterAnswer(0);
    // After the last event there is nothing more to see than after the answer.
    const before = eventsOf(at).filter((nth, i, all) => (event === undefined ? i < all.length - 1 : nth < event));
    const last = before.at(-1);
    return last === undefined ? afterAnswer(at - 1) : { at, event: last };
  }
  const answer = event === undefined ? at + 1 : at;
  if (answer > answers) return afterAnswer(answers);
  const told = eventsOf(answer);
  const next = told.find((nth) => nth > (event ?? 0));
  return next === undefined || next === told.at(-1) ? afterAnswer(answer) : { at: answer, event: next };
}
