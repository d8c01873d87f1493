import type { GameId } from '@vigil/table';
import { GAME_IDS } from '../play/games.js';
import type { Saved } from '../play/session.js';
import type { Log } from './course.js';
import type { LessonId } from './lessons.js';

/** How far somebody has come in a lesson. Kept apart from games: a lesson is none. */
export interface Progress {
  /** It was gone through to its end at least once. */
  readonly finished: boolean;
  /** The lesson under way, if one was left in the middle. */
  readonly at?: { readonly step: number; readonly log: Log; readonly saved: Saved } | undefined;
}

const NOTHING: Progress = { finished: false };
const keyOf = (lesson: LessonId): string => `vigil.learn.${lesson}`;
const LAST_GAME = 'vigil.learn.game';

/** How far somebody has come. What cannot be read is as if it were not there. */
export function progressIn(lesson: LessonId): Progress {
  try {
    return sane(JSON.parse(localStorage.getItem(keyOf(lesson)) ?? 'null'));
  } catch {
    return NOTHING;
  }
}

/** What of kept progress makes sense; whether its game does, shows when that is opened. */
export function sane(kept: unknown): Progress {
  const { finished, at } = Object(kept) as { readonly finished?: unknown; readonly at?: unknown };
  const { step, log, saved } = Object(at) as {
    readonly step?: unknown;
    readonly log?: unknown;
    readonly saved?: unknown;
  };
  const middle = typeof step === 'number' && isLog(log) && typeof saved === 'object' && saved !== null;
  return { finished: finished === true, ...(middle && { at: { step, log, saved: saved as Saved } }) };
}

function isLog(log: unknown): log is Log {
  const isEntry = (one: unknown) => {
    const { step, at } = Object(one) as { readonly step?: unknown; readonly at?: unknown };
    return typeof step === 'number' && typeof at === 'number';
  };
  return Array.isArray(log) && log.every(isEntry);
}

/** Keeps how far somebody has come. Where nothing can be kept, the lesson begins at its beginning next time. */
export function keepProgress(lesson: LessonId, progress: Progress): void {
  keep(keyOf(lesson), JSON.stringify(progress));
}

/** The game whose lessons were looked at last. */
export function lastGame(): GameId {
  try {
    return GAME_IDS.find((game) => game === localStorage.getItem(LAST_GAME)) ?? 'arkham';
  } catch {
    return 'arkham';
  }
}

export function keepLastGame(game: GameId): void {
  keep(LAST_GAME, game);
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and full ones keep nothing.
  }
}
