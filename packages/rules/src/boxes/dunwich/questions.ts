/** What is asked where Dunwich is on the table. */
import type { OptionDef, QuestionDefs } from '../../language/questions/index.js';

export const QUESTIONS = {
  'q.wound': {
    means: 'Whether who has fallen draws an Injury or a Madness card in place of the usual losses (Dunwich Horror).',
    args: { investigator: 'investigator' },
    options: { 'o.usual-losses': 'losses', 'o.draw-injury': 'wound', 'o.draw-madness': 'wound' },
  },
  'q.retire': {
    means: 'Whether an investigator with two or more Injury and Madness cards retires (Dunwich Horror).',
    args: { investigator: 'investigator' },
    options: { 'o.play-on': 'stay', 'o.retire': 'retire' },
  },
} as const satisfies QuestionDefs;

export const OPTIONS = {
  'o.usual-losses': {},
  'o.draw-injury': {},
  'o.draw-madness': {},
  'o.play-on': {},
  'o.retire': {},
} as const satisfies { readonly [key: `o.${string}`]: OptionDef };

type Asked = typeof QUESTIONS;
type Answers = typeof OPTIONS;
declare module '../../language/questions/index.js' {
  interface Questions extends Asked {}
  interface Options extends Answers {}
}
