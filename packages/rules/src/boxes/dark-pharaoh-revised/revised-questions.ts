/** Questions added by the 2011 edition of Curse of the Dark Pharaoh. */
import { CHANGES } from '../../language/questions/about-shapes.js';
import type { OptionDef, QuestionDefs } from '../../language/questions/index.js';

export const QUESTIONS = {
  'q.peeked': {
    description:
      'Leave the top card of a deck in place before drawing, or put it under the deck (Curse of the Dark Pharaoh, 2011).',
    args: { investigator: 'investigator', source: 'component', card: 'card' },
    harmless: 'o.stays-on-top',
    options: { 'o.stays-on-top': 'top', 'o.goes-under': 'bottom' },
  },
  'q.fragment': {
    description:
      'Use a fragment at a gate and pay with Sanity or Stamina, or keep it (Curse of the Dark Pharaoh, 2011).',
    args: { investigator: 'investigator', card: 'card', place: 'place' },
    about: CHANGES,
    harmless: 'o.no',
    options: { 'o.with-sanity': 'sanity', 'o.with-stamina': 'stamina', 'o.no': 'no' },
  },
} as const satisfies QuestionDefs;

export const OPTIONS = {
  'o.stays-on-top': {},
  'o.goes-under': {},
  'o.with-sanity': {},
  'o.with-stamina': {},
} as const satisfies { readonly [key: `o.${string}`]: OptionDef };

type RevisedQuestions = typeof QUESTIONS;
type RevisedOptions = typeof OPTIONS;
declare module '../../language/questions/index.js' {
  interface Questions extends RevisedQuestions {}
  interface Options extends RevisedOptions {}
}
