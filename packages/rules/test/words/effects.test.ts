import { describe } from 'vitest';
import type { Effect } from '../../src/language/effects.js';
import { effectText } from '../../src/words/write.js';
import { BOARD } from './effects-board.js';
import { HAVING } from './effects-having.js';
import { PLAYING } from './effects-playing.js';
import { type Rows, saysAll, type Table } from './table.js';

/** Every effect there is. */
const EFFECTS: Table<'do', Effect> = { ...PLAYING, ...HAVING, ...BOARD };

describe('every effect says what it does', () => {
  saysAll(EFFECTS as Readonly<Record<string, Rows<Effect>>>, (w, effect) => effectText(w, [effect]));
});
