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
    means: 'From whom a card is taken of which there is no other (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', card: 'card' },
    harmless: 'o.no',
    options: { 'o.investigator': OPTION_IDS.seat, 'o.no': 'no' },
  },
  'q.anoint': {
    means: 'Whether an Anointed investigator has another roll again to be rid of a Curse (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', other: 'investigator' },
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.harrier': {
    means: 'Which monster comes to one who is harried (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', source: 'component' },
    harmless: 'none',
    options: { 'o.monster-at': OPTION_IDS.monster },
  },
  'q.give-up-spell': {
    means: 'Which Spell is given up for Clues, if any (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', source: 'component' },
    harmless: 'o.no',
    options: { 'o.card': OPTION_IDS.card, 'o.no': 'no' },
  },
  'q.lend-skill': {
    means: 'Which Skill is lent for this turn (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', source: 'component' },
    harmless: 'none',
    options: { 'o.card': OPTION_IDS.card },
  },
  'q.whose-gift': {
    means: 'Whose ability a Mask lends (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.gift': GIFT_ID.pattern },
  },
  'q.glass': {
    means: 'What a location far away offers is used, and of which one (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.location-ability': OFFER_ID.pattern },
  },
  'q.scales': {
    means: 'Against monsters of which dimension one is stronger this turn (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.dimension': SYMBOL_ID.pattern },
  },
  'q.through-which-gate': {
    means: 'Through which open gate a spell leads (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.gate': OPTION_IDS.gate },
  },
  'q.sell-for-loan': {
    means: 'What is sold to pay off a Bank Loan that is called in, if anything (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'o.no',
    options: { 'o.card': OPTION_IDS.card, 'o.no': 'no' },
  },
  'q.murder-check': {
    means: 'Which check is made because of a gate trophy (Curse of the Dark Pharaoh).',
    args: { investigator: 'investigator', gate: 'gate' },
    about: CHECKS,
    harmless: 'none',
    options: { 'o.make-check': ['fight', 'lore'] },
  },
  'q.lay-to-rest': {
    means: 'Which monster leaves the board, if any (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'o.no',
    options: { 'o.monster-at': OPTION_IDS.monster, 'o.no': 'no' },
  },
  'q.appease': {
    means: 'What somebody gives that terror does not rise by cursed relics, if anything (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    about: CHANGES,
    harmless: 'o.no',
    options: { 'o.card': OPTION_IDS.card, 'o.no': 'no' },
  },
  'q.clue-from': {
    means: 'From where a Clue is taken, if from anywhere (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'o.no',
    options: { 'o.place': OPTION_IDS.place, 'o.no': 'no' },
  },
  'q.read-now': {
    means: 'Which item that costs movement points is used now, if any (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'o.no',
    options: { 'o.card': OPTION_IDS.card, 'o.no': 'no' },
  },
  'q.which-evil': {
    means: 'Which of two monsters appears (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    harmless: 'none',
    options: { 'o.monster': OPTION_IDS.monster },
  },
  'q.slip-away': {
    means: 'Whether somebody who has evaded a monster leaves for the street (Curse of the Dark Pharaoh).',
    args: BASE_ARGS,
    about: CHANGES,
    harmless: 'o.no',
    options: YES_NO,
  },
  'q.which-spells': {
    means: 'From which of two decks Spells are drawn (Curse of the Dark Pharaoh).',
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
