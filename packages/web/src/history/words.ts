import { HISTORY } from '../words/en/history.js';
import { loadMessages } from '../words/t.js';

/** What this screen says, which comes with it, and what every screen does. */
export const t = await loadMessages(HISTORY, async () => (await import('../words/de/history.js')).HISTORY_DE);
