import { idForm, type OptionDef, type QuestionDefs } from '@vigil/rules';

/** The ids of the answer by which the water takes the clues at a place. */
export const WASHED = idForm('wash:{place}');

/** What the harbour asks. */
export const QUESTIONS = {
  'q.harbour-tide': {
    means: 'What the tide takes as it turns: the calm of the town, or the clues at a place of the harbour.',
    harmless: 'none',
    options: { 'o.harbour-terror': 'terror', 'o.harbour-wash': WASHED.pattern },
  },
} as const satisfies QuestionDefs;

/** What can be answered to it. */
export const OPTIONS = {
  'o.harbour-terror': {},
  'o.harbour-wash': { args: { place: 'place', n: 'number' } },
} as const satisfies Readonly<Record<string, OptionDef>>;

type HarbourQuestions = typeof QUESTIONS;
type HarbourOptions = typeof OPTIONS;
declare module '@vigil/rules' {
  interface Questions extends HarbourQuestions {}
  interface Options extends HarbourOptions {}
}
