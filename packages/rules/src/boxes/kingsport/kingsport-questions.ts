/** Questions added by Kingsport. */
import { idForm, OPTION_IDS, type OptionDef, type QuestionDefs } from '../../language/questions/index.js';

/** Ids of options that choose a marker on a track, a space of one, and a track. */
export const RIFT_MARKER_ID = idForm('marker:{n}:{slot}:{place}');
export const RIFT_SPACE_ID = idForm('space:{n}:{slot}');
export const RIFT_ID = idForm('rift:{n}');

const BASE_ARGS = { investigator: 'investigator', source: 'component' } as const;

export const QUESTIONS = {
  'q.rift-marker': {
    description: 'Choose the rift progress marker that leaves its track or is turned face down (Kingsport Horror).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.rift-marker': RIFT_MARKER_ID.pattern },
  },
  'q.rift-space': {
    description: 'Choose the rift track and half that receives a progress marker (Kingsport Horror).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.rift-space': RIFT_SPACE_ID.pattern },
  },
  'q.rift': {
    description: 'Choose the rift that closes or opens (Kingsport Horror).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.rift': RIFT_ID.pattern },
  },
  'q.token-price': {
    description: 'Choose the next thing to give up to remove tokens from the rumor, which has `n` (Kingsport Horror).',
    args: { ...BASE_ARGS, n: 'number' },
    harmless: 'o.done',
    options: { 'o.monster-trophy': OPTION_IDS.trophy, 'o.card': OPTION_IDS.card, 'o.done': 'done' },
  },
} as const satisfies QuestionDefs;

export const OPTIONS = {
  'o.rift-marker': { args: { place: 'place', n: 'number', half: 'number' } },
  'o.rift-space': { args: { n: 'number', half: 'number' } },
  'o.rift': { args: { n: 'number', open: ['yes', 'no'], markers: 'number' } },
} as const satisfies { readonly [key: `o.${string}`]: OptionDef };

type KingsportQuestions = typeof QUESTIONS;
type KingsportOptions = typeof OPTIONS;
declare module '../../language/questions/index.js' {
  interface Questions extends KingsportQuestions {}
  interface Options extends KingsportOptions {}
}
