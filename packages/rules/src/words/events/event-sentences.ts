/** The shape of the tables of event texts. */
import type { Seat } from '@vigil/engine';
import type { Event } from '../../language/events.js';
import type { Args, Words } from '../words.js';

/** Information that `eventText` needs beyond the event. */
export interface EventContext {
  /** The sheet of a seat at that moment. */
  readonly sheet: (seat: Seat) => string;
  /** Dice as text; by default their faces, separated by commas. */
  readonly dice?: (faces: readonly number[]) => string;
}

/** Key of an event's message, without `e.`, and its arguments. */
export type EventSentence = readonly [key: string, args: Args];

export type EventOf<K extends Event['type']> = Extract<Event, { readonly type: K }>;

/** Tools for the rows of the tables. */
export interface EventTools {
  readonly w: Words;
  readonly context: EventContext;
  /** The sheet of the event's seat; empty if it has none. */
  readonly investigator: string;
}

/** The sentence of one type of event. */
export type EventTextOf<K extends Event['type']> = (tools: EventTools, event: EventOf<K>) => EventSentence;

/** Sentences of events by type. A table of all types does not compile if one is missing. */
export type EventTexts<K extends Event['type'] = Event['type']> = { readonly [One in K]: EventTextOf<One> };

export const yesNo = (is: boolean): string => (is ? 'yes' : 'no');
