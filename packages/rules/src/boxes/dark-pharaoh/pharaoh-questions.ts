/** Questions added by Curse of the Dark Pharaoh. */
import { CHANGES, CHECKS } from '../../language/questions/about-shapes.js';
import { YES_NO } from '../../language/questions/common-ids.js';
import { idForm, OPTION_IDS, type OptionDef, type QuestionDefs } from '../../language/questions/index.js';

/** The dimensions. */
export const SYMBOLS = [
  'circle',
  'crescent',
  'diamond',
  'hexagon',
  'plus',
  'slash',
  'square',
  'star',
  'triangle',
] as const;

/** Option ids used only by this box. */
export const GIFT_ID = idForm('gift:{sheet}');
export const OFFER_ID = idForm('offer:{place}:{n}');
export const SYMBOL_ID = idForm('symbol:{symbol}');

const BASE_ARGS = { investigator: 'investigator', source: 'component' } as const;

export const QUESTIONS = {
  'q.whose-card': {
    description: 'Choose the investigator from whom a unique card is taken (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', card: 'card' },
    harmless: 'o.no',
    options: { 'o.investigator': OPTION_IDS.seat, 'o.no': 'no' },
  },
  'q.anoint': {
    description:
      'Let an Anointed investigator make another check again to remove a Curse, or not (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', other: 'investigator' },
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.harrier': {
    description: 'Choose the monster that comes to a Harried investigator (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', source: 'component' },
    harmless: 'none',
    options: { 'o.monster-at': OPTION_IDS.monster },
  },
  'q.give-up-spell': {
    description: 'Choose a Spell to give up for Clues, or none (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', source: 'component' },
    harmless: 'o.no',
    options: { 'o.card': OPTION_IDS.card, 'o.no': 'no' },
  },
  'q.lend-skill': {
    description: 'Choose a Skill to lend for this turn (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', source: 'component' },
    harmless: 'none',
    options: { 'o.card': OPTION_IDS.card },
  },
  'q.whose-gift': {
    description: 'Choose the investigator whose ability a Mask lends (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.gift': GIFT_ID.pattern },
  },
  'q.glass': {
    description: 'Choose a distant location and use its ability, or none (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.location-ability': OFFER_ID.pattern },
  },
  'q.scales': {
    description:
      'Choose a dimension: the investigator is stronger against its monsters this turn (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.dimension': SYMBOL_ID.pattern },
  },
  'q.through-which-gate': {
    description: 'Choose the open gate that a spell leads through (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.gate': OPTION_IDS.gate },
  },
  'q.sell-for-loan': {
    description: 'Choose something to sell to pay off a Bank Loan that is due, or nothing (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'o.no',
    options: { 'o.card': OPTION_IDS.card, 'o.no': 'no' },
  },
  'q.murder-check': {
    description: 'Choose the check to make because of a gate trophy (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', gate: 'gate' },
    about: CHECKS,
    harmless: 'none',
    options: { 'o.make-check': ['fight', 'lore'] },
  },
  'q.lay-to-rest': {
    description: 'Choose a monster that leaves the board, or none (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'o.no',
    options: { 'o.monster-at': OPTION_IDS.monster, 'o.no': 'no' },
  },
  'q.appease': {
    description:
      'Choose what to give so that cursed relics do not raise terror, or nothing (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    about: CHANGES,
    harmless: 'o.no',
    options: { 'o.card': OPTION_IDS.card, 'o.no': 'no' },
  },
  'q.clue-from': {
    description: 'Choose the place from which to take a Clue, or none (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'o.no',
    options: { 'o.place': OPTION_IDS.place, 'o.no': 'no' },
  },
  'q.read-now': {
    description: 'Choose an item that costs movement points to use now, or none (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'o.no',
    options: { 'o.card': OPTION_IDS.card, 'o.no': 'no' },
  },
  'q.which-evil': {
    description: 'Choose which of two monsters appears (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.monster': OPTION_IDS.monster },
  },
  'q.slip-away': {
    description: 'Leave for the street after evading a monster, or stay (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.which-spells': {
    description: 'Choose the deck from which Spells are drawn (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator' },
    harmless: 'none',
    options: { 'o.spells-of-exhibition': 'exhibition', 'o.other-spells': 'others' },
  },
} as const satisfies QuestionDefs;

export const OPTIONS = {
  'o.spells-of-exhibition': {},
  'o.other-spells': {},
  'o.gift': { args: { investigator: 'investigator' } },
  'o.dimension': { args: { symbol: SYMBOLS } },
} as const satisfies { readonly [key: `o.${string}`]: OptionDef };

type PharaohQuestions = typeof QUESTIONS;
type PharaohOptions = typeof OPTIONS;
declare module '../../language/questions/index.js' {
  interface Questions extends PharaohQuestions {}
  interface Options extends PharaohOptions {}
}
