import type { TypedDecision } from '@vigil/rules';
import type { GameId, TableView } from '@vigil/table';
import type { Snapshot } from '../play/session.js';
import type { Edition } from '../say/edition.js';
import type { LessonId } from './lessons.js';

/** Where a lesson's game stands: what its notes are chosen by and speak of. */
export interface Now {
  /** The components and words of its table. */
  readonly edition: Edition;
  readonly snapshot: Snapshot;
  readonly view: TableView;
  readonly decision: TypedDecision | undefined;
  /** Whether the question is one of these, by its key. */
  asks(...keys: readonly string[]): boolean;
  /** Whether the question offers an answer. */
  offers(option: string): boolean;
}

/** Where a lesson's game stands now. */
export function nowOf(edition: Edition, snapshot: Snapshot): Now {
  const decision = snapshot.decisions[0];
  return {
    edition,
    snapshot,
    view: snapshot.view,
    decision,
    asks: (...keys) => decision !== undefined && keys.includes(decision.key),
    offers: (option) => decision?.options.some(({ id }) => id === option) ?? false,
  };
}

/** A note of a lesson. It belongs to a situation, not to a number of answers: who plays otherwise meets it later. */
export interface Step {
  readonly id: string;
  /** `read`: gone on from with a button; `do`: the game itself goes on. */
  readonly kind: 'read' | 'do';
  /** Whether the game stands where this belongs. */
  readonly on: (now: Now) => boolean;
  readonly title: string;
  readonly text: (now: Now) => string;
  /** What it speaks of, as selectors; the first that is seen is pointed at. */
  readonly target: (now: Now) => readonly string[];
  /** What must stay in sight as well. */
  readonly spare?: readonly string[];
  /** The lesson is about it: who has gone past is told so, and can go back. */
  readonly about?: true;
  /** It stands where the learner has gone past what the lesson is about: back to the first of these notes that was shown. */
  readonly back?: readonly string[];
  /** The clause behind it. */
  readonly why: string | ((now: Now) => string);
}

/** A lesson: the position it begins in, and its notes in order. */
export interface Lesson {
  readonly id: LessonId;
  readonly game: GameId;
  readonly steps: readonly Step[];
  /** The position, fetched when it is wanted. */
  readonly position: () => Promise<Beginning>;
}

/** The position a lesson begins in. */
export interface Beginning {
  readonly seed: string;
  readonly position: unknown;
  /** The boxes it is played with; the base game, if that is left out. */
  readonly packs?: readonly string[];
}

/** The answer of a question on the paper. */
export const option = (id: string): string => `[data-option="${id}"]`;
/** A place on the board, without the light around it. */
export const place = (id: string): string => `[data-place="${id}"] :is(.hit, .street-plate)`;
