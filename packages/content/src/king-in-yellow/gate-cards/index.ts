/** The 24 gate cards of The King in Yellow: six of each colour. */
import type { GateCardDef } from '@vigil/rules';
import { BLUE } from './blue.js';
import { GREEN } from './green.js';
import { RED } from './red.js';
import { YELLOW } from './yellow.js';

export const GATE_CARDS: readonly GateCardDef[] = [...RED, ...GREEN, ...BLUE, ...YELLOW];
