/** Questions added by The King in Yellow. */
import { CHANGES } from '../../language/questions/about-shapes.js';
import { YES_NO } from '../../language/questions/common-ids.js';
import { OPTION_IDS, type OptionDef, type QuestionDefs } from '../../language/questions/index.js';

/** Ids of options that put a card of the Mythos deck on top. */

const BASE_ARGS = { investigator: 'investigator', source: 'component' } as const;

export const QUESTIONS = {
  'q.yellow-sign': {
    description: 'Place a Yellow Sign on the terror space just left (`n`) or on the doom track (The King in Yellow).',
    args: { source: 'component', n: 'number' },
    about: CHANGES,
    whose: 'group',
    harmless: 'none',
    options: { 'o.sign-on-terror': 'terror', 'o.sign-on-doom': 'doom' },
  },
  'q.stop-act': {
    description: 'Choose a number of Clues to give towards stopping an Act; `n` are still needed (The King in Yellow).',
    args: { ...BASE_ARGS, mythos: 'component', n: 'number' },
    about: CHANGES,
    harmless: { least: 'o.number' },
    options: { 'o.number': OPTION_IDS.amount },
  },
  'q.clear-outskirts': {
    description: 'Choose a monster of the Outskirts to return to the cup, or none (The King in Yellow).',
    args: BASE_ARGS,
    harmless: 'o.no',
    options: { 'o.monster': OPTION_IDS.monster, 'o.no': 'no' },
  },
  'q.repair': {
    description: 'Remove the burdens of an investigator at the cost of Sanity, or not (The King in Yellow).',
    args: BASE_ARGS,
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.courier': {
    description: 'Choose an investigator to trade with by courier, or none (The King in Yellow).',
    args: BASE_ARGS,
    harmless: 'o.no',
    options: { 'o.investigator': OPTION_IDS.seat, 'o.no': 'no' },
  },
} as const satisfies QuestionDefs;

export const OPTIONS = {
  'o.sign-on-terror': { args: { n: 'number' } },
  'o.sign-on-doom': {},
} as const satisfies { readonly [key: `o.${string}`]: OptionDef };

type KingQuestions = typeof QUESTIONS;
type KingOptions = typeof OPTIONS;
declare module '../../language/questions/index.js' {
  interface Questions extends KingQuestions {}
  interface Options extends KingOptions {}
}
