import type { Event } from '../language/events.js';
import type { EventContext, EventSentence } from './event-sentences.js';
import type { Words } from './words.js';

/** Events of Haunt of the Watchers only. */
export type HauntEvent = Extract<
  Event,
  {
    type:
      | 'allocated'
      | 'markersOff'
      | 'monsterClues'
      | 'gateTurned'
      | 'gatePlaced'
      | 'transferred'
      | 'pledged'
      | 'redeemed'
      | 'removed'
      | 'activity'
      | 'ritual'
      | 'monsterEncounter'
      | 'ancientOne';
  }
>;

/** Skill pairs, named by the first skill: cases of a message cannot contain hyphens. */
const SKILL_PAIRS = ['speed', 'fight', 'lore'] as const;

/** Same as `sentenceOf` of `event-text.ts`, for the events of Haunt of the Watchers. */
export function hauntSentence(w: Words, event: HauntEvent, context: EventContext): EventSentence {
  const { type } = event;
  const investigator = 'seat' in event ? context.sheet(event.seat) : '';
  switch (type) {
    case 'allocated': {
      const [first, second] = event.values;
      return [type, { investigator, pair: SKILL_PAIRS[event.pair] ?? '', first, second }];
    }
    case 'markersOff':
      return [type, { investigator, n: event.markers.length }];
    case 'monsterClues':
      return [
        event.from === undefined ? type : 'monsterClues.from',
        {
          monster: event.monster,
          gains: event.by > 0 ? 'yes' : 'no',
          by: Math.abs(event.by),
          clues: event.clues,
          ...(event.from !== undefined && { place: event.from }),
        },
      ];
    case 'gateTurned':
      return [type, { place: event.at, gate: event.marker }];
    case 'gatePlaced':
      return [type, { place: event.at }];
    case 'transferred': {
      const { what, amount, on = '' } = event;
      const thing = what === 'card' ? w.name('card', on) : on;
      return [
        type,
        {
          investigator: context.sheet(event.from),
          other: w.name('investigator', context.sheet(event.to)),
          what,
          n: amount,
          thing,
        },
      ];
    }
    case 'pledged':
    case 'redeemed':
      return [type, { investigator, card: event.card, n: event.money }];
    case 'removed':
      return [type, { investigator, how: event.how }];
    case 'activity':
      return [type, { monster: event.monster, place: event.at, what: event.what }];
    case 'ritual':
      return [type, { investigator, place: event.at, kind: event.kind, outcome: event.outcome }];
    case 'monsterEncounter': {
      const outcome = event.outcome === 'no-initiative' ? 'lost' : event.outcome;
      return [type, { investigator, place: event.at, outcome }];
    }
    case 'ancientOne':
      return [type, { n: event.seats.length, outcome: event.outcome }];
    default:
      return event satisfies never;
  }
}
