/** Questions asked by the items of The King in Yellow. */
import { CHANGES } from '../../language/questions/about-shapes.js';
import { CAUSED, YES_NO } from '../../language/questions/common-ids.js';
import { OPTION_IDS as ID, type QuestionDefs } from '../../language/questions/index.js';

const OTHER_ARGS = { investigator: 'investigator', other: 'investigator', card: 'card' } as const;

export const QUESTIONS = {
  'q.lay-card': {
    means: 'In which area a card is laid (The King in Yellow).',
    args: CAUSED,
    harmless: 'none',
    options: { 'o.place': ID.place },
  },
  'q.steady-terror': {
    means: 'Whether a card is given up so that terror, about to rise by `n`, rises by 1 less (The King in Yellow).',
    args: { ...CAUSED, n: 'number' },
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.quell-surge': {
    means: 'Whether a card is given up so that a gate does not surge (The King in Yellow).',
    args: { ...CAUSED, place: 'place' },
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.not-delayed': {
    means: 'Whether a card is given up so that somebody is not delayed (The King in Yellow).',
    args: CAUSED,
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.not-lost': {
    means: 'Whether a card is given up so that somebody is not lost in time and space (The King in Yellow).',
    args: CAUSED,
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.send-item': {
    means: 'Which item is given to another investigator, or asked of him (The King in Yellow).',
    args: { ...CAUSED, other: 'investigator' },
    harmless: 'none',
    options: { 'o.trade-give': ID.give, 'o.trade-ask': ID.ask },
  },
  'q.gets-item': {
    means: 'Whether somebody takes an item that another would give him (The King in Yellow).',
    args: OTHER_ARGS,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.gives-item': {
    means: 'Whether somebody gives another the item that he asks for (The King in Yellow).',
    args: OTHER_ARGS,
    harmless: 'o.no',
    options: YES_NO,
  },
} as const satisfies QuestionDefs;

type KingItemQuestions = typeof QUESTIONS;
declare module '../../language/questions/index.js' {
  interface Questions extends KingItemQuestions {}
}
