import type { GameId, SavedGame } from '@vigil/table';
import { GAME_IDS } from '../play/games.js';
import type { LessonId } from './lessons.js';
import type { NoteLog } from './note-log.js';

/** Progress in a lesson. Stored apart from games. */
export interface Progress {
  /** It was gone through to its end at least once. */
  readonly finished: boolean;
  /** The lesson under way, if one was left in the middle. */
  readonly at?: { readonly step: number; readonly log: NoteLog; readonly saved: SavedGame } | undefined;
}

const NO_PROGRESS: Progress = { finished: false };
const storageKey = (lesson: LessonId): string => `vigil.learn.${lesson}`;
const LAST_GAME_KEY = 'vigil.learn.game';

/** Returns the progress in a lesson. Unreadable data counts as none. */
export function loadProgress(lesson: LessonId): Progress {
  try {
    return parseProgress(JSON.parse(localStorage.getItem(storageKey(lesson)) ?? 'null'));
  } catch {
    return NO_PROGRESS;
  }
}

/** Returns the valid part of stored progress. Its game is checked when it is opened. */
export function parseProgress(stored: unknown): Progress {
  const { finished, at } = Object(stored) as { readonly finished?: unknown; readonly at?: unknown };
  const { step, log, saved } = Object(at) as {
    readonly step?: unknown;
    readonly log?: unknown;
    readonly saved?: unknown;
  };
  const middle = typeof step === 'number' && isLog(log) && typeof saved === 'object' && saved !== null;
  return { finished: finished === true, ...(middle && { at: { step, log, saved: saved as SavedGame } }) };
}

function isLog(log: unknown): log is NoteLog {
  const isEntry = (one: unknown) => {
    const { step, at } = Object(one) as { readonly step?: unknown; readonly at?: unknown };
    return typeof step === 'number' && typeof at === 'number';
  };
  return Array.isArray(log) && log.every(isEntry);
}

/** Saves the progress. Without storage the lesson starts over next time. */
export function saveProgress(lesson: LessonId, progress: Progress): void {
  save(storageKey(lesson), JSON.stringify(progress));
}

/** The game whose lessons were looked at last. */
export function loadLastGame(): GameId {
  try {
    return GAME_IDS.find((game) => game === localStorage.getItem(LAST_GAME_KEY)) ?? 'arkham';
  } catch {
    return 'arkham';
  }
}

export function saveLastGame(game: GameId): void {
  save(LAST_GAME_KEY, game);
}

function save(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and full ones keep nothing.
  }
}
