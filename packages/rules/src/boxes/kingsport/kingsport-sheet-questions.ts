/** Questions added by heralds, guardians and special cards of Kingsport. */
import { CHANGES, EFFECTS } from '../../language/questions/about-shapes.js';
import { YES_NO } from '../../language/questions/common-ids.js';
import { OPTION_IDS, type OptionDef, type QuestionDefs } from '../../language/questions/index.js';

const BASE_ARGS = { investigator: 'investigator', source: 'component' } as const;

export const SHEET_QUESTIONS = {
  'q.omen': {
    means: 'Whether somebody spends a Clue to keep the omens of a herald off (Kingsport Horror).',
    args: BASE_ARGS,
    about: EFFECTS,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.keep-calm': {
    means: 'Whether a card is discarded to keep terror from rising by a point (Kingsport Horror).',
    args: BASE_ARGS,
    about: CHANGES,
    harmless: 'o.no',
    options: { 'o.no': 'no', 'o.use': OPTION_IDS.use },
  },
  'q.nine-lives': {
    means: 'Whether somebody who need not be devoured is devoured (Kingsport Horror).',
    args: { investigator: 'investigator' },
    about: CHANGES,
    harmless: 'o.live-on',
    options: { 'o.live-on': 'no', 'o.let-go': 'yes' },
  },
  'q.sail': {
    means: 'To which Other World somebody sails (Kingsport Horror).',
    args: BASE_ARGS,
    about: CHANGES,
    harmless: 'none',
    options: { 'o.place': OPTION_IDS.place },
  },
  'q.traitor': {
    means: 'Whether somebody goes over to the Ancient One in the epic battle (Kingsport Horror).',
    args: BASE_ARGS,
    harmless: 'o.stay-true',
    options: { 'o.stay-true': 'no', 'o.turn-traitor': 'yes' },
  },
  'q.great-seal': {
    means: 'Whether the Great Seal is laid with a seal (Kingsport Horror).',
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
