import type { Seat } from '@vigil/engine';
import type { Args } from './words.js';

/** Information that {@link eventText} needs beyond the event. */
export interface EventContext {
  /** The sheet of a seat at that moment. */
  readonly sheet: (seat: Seat) => string;
  /** Dice as text; by default their faces, separated by commas. */
  readonly dice?: (faces: readonly number[]) => string;
}

/** Key of an event's message, without `e.`, and its arguments. */
export type EventSentence = readonly [key: string, args: Args];
