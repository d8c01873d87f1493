import { PUZZLE } from '../words/en/puzzle.js';
import { loadMessages } from '../words/t.js';

/** Messages of puzzles, bundled with their screen. */
export const t = await loadMessages(PUZZLE, async () => (await import('../words/de/puzzle.js')).PUZZLE_DE);
