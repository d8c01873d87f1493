/** What is asked where Curse of the Dark Pharaoh is on the table. */
import { OPTION_IDS, type QuestionDefs } from '../../language/questions/index.js';

export const QUESTIONS = {
  'q.whose-card': {
    means: 'From whom a card is taken of which there is no other (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', card: 'card' },
    options: { 'o.investigator': OPTION_IDS.seat, 'o.no': 'no' },
  },
} as const satisfies QuestionDefs;

type Asked = typeof QUESTIONS;
declare module '../../language/questions/index.js' {
  interface Questions extends Asked {}
}
