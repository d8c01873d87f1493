import { idForm, type OptionDef, type QuestionDefs } from '@vigil/rules';

/** Option ids for taking the clues at a place. */
export const WASHED = idForm('wash:{place}');

/** Questions the harbour asks. */
export const QUESTIONS = {
  'q.harbour-tide': {
    description: 'Choose what the turning tide takes: a terror level, or the Clues at a place of the harbour.',
    harmless: 'none',
    options: { 'o.harbour-terror': 'terror', 'o.harbour-wash': WASHED.pattern },
  },
} as const satisfies QuestionDefs;

/** Options of the harbour's questions. */
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
