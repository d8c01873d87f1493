/** Questions asked by the encounters of The King in Yellow. */
import { CHANGES, CHECKS } from '../../language/questions/about-shapes.js';
import { CAUSED, YES_NO } from '../../language/questions/common-ids.js';
import { idForm, type OptionDef, type QuestionDefs } from '../../language/questions/index.js';

/** Ids of options that name a skill, and a spell given in payment. */
export const SKILL_ID = idForm('skill:{skill}');
export const SPELL_ID = idForm('spell:{card}');

export const QUESTIONS = {
  'q.lowest-skill': {
    description: 'Choose the skill of a check among those that are lowest (The King in Yellow).',
    args: CAUSED,
    about: CHECKS,
    harmless: 'none',
    options: { 'o.skill': SKILL_ID.pattern },
  },
  'q.pay-part': {
    description: 'Choose the next payment towards a price; `n` dollars are left (The King in Yellow).',
    args: { ...CAUSED, n: 'number' },
    harmless: 'none',
    options: { 'o.pay-money': 'money', 'o.pay-clue': 'clue', 'o.pay-spell': SPELL_ID.pattern },
  },
  'q.swap-places': {
    description: 'Agree to change places with another investigator, or decline (The King in Yellow).',
    args: { ...CAUSED, other: 'investigator' },
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
} as const satisfies QuestionDefs;

export const OPTIONS = {
  'o.skill': { args: { skill: 'skill' } },
  'o.pay-money': { args: { n: 'number' } },
  'o.pay-clue': {},
  'o.pay-spell': { args: { card: 'card' } },
} as const satisfies { readonly [key: `o.${string}`]: OptionDef };

type KingEncounterQuestions = typeof QUESTIONS;
type KingEncounterOptions = typeof OPTIONS;
declare module '../../language/questions/index.js' {
  interface Questions extends KingEncounterQuestions {}
  interface Options extends KingEncounterOptions {}
}
