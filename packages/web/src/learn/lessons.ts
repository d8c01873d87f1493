/** A lesson by its name in addresses and in the browser's store. */
import type { GameId } from '@vigil/table';
export type LessonId =
  | 'arkham'
  | 'arkham-gate'
  | 'arkham-dunwich'
  | 'arkham-kingsport'
  | 'arkham-dark-pharaoh'
  | 'arkham-king-in-yellow'
  | 'haunt'
  | 'haunt-gate';

/** Facts about a lesson, known before it is loaded. */
export interface LessonInfo {
  readonly id: LessonId;
  readonly game: GameId;
  readonly steps: number;
  readonly minutes: number;
  /** True if it uses more than the base game; the choice then says for whom it is. */
  readonly needsExpansion?: true;
}

/** The lessons of each game, the first for those to whom all is new. */
export const LESSONS: readonly LessonInfo[] = [
  { id: 'arkham', game: 'arkham', steps: 13, minutes: 8 },
  { id: 'arkham-gate', game: 'arkham', steps: 15, minutes: 8 },
  { id: 'arkham-dunwich', game: 'arkham', steps: 9, minutes: 5, needsExpansion: true },
  { id: 'arkham-kingsport', game: 'arkham', steps: 9, minutes: 5, needsExpansion: true },
  { id: 'arkham-dark-pharaoh', game: 'arkham', steps: 8, minutes: 5, needsExpansion: true },
  { id: 'arkham-king-in-yellow', game: 'arkham', steps: 8, minutes: 4, needsExpansion: true },
  { id: 'haunt', game: 'haunt', steps: 15, minutes: 10 },
  { id: 'haunt-gate', game: 'haunt', steps: 17, minutes: 10 },
];

/** Numbers of the points that a lesson card lists. */
export const TAUGHT_POINTS = [1, 2, 3, 4] as const;

/** Addresses of a game's primer, lessons and reviews. */
export const primerAddress = (game: GameId): string => `#learn/about-${game}`;
export const lessonAddress = (lesson: LessonId): string => `#learn/${lesson}`;
export const reviewAddress = (game: GameId): string => `#learn/${game}-watch`;

/** A route within Learn. */
export type LearnRoute =
  | { readonly what: 'lesson'; readonly lesson: LessonId }
  | { readonly what: 'watch'; readonly game: GameId }
  | { readonly what: 'primer'; readonly game: GameId | undefined };

/** Returns the route of an address within Learn; unknown addresses lead to the choice. */
export function parseLearnRoute(hash: string): LearnRoute {
  const part = hash.replace(/^#learn\/?|\?.*$/g, '');
  const lesson = LESSONS.find(({ id }) => id === part);
  if (lesson) return { what: 'lesson', lesson: lesson.id };
  const game = /^(?:about-)?(arkham|haunt)(?:-watch)?$/.exec(part)?.[1] as GameId | undefined;
  return game && part.endsWith('-watch') ? { what: 'watch', game } : { what: 'primer', game };
}
