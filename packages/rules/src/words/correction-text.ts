/** Texts of corrections by the game master. */
import type { Event } from '../language/events.js';
import type { EventSentence } from './event-text.js';
import { resourceText } from './nouns.js';
import type { Words } from './words.js';

/** Skill pairs as the messages select them. */
const SKILL_PAIRS = ['speed', 'fight', 'lore'] as const;

/** Returns a correction's message and arguments. `investigator`: the sheet of the investigator affected. */
export function correctionSentence(
  w: Words,
  event: Extract<Event, { type: 'corrected' }>,
  investigator: string,
): EventSentence {
  const { what, to = 0, at = '', card = '', monster = '', pair = 0 } = event;
  const key = `corrected.${what}`;
  const is = event.is ? 'yes' : 'no';
  switch (what) {
    case 'figure':
      return [key, { investigator, what: event.figure ? resourceText(w, event.figure, to) : '' }];
    case 'move':
      return [key, { investigator, place: at }];
    case 'give':
    case 'take': {
      const second = event.with?.[0];
      return second === undefined
        ? [key, { investigator, card }]
        : [`${key}.with`, { investigator, card, card2: second }];
    }
    case 'exhaust':
      return [key, { investigator, card, is }];
    case 'delay':
      return [key, { investigator, is }];
    case 'arrest':
    case 'first':
      return [key, { investigator }];
    case 'focus':
      return [key, { investigator, n: to }];
    case 'doom':
    case 'terror':
      return [key, { n: to }];
    case 'clues':
      return [key, { place: at, n: to }];
    case 'monster':
      return [key, { monster, to: at, place: at }];
    case 'gate':
      if (!event.is) return [`${key}.gone`, { place: at }];
      return event.gate === undefined ? [`${key}.unknown`, { place: at }] : [key, { gate: event.gate, place: at }];
    case 'seal':
      return [key, { place: at, is }];
    case 'slider':
    case 'slot':
      return [key, { investigator, pair: SKILL_PAIRS[pair] ?? '', n: to + 1, is }];
    case 'carries':
      return [key, { monster, n: to }];
    default:
      return what satisfies never;
  }
}
