/** Sentences of events of the game and the board: phases, monsters, gates, tracks, Mythos cards, events of boxes. */
import { correctionSentence } from './correction-text.js';
import { type EventTexts, yesNo } from './event-sentences.js';

export const BOARD_EVENTS = {
  phase({ investigator }, event) {
    if (event.day !== undefined) {
      const part = event.phase === 'other-world' ? 'world' : event.phase;
      return ['phase.day', { day: event.day, part, investigator }];
    }
    return ['phase', { turn: event.turn, phase: event.phase }];
  },
  monsterPlaced({ w }, event) {
    // Some rumors hold monsters of their own. A monster may be on a card.
    return w.name('mythos', event.at) === event.at
      ? ['monsterPlaced', { monster: event.monster, place: event.at }]
      : ['monsterPlaced.card', { monster: event.monster, mythos: event.at }];
  },
  monsterMoved({ w }, event) {
    const args = { monster: event.monster, place: event.from, place2: event.to };
    return event.why === undefined ? ['monsterMoved', args] : ['monsterMoved.why', { ...args, why: w.say(event.why) }];
  },
  monsterRemoved: ({ investigator }, event) =>
    event.to === 'trophy' && event.seat !== undefined
      ? ['monsterGone.trophy', { investigator, monster: event.monster }]
      : ['monsterGone', { monster: event.monster, to: event.to }],
  gateClosed({ investigator }, event) {
    if (event.sealed) return ['gateClosed.sealed', { gate: event.marker, place: event.at }];
    return event.seat === undefined
      ? ['gateClosed', { gate: event.marker, place: event.at }]
      : ['gateClosed.by', { investigator, gate: event.marker, place: event.at, trophy: yesNo(event.trophy) }];
  },
  gateOpened: (_, event) => ['gateOpened', { gate: event.marker, place: event.at }],
  sealed: ({ investigator }, event) => [
    event.seat === undefined ? 'sealed' : 'sealed.by',
    { investigator, place: event.at },
  ],
  sealBroken: (_, event) => ['sealBroken', { place: event.at }],
  opened: (_, event) => ['opened', { place: event.at }],
  closed: (_, event) => ['closed', { place: event.at, until: event.until === 'for-good' ? 'good' : 'turn' }],
  surge: (_, event) => ['surge', { place: event.at, monsters: event.monsters }],
  clue(_, event) {
    if (event.placed < 0) return ['clue.gone', { place: event.at, placed: -event.placed }];
    return ['clue', { place: event.at, placed: event.placed }];
  },
  doom: (_, event) => ['doom', { rises: yesNo(event.by > 0), by: Math.abs(event.by), doom: event.doom }],
  terror: (_, event) => ['terror', { rises: yesNo(event.by > 0), terror: event.terror }],
  mythos: (_, event) => ['mythos', { mythos: event.card }],
  inPlay: (_, event) => ['inPlay', { mythos: event.card }],
  outOfPlay: (_, event) =>
    event.at === undefined
      ? ['outOfPlay', { mythos: event.card }]
      : ['outOfPlay.at', { component: event.card, place: event.at }],
  rumor: (_, event) => ['rumor', { mythos: event.card, outcome: event.outcome }],
  allyLeft: (_, event) => ['allyLeft', { card: event.card }],
  tokens(_, event) {
    const { on, by, tokens } = event;
    return [by < 0 ? 'tokens.gone' : 'tokens', { component: on, by: Math.abs(by), tokens }];
  },
  laidOut: (_, event) =>
    event.at === undefined
      ? ['laidOut', { component: event.card }]
      : ['laidOut.at', { component: event.card, place: event.at }],
  cardMoved: (_, event) => ['shifted', { component: event.card, place: event.at }],
  turnedDown: (_, event) => ['turnedDown', { component: event.card }],
  redrawn: (_, event) => ['redrawn', { mythos: event.card }],
  shuffled: ({ w }, event) => [w.name('mythos', event.card) === event.card ? 'shuffled' : 'shuffled.mythos', {}],
  boxEvent({ investigator }, event) {
    const { what, n, at, symbol } = event;
    return [
      what,
      {
        investigator,
        ...(n !== undefined && { n }),
        ...(at !== undefined && { place: at }),
        ...(symbol && { symbol }),
      },
    ];
  },
  corrected: ({ w, investigator }, event) => correctionSentence(w, event, investigator),
  awakened: ({ w }, event) => ['awakened', { cause: w.say(`cause.${event.cause}`) }],
  battle: (_, event) => ['battle', { round: event.round, doom: event.doom, pool: event.pool }],
  over: ({ w }, event) => ['over', { won: yesNo(event.outcome.won), ending: w.say(`ending.${event.outcome.how}`) }],
} satisfies Partial<EventTexts>;
