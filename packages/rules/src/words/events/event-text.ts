/** Texts of questions, answers and events, shared by page and terminal. */

import type { Message } from '@vigil/engine';
import type { Event, LostBelongings } from '../../language/events.js';
import type { Words } from '../words.js';
import { BOARD_EVENTS } from './board-events.js';
import type { EventContext, EventSentence, EventTextOf, EventTexts } from './event-sentences.js';
import { HAUNT_EVENTS } from './haunt-events.js';
import { PEOPLE_EVENTS } from './people-events.js';

/** Returns a question, an option or an aside as text. */
export function messageText(w: Words, { key, args }: Pick<Message, 'key' | 'args'>): string {
  if (args === undefined) return w.say(key);
  const { card, other } = args;
  // `used` covers abilities and rumors as well as cards; the other party of a trade is an investigator.
  const known: Record<string, string | number> = { ...args };
  if (typeof card === 'string') known.card = w.name('used', card);
  if (typeof other === 'string') known.other = w.name('investigator', other);
  return w.say(key, known);
}

/** Returns an event as a sentence. */
export function eventText(w: Words, event: Event, context: EventContext): string {
  const [key, args] = sentenceOf(w, event, context);
  return w.capitalize(w.say(`e.${key}`, args));
}

/** The argument in which events of a type may differ within one sentence. */
const LISTED_ARGUMENTS: Readonly<Partial<Record<Event['type'], 'card' | 'what'>>> = {
  drew: 'card',
  received: 'card',
  discarded: 'card',
  gained: 'what',
  lost: 'what',
  paid: 'what',
};

/** Cards whose coming and going have sentences of their own. */
const TOLD_APART: ReadonlySet<string> = new Set([
  'blessing',
  'curse',
  'deputy',
  'retainer',
  'bank-loan',
  'lodge-membership',
]);

/** True if two consecutive events fit into one sentence: {@link eventsText}. */
export function canShareSentence(one: Event, other: Event): boolean {
  const listed = LISTED_ARGUMENTS[one.type];
  if (listed === undefined) return false;
  if ([one, other].some((event) => 'card' in event && TOLD_APART.has(String(event.card)))) return false;
  // All else must be equal: the investigator and the cause.
  const rest = (event: Event) => JSON.stringify({ ...event, [listed]: undefined, amount: undefined, deck: undefined });
  return one.type === other.type && rest(one) === rest(other);
}

/**
 * Returns events that fit one sentence ({@link canShareSentence}), with a list of the things drawn, gained or lost.
 * Requires at least one event.
 */
export function eventsText(w: Words, events: readonly Event[], context: EventContext): string {
  const [first] = events;
  if (first === undefined) return '';
  const listed = LISTED_ARGUMENTS[first.type];
  if (listed === undefined || events.length === 1) return eventText(w, first, context);
  const [key, args] = sentenceOf(w, first, context);
  const what = events.map((event) => {
    const [, { card, what: resources }] = sentenceOf(w, event, context);
    return listed === 'card' ? w.name('card', String(card)) : String(resources);
  });
  const list = listed === 'card' ? cardList(w, what) : w.list(what);
  return w.capitalize(w.say(`e.${key}`, { ...args, [listed]: list }));
}

/** An event with the number of answers before it, if known. */
interface DatedEvent {
  readonly event: Event;
  readonly at?: number;
}

/**
 * Merges events of one answer that are one line of a log: a card drawn and received, a monster defeated and taken as a
 * trophy. Returns as many entries; undefined if a later entry tells the event. Events of different answers (`at`) stay
 * apart: a log is the same for any number of answers written at once.
 */
export function mergeEvents<T extends DatedEvent>(events: readonly T[]): (T | undefined)[] {
  const merged: (T | undefined)[] = [...events];
  events.forEach((one, i) => {
    const { event } = one;
    if (event.type === 'received') {
      const at = merged.findIndex((other, j) => j < i && other?.at === one.at && isDrawOf(other?.event, event));
      const drew = merged[at]?.event;
      if (drew?.type !== 'drew') return;
      merged[at] = undefined;
      merged[i] = { ...one, event: event.from === undefined ? drew : { ...drew, from: event.from } };
    } else if (event.type === 'combat' && event.outcome === 'won') {
      const before = merged[i - 1]?.at === one.at ? merged[i - 1]?.event : undefined;
      if (before?.type !== 'monsterRemoved' || before.to !== 'trophy' || before.monster !== event.monster) return;
      merged[i - 1] = undefined;
      merged[i] = { ...one, event: { ...event, trophy: true } };
    }
  });
  return merged;
}

function isDrawOf(event: Event | undefined, { seat, card }: Extract<Event, { type: 'received' }>): boolean {
  return event?.type === 'drew' && event.from === undefined && event.seat === seat && event.card === card;
}

/** Returns the things an investigator's end takes along, one by one. Empty if there were none. */
export function listLosses(w: Words, { cards, money, clues, trophies }: LostBelongings): readonly string[] {
  const gates = trophies.filter((id) => w.name('gate', id) !== id).length;
  const amount = (what: string, n: number) => (n > 0 ? [w.say(`amount.${what}`, { n })] : []);
  return [
    ...cards.map((card) => w.name('card', card)),
    ...amount('money', money),
    ...amount('clue', clues),
    ...amount('gate-trophy', gates),
    ...amount('monster-trophy', trophies.length - gates),
  ];
}

/** Same as a sentence next to the event of the end. Undefined if nothing is lost. */
export function lossText(w: Words, event: Event): string | undefined {
  if ((event.type !== 'removed' && event.type !== 'fateApplied') || !event.loss) return undefined;
  const lost = listLosses(w, event.loss);
  return lost.length === 0 ? undefined : w.say('e.loss', { investigator: event.loss.investigator, what: w.list(lost) });
}

/** Lists card names within a sentence. In languages with quotation marks, each has its own. */
function cardList(w: Words, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1).reduce((list, next) => w.say('e.cards.comma', { first: list, next }));
  return w.say('e.cards.and', { first: before, last });
}

/** The sentence of every type of event. A type without a row does not compile. */
const EVENT_TEXTS: EventTexts = { ...PEOPLE_EVENTS, ...BOARD_EVENTS, ...HAUNT_EVENTS };

function sentenceOf(w: Words, event: Event, context: EventContext): EventSentence {
  const investigator = 'seat' in event && event.seat !== undefined ? context.sheet(event.seat) : '';
  const text = EVENT_TEXTS[event.type] as EventTextOf<Event['type']>;
  return text({ w, context, investigator }, event as never);
}
