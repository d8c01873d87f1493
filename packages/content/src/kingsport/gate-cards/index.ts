/** The 32 gate cards of Kingsport: eight of each colour. */
import type { GateCardDef } from '@vigil/rules';
import { BLUE } from './blue.js';
import { GREEN } from './green.js';
import { RED } from './red.js';
import { YELLOW } from './yellow.js';

export const GATE_CARDS: readonly GateCardDef[] = [...BLUE, ...GREEN, ...RED, ...YELLOW];
