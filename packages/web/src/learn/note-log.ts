import type { LessonState, LessonStep } from './lesson.js';

/** A note that was shown: which, after how many answers, and whether it was read to its end. */
export interface NoteEntry {
  readonly step: number;
  readonly at: number;
  readonly read?: boolean;
}

/** Notes shown so far; the whole progress of a learner. */
export type NoteLog = readonly NoteEntry[];

/**
 * Updates the log for the current position. Drops notes shown after undone answers, and adds the first matching note.
 * Skipped notes never return.
 */
export function updateLog(steps: readonly LessonStep[], log: NoteLog, now: LessonState): NoteLog {
  const { answers } = now.snapshot;
  const remaining = log.some(({ at }) => at > answers) ? log.filter(({ at }) => at <= answers) : log;
  const last = remaining.at(-1);
  const from = last === undefined ? 0 : last.step + (last.read ? 1 : 0);
  const next = steps.findIndex((step, i) => i >= from && step.appliesTo(now));
  if (next < 0 || (next === last?.step && !last.read)) return remaining;
  return [...remaining, { step: next, at: answers }];
}

/** The current note; undefined: none fits the situation. */
export function currentStep(steps: readonly LessonStep[], log: NoteLog, now: LessonState): LessonStep | undefined {
  const last = log.at(-1);
  const step = last && !last.read ? steps[last.step] : undefined;
  return step?.appliesTo(now) ? step : undefined;
}

/** The note that is shown has been read. */
export function markRead(log: NoteLog): NoteLog {
  const last = log.at(-1);
  return last ? [...log.slice(0, -1), { ...last, read: true }] : log;
}

/** One step back: to an earlier note of the same moment, or an undo; undefined: neither is possible. */
export function stepBack(log: NoteLog, answers: number): NoteLog | 'undo' | undefined {
  const last = log.at(-1);
  const before = log.at(-2);
  if (last?.read && last.at === answers) return [...log.slice(0, -1), { step: last.step, at: last.at }];
  if (last?.at === answers && before?.at === answers && before.read) {
    return [...log.slice(0, -2), { step: before.step, at: before.at }];
  }
  return answers > 0 ? 'undo' : undefined;
}

/** Returns the first essential step that the learner has passed without seeing it. */
export function findMissedStep(steps: readonly LessonStep[], log: NoteLog): LessonStep | undefined {
  const last = log.at(-1)?.step ?? 0;
  return steps.find((step, i) => i < last && step.isEssential && !log.some((entry) => entry.step === i));
}

/**
 * Returns the number of answers at which the learner left the lesson's path; undefined: on the path. It is the note
 * named by a stray note, or the last one before a missed essential step. Without any matching note it is the last one
 * shown.
 */
export function findDivergence(
  steps: readonly LessonStep[],
  log: NoteLog,
  shown: LessonStep | undefined,
  answers: number,
): number | undefined {
  const past = findMissedStep(steps, log);
  if (shown && !shown.returnTo && !past) return undefined;
  const named = shown?.returnTo?.map((id) => log.find(({ step }) => steps[step]?.id === id)).find(Boolean);
  const before = past && (log.findLast(({ step }) => step < steps.indexOf(past)) ?? { at: 0 });
  const at = (named ?? before ?? (shown ? undefined : log.at(-1)))?.at;
  return at !== undefined && at < answers ? at : undefined;
}

/** Returns the number of the current or last note, from 1. Notes for strayed learners are not counted. */
export function stepNumber(steps: readonly LessonStep[], log: NoteLog): number {
  const to = (log.at(-1)?.step ?? 0) + 1;
  return Math.max(1, steps.slice(0, to).filter(({ returnTo }) => !returnTo).length);
}
