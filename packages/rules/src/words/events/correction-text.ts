/** Texts of corrections by the game master. */
import type { Event } from '../../language/events.js';
import { resourceText } from '../nouns.js';
import type { Words } from '../words.js';
import type { EventSentence } from './event-sentences.js';

/** Skill pairs as the messages select them. */
const SKILL_PAIRS = ['speed', 'fight', 'lore'] as const;

/** Returns a correction's message and arguments. `investigator`: the sheet of the investigator affected. */
export function correctionSentence(
  w: Words,
  event: Extract<Event, { type: 'corrected' }>,
  investigator: string,
): EventSentence {
  const { what, to = 0, at = '', card = '', monster = '', pair = 0 } = event;
  const { was, from = '' } = event;
  const isFrom = event.from === undefined ? '' : '.from';
  const key = `corrected.${what}`;
  const since = was === undefined ? key : `${key}.was`;
  const is = event.is ? 'yes' : 'no';
  switch (what) {
    case 'figure':
      return [since, { investigator, what: event.figure ? resourceText(w, event.figure, to) : '', was: was ?? 0 }];
    case 'move':
      return [`${key}${isFrom}`, { investigator, place: at, place2: from }];
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
    case 'arrival':
      return [key, { is }];
    case 'arrest':
    case 'first':
      return [key, { investigator }];
    case 'focus':
      return [since, { investigator, n: to, was: was ?? 0 }];
    case 'doom':
    case 'terror':
      return [since, { n: to, was: was ?? 0 }];
    case 'clues':
      return [since, { place: at, n: to, was: was ?? 0 }];
    case 'monster':
      return [`${key}${isFrom}`, { monster, to: at, place: at, place2: from }];
    case 'gate':
      if (!event.is) return [`${key}.gone`, { place: at }];
      return event.gate === undefined ? [`${key}.unknown`, { place: at }] : [key, { gate: event.gate, place: at }];
    case 'seal':
      return [key, { place: at, is }];
    case 'slider':
    case 'slot':
      return [key, { investigator, pair: SKILL_PAIRS[pair] ?? '', n: to + 1, is }];
    case 'carries':
      return [since, { monster, n: to, was: was ?? 0 }];
    default:
      return what satisfies never;
  }
}
