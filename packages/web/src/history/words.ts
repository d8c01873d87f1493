import { HISTORY } from '../words/en/history.js';
import { loadMessages } from '../words/t.js';

/** The messages of this screen, loaded with it, and the shared ones. */
export const t = await loadMessages(HISTORY, async () => (await import('../words/de/history.js')).HISTORY_DE);
