/** The 27 gate cards of Curse of the Dark Pharaoh: six of each colour, three of two colours. */
import type { GateCardDef } from '@vigil/rules';
import { type Edition, ORIGINAL, REVISED } from '../edition.js';
import { BLUE } from './blue.js';
import { GREEN } from './green.js';
import { RED } from './red.js';
import { OF_TWO_COLOURS, YELLOW } from './yellow.js';

const inEdition = (ed: Edition): readonly GateCardDef[] => [
  ...BLUE(ed),
  ...GREEN(ed),
  ...RED(ed),
  ...YELLOW(ed),
  ...OF_TWO_COLOURS,
];

export const GATE_CARDS = inEdition(ORIGINAL);

/** Those that the edition of 2011 says otherwise. */
export const REVISED_GATE_CARDS = inEdition(REVISED).filter(
  (card, i) => JSON.stringify(card) !== JSON.stringify(GATE_CARDS[i]),
);
