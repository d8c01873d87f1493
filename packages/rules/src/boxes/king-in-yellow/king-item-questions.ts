/** Questions asked by the items of The King in Yellow. */
import { CHANGES } from '../../language/questions/about-shapes.js';
import { CAUSED, YES_NO } from '../../language/questions/common-ids.js';
import { OPTION_IDS as ID, type QuestionDefs } from '../../language/questions/index.js';

const OTHER_ARGS = { investigator: 'investigator', other: 'investigator', card: 'card' } as const;

export const QUESTIONS = {
  'q.lay-card': {
    description: 'Choose the area in which a card is placed (The King in Yellow).',
    args: CAUSED,
    harmless: 'none',
    options: { 'o.place': ID.place },
  },
  'q.steady-terror': {
    description:
      'Give up a card so that terror, about to rise by `n`, rises by 1 less, or keep it (The King in Yellow).',
    args: { ...CAUSED, n: 'number' },
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.quell-surge': {
    description: 'Give up a card to prevent the surge of a gate, or keep it (The King in Yellow).',
    args: { ...CAUSED, place: 'place' },
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.not-delayed': {
    description: 'Give up a card to prevent a delay, or keep it (The King in Yellow).',
    args: CAUSED,
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.not-lost': {
    description: 'Give up a card so as not to be lost in time and space, or keep it (The King in Yellow).',
    args: CAUSED,
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.send-item': {
    description: 'Choose an item to give to another investigator, or to ask for (The King in Yellow).',
    args: { ...CAUSED, other: 'investigator' },
    harmless: 'none',
    options: { 'o.trade-give': ID.give, 'o.trade-ask': ID.ask },
  },
  'q.gets-item': {
    description: 'Take an item that another investigator offers, or decline it (The King in Yellow).',
    args: OTHER_ARGS,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.gives-item': {
    description: 'Give another investigator the requested item, or keep it (The King in Yellow).',
    args: OTHER_ARGS,
    harmless: 'o.no',
    options: YES_NO,
  },
} as const satisfies QuestionDefs;

type KingItemQuestions = typeof QUESTIONS;
declare module '../../language/questions/index.js' {
  interface Questions extends KingItemQuestions {}
}
