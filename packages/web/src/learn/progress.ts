import type { Saved } from '../game/session.js';
import type { GameId } from '../game/view.js';
import type { Log } from './course.js';

/** How far somebody has come in a lesson. Kept apart from games: a lesson is none. */
export interface Progress {
  /** It was gone through to its end at least once. */
  readonly finished: boolean;
  /** The lesson under way, if one was left in the middle. */
  readonly at?: { readonly step: number; readonly log: Log; readonly saved: Saved } | undefined;
}

const NOTHING: Progress = { finished: false };
const keyOf = (game: GameId): string => `vigil.learn.${game}`;

/** How far somebody has come. What cannot be read is as if it were not there. */
export function progressIn(game: GameId): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'finished' in kept ? (kept as Progress) : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Keeps how far somebody has come. Where nothing can be kept, the lesson begins at its beginning next time. */
export function keepProgress(game: GameId, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // Private windows and full ones keep nothing.
  }
}
