import type { BoxArt } from '../box-art.js';
import { HERALDS } from './heralds.js';
import { CARDS } from './icons/cards.js';
import { MONSTERS } from './icons/monsters.js';
import { PLATES } from './plates/index.js';
import { SCENES } from './scenes.js';
import { TOKENS } from './tokens.js';

/** All drawings for The King in Yellow; fetched with the box. */
export const ART: BoxArt = {
  heralds: HERALDS,
  cardIcons: CARDS,
  monsters: MONSTERS,
  scenes: SCENES,
  plates: PLATES,
  tokens: TOKENS,
};
