import type { Now, Step } from './lesson.js';

/** A note that was shown: which, after how many answers, and whether it was read to its end. */
export interface Entry {
  readonly step: number;
  readonly at: number;
  readonly read?: boolean;
}

/** The notes shown so far. All there is to know of how far somebody has come. */
export type Log = readonly Entry[];

/**
 * Goes along with the game: forgets what was shown after answers that were taken back, and shows the first note, from
 * where the learner is, that belongs to the situation. Notes that were passed by never come again.
 */
export function settle(steps: readonly Step[], log: Log, now: Now): Log {
  const { answers } = now.snapshot;
  const kept = log.some(({ at }) => at > answers) ? log.filter(({ at }) => at <= answers) : log;
  const last = kept.at(-1);
  const from = last === undefined ? 0 : last.step + (last.read ? 1 : 0);
  const next = steps.findIndex((step, i) => i >= from && step.on(now));
  if (next < 0 || (next === last?.step && !last.read)) return kept;
  return [...kept, { step: next, at: answers }];
}

/** The note that is shown now; undefined: none belongs to the situation. */
export function shownStep(steps: readonly Step[], log: Log, now: Now): Step | undefined {
  const last = log.at(-1);
  const step = last && !last.read ? steps[last.step] : undefined;
  return step?.on(now) ? step : undefined;
}

/** The note that is shown has been read. */
export function readOn(log: Log): Log {
  const last = log.at(-1);
  return last ? [...log.slice(0, -1), { ...last, read: true }] : log;
}

/** One step back: to a note read before at the same moment, or else an answer has to be taken back; or neither. */
export function stepBack(log: Log, answers: number): Log | 'undo' | undefined {
  const last = log.at(-1);
  const before = log.at(-2);
  if (last?.read && last.at === answers) return [...log.slice(0, -1), { step: last.step, at: last.at }];
  if (last?.at === answers && before?.at === answers && before.read) {
    return [...log.slice(0, -2), { step: before.step, at: before.at }];
  }
  return answers > 0 ? 'undo' : undefined;
}

/** What the lesson is about and the learner has gone past without having been shown it: the first of it. */
export function passedBy(steps: readonly Step[], log: Log): Step | undefined {
  const last = log.at(-1)?.step ?? 0;
  return steps.find((step, i) => i < last && step.about && !log.some((entry) => entry.step === i));
}

/**
 * After how many answers the way of the lesson was left, for whoever wants to be led back: where the note was shown that a
 * note of straying names; the last one before what the lesson is about and was gone past; or, where no note belongs to the
 * situation, the last one. Undefined: nobody has strayed.
 */
export function leftAt(steps: readonly Step[], log: Log, shown: Step | undefined, answers: number): number | undefined {
  const past = passedBy(steps, log);
  if (shown && !shown.back && !past) return undefined;
  const named = shown?.back?.map((id) => log.find(({ step }) => steps[step]?.id === id)).find(Boolean);
  const before = past && (log.findLast(({ step }) => step < steps.indexOf(past)) ?? { at: 0 });
  const at = (named ?? before ?? (shown ? undefined : log.at(-1)))?.at;
  return at !== undefined && at < answers ? at : undefined;
}

/** How far it is: the number of the note that is or was shown last, from 1. Those for who strays are not counted. */
export function reached(steps: readonly Step[], log: Log): number {
  const to = (log.at(-1)?.step ?? 0) + 1;
  return Math.max(1, steps.slice(0, to).filter(({ back }) => !back).length);
}
