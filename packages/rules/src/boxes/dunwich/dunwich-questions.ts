/** Questions added by Dunwich. */
import { CHANGES, EFFECTS } from '../../language/questions/about-shapes.js';
import { YES_NO } from '../../language/questions/common-ids.js';
import { idForm, OPTION_IDS, type OptionDef, type QuestionDefs } from '../../language/questions/index.js';

/** Ids of options that choose a card of the Mythos deck. */
export const MYTHOS_CARD_ID = idForm('mythos:{card}');

const BASE_ARGS = { investigator: 'investigator', source: 'component' } as const;

export const QUESTIONS = {
  'q.wound': {
    description: 'Draw an Injury or a Madness card in place of the usual losses of a defeat, or not (Dunwich Horror).',
    args: { investigator: 'investigator', what: ['sanity', 'stamina'] },
    harmless: 'none',
    options: { 'o.usual-losses': 'losses', 'o.draw-injury': 'wound', 'o.draw-madness': 'wound' },
  },
  'q.gate-deal': {
    description: 'Choose an open gate to move or to exchange for another marker, or none (Dunwich Horror).',
    args: { ...BASE_ARGS, what: ['swap', 'move'] },
    harmless: 'o.no',
    options: { 'o.gate': 'gate:{place}', 'o.no': 'no' },
  },
  'q.gate-place': {
    description: 'Choose the place to which a gate moves or where a seal is placed, or none (Dunwich Horror).',
    args: { ...BASE_ARGS, what: ['gate', 'seal'] },
    harmless: 'o.no',
    options: { 'o.place': 'place:{place}', 'o.no': 'no' },
  },
  'q.box-mythos': {
    description: 'Choose a card of the Mythos deck that leaves the game; `n` are still to leave (Dunwich Horror).',
    args: { ...BASE_ARGS, n: 'number' },
    harmless: 'none',
    options: { 'o.mythos-card': MYTHOS_CARD_ID.pattern },
  },
  'q.tarot': {
    description: 'Leave the top card of the Mythos deck in place, or put it under the deck (Dunwich Horror).',
    args: { ...BASE_ARGS, mythos: 'mythos' },
    harmless: 'o.leave-on-top',
    options: { 'o.leave-on-top': 'top', 'o.put-under': 'bottom' },
  },
  'q.which-arrow': {
    description: 'Choose the arrow along which the monsters of Arkham move (Dunwich Horror).',
    args: BASE_ARGS,
    about: CHANGES,
    harmless: 'none',
    options: { 'o.arrow-white': 'white', 'o.arrow-black': 'black' },
  },
  'q.retire': {
    description: 'Retire an investigator with two or more Injury and Madness cards, or continue (Dunwich Horror).',
    args: { investigator: 'investigator' },
    harmless: 'o.play-on',
    options: { 'o.play-on': 'stay', 'o.retire': 'retire' },
  },
  'q.sacrifice': {
    description: 'Pay the sacrifice of a Mission where its owner has stayed, or not (Dunwich Horror).',
    args: { investigator: 'investigator', card: 'card', place: 'place' },
    about: EFFECTS,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.swap-with': {
    description: 'Choose the investigator or monster to change places with (Dunwich Horror).',
    args: { investigator: 'investigator', source: 'component' },
    harmless: 'none',
    options: { 'o.investigator': OPTION_IDS.seat, 'o.monster-at': OPTION_IDS.monster },
  },
} as const satisfies QuestionDefs;

export const OPTIONS = {
  'o.usual-losses': {},
  'o.draw-injury': {},
  'o.draw-madness': {},
  'o.mythos-card': { args: { mythos: 'mythos' } },
  'o.leave-on-top': {},
  'o.put-under': {},
  'o.arrow-white': {},
  'o.arrow-black': {},
  'o.play-on': {},
  'o.retire': {},
} as const satisfies { readonly [key: `o.${string}`]: OptionDef };

type DunwichQuestions = typeof QUESTIONS;
type DunwichOptions = typeof OPTIONS;
declare module '../../language/questions/index.js' {
  interface Questions extends DunwichQuestions {}
  interface Options extends DunwichOptions {}
}
