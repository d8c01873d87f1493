import { START } from '../words/en/start.js';
import { loadMessages } from '../words/t.js';

/** Messages of this screen, bundled with it, and those shared by every screen. */
export const t = await loadMessages(START, async () => (await import('../words/de/start.js')).START_DE);
