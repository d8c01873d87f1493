import type { BoxTerminal } from '@vigil/cli';
import { HARBOUR_LIMIT, monstersInHarbour, TIDE, TIDE_TURNS } from './rules.js';

/** Terminal output of the harbour: the tide, and the number of monsters. */
export const TERMINAL: BoxTerminal = {
  board: (w, state) => [
    [w.say('harbour.tide'), w.say('harbour.tide-at', { level: TIDE.of({ s: state }).level, turns: TIDE_TURNS })],
    [w.say('harbour.monsters'), `${monstersInHarbour(state.monsters)}/${HARBOUR_LIMIT}`],
  ],
};
