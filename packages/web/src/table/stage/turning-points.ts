import type { TimelineMark } from '../../text/log-line.js';

/** A mark of the timeline, and the turn it belongs to. */
export interface TurningPoint {
  readonly mark: TimelineMark;
  readonly turn: number;
}

/**
 * Returns the marks that tell how a game came to its end, in order: gates closed and sealed, falls, the awakening, and
 * the last gate that opened before it. Of more than `limit`, the latest.
 */
export function findTurningPoints(marks: readonly TimelineMark[], limit: number): readonly TurningPoint[] {
  const points: TurningPoint[] = [];
  const lastOpened = marks.findLast(({ kind }) => kind === 'opened');
  let turn = 0;
  for (const mark of marks) {
    if (mark.kind === 'turn') turn++;
    else if (mark.kind !== 'opened' || mark === lastOpened) points.push({ mark, turn });
  }
  return points.slice(-limit);
}
