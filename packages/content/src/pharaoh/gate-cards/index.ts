/** The 27 gate cards of Curse of the Dark Pharaoh: six of each colour, three of two colours. */
import type { GateCardDef } from '@vigil/rules';
import { type EditionVariant, ORIGINAL, REVISED } from '../edition-variants.js';
import { BLUE } from './blue.js';
import { GREEN } from './green.js';
import { RED } from './red.js';
import { TWO_COLOURED_CARDS, YELLOW } from './yellow.js';

const cardsOfEdition = (ed: EditionVariant): readonly GateCardDef[] => [
  ...BLUE(ed),
  ...GREEN(ed),
  ...RED(ed),
  ...YELLOW(ed),
  ...TWO_COLOURED_CARDS,
];

export const GATE_CARDS = cardsOfEdition(ORIGINAL);

/** Gate cards that differ in the edition of 2011. */
export const REVISED_GATE_CARDS = cardsOfEdition(REVISED).filter(
  (card, i) => JSON.stringify(card) !== JSON.stringify(GATE_CARDS[i]),
);
