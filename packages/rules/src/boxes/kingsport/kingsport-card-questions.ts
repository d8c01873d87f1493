/** Questions asked by cards of Kingsport. */
import { CHANGES } from '../../language/questions/about-shapes.js';
import { YES_NO } from '../../language/questions/common-ids.js';
import { idForm, OPTION_IDS, type OptionDef, type QuestionDefs } from '../../language/questions/index.js';

/** Ids of options that choose a card of the Mythos deck, and the price of keeping an item. */
export const MYTHOS_ID = idForm('mythos:{card}');
/** An Ally of an investigator. */
export const WEB_ALLY_ID = idForm('ally:{seat}:{card}');
export const RANSOM_ID = idForm('{what}:{card}');

const BASE_ARGS = { investigator: 'investigator', source: 'component' } as const;

export const CARD_QUESTIONS = {
  'q.seal-place': {
    means: 'Where a card lays a seal (Kingsport Horror).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.place': OPTION_IDS.place },
  },
  'q.next-mythos': {
    means: 'Which of some Mythos cards lies on top of the others, or is chosen; `n` are left (Kingsport Horror).',
    args: { ...BASE_ARGS, n: 'number', what: ['order', 'choose'] },
    harmless: 'none',
    options: { 'o.seen-mythos': MYTHOS_ID.pattern },
  },
  'q.give-clue': {
    means: 'To whom somebody gives a Clue, if to anybody (Kingsport Horror).',
    args: BASE_ARGS,
    harmless: 'o.no',
    options: { 'o.investigator': OPTION_IDS.seat, 'o.no': 'no' },
  },
  'q.ransom': {
    means: 'Which item is kept, and for what; the others are lost (Kingsport Horror).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.ransom': RANSOM_ID.pattern, 'o.no': 'no' },
  },
  'q.own-arrow': {
    means: 'Along which arrow a spell sends a monster (Kingsport Horror).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.black-arrow': 'black', 'o.white-arrow': 'white' },
  },
  'q.spare': {
    means: 'Whether a card is discarded in place of being arrested or delayed (Kingsport Horror).',
    args: { investigator: 'investigator', card: 'card', what: ['arrested', 'delayed'] },
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.shift': {
    means: 'Which of two maxima is raised at the cost of the other (Kingsport Horror).',
    args: { investigator: 'investigator' },
    about: CHANGES,
    harmless: 'none',
    options: { 'o.shift': '{what}' },
  },
  'q.quell': {
    means: 'Whether somebody keeps terror from rising a point (Kingsport Horror).',
    args: { investigator: 'investigator', n: 'number' },
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.web': {
    means: 'Which Ally leaves the game, or which investigator is devoured, by the attack (Kingsport Horror).',
    args: { ancientOne: 'ancientOne' },
    whose: 'group',
    harmless: 'none',
    options: { 'o.web-ally': WEB_ALLY_ID.pattern, 'o.investigator': OPTION_IDS.seat },
  },
} as const satisfies QuestionDefs;

export const CARD_OPTIONS = {
  'o.seen-mythos': { args: { mythos: 'mythos' } },
  'o.ransom': { args: { card: 'card', what: ['clue', 'money'] } },
  'o.shift': { args: { what: ['sanity', 'stamina'] } },
  'o.black-arrow': { args: { place: 'place' } },
  'o.white-arrow': { args: { place: 'place' } },
  'o.web-ally': { args: { investigator: 'investigator', card: 'card' } },
} as const satisfies { readonly [key: `o.${string}`]: OptionDef };

type KingsportCardQuestions = typeof CARD_QUESTIONS;
type KingsportCardOptions = typeof CARD_OPTIONS;
declare module '../../language/questions/index.js' {
  interface Questions extends KingsportCardQuestions {}
  interface Options extends KingsportCardOptions {}
}
