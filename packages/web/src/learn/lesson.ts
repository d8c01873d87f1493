import type { TypedDecision } from '@vigil/rules';
import type { GameId, TableView } from '@vigil/table';
import type { Snapshot } from '../play/session.js';
import type { LoadedContent } from '../text/loaded-content.js';
import type { LessonId } from './lessons.js';

/** State of a lesson's game, by which notes are chosen and written. */
export interface LessonState {
  /** The components and words of its table. */
  readonly loaded: LoadedContent;
  readonly snapshot: Snapshot;
  readonly view: TableView;
  readonly decision: TypedDecision | undefined;
  /** True if the question has one of these keys. */
  asks(...keys: readonly string[]): boolean;
  /** True if the question offers an option. */
  offers(option: string): boolean;
}

/** Creates the state from a snapshot. */
export function createLessonState(loaded: LoadedContent, snapshot: Snapshot): LessonState {
  const decision = snapshot.decisions[0];
  return {
    loaded,
    snapshot,
    view: snapshot.view,
    decision,
    asks: (...keys) => decision !== undefined && keys.includes(decision.key),
    offers: (option) => decision?.options.some(({ id }) => id === option) ?? false,
  };
}

/** A note of a lesson. It belongs to a situation, not to a number of answers, so other answers only delay it. */
export interface LessonStep {
  readonly id: string;
  /** `read`: continues with a button; `do`: continues with the game. */
  readonly kind: 'read' | 'do';
  /** True if the note fits the state. */
  readonly appliesTo: (now: LessonState) => boolean;
  readonly title: string;
  readonly text: (now: LessonState) => string;
  /** Selectors of its subject; the note points at the first visible one. */
  readonly target: (now: LessonState) => readonly string[];
  /** Elements that the note must not cover. */
  readonly keepVisible?: readonly string[];
  /** The lesson is about this note: learners who miss it are informed and can go back. */
  readonly isEssential?: true;
  /** The note for learners who missed the essential ones: ids of notes to return to. */
  readonly returnTo?: readonly string[];
  /** The clause behind it. */
  readonly why: string | ((now: LessonState) => string);
}

/** A lesson: the position it begins in, and its notes in order. */
export interface Lesson {
  readonly id: LessonId;
  readonly game: GameId;
  readonly steps: readonly LessonStep[];
  /** The position, fetched when it is wanted. */
  readonly position: () => Promise<LessonStart>;
}

/** The position a lesson begins in. */
export interface LessonStart {
  readonly seed: string;
  readonly position: unknown;
  /** The boxes it is played with; the base game, if that is left out. */
  readonly packs?: readonly string[];
}

/** The answer of a question on the paper. */
export const optionSelector = (id: string): string => `[data-option="${id}"]`;
/** A place on the board, without the light around it. */
export const placeSelector = (id: string): string => `[data-place="${id}"] :is(.hit, .street-plate)`;
