import { BOTS } from '../words/en/bots.js';
import { loadMessages } from '../words/t.js';

/** Messages about bots, bundled with what shows them. */
export const t = await loadMessages(BOTS, async () => (await import('../words/de/bots.js')).BOTS_DE);
