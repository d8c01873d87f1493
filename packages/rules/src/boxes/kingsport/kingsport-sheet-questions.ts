/** Questions added by heralds, guardians and special cards of Kingsport. */
import { CHANGES, EFFECTS } from '../../language/questions/about-shapes.js';
import { YES_NO } from '../../language/questions/common-ids.js';
import { OPTION_IDS, type OptionDef, type QuestionDefs } from '../../language/questions/index.js';

const BASE_ARGS = { investigator: 'investigator', source: 'component' } as const;

export const SHEET_QUESTIONS = {
  'q.omen': {
    description: 'Spend a Clue to prevent the omens of a herald, or not (Kingsport Horror).',
    args: BASE_ARGS,
    about: EFFECTS,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.keep-calm': {
    description: 'Discard a card to prevent a rise of terror by a point, or keep it (Kingsport Horror).',
    args: BASE_ARGS,
    about: CHANGES,
    harmless: 'o.no',
    options: { 'o.no': 'no', 'o.use': OPTION_IDS.use },
  },
  'q.nine-lives': {
    description: 'Let an investigator who need not be devoured live on, or not (Kingsport Horror).',
    args: { investigator: 'investigator' },
    about: CHANGES,
    harmless: 'o.live-on',
    options: { 'o.live-on': 'no', 'o.let-go': 'yes' },
  },
  'q.sail': {
    description: 'Choose the Other World to sail to (Kingsport Horror).',
    args: BASE_ARGS,
    about: CHANGES,
    harmless: 'none',
    options: { 'o.place': OPTION_IDS.place },
  },
  'q.traitor': {
    description: 'Join the Ancient One in the epic battle, or stay loyal (Kingsport Horror).',
    args: BASE_ARGS,
    harmless: 'o.stay-true',
    options: { 'o.stay-true': 'no', 'o.turn-traitor': 'yes' },
  },
  'q.great-seal': {
    description: 'Place the Great Seal with a seal, or not (Kingsport Horror).',
    args: { investigator: 'investigator', place: 'place' },
    about: EFFECTS,
    harmless: 'o.no',
    options: YES_NO,
  },
} as const satisfies QuestionDefs;

export const SHEET_OPTIONS = {
  'o.live-on': {},
  'o.let-go': {},
  'o.stay-true': {},
  'o.turn-traitor': {},
} as const satisfies { readonly [key: `o.${string}`]: OptionDef };

type KingsportSheetQuestions = typeof SHEET_QUESTIONS;
type KingsportSheetOptions = typeof SHEET_OPTIONS;
declare module '../../language/questions/index.js' {
  interface Questions extends KingsportSheetQuestions {}
  interface Options extends KingsportSheetOptions {}
}
