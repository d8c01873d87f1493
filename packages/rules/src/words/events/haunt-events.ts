/** Sentences of events that only Haunt of the Watchers has. */
import type { EventTexts } from './event-sentences.js';

/** Skill pairs, named by the first skill: cases of a message cannot contain hyphens. */
const SKILL_PAIRS = ['speed', 'fight', 'lore'] as const;

export const HAUNT_EVENTS = {
  allocated({ investigator }, event) {
    const [first, second] = event.values;
    return ['allocated', { investigator, pair: SKILL_PAIRS[event.pair] ?? '', first, second }];
  },
  markersOff: ({ investigator }, event) => ['markersOff', { investigator, n: event.markers.length }],
  monsterClues: (_, event) => [
    event.from === undefined ? 'monsterClues' : 'monsterClues.from',
    {
      monster: event.monster,
      gains: event.by > 0 ? 'yes' : 'no',
      by: Math.abs(event.by),
      clues: event.clues,
      ...(event.from !== undefined && { place: event.from }),
    },
  ],
  gateTurned: (_, event) => ['gateTurned', { place: event.at, gate: event.marker }],
  gatePlaced: (_, event) => ['gatePlaced', { place: event.at }],
  transferred({ w, context }, event) {
    const { what, amount, on = '' } = event;
    const thing = what === 'card' ? w.name('card', on) : on;
    return [
      'transferred',
      {
        investigator: context.sheet(event.from),
        other: w.name('investigator', context.sheet(event.to)),
        what,
        n: amount,
        thing,
      },
    ];
  },
  pledged: ({ investigator }, event) => ['pledged', { investigator, card: event.card, n: event.money }],
  redeemed: ({ investigator }, event) => ['redeemed', { investigator, card: event.card, n: event.money }],
  removed: ({ investigator }, event) => ['removed', { investigator, how: event.how }],
  activity: (_, event) => ['activity', { monster: event.monster, place: event.at, what: event.what }],
  ritual: ({ investigator }, event) => [
    'ritual',
    { investigator, place: event.at, kind: event.kind, outcome: event.outcome },
  ],
  monsterEncounter({ investigator }, event) {
    const outcome = event.outcome === 'no-initiative' ? 'lost' : event.outcome;
    return ['monsterEncounter', { investigator, place: event.at, outcome }];
  },
  ancientOne: (_, event) => ['ancientOne', { n: event.seats.length, outcome: event.outcome }],
} satisfies Partial<EventTexts>;
