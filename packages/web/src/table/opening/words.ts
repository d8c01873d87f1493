import { OPENING } from '../../words/en/opening.js';
import { loadMessages } from '../../words/t.js';

/** The messages of the opening scene. */
export const t = await loadMessages(OPENING, async () => (await import('../../words/de/opening.js')).OPENING_DE);
