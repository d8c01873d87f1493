/** What is asked where Curse of the Dark Pharaoh is on the table. */
import { YES_NO } from '../../language/questions/common-ids.js';
import { OPTION_IDS, type QuestionDefs } from '../../language/questions/index.js';

export const QUESTIONS = {
  'q.whose-card': {
    means: 'From whom a card is taken of which there is no other (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', card: 'card' },
    options: { 'o.investigator': OPTION_IDS.seat, 'o.no': 'no' },
  },
  'q.anoint': {
    means: 'Whether an Anointed investigator has another roll again to be rid of a Curse (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', other: 'investigator' },
    options: YES_NO,
  },
  'q.harrier': {
    means: 'Which monster comes to one who is harried (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', source: 'component' },
    options: { 'o.monster-at': OPTION_IDS.monster },
  },
  'q.give-up-spell': {
    means: 'Which Spell is given up for Clues, if any (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', source: 'component' },
    options: { 'o.card': OPTION_IDS.card, 'o.no': 'no' },
  },
  'q.lend-skill': {
    means: 'Which Skill is lent for this turn (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', source: 'component' },
    options: { 'o.card': OPTION_IDS.card },
  },
} as const satisfies QuestionDefs;

type Asked = typeof QUESTIONS;
declare module '../../language/questions/index.js' {
  interface Questions extends Asked {}
}
