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
    description: 'Choose the place where a card puts a seal (Kingsport Horror).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.place': OPTION_IDS.place },
  },
  'q.next-mythos': {
    description:
      'Choose the Mythos card that lies on top of the others, or that is taken; `n` are left (Kingsport Horror).',
    args: { ...BASE_ARGS, n: 'number', what: ['order', 'choose'] },
    harmless: 'none',
    options: { 'o.seen-mythos': MYTHOS_ID.pattern },
  },
  'q.give-clue': {
    description: 'Choose an investigator to give a Clue to, or none (Kingsport Horror).',
    args: BASE_ARGS,
    harmless: 'o.no',
    options: { 'o.investigator': OPTION_IDS.seat, 'o.no': 'no' },
  },
  'q.ransom': {
    description: 'Choose an item to keep and its price; the others are lost (Kingsport Horror).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.ransom': RANSOM_ID.pattern, 'o.no': 'no' },
  },
  'q.own-arrow': {
    description: 'Choose the arrow along which a spell moves a monster (Kingsport Horror).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.black-arrow': 'black', 'o.white-arrow': 'white' },
  },
  'q.spare': {
    description: 'Discard a card in place of being arrested or delayed, or keep it (Kingsport Horror).',
    args: { investigator: 'investigator', card: 'card', what: ['arrested', 'delayed'] },
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.shift': {
    description: 'Choose the maximum to raise at the cost of the other (Kingsport Horror).',
    args: { investigator: 'investigator' },
    about: CHANGES,
    harmless: 'none',
    options: { 'o.shift': '{what}' },
  },
  'q.quell': {
    description: 'Prevent a rise of terror by a point, or not (Kingsport Horror).',
    args: { investigator: 'investigator', n: 'number' },
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.web': {
    description:
      'Choose the Ally that leaves the game, or the investigator who is devoured, by the attack (Kingsport Horror).',
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
