import { OPENING } from '../../words/en/opening.js';
import { loadMessages } from '../../words/t.js';

/** What is said before the first question. */
export const t = await loadMessages(OPENING, async () => (await import('../../words/de/opening.js')).OPENING_DE);
