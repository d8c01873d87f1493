import type { LogLine } from '../../text/log-line.js';

/** A position in a game: the number of answers, and optionally the number of events told of the last one. */
export interface TimelinePosition {
  readonly at: number;
  readonly event: number | undefined;
}

/** The unit of stepping: an event or an answer. */
export type StepUnit = 'event' | 'answer';

/**
 * Returns the next position in a direction; the same if there is none. After its last event an answer is complete, and
 * an answer without events is a single step. `lines`: those of the whole game, the oldest first.
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
    lines.filter((line) => line.at === answer && line.kind !== 'phase' && line.nth > 0).map(({ nth }) => nth);
  if (direction < 0) {
    // The result of the set-up is a single step.
    if (at === 0) return afterAnswer(0);
    // The position after the last event equals the one after the answer.
    const before = eventsOf(at).filter((nth, i, all) => (event === undefined ? i < all.length - 1 : nth < event));
    const last = before.at(-1);
    return last === undefined ? afterAnswer(at - 1) : { at, event: last };
  }
  const answer = event === undefined ? at + 1 : at;
  if (answer > answers) return afterAnswer(answers);
  const eventCount = eventsOf(answer);
  const next = eventCount.find((nth) => nth > (event ?? 0));
  return next === undefined || next === eventCount.at(-1) ? afterAnswer(answer) : { at: answer, event: next };
}
