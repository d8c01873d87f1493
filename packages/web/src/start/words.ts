import { START } from '../words/en/start.js';
import { loadMessages } from '../words/t.js';

/** What this screen says, which comes with it, and what every screen does. */
export const t = await loadMessages(START, async () => (await import('../words/de/start.js')).START_DE);
