import type { GameId } from '../game/view.js';

/** What is known of a lesson before it is fetched. */
export interface LessonFacts {
  readonly game: GameId;
  readonly steps: number;
  readonly minutes: number;
}

/** The lessons, the first for those to whom all is new. */
export const LESSONS: readonly LessonFacts[] = [
  { game: 'arkham', steps: 13, minutes: 8 },
  { game: 'haunt', steps: 15, minutes: 10 },
];

/** The addresses of lessons, and of what is said after them. */
export const LEARN_ADDRESS = '#learn';
export const lessonAddress = (game: GameId): string => `#learn/${game}`;
export const watchAddress = (game: GameId): string => `#learn/${game}-watch`;
