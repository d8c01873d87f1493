import type { BoxTerminal } from '@vigil/cli';
import { HARBOUR_LIMIT, monstersInHarbour, TIDE, TIDE_TURNS } from './rules.js';

/** What the terminal shows of the harbour: the tide, and how full it is. */
export const TERMINAL: BoxTerminal = {
  board: (w, state) => [
    [w.say('harbour.tide'), w.say('harbour.tide-at', { level: TIDE.of({ s: state }).level, turns: TIDE_TURNS })],
    [w.say('harbour.monsters'), `${monstersInHarbour(state.monsters)}/${HARBOUR_LIMIT}`],
  ],
};
