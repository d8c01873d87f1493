import { CARDS } from '../words/en/cards.js';
import { loadMessages } from '../words/t.js';

/** What this screen says, which comes with it, and what every screen does. */
export const t = await loadMessages(CARDS, async () => (await import('../words/de/cards.js')).CARDS_DE);
